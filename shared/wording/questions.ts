import type { CheckResult } from "../checks/result.ts";
import type { Confirmation } from "../migration/confirmation.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import { checkTitle } from "./checks.ts";
import { confirmationWords, type Question } from "./confirmations.ts";
import { findingText } from "./findings.ts";
import type { Say } from "./say.ts";

/** A question with the things that it is about, each in one sentence. */
export type FullQuestion = Question & { readonly what: Confirmation; readonly about: readonly string[] };

/** One question of a run in full: which warnings, which names, what will happen. Texts of the platform stand in it as they came. */
export function questionOf(say: Say, run: RunSnapshot, what: Confirmation): FullQuestion {
  const warnings = run.checks.filter(({ status }) => status === "warn");
  const question = confirmationWords(say, what, {
    spoken: run.spoken,
    direction: run.direction,
    warnings: warnings.length,
    expectedName: run.displayName?.expected,
    reportedName: run.displayName?.reported,
  });
  const about = what === "warnings" ? warnings.map((check) => warningLine(say, check)) : [];
  return { ...question, what, about };
}

function warningLine(say: Say, check: CheckResult): string {
  return say("questions.warnings.about", {
    title: checkTitle(say, check.id),
    found: findingText(say, check),
  });
}
