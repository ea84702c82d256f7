import { expect, test } from "vitest";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

const AT = "2026-01-15T12:00:00.000Z";
const complete = (more: Partial<RunSnapshot>): RunSnapshot =>
  RunSnapshot.parse({
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
    pairLabel: "backup-x",
    ...more,
  });

test.each([
  [undefined, true, /^Send a test message in both directions before/, "release-pair"],
  [{ about: "status", value: "BANNED", works: "no" }, false, /^Ask the platform for a review/, "nothing"],
  [
    { about: "sending", value: "LIMITED", works: "unknown" },
    undefined,
    /^Find out in the platform's/,
    "nothing",
  ],
] as const)(
  "[ZP20] after a complete migration, what the platform reports against the number comes first: %j",
  (obstacle, working, next, code) => {
    const run = complete({ obstacle, working });
    expect(runWords(translateToEnglish, run).next).toMatch(next);
    // Nothing leads to deleting the backup of a number that may not work.
    expect(resultOf(run).next).toBe(code);
  },
);
