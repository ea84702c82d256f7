import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SecretLabel } from "../../../shared/ids.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { workspaceOf } from "../overview/imagined.ts";
import { ONE } from "../webhooks/imagined.ts";
import { callsOf, showRun, withRegister } from "./shown-run.tsx";

function refused(retryAfterSeconds?: number) {
  return {
    number: "+12025550100",
    spoken: "+1 202 555 0100",
    phase: { kind: "ended", reason: "register-pin-refused" },
    continuingMoves: true,
    steps: withRegister({
      kind: "rejected",
      attempt: 1,
      outcome: {
        kind: "rejected",
        reason: "pin-wrong",
        evidence: {
          at: new Date(Date.now() - 1_000).toISOString(),
          durationMs: 0,
          ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        },
      },
    }),
  } as const;
}

test("a migration that a PIN stopped takes the right one in place, stores it in the vault, and resumes", async () => {
  const user = userEvent.setup();
  const { core } = await showRun(refused(), ONE);
  await user.type(await screen.findByLabelText("Two-step PIN"), "123456");
  await user.type(screen.getByLabelText(/Type the number's digits/), "12025550100");
  await user.click(screen.getByRole("button", { name: "Save PIN and resume" }));
  await waitFor(() => expect(callsOf(core, "migration.proceed")).toBe(1));
  expect(callsOf(core, "vault.put")).toBe(1);
  expect(core.calls.indexOf("vault.put")).toBeLessThan(core.calls.indexOf("migration.proceed"));
});

test.each([
  ["register-pin-refused", "then resume this migration"],
  ["pin-refused-twice", "then start a new migration"],
] as const)("after %s the way to a new PIN ends with what this migration can do", async (reason, then) => {
  await showRun({ ...refused(), phase: { kind: "ended", reason } }, ONE);
  const card = await screen.findByRole("region", { name: "If the PIN is unknown" });
  expect(card.textContent).toContain(then);
});

test("what happened and what to do give the same advice once", async () => {
  await showRun(refused(), ONE);
  await screen.findByLabelText("Two-step PIN");
  expect(screen.getByRole("main").textContent?.match(/do not guess/gi)).toHaveLength(1);
});

test("an unfinished PIN is not stored, and nothing is resumed", async () => {
  const user = userEvent.setup();
  const { core } = await showRun(refused(), ONE);
  await user.type(await screen.findByLabelText("Two-step PIN"), "1234");
  await user.type(screen.getByLabelText(/Type the number's digits/), "12025550100");
  expect(screen.getByRole("button", { name: "Save PIN and resume" })).toHaveProperty("disabled", true);
  expect(callsOf(core, "vault.put")).toBe(0);
});

test("a wait that the platform asked for counts down and holds the button", async () => {
  const user = userEvent.setup();
  await showRun(refused(3_540), ONE);
  await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550100");
  expect((await screen.findByText(/You can resume in/)).textContent).toMatch(/58:5\d$/);
  expect(screen.getByRole("button", { name: "Resume migration" })).toHaveProperty("disabled", true);
});

test("a rejection that left the number where it was is no alarm", async () => {
  await showRun({ ...refused(), numberIs: "on-premises", proof: "proven", working: true }, ONE);
  await screen.findByRole("heading", { level: 1, name: "Not moved: still on-premises, still working" });
  const card = document.querySelector('section[data-meaning="attention"]');
  expect(card?.textContent).toMatch(/rejected/);
  expect(document.querySelector('section[data-meaning="stopped"]')).toBeNull();
});

test("a PIN that the on-premises client rejected is replaced in place too; nothing moves yet, so no number is typed", async () => {
  const user = userEvent.setup();
  const { steps } = refused();
  const [inspect] = steps;
  const { core } = await showRun(
    {
      number: "+12025550100",
      spoken: "+1 202 555 0100",
      direction: "to-onprem",
      numberIs: "cloud",
      phase: { kind: "ended", reason: "account-refused" },
      steps: [
        inspect,
        { step: "account", state: steps.find(({ step }) => step === "register")?.state },
        { step: "code", state: { kind: "pending" } },
      ] as never,
    },
    ONE,
  );
  await user.type(await screen.findByLabelText("Two-step PIN"), "123456");
  expect(screen.queryByLabelText(/Type the number's digits/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save PIN and resume" }));
  await waitFor(() => expect(callsOf(core, "migration.proceed")).toBe(1));
  expect(callsOf(core, "vault.put")).toBe(1);
});

test("[I4] the PIN goes where the stopped migration reads it, also if an earlier workspace has the number", async () => {
  const user = userEvent.setup();
  const [number] = workspaceOf(1).numbers;
  const other = { ...workspaceOf(1), id: WorkspaceId.parse("ws-transfer") };
  const { core } = await showRun(
    { ...refused(), workspace: other.id, pinLabel: SecretLabel.parse("ws-transfer.pin.12025550100") },
    { workspaces: [workspaceOf(1), other] },
  );
  await user.type(await screen.findByLabelText("Two-step PIN"), "123456");
  await user.type(screen.getByLabelText(/Type the number's digits/), "12025550100");
  await user.click(screen.getByRole("button", { name: "Save PIN and resume" }));
  await waitFor(() => expect(callsOf(core, "migration.proceed")).toBe(1));
  expect(core.inputs("vault.put")).toMatchObject([{ label: "ws-transfer.pin.12025550100" }]);
  const setAnother = within(screen.getByRole("region", { name: "If the PIN is unknown" })).getByRole(
    "button",
  );
  await user.click(setAnother);
  expect(location.hash).toBe(`#/workspaces/ws-transfer/numbers/${number?.phoneNumberId}`);
});

test("a migration that reads its PIN elsewhere takes none here", async () => {
  await showRun({ ...refused(), pinLabel: undefined }, ONE);
  await screen.findByRole("region", { name: "If the PIN is unknown" });
  expect(screen.queryByLabelText("Two-step PIN")).toBeNull();
});
