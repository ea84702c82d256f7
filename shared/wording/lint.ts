import type { LintSentence, RuleName, Severity } from "../lint/finding.ts";
import type { FileFinding } from "../lint/lint-job.ts";
import { translateToEnglish, type Translate } from "./translate.ts";

type Said = {
  readonly rule: RuleName;
  readonly sentence: LintSentence;
  readonly names: Readonly<Record<string, string>>;
};

/** What a finding says: one sentence without a full stop. */
export function lintMessage(
  translate: Translate,
  { sentence, names }: Pick<Said, "sentence" | "names">,
): string {
  return translate(`lint.said.${sentence}`, names);
}

/** Sentences that were made, since a large file has few different ones. */
const made = new Map<string, string>();
const MOST_MADE = 1_000;

/** What a finding says, in English. */
export function englishMessage({ sentence, names }: Pick<Said, "sentence" | "names">): string {
  const key = JSON.stringify([sentence, names]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const message = lintMessage(translateToEnglish, { sentence, names });
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, message);
  return message;
}

/** Why the rule exists: what the platform does. */
export function lintReason(translate: Translate, rule: RuleName): string {
  return translate(`lint.why.${rule}`);
}

/** The end of a check in one line. */
export function lintSummary(
  translate: Translate,
  {
    payloads,
    errors,
    warnings,
  }: { readonly payloads: number; readonly errors: number; readonly warnings: number },
): string {
  if (errors + warnings > 0)
    return translate("lint.found", {
      errors: translate("lint.errors", { count: errors }),
      warnings: translate("lint.warnings", { count: warnings }),
      payloads: translate("lint.payloads", { count: payloads }),
    });
  return payloads === 0 ? translate("lint.nothing") : translate("lint.clean", { count: payloads });
}

/** The members of a finding as scripts read them, with its sentence in English. */
export type FindingLine = {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly rule: RuleName;
  readonly severity: Severity;
  readonly message: string;
  readonly fixable: boolean;
};

/** A finding as scripts read it. */
export function findingLine(finding: FileFinding): FindingLine {
  const { file, line, pointer, rule, severity, fixable } = finding;
  const message = englishMessage(finding);
  return { file, line, pointer, rule, severity, message, fixable };
}
