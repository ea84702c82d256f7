import type { CheckResult } from "../checks/result.ts";
import type { Confirmation } from "../migration/confirmation.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import { CHECK_WORDING } from "./checks.ts";
import { CONFIRMATION_WORDS, type Question } from "./confirmations.ts";

/** A question with the things that it is about, each in one sentence. */
export type FullQuestion = Question & { readonly what: Confirmation; readonly about: readonly string[] };

/** One question of a run in full: which warnings, which names, what will happen. Texts of the platform stand in it as they came. */
export function questionOf(run: RunSnapshot, what: Confirmation): FullQuestion {
  const warnings = run.checks.filter(({ status }) => status === "warn");
  const question = CONFIRMATION_WORDS[what]({
    spoken: run.spoken,
    direction: run.direction,
    warnings: warnings.length,
    expectedName: run.displayName?.expected,
    reportedName: run.displayName?.reported,
  });
  return { ...question, what, about: what === "warnings" ? warnings.map(warningLine) : [] };
}

function warningLine({ id, found }: CheckResult): string {
  const words: Readonly<Record<string, { readonly title: string }>> = CHECK_WORDING;
  return `${Object.hasOwn(words, id) ? words[id]?.title : id}: ${found}`;
}
