import { RunSnapshot } from "../../shared/migration/run-snapshot.ts";

const AT = "2026-01-15T12:00:00.000Z";

/** A complete migration of a number to the cloud, confirmed, with other members where they are given. */
export function completeRun(change: Partial<RunSnapshot> = {}): RunSnapshot {
  return RunSnapshot.parse({
    run: "r-20260115-ended1",
    revision: 20,
    number: "+12025550123",
    spoken: "+1 202 555 0123",
    phoneNumberId: "106540352242922",
    direction: "to-cloud",
    openedAt: AT,
    updatedAt: AT,
    endedAt: AT,
    phase: { kind: "ended", reason: "complete" },
    steps: [],
    move: "made",
    numberIs: "cloud",
    proof: "proven",
    basis: "register-answer",
    checks: [],
    changes: [],
    attempts: { inRun: 2, inWindow: 7 },
    damagedRows: 0,
    held: false,
    ...change,
  });
}
