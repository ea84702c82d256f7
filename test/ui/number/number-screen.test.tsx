import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { fakeCore, FAKE_RUN, type Script } from "../../support/fake-core.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

const ADDRESS = `/workspaces/${ID}/numbers/2000001`;
// The fake core's one run is of this number too; it has ended, long before the look.
const ENDED: Pick<Script, "edit"> = {
  edit: (run) => ({
    ...run,
    phase: { kind: "ended", reason: "abandoned" },
    proof: "none",
    updatedAt: "2026-01-01T00:00:00.000Z",
  }),
};
const OPEN = { timeout: 20_000 };

async function openCore(script: Script) {
  const core = fakeCore({ workspaces: [sampleWorkspace()], ...ENDED, ...script });
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  return core;
}

function seen(change: Partial<NumberObservation["reading"]> = {}): NumberObservation {
  return {
    workspace: ID as NumberObservation["workspace"],
    phoneNumberId: "2000001" as NumberObservation["phoneNumberId"],
    revision: 1,
    asked: {},
    reading: { ...AGREED, ...change },
  };
}

test("the place is shown with what each side said and how long ago", async () => {
  const core = await openCore({ readings: [seen()] });
  showWindow(core.transport, ADDRESS);
  expect(await screen.findByRole("figure", { name: "+1 202 555 0123 is on-premises" }, OPEN)).toBeTruthy();
  expect(screen.getByText("The cloud reports that the number is on-premises.")).toBeTruthy();
  expect(
    screen.getByText("The on-premises client reports that it is connected, but not with which number."),
  ).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "+1 202 555 0123 was on-premises and worked at the last check",
  );
});

test("a number whose sides contradict each other is not known, with the reason", async () => {
  const core = await openCore({
    ...ENDED,
    readings: [seen({ home: "unknown", reason: "sides-contradict" })],
  });
  showWindow(core.transport, ADDRESS);
  expect(await screen.findByRole("figure", { name: /^Location of .* is unknown/ }, OPEN)).toBeTruthy();
  expect(screen.getByText("Unknown: the two APIs contradict each other.")).toBeTruthy();
});

