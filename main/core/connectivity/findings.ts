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

/** A message about the test, named by the last part of its key. */
export function found(name: Name<FoundKey>, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key: `connectivity.found.${name}`, values };
}

/** The name of a callback level. */
export function levelWords(level: CallbackLevel): MessageDescriptor {
  return { key: `connectivity.levels.${level}`, values: {} };
}

/** The calls about callback URLs, by their names in the wording catalog. */
type CallbackCall = "callbacks" | "callbackChange" | "settings" | "authorities" | "authorityUpload";

/** Describes the failure of a call about callback URLs. */
export function answerAbout(call: CallbackCall, outcome: NotConfirmed): MessageDescriptor {
  return answerWords({ key: `findings.looks.${call}`, values: {} }, outcome);
}

/** Describes a problem of the data folder or of its vault. */
export function problemWords({ kind, ...details }: StorageProblem | VaultProblem): MessageDescriptor {
  const values = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  // These have a sentence of their own for each reason.
  if (kind === "machineState" && "why" in details)
    return { key: `problems.machineState.why.${details.why}`, values: Object.fromEntries(values) };
  return { key: `problems.${kind}.what`, values: Object.fromEntries(values) };
}

type NotPassed<Id extends TestStepId> = {
  readonly status: Exclude<CheckStatus, "pass">;
  readonly cause: ProofCauseOf<Id>;
};

/** Builds the result of one test step. `cause` is one of the step's own causes. */
export function finding<Id extends TestStepId>(
  id: Id,
  how: "pass" | NotPassed<Id>,
  message: MessageDescriptor,
  facts?: Facts,
): CheckResult {
  const described = {
    found: saidText(translateToEnglish, message),
    said: message,
    ...(facts === undefined ? {} : { facts }),
  };
  return how === "pass"
    ? { id, status: "pass", ...described }
    : { id, status: how.status, cause: how.cause, ...described };
}

/** The finding for a test that replaced nothing. */
export function nothingReplaced(): CheckResult {
  return finding("webhooks.restored", "pass", found("nothingBorrowed"));
}
