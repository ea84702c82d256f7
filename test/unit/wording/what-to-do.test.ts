import { expect, test } from "vitest";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { ClientWord, CloudWord, Observation } from "../../../shared/migration/observation.ts";
import type { RefusalReason } from "../../../shared/platform/outcome.ts";
import { endWords, type EndedRun } from "../../../shared/wording/ends.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

const AT = "2026-01-15T12:00:00.000Z";

const ENDED = {
  spoken: "+1 202 555 0123",
  steps: [],
  move: "not-made",
  numberIs: "on-premises",
  attempts: { inRun: 2, inWindow: 7 },
} as const satisfies Partial<EndedRun>;

function nextOf(reason: EndReason, why: RefusalReason): string {
  const outcome = { kind: "rejected", reason: why, evidence: { at: AT, durationMs: 1 } } as const;
  const steps = [{ step: "register" as const, state: { kind: "rejected" as const, attempt: 1, outcome } }];
  return endWords(translateToEnglish, { ...ENDED, direction: "to-cloud", steps }, reason).next;
}

test("where waiting helps, nobody is told to fix something or to replace a PIN", () => {
  for (const reason of ["backup-refused", "register-refused", "account-refused"] as const)
    for (const why of ["rate-limited", "number-just-deleted", "code-too-soon", "maintenance"] as const) {
      const way = END_TRAITS[reason].resumable ? "resume the migration" : "start a new migration";
      expect(nextOf(reason, why)).toBe(`Wait, then ${way}.`);
    }
});

test("a rejection without a reason is not called a cause that can be fixed", () => {
  expect(nextOf("register-refused", "success-false")).toMatch(
    /^The cause is unknown: .* start a new migration\.$/,
  );
});

test("a PIN is named only where it may have been the cause", () => {
  expect(nextOf("account-refused", "pin-wrong")).toContain("the same PIN isn't sent again");
  expect(nextOf("account-refused", "policy-block")).toBe("Fix the cause, then resume the migration.");
});

test("a number that the platform reports on-premises is not called missing there because the client contradicts it", () => {
  const wordsFor = (clientSays: ClientWord, cloudSays: CloudWord = "on-premises"): string => {
    const reading = { cloudSays, clientSays } as Observation;
    const run = { ...ENDED, direction: "to-onprem" as const, lastReading: reading };
    const { what, next } = endWords(translateToEnglish, run, "not-on-target");
    return `${what} ${next}`;
  };
  expect(wordsFor("serves-another")).toMatch(/client reports that it serves another number.*resume/);
  expect(wordsFor("down")).toMatch(/client isn't connected.*resume/);
  expect(wordsFor("unregistered")).toBe(wordsFor("down"));
  for (const clientSays of ["serves-another", "down"] as const)
    expect(wordsFor(clientSays, "nowhere")).toMatch(/the platform doesn't report the number where it should/);
});