test("what the platform calls a number can hide nothing", async () => {
  const hostile = "<img src=x onerror=alert(1)>\u202egnp";
  const core = await openCore({
    readings: [
      seen({
        number: { verifiedName: hostile, refusedFields: [] },
        subscriptions: [{ id: "1", name: hostile }],
      }),
    ],
  });
  showWindow(core.transport, ADDRESS);
  await screen.findByRole("figure", {}, OPEN);
  expect(document.querySelector("main img[src]")).toBeNull();
  expect(screen.getAllByText("<img src=x onerror=alert(1)>\\u{202e}gnp")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("\u202e");
});

test("looking again says what is awaited and the longest time, and a second click asks nobody twice", async () => {
  const core = await openCore({});
  const answer = core.hold("numbers.look");
  showWindow(core.transport, ADDRESS);
  const look = await screen.findByRole("button", { name: "Refresh" }, OPEN);
  await userEvent.click(look);
  await userEvent.click(look);
  expect(await screen.findByText("Asking both APIs for the number's location")).toBeTruthy();
  expect(screen.getByText(/of at most 60/)).toBeTruthy();
  answer();
  expect(await screen.findByRole("figure", { name: "+1 202 555 0123 is on-premises" })).toBeTruthy();
  expect(core.calls.filter((call) => call === "numbers.look")).toHaveLength(1);
});

test("what a move still lacks is listed, with the way to each", async () => {
  const core = await openCore({ readings: [seen()], workspaces: [sampleWorkspace({ onPrem: undefined })] });
  showWindow(core.transport, ADDRESS);
  expect(await screen.findByText("Before you can move it to the cloud:", {}, OPEN)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Fill in the on-premises connection" });
  expect(link.getAttribute("href")).toBe(`#/workspaces/${ID}`);
  await userEvent.click(screen.getByRole("button", { name: "Save the two-step PIN" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Two-step PIN"));
  expect(screen.queryByRole("link", { name: "Move to the cloud" })).toBeNull();
});

test("a PIN has six digits, goes to the vault and is gone from the page", async () => {
  const core = await openCore({ readings: [seen()] });
  showWindow(core.transport, ADDRESS);
  const pin = await screen.findByLabelText("Two-step PIN", {}, OPEN);
  await userEvent.type(pin, "12a");
  expect(screen.getByText("A PIN has exactly 6 digits.")).toBeTruthy();
  await userEvent.clear(pin);
  await userEvent.type(pin, "874903");
  await userEvent.click(screen.getByRole("button", { name: "Save secrets" }));
  expect(await screen.findByRole("button", { name: "Replace: Two-step PIN" })).toBeTruthy();
  expect(core.calls).toContain("vault.put");
  expect(document.documentElement.outerHTML).not.toContain("874903");
});

test("a number with an open run is not removed; one without is, once it was typed", async () => {
  const moving = await openCore({ edit: (run) => ({ ...run, phase: { kind: "ready" } }) });
  const shown = showWindow(moving.transport, ADDRESS);
  expect(
    await screen.findByText(/migration of this number is open, so it can't be removed/, {}, OPEN),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove number" })).toBeNull();
  shown.unmount();
  const core = await openCore({});
  showWindow(core.transport, ADDRESS);
  await userEvent.click(await screen.findByRole("button", { name: "Remove number" }, OPEN));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Type the number: +12025550123"), "+1 202 555 0123");
  await userEvent.click(dialog.getByRole("button", { name: "Remove number" }));
  await waitFor(() => expect(window.location.hash).toBe(`#/workspaces/${ID}`));
  const list = await clientOver(core.transport).call("workspaces.list", {});
  expect(list.ok && list.value.workspaces[0]?.numbers).toEqual([]);
});

async function askToRemove() {
  await userEvent.click(await screen.findByRole("button", { name: "Remove number" }, OPEN));
  const dialog = within(await screen.findByRole("dialog"));
  // Written as the platform writes it, with hyphens that are none.
  await userEvent.type(dialog.getByLabelText("Type the number: +12025550123"), "1 (202) 555\u20110123");
  await userEvent.click(dialog.getByRole("button", { name: "Remove number" }));
  return dialog;
}

test("a number that could not be taken out keeps its PIN and certificate", async () => {
  const core = await openCore({});
  showWindow(core.transport, ADDRESS);
  core.fail("workspaces.save", { kind: "storageFull" });
  const dialog = await askToRemove();
  expect((await dialog.findByRole("alert")).textContent).toContain("The data folder's disk is full.");
  expect(core.calls).not.toContain("vault.forget");
});

test("secrets that could not be erased with their number are told, where the number is gone already", async () => {
  const core = await openCore({});
  showWindow(core.transport, ADDRESS);
  core.fail("vault.forget", { kind: "storageFull" });
  await askToRemove();
  await waitFor(() => expect(window.location.hash).toBe(`#/workspaces/${ID}`));
  expect((await screen.findByRole("alert")).textContent).toContain("The data folder's disk is full.");
  expect(core.calls.indexOf("workspaces.save")).toBeLessThan(core.calls.indexOf("vault.forget"));
});

test("a list that cannot be read is told with a way to try again, and a lost program stops every button", async () => {
  const core = await openCore({});
  core.fail("workspaces.list", { kind: "storageFailed", code: "EIO" });
  const shown = showWindow(core.transport, ADDRESS);
  expect(await screen.findByRole("alert", {}, OPEN)).toBeTruthy();
  core.fail("workspaces.list");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  const look = await screen.findByRole<HTMLButtonElement>("button", { name: "Refresh" });
  expect(look.disabled).toBe(false);
  shown.loseLink();
  await waitFor(() => expect(look.disabled).toBe(true));
});

test("no subscribed app is one sentence, not two that say it differently", async () => {
  const core = await openCore({ readings: [seen({ home: "cloud", subscriptions: [], ownApp: "1" })] });
  showWindow(core.transport, ADDRESS);
  const facts = await screen.findByRole("region", { name: "Platform status" }, OPEN);
  expect(facts.textContent).toContain("No app is subscribed.");
  expect(facts.textContent).not.toContain("not among them");
});

test("the timeline shows everything that happened, or one kind of it", async () => {
  const core = await openCore({ readings: [seen()] });
  showWindow(core.transport, ADDRESS);
  const timeline = await screen.findByRole("region", { name: "Timeline" }, OPEN);
  expect(within(timeline).getAllByRole("listitem")).toHaveLength(2);
  await userEvent.click(within(timeline).getByRole("radio", { name: "Checks" }));
  expect(within(timeline).getAllByRole("listitem")).toHaveLength(1);
  expect(timeline.textContent).toContain("+1 202 555 0123 checked");
  await userEvent.click(within(timeline).getByRole("radio", { name: "Webhooks" }));
  expect(within(timeline).queryAllByRole("listitem")).toHaveLength(0);
});

test("the activity of a number leads to the certificate of its complete migration, and to none otherwise", async () => {
  const complete: Script = {
    edit: (run) => ({
      ...run,
      phase: { kind: "ended", reason: "complete" },
      numberIs: "cloud",
      proof: "proven",
    }),
  };
  const { unmount } = showWindow((await openCore(complete)).transport, ADDRESS);
  const link = await screen.findByRole("link", { name: "Certificate" }, OPEN);
  expect(link.getAttribute("href")).toBe(`#/runs/${FAKE_RUN}/certificate`);
  unmount();
  showWindow((await openCore({})).transport, ADDRESS);
  await waitFor(() => expect(document.querySelector(`a[href="#/runs/${FAKE_RUN}"]`)).not.toBeNull(), OPEN);
  expect(screen.queryByRole("link", { name: "Certificate" })).toBeNull();
});
