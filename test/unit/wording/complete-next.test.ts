import { expect, test } from "vitest";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { completeRun } from "../../support/complete-run.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

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
    const run = completeRun({ pairLabel: "backup-x", obstacle, working });
    expect(runWords(translateToEnglish, run).next).toMatch(next);
    // Nothing leads to deleting the backup of a number that may not work.
    expect(resultOf(run).next).toBe(code);
  },
);
