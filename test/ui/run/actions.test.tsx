import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { FAKE_RUN } from "../../support/fake-core.ts";
import { ONE } from "../webhooks/imagined.ts";
import { callsOf, showRun, snapshot, withRegister } from "./shown-run.tsx";

const AT = "2026-01-15T12:00:00.000Z";
const LOST = {
  kind: "unknown",
  attempt: 1,
  outcome: { kind: "unknown", cause: "timeout", evidence: { at: AT, durationMs: 60_000 } },
} as const;

describe("the point of no return", () => {
  test("opens only once the number was typed, spaces or not", async () => {
    const user = userEvent.setup();
    await showRun();
    const field = await screen.findByLabelText(/Type the number's digits/);
    const button = screen.getByRole("button", { name: "Move to the cloud" });
    expect(button).toHaveProperty("disabled", true);
    await user.type(field, "1 202 555 012");
    expect(button).toHaveProperty("disabled", true);
    await user.type(field, "3");
    expect(button).toHaveProperty("disabled", false);
  });

  test("a double click confirms once", async () => {
    const user = userEvent.setup();
    const { core } = await showRun();
    await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123");
    const release = core.hold("migration.confirm");
    await user.dblClick(screen.getByRole("button", { name: "Move to the cloud" }));
    await waitFor(() => expect(callsOf(core, "migration.confirm")).toBe(1));
    release();
    await waitFor(() => expect(core.confirmed.get("point-of-no-return")).toBe("person"));
    expect(callsOf(core, "migration.confirm")).toBe(1);
  });
});

const PIN_REFUSED = {
  kind: "rejected",
  attempt: 1,
  outcome: { kind: "rejected", reason: "pin-wrong", evidence: { at: AT, durationMs: 12 } },
} as const;

test("a step's time is told in its list as under the bridge: milliseconds are no 0.0 s", async () => {
  await showRun({
    phase: { kind: "ended", reason: "register-pin-refused" },
    steps: withRegister(PIN_REFUSED),
  });
  await userEvent.click(await screen.findByText("Show the steps and their evidence"));
  const list = await screen.findByRole("region", { name: "Steps" });
  expect(within(list).getByText("12 ms")).toBeTruthy();
  expect(list.textContent).not.toContain("0.0 s");
});

test("taking up a run whose next request moves the number needs the number typed once more", async () => {
  const user = userEvent.setup();
  const { core } = await showRun({
    phase: { kind: "ended", reason: "register-pin-refused" },
    continuingMoves: true,
    steps: withRegister(PIN_REFUSED),
  });
  const again = await screen.findByRole("button", { name: "Resume migration" });
  expect(again).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText(/Type the number's digits/), "12025550123");
  await user.click(again);
  await waitFor(() => expect(callsOf(core, "migration.proceed")).toBe(1));
});

test("a run that stays as it was, because its PIN is still the refused one, says so", async () => {
  const user = userEvent.setup();
  const ended = {
    phase: { kind: "ended", reason: "register-pin-refused" },
    continuingMoves: true,
  } as const;
  const { core } = await showRun(
    {},
    {
      edit: (told) => ({ ...told, ...snapshot({ ...ended, steps: withRegister(PIN_REFUSED) }), revision: 5 }),
    },
  );
  await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123");
  await user.click(screen.getByRole("button", { name: "Resume migration" }));
  expect((await screen.findByRole("alert")).textContent).toContain("already rejected");
  expect(callsOf(core, "migration.proceed")).toBe(1);
});

test("a name that differs needs a comparison and the name typed", async () => {
  const user = userEvent.setup();
  await showRun({
    phase: { kind: "awaiting-confirmation", what: ["display-name"] },
    displayName: { expected: "Northwind Bakery", reported: "Southwind Bakery", differs: true },
  });
  const button = await screen.findByRole("button", { name: "Accept name" });
  await user.type(screen.getByLabelText("Type the reported name to accept it"), "Southwind Bakery");
  expect(button).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox"));
  expect(button).toHaveProperty("disabled", false);
});

test("a person's word on where the number is is asked for twice", async () => {
  const user = userEvent.setup();
  const { core } = await showRun({
    phase: { kind: "unknown", step: "register" },
    steps: withRegister(LOST),
    numberIs: "unknown",
    proof: "none",
  });
  await user.click(await screen.findByRole("button", { name: "Report cloud…" }));
  expect(callsOf(core, "migration.resolve")).toBe(0);
  const record = await screen.findByRole("button", { name: "Report cloud" });
  expect(record).toHaveProperty("disabled", true);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Report cloud…" }));
  await user.type(await screen.findByLabelText(/Type the number's digits/), "+1 202 555 0123");
  await user.click(screen.getByRole("button", { name: "Report cloud" }));
  await waitFor(() => expect(callsOf(core, "migration.resolve")).toBe(1));
});

test("the request cannot be repeated when its attempts are spent", async () => {
  await showRun({
    phase: { kind: "unknown", step: "register" },
    steps: withRegister(LOST),
    numberIs: "unknown",
    proof: "none",
    attempts: { inRun: 0, inWindow: 5 },
  });
  expect(await screen.findByRole("button", { name: "Resend…" })).toHaveProperty("disabled", true);
});

test("abandoning is asked for a second time", async () => {
  const user = userEvent.setup();
  const { core } = await showRun({ phase: { kind: "ready" } });
  await user.click(await screen.findByRole("button", { name: "Abandon migration…" }));
  expect(callsOf(core, "migration.abandon")).toBe(0);
  await user.click(await screen.findByRole("button", { name: "Abandon migration" }));
  await waitFor(() => expect(callsOf(core, "migration.abandon")).toBe(1));
});

test("a run that another process works on is told, and the run stays where it is", async () => {
  const user = userEvent.setup();
  const { core } = await showRun({ phase: { kind: "ready" } });
  core.fail("migration.proceed", { kind: "heldElsewhere", run: "r-20260115-fakeru" });
  await user.click(await screen.findByRole("button", { name: "Resume migration" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Resume migration" })).toBeTruthy();
});

test("nothing can be set off while the program cannot be reached", async () => {
  const { window } = await showRun({ phase: { kind: "ready" } });
  const button = await screen.findByRole("button", { name: "Resume migration" });
  act(() => window.loseLink());
  await waitFor(() => expect(button).toHaveProperty("disabled", true));
});

const LABEL = "backup-r-20260115-fakeru";

test("the backup is said to be released only once an open vault was asked for it", async () => {
  const { core } = await showRun();
  await screen.findByLabelText(/Type the number's digits/);
  const release = core.hold("vault.list");
  act(() =>
    core.push(
      "runs",
      snapshot({ revision: 60, phase: { kind: "ended", reason: "complete" }, pairLabel: LABEL }),
    ),
  );
  await screen.findByRole("button", { name: "Delete backup…" });
  expect(screen.queryByText(/The backup was deleted from the vault/)).toBeNull();
  release();
  await screen.findByText(/The backup was deleted from the vault/);
});

test("a backup that is there is released by a typed number only", async () => {
  const user = userEvent.setup();
  const { core } = await showRun();
  await screen.findByLabelText(/Type the number's digits/);
  await core.transport.call("vault.put", { label: LABEL, secretKind: "other", value: "x" });
  act(() =>
    core.push(
      "runs",
      snapshot({ revision: 60, phase: { kind: "ended", reason: "complete" }, pairLabel: LABEL }),
    ),
  );
  await user.click(await screen.findByRole("button", { name: "Delete backup…" }));
  const erase = await screen.findByRole("button", { name: "Delete backup permanently" });
  expect(erase).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText(/Type the number's digits/), "12025550123");
  await user.click(erase);
  await screen.findByText(/The backup was deleted from the vault/);
  expect(callsOf(core, "vault.forget")).toBe(1);
});

describe("the backup that an ended run left", () => {
  const ended = { phase: { kind: "ended", reason: "complete" }, numberIs: "cloud" } as const;
  const pairLabel = "backup-pair.r-20260115-fakeru";

  test("is not said to be in the vault while nobody can look into it", async () => {
    const { core } = await showRun({ ...ended, pairLabel });
    await core.transport.call("vault.put", { label: pairLabel, secretKind: "other", value: "x" });
    expect(await screen.findByText(/is in the vault under this label\. Keep it/)).toBeTruthy();
    await act(async () => void (await core.transport.call("vault.lock", {})));
    expect(await screen.findByText(/whether it is still there is unknown/)).toBeTruthy();
  });

  test("is gone here too once another window released it, and stays gone while the vault is shut", async () => {
    const { core } = await showRun({ ...ended, pairLabel });
    await core.transport.call("vault.put", { label: pairLabel, secretKind: "other", value: "x" });
    await screen.findByText(/is in the vault under this label\. Keep it/);
    await core.transport.call("vault.forget", { label: pairLabel });
    act(() => core.push("vault", { revision: 90, state: "open" }));
    await screen.findByText(/The backup was deleted from the vault/);
    await act(async () => void (await core.transport.call("vault.lock", {})));
    expect(screen.getByText(/The backup was deleted from the vault/)).toBeTruthy();
  });
});

test("a run whose register had no effect offers to start again in the same direction", async () => {
  const workspace = Workspace.parse({
    id: "ws-bakery1",
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [{ phoneNumberId: "106540352242922", cc: "1", phoneNumber: "2025550123" }],
  });
  await showRun(
    { phase: { kind: "ended", reason: "register-had-no-effect" }, steps: withRegister(LOST) },
    { workspaces: [workspace] },
  );
  const link = await screen.findByRole("link", { name: "Start a new migration" });
  expect(link.getAttribute("href")).toBe("#/move/ws-bakery1/106540352242922/to-cloud");
});

test("the story can be saved as a file on a desktop too", async () => {
  await showRun({ phase: { kind: "ended", reason: "complete" } }, { host: "desktop" });
  expect(await screen.findByRole("button", { name: "Save activity log" })).toBeTruthy();
});

test("pausing at the point of no return says what was done and what was not", async () => {
  const user = userEvent.setup();
  const { core, window: shown } = await showRun();
  await user.click(await screen.findByRole("button", { name: "Pause here" }));
  const told = /^Paused\. The backup was made .* No registration was sent\. Continue here/;
  expect(screen.getByText(told)).toBeTruthy();
  expect(callsOf(core, "migration.confirm")).toBe(0);
  // A reload keeps it.
  shown.unmount();
  await showRun();
  expect(await screen.findByText(told)).toBeTruthy();
  window.sessionStorage.clear();
});

test("while a number is typed, the missing digits are counted", async () => {
  const user = userEvent.setup();
  await showRun();
  const field = await screen.findByLabelText(/Type the number's digits/);
  await user.type(field, "+1 202 555 01");
  expect(screen.getByText("2 digits left")).toBeTruthy();
  await user.type(field, "9");
  expect(screen.getByText("That isn't the number yet.")).toBeTruthy();
});

test("towards on-premises, asking for the code is not called what can't be undone: submitting it is", async () => {
  await showRun({ direction: "to-onprem", numberIs: "cloud" });
  await screen.findByText(/Asking for the code moves nothing\./);
  expect(screen.getByText(/^Submitting the code\. Once the platform accepts it/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move on-premises" })).toBeNull();
});

test("a registration held back for want of a recovery key leads to the step that makes one", async () => {
  const user = userEvent.setup();
  const { core } = await showRun({}, { ...ONE, recovery: { status: { gate: "needed" } } });
  core.fail("migration.confirm", { kind: "recoveryNeeded", run: FAKE_RUN });
  await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123");
  await user.click(screen.getByRole("button", { name: "Move to the cloud" }));
  await user.click(await screen.findByRole("link", { name: "Create recovery sheet" }));
  expect(await screen.findByRole("button", { name: "Go without a recovery sheet…" })).toBeTruthy();
});

test("[I4] with a locked vault the confirmation unlocks first, and the number moves only after another press", async () => {
  const user = userEvent.setup();
  const { core } = await showRun();
  await act(async () => void (await core.transport.call("vault.lock", {})));
  await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123");
  const form = screen.getByLabelText(/Type the number's digits/).closest("form") as HTMLElement;
  await user.click(within(form).getByRole("button", { name: "Unlock vault" }));
  await user.type(await screen.findByLabelText("Passphrase"), "open sesame{Enter}");
  const go = await within(form).findByRole("button", { name: "Move to the cloud" });
  expect(callsOf(core, "migration.confirm")).toBe(0);
  await user.click(go);
  await waitFor(() => expect(callsOf(core, "migration.confirm")).toBe(1));
});
