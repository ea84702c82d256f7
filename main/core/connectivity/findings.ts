import type { ProofCauseOf } from "../../../shared/webhook/proof-checks.ts";
import type { CheckResult, CheckStatus, MessageDescriptor } from "../../../shared/checks/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { CallbackLevel, TestStepId } from "../../../shared/webhook/connectivity-test.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { translateToEnglish, type Key } from "../../../shared/wording/translate.ts";
import { answerWords, type NotConfirmed } from "../checks/unseen.ts";

type FoundKey = Extract<Key, `connectivity.found.${string}`>;
type Name<K extends string> = K extends `connectivity.found.${infer N}` ? N : never;
type Facts = NonNullable<CheckResult["facts"]>;

/** A sentence about the test, by the last part of its key. */
export function found(name: Name<FoundKey>, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key: `connectivity.found.${name}`, values };
}

/** A level in words. */
export function levelWords(level: CallbackLevel): MessageDescriptor {
  return { key: `connectivity.levels.${level}`, values: {} };
}

/** What came in place of an answer about callbacks. */
export function answerAbout(outcome: NotConfirmed): MessageDescriptor {
  return answerWords({ key: "findings.looks.number", values: {} }, outcome);
}

/** What is wrong with the data folder, or with the vault in it. */
export function problemWords({ kind, ...details }: StorageProblem | VaultProblem): MessageDescriptor {
  const values = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { key: `problems.${kind}.what`, values: Object.fromEntries(values) };
}

type NotPassed<Id extends TestStepId> = {
  readonly status: Exclude<CheckStatus, "pass">;
  readonly cause: ProofCauseOf<Id>;
};

/** One line's finding. The cause is one of the line's own. */
export function finding<Id extends TestStepId>(
  id: Id,
  how: "pass" | NotPassed<Id>,
  said: MessageDescriptor,
  facts?: Facts,
): CheckResult {
  const told = { found: saidText(translateToEnglish, said), said, ...(facts === undefined ? {} : { facts }) };
  return how === "pass"
    ? { id, status: "pass", ...told }
    : { id, status: how.status, cause: how.cause, ...told };
}

/** The finding where there was nothing to give back. */
export function nothingReplaced(): CheckResult {
  return finding("webhooks.restored", "pass", found("nothingBorrowed"));
}
