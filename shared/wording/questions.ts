import type { CheckResult } from "../checks/result.ts";
import type { Confirmation } from "../migration/confirmation.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import { checkTitle } from "./checks.ts";
import { confirmationWords, type Question } from "./confirmations.ts";
import { findingText } from "./findings.ts";
import type { Translate } from "./translate.ts";

/** A question with the items that it concerns, each in one sentence. */
export type FullQuestion = Question & { readonly what: Confirmation; readonly about: readonly string[] };

/**
 * One question of a migration in full: warnings, names and what will happen. The platform's texts are
 * unchanged.
 */
export function questionOf(t: Translate, run: RunSnapshot, what: Confirmation): FullQuestion {
  const warnings = run.checks.filter(({ status }) => status === "warn");
  const question = confirmationWords(t, what, {
    spoken: run.spoken,
    direction: run.direction,
    warnings: warnings.length,
    expectedName: run.displayName?.expected,
    reportedName: run.displayName?.reported,
    registeredElsewhere: run.registeredElsewhere === true,
  });
  const about = what === "warnings" ? warnings.map((check) => warningLine(t, check)) : [];
  return { ...question, what, about };
}

function warningLine(t: Translate, check: CheckResult): string {
  return t("questions.warnings.about", {
    title: checkTitle(t, check.id),
    found: findingText(t, check),
  });
}
