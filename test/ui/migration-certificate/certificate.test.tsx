import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { ChainLink } from "../../../shared/proof/chain.ts";
import { fakeCore, FAKE_RUN, type FakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { imaginedChain } from "../proof/imagined-chain.ts";
import { snapshot } from "../run/shown-run.tsx";
import { sampleWorkspace } from "../workspace/sample-workspace.ts";

const AT = "2026-01-15T12:00:00.000Z";
const COMPLETE = {
  phase: { kind: "ended", reason: "complete" },
  numberIs: "cloud",
  proof: "proven",
} as const;

async function shown(
  change: Partial<RunSnapshot>,
  links: readonly ChainLink[] = [],
  prepare?: (core: FakeCore) => void,
  vault: "open" | "locked" = "open",
): Promise<FakeCore> {
  const core = fakeCore({
    workspaces: [sampleWorkspace()],
    edit: (told) => ({ ...told, ...snapshot(change), revision: told.revision + 5 }),
    chain: imaginedChain({ run: FAKE_RUN, phoneNumberId: "2000001" }, links),
  });
  prepare?.(core);
  if (vault === "open")
    await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, `/runs/${FAKE_RUN}/certificate`);
  return core;
}

const paper = async () => within(await screen.findByRole("article", undefined, { timeout: 20_000 }));

test("a certificate says that messages arrive only if one did after the move", async () => {
  await shown(COMPLETE);
  const page = await paper();
  expect(page.queryByText(/messages arrive/)).toBeNull();
  expect(await page.findByText("No test since the move.")).toBeTruthy();
});

test("a certificate with a message after the move says so, with its time", async () => {
  await shown(COMPLETE, [{ id: "message", state: "proven", evidence: "signed-message", at: AT }]);
  const page = await paper();
  expect(await page.findByText(/is in the cloud, and messages arrive\./)).toBeTruthy();
});

test("what a person reported is not called confirmed", async () => {
  await shown({ ...COMPLETE, proof: "attested", basis: "person" });
  const page = await paper();
  expect(page.getByRole("heading", { level: 2 }).textContent).toContain("not confirmed by the platform");
  expect(page.getByText("Reported by you.")).toBeTruthy();
});

test("what is missing is named in one line, and nothing is once all four proofs are there", async () => {
  await shown(COMPLETE, [
    { id: "message", state: "before-move", evidence: "earlier-message", at: AT, side: "on-premises" },
  ]);
  expect(
    await (await paper()).findByText("Message arrived · Reply delivered · Production endpoint ready"),
  ).toBeTruthy();
  cleanup();
  await shown(COMPLETE, [
    { id: "message", state: "proven", evidence: "signed-message", at: AT },
    { id: "answer", state: "proven", evidence: "signed-status", at: AT, status: "delivered" },
    { id: "endpoint", state: "proven", evidence: "checks-passed", at: AT },
  ]);
  expect(await (await paper()).findByText("Nothing: all four proofs are on this page.")).toBeTruthy();
});

test("a number on-premises again is certified by what the client reported, which is called unsigned", async () => {
  await shown({ ...COMPLETE, direction: "to-onprem", numberIs: "on-premises" }, [
    { id: "message", state: "proven", evidence: "client-message", at: AT },
  ]);
  const page = await paper();
  expect(page.getByText(/Cloud to on-premises/)).toBeTruthy();
  expect(await page.findByText(/does not sign|unsigned|signs nothing/i)).toBeTruthy();
});

test("a certificate is saved as a file of its own in which a hostile display name stays text", async () => {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return "blob:fake";
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (blob !== undefined) files.push({ name: this.download, blob });
  });
  const hostile = `</style><script>alert(1)</script><img src=x onerror=alert(2)>\u202e`;
  await shown({ ...COMPLETE, displayName: { reported: hostile, differs: true } });
  const text = (await paper()).getByText(/alert\(1\)/).textContent;
  await userEvent.click(screen.getByRole("button", { name: "Save as HTML" }));
  await waitFor(() => expect(files).toHaveLength(1));
  click.mockRestore();
  expect(files[0]?.name).toBe(`switchover-certificate-${FAKE_RUN}.html`);
  const html = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsText(files[0]?.blob as Blob);
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelector("script, img, iframe, link, a, form")).toBeNull();
  expect(page.querySelector("article")?.textContent).toContain(text);
  expect(html).toContain("default-src 'none'");
  expect(html).not.toContain("\u202e");
});

test("a downtime that was not measured is not invented", async () => {
  await shown(COMPLETE);
  expect((await paper()).getByText("The downtime wasn't measured.")).toBeTruthy();
});

