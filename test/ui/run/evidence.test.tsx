import { PhoneNumberId } from "../../../shared/ids.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ChainLink } from "../../../shared/proof/chain.ts";
import type { Script } from "../../support/fake-core.ts";
import { FAKE_RUN } from "../../support/fake-core.ts";
import { eventOf } from "../../support/imagined-events.ts";
import { imaginedChain } from "../proof/imagined-chain.ts";
import { sampleWorkspace } from "../workspace/sample-workspace.ts";
import { showRun } from "./shown-run.tsx";

const AT = "2026-01-15T12:00:00.000Z";
const LATER = "2026-01-15T12:05:00.000Z";
const ID = "2000001";
const COMPLETE: Partial<RunSnapshot> = {
  phase: { kind: "ended", reason: "complete" },
  numberIs: "cloud",
  proof: "proven",
};

async function shown(
  script: Script = {},
  links: readonly ChainLink[] = [],
  change: Partial<RunSnapshot> = COMPLETE,
) {
  return showRun(
    { phoneNumberId: PhoneNumberId.parse(ID), ...change },
    {
      workspaces: [sampleWorkspace()],
      chain: imaginedChain({ run: FAKE_RUN, phoneNumberId: ID }, links),
      ...script,
    },
  );
}

async function messages(): Promise<HTMLElement> {
  await userEvent.click(
    await screen.findByRole("button", { name: "Show the evidence" }, { timeout: 20_000 }),
  );
  const drawer = await screen.findByRole("dialog", { name: "Evidence" });
  await userEvent.click(within(drawer).getByRole("tab", { name: /^Messages/ }));
  return drawer;
}

