import { fakeCore, FAKE_RUN, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow, type ShownWindow } from "../../support/ui/show-window.tsx";
import { moveOfSteps } from "../../support/move-of-steps.ts";
import { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";

const AT = "2026-01-15T12:00:00.000Z";

const STEPS_BEFORE: RunSnapshot["steps"] = [
  { step: "inspect", state: { kind: "confirmed", attempt: 1, by: "look-up" } },
  { step: "backup", state: { kind: "confirmed", attempt: 1, by: "answer" } },
  { step: "register", state: { kind: "pending" } },
  { step: "subscribe", state: { kind: "pending" } },
  { step: "verify", state: { kind: "pending" } },
];

/** A run of the way to the cloud that waits for its point of no return, changed as a test needs it. */
export function snapshot(change: Partial<RunSnapshot> = {}): RunSnapshot {
  const steps = change.steps ?? STEPS_BEFORE;
  return RunSnapshot.parse({
    run: FAKE_RUN,
    revision: 5,
    number: "+12025550123",
    spoken: "+1 202 555 0123",
    phoneNumberId: "106540352242922",
    pinLabel: "ws-7k2q9d.pin.12025550123",
    direction: "to-cloud",
    openedAt: AT,
    updatedAt: AT,
    phase: { kind: "awaiting-confirmation", what: ["point-of-no-return"] },
    steps,
    move: moveOfSteps(steps),
    numberIs: "on-premises",
    proof: "proven",
    checks: [],
    changes: [],
    attempts: { inRun: 3, inWindow: 8 },
    damagedRows: 0,
    held: false,
    ...change,
  });
}

/** The steps of `snapshot()` with the moving one in another state. */
export function withRegister(state: RunSnapshot["steps"][number]["state"]): RunSnapshot["steps"] {
  return snapshot().steps.map((each) => (each.step === "register" ? { step: each.step, state } : each));
}

/** Shows the screen of a run that stands as told, over an open vault. */
export async function showRun(
  change: Partial<RunSnapshot> = {},
  script: Script = {},
): Promise<{ readonly core: FakeCore; readonly window: ShownWindow }> {
  const core = fakeCore({
    edit: (told) => ({ ...told, ...snapshot(change), revision: told.revision + 5 }),
    ...script,
  });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  return { core, window: showWindow(core.transport, `/runs/${FAKE_RUN}`) };
}

/** How often a method was called. */
export function callsOf({ calls }: FakeCore, method: string): number {
  return calls.filter((each) => each === method).length;
}