test("[I28] a number that was found elsewhere since has no certificate for where it was", async () => {
  await shown(COMPLETE, [{ id: "moved", state: "failed", evidence: "elsewhere", at: AT }]);
  expect(
    await screen.findByText(/was found on the other API since/, undefined, { timeout: 20_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

test("[I9] a certificate counts nothing that it could not read", async () => {
  const core = await shown(COMPLETE, [], (fake) =>
    fake.fail("migration.story", { kind: "storageFailed", code: "EIO" }),
  );
  expect((await paper()).getAllByText("unknown: the journal couldn't be read")).toHaveLength(2);
  expect(screen.queryByText(/reported by a person/)).toBeNull();
  expect(core.calls).toContain("migration.story");
  cleanup();
  await shown({ ...COMPLETE, damagedRows: 2 });
  expect((await paper()).getAllByText(/2 corrupted journal rows are not counted/)).toHaveLength(2);
});

test("[I1] a certificate says of the backup what the vault says, not only that one was made", async () => {
  const pairLabel = "migration.r-20260115-aaaaaa.backup";
  await shown({ ...COMPLETE, pairLabel });
  expect(await (await paper()).findByText("deleted from the vault since")).toBeTruthy();
  cleanup();
  await shown({ ...COMPLETE, pairLabel }, [], undefined, "locked");
  expect((await paper()).getByText("encrypted; the vault was locked when this page was made")).toBeTruthy();
});

test("[I28] a downtime that a check ended says what it ends with", async () => {
  const steps = [
    { step: "register", state: { kind: "confirmed", attempt: 1, by: "look-up" } },
  ] satisfies RunSnapshot["steps"];
  await shown({ ...COMPLETE, steps, downtimeMs: 8 * 3_600_000 });
  expect(
    (await paper()).getByRole("heading", { name: "Downtime: 8\u00a0h from request to confirmation" }),
  ).toBeTruthy();
});

test.each<readonly [string, Partial<RunSnapshot>, RegExp]>([
  ["is open", {}, /Only a complete migration has a certificate/],
  [
    "did not move the number",
    { phase: { kind: "ended", reason: "backup-refused" } },
    /Only a complete migration has a certificate/,
  ],
  [
    "was followed by another one",
    { ...COMPLETE, newer: { run: "r-20260116-newerr" as RunSnapshot["run"] } },
    /newer migration of this number exists/,
  ],
])("a migration that %s has no certificate, and its page says why", async (_why, change, words) => {
  await shown(change);
  expect(await screen.findByText(words, undefined, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole("article")).toBeNull();
});

test("[R7] the signed report is saved in the form that is chosen, and the key's fingerprint is told", async () => {
  const saved: Blob[] = [];
  const makeUrl = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:x";
  });
  const asked: string[] = [];
  const core = fakeCore({
    workspaces: [sampleWorkspace()],
    edit: (told) => ({ ...told, ...snapshot(COMPLETE), revision: told.revision + 5 }),
    chain: imaginedChain({ run: FAKE_RUN, phoneNumberId: "2000001" }, []),
    reports: (form) => {
      asked.push(form);
      return form === "pdf" ? "no-printer" : undefined;
    },
  });
  showWindow(core.transport, `/runs/${FAKE_RUN}/certificate`);
  await paper();
  const user = userEvent.setup();
  const choose = async (form: RegExp): Promise<void> => {
    await user.click(screen.getByRole("button", { name: "Signed report" }));
    await user.click(await screen.findByRole("menuitem", { name: form }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  };
  await choose(/HTML/);
  expect(await screen.findByText(/Fingerprint of the key: 0A1B 0A1B/)).toBeTruthy();
  expect(await saved[0]?.text()).toBe(`report of ${FAKE_RUN} as html`);
  await choose(/PDF/);
  expect(await screen.findByText(/No program that prints a page as PDF was found/)).toBeTruthy();
  expect([asked, saved.length]).toEqual([["html", "pdf"], 1]);
  makeUrl.mockRestore();
});

test("[K5] what differs is shown with both values and an explanation, what can't be compared as that", async () => {
  const same = { expectedSame: true, same: true, because: "promised" } as const;
  await shown({
    ...COMPLETE,
    changes: [
      { member: "verified_name", before: "Northwind", after: "Northwind", ...same },
      {
        member: "message_templates.status",
        before: "APPROVED 34",
        after: "APPROVED 33, PAUSED 1",
        expectedSame: true,
        same: false,
        because: "own-review",
        templates: {
          added: 0,
          removed: 0,
          changed: 1,
          first: [{ name: "order_shipped", language: "de", before: "APPROVED", after: "PAUSED" }],
        },
      },
    ],
    untold: [{ member: "owning_account" }],
  });
  const page = await paper();
  expect(page.getByText("Before and after: 1 of 3 are the same")).toBeTruthy();
  expect(page.getByText(/The platform reviews templates all the time/)).toBeTruthy();
  expect(page.getByText("order_shipped (de): APPROVED, now PAUSED")).toBeTruthy();
  expect(page.getByText(/It was reported neither before nor after/)).toBeTruthy();
  expect(page.getAllByText("not reported").length).toBe(2);
});