test("[K2] a migration's calls are copied as cURL commands or saved in the form that is chosen", async () => {
  const saved: { readonly name: string; readonly blob: Blob }[] = [];
  let last = new Blob();
  const makeUrl = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    last = blob as Blob;
    return "blob:x";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
  const user = userEvent.setup();
  await shown();
  await user.click(await screen.findByRole("button", { name: "Show the evidence" }, { timeout: 20_000 }));
  const drawer = within(await screen.findByRole("dialog", { name: "Evidence" }));
  await user.click(drawer.getByRole("button", { name: "Copy as cURL" }));
  expect(await drawer.findByText("Copied")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`calls of ${FAKE_RUN} as curl\n`);
  for (const [name, file] of [
    ["Shell script with cURL", `switchover-calls-${FAKE_RUN}.sh`],
    ["HTTP archive (HAR)", `switchover-calls-${FAKE_RUN}.har`],
    ["Both APIs as OpenAPI", `switchover-calls-${FAKE_RUN}.openapi.json`],
  ] as const) {
    await user.click(drawer.getByRole("button", { name: "Save calls" }));
    await user.click(await screen.findByRole("menuitem", { name }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe(file));
  }
  expect(saved).toHaveLength(3);
  makeUrl.mockRestore();
  click.mockRestore();
});

test("calls that can't be read are named as a problem", async () => {
  const { core } = await shown();
  core.fail("collection.calls", { kind: "storageFailed", code: "EIO" });
  await userEvent.click(
    await screen.findByRole("button", { name: "Show the evidence" }, { timeout: 20_000 }),
  );
  const drawer = within(await screen.findByRole("dialog", { name: "Evidence" }));
  await userEvent.click(drawer.getByRole("button", { name: "Copy as cURL" }));
  expect(await drawer.findByRole("alert")).toBeTruthy();
  expect(drawer.queryByText("Copied")).toBeNull();
});

/** What the screen offers first. */
function primaries(): readonly (string | null)[] {
  return [...document.querySelectorAll(`main :is(a, button)[data-variant="filled"]`)].map(
    ({ textContent }) => textContent,
  );
}

test("the messages of the evidence are those of this number since the migration began, each with its signature and its way to the event", async () => {
  await shown({
    events: [
      eventOf(4, { phoneNumberId: ID, receivedAt: LATER, messageId: "wamid.FOUR", signature: "valid" }),
      eventOf(3, { phoneNumberId: ID, receivedAt: LATER, source: "on-premises", signature: "unchecked" }),
      eventOf(2, { phoneNumberId: "2000009", receivedAt: LATER }),
      eventOf(1, { phoneNumberId: ID, receivedAt: "2026-01-14T12:00:00.000Z" }),
    ],
  });
  const drawer = await messages();
  const list = await within(drawer).findByRole("list", { name: "Arrived since this migration started" });
  const rows = [...list.children];
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain("Signed");
  expect(rows[1]?.textContent).toContain("Unsigned");
  await userEvent.click(rows[0]?.querySelector("summary") as HTMLElement);
  expect(within(rows[0] as HTMLElement).getByText("wamid.FOUR")).toBeTruthy();
  const link = within(rows[0] as HTMLElement).getByRole("link", { name: "Show this event" });
  expect(link.getAttribute("href")).toBe("#/events/4");
});

test("a test notification among the messages is called one, whatever its signature", async () => {
  await shown({
    events: [eventOf(4, { phoneNumberId: ID, receivedAt: LATER, signature: "valid", madeUp: true })],
  });
  const drawer = await messages();
  const list = await within(drawer).findByRole("list", { name: "Arrived since this migration started" });
  expect(list.textContent).not.toContain("Signed");
});

test("a tab without data says so in a sentence", async () => {
  await shown();
  const drawer = await messages();
  expect(await within(drawer).findByText("Nothing arrived here for this number since then.")).toBeTruthy();
  expect(within(drawer).getByText("No message and no reply are confirmed since the move.")).toBeTruthy();
  await userEvent.click(within(drawer).getByRole("tab", { name: /^Comparisons/ }));
  expect(within(drawer).getByText(/^Nothing could be compared/)).toBeTruthy();
  await userEvent.click(within(drawer).getByRole("tab", { name: /^Checks/ }));
  expect(within(drawer).getByText("No preflight checks are recorded for this migration.")).toBeTruthy();
});

test("Esc closes the evidence and gives the focus back to its button", async () => {
  await shown();
  const opener = await screen.findByRole("button", { name: "Show the evidence" }, { timeout: 20_000 });
  await userEvent.click(opener);
  await screen.findByRole("dialog", { name: "Evidence" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Evidence" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("[I28] a number that was found on the other API since is nowhere said to be where it was moved", async () => {
  await shown({}, [{ id: "moved", state: "failed", evidence: "elsewhere", at: AT }]);
  await screen.findByRole(
    "heading",
    { level: 1, name: /^Migration of .* to the cloud$/ },
    { timeout: 20_000 },
  );
  const main = screen.getByRole("main").textContent ?? "";
  expect(main).not.toMatch(/is (now )?in the cloud/);
  expect(screen.getByRole("figure", { name: /^Location|on-premises/ })).toBeTruthy();
});

test("the primary action of a complete migration is the next missing proof, then the certificate, never two", async () => {
  const message: ChainLink = { id: "message", state: "proven", evidence: "signed-message", at: AT };
  const answer: ChainLink = {
    id: "answer",
    state: "proven",
    evidence: "signed-status",
    at: AT,
    status: "read",
  };
  const endpoint: ChainLink = { id: "endpoint", state: "proven", evidence: "checks-passed", at: AT };
  for (const [links, primary] of [
    [[], "Send a test message"],
    [[message], "Test a reply"],
    [[message, answer], "Check endpoint"],
    [[message, answer, endpoint], "Certificate"],
  ] as const) {
    const { window } = await shown({}, links);
    await waitFor(() => expect(primaries()).toEqual([primary]), { timeout: 20_000 });
    const proven = window.container.querySelectorAll(`[data-proof="proven"]`).length;
    expect(proven).toBe(links.length + 1);
    window.unmount();
  }
});

test("a downtime that was not measured is said to be so at the end of a migration", async () => {
  await shown();
  expect(
    await screen.findByText("The downtime wasn't measured.", undefined, { timeout: 20_000 }),
  ).toBeTruthy();
});

test("[H1] a migration after which the test message didn't arrive is not called working", async () => {
  const failed = { id: "message", state: "failed", evidence: "did-not-arrive", at: LATER } as const;
  await shown({}, [failed], { ...COMPLETE, working: true });
  const name = "+1 202 555 0123 is in the cloud, but the test message didn't arrive";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
});
