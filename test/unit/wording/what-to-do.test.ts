import { expect, test } from "vitest";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { RefusalReason } from "../../../shared/platform/outcome.ts";
import { endWords } from "../../../shared/wording/ends.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

const AT = "2026-01-15T12:00:00.000Z";

function nextOf(reason: EndReason, why: RefusalReason): string {
  const outcome = { kind: "rejected", reason: why, evidence: { at: AT, durationMs: 1 } } as const;
  const steps = [{ step: "register" as const, state: { kind: "rejected" as const, attempt: 1, outcome } }];
  const run = {
    spoken: "+1 202 555 0123",
    direction: "to-cloud" as const,
    steps,
    move: "not-made" as const,
    numberIs: "on-premises" as const,
    attempts: { inRun: 2, inWindow: 7 },
  };
  return endWords(translateToEnglish, run, reason).next;
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
  expect(nextOf("account-refused", "pin-wrong")).toContain("replace the stored PIN first");
  expect(nextOf("account-refused", "policy-block")).toBe("Fix the cause, then resume the migration.");
});
