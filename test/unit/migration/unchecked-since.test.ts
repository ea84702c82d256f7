import { expect, test } from "vitest";
import { HINTS } from "../../../main/hosts/headless/run/hints.ts";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { snapshotOf } from "../../../main/core/migration/snapshot.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { resultWords } from "../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { AT_HOME, readingOf, ToldRun, unknown } from "../../support/told-run.ts";

const AROUND = { attempts: { inRun: 2, inWindow: 7 }, damagedRows: 0, held: false } as const;

function seen(told: ToldRun): RunSnapshot {
  return snapshotOf(told.state, { ...AROUND, now: told.moment });
}

/** Checked, backed up, and then the registration's intent is the last row. */
function killed(): ToldRun {
  const told = new ToldRun("to-cloud").backedUp(AT_HOME["to-cloud"]).confirm("point-of-no-return");
  return told.pass(1_000).intent("register").restart();
}

test("[ZP22] a kill with a registration under way counts no check from before it as one after it", () => {
  const run = seen(killed());
  expect(run.phase).toEqual({ kind: "unknown", step: "register" });
  // The check before it stays on record.
  expect(run.lastReading?.reason).toBe("both-agree");
  expect(resultOf(run)).toMatchObject({ outcome: "unknown", reason: "answer-lost", next: "resume" });
  const { what, next } = resultWords(translateToEnglish, run);
  expect(what).toBe(
    "“Register in the cloud” may have been sent: Switchover was interrupted before it recorded a response. Neither API has been checked since.",
  );
  expect(next).toMatch(/resuming the migration does that/);
});

test("[ZP22] a response that was no use is told as that until an API was checked, and then what the check found", () => {
  const answered = killed().outcome("register", unknown());
  expect(resultWords(translateToEnglish, seen(answered)).what).toMatch(
    /^“Register in the cloud” got no usable response\. Neither API has been checked since\./,
  );
  expect(resultOf(seen(answered)).next).toBe("resume");
  const checked = seen(answered.looks("register", readingOf("silent", "silent")));
  expect(resultOf(checked)).toMatchObject({ reason: "nobody-answered", next: "resolve" });
  expect(resultWords(translateToEnglish, checked).what).toMatch(/checking both APIs didn't show where/);
  expect(HINTS.resolve({ run: "r-1" }, terminalEnglish)).toMatch(
    /^switchover resume r-1 .*switchover resolve r-1 --as/,
  );
});
