import type { ChangingCall } from "../../../../shared/migration/resend-table.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse, Rule } from "../http/classify.ts";
import type { CallSpec } from "./caller.ts";

/** Returns the request that enables two-step verification with this PIN, or changes the PIN. */
export function enableTwoStep(
  { onPrem, successWords }: Dialect,
  pin: Redacted<string>,
): CallSpec<null, ChangingCall> {
  return {
    method: "POST",
    path: onPrem.twoStep,
    body: { pin: pin.reveal() },
    secrets: [pin],
    rule: ruleOf("enableTwoStep", successWords),
  };
}

/** Returns the request that disables two-step verification. */
export function disableTwoStep({ onPrem, successWords }: Dialect): CallSpec<null, ChangingCall> {
  return {
    method: "DELETE",
    path: onPrem.twoStep,
    rule: ruleOf("disableTwoStep", successWords),
  };
}

type SuccessWords = Dialect["successWords"];

function ruleOf(
  call: "enableTwoStep" | "disableTwoStep",
  words: SuccessWords,
): Rule<null> & { readonly call: ChangingCall } {
  return {
    call,
    statuses: (status) => status === 200,
    emptyBody: "confirms",
    read: (json) => readTwoStep(json, words),
  };
}

/**
 * The client responds with an empty body, `null` or an object; if the object has `success`, it must mean yes.
 */
function readTwoStep(json: unknown, { yes }: SuccessWords): ParsedResponse<null> {
  const members = membersOf(json);
  const isAnswer = json === undefined || json === null || members !== undefined;
  const saysYes = members === undefined || !("success" in members) || yes.includes(members["success"]);
  return isAnswer && saysYes
    ? { kind: "confirmed", value: null }
    : { kind: "unknown", cause: "unexpected-shape" };
}
