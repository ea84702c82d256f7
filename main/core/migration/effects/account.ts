import { invariant } from "../../../../shared/invariant.ts";
import type { StepYield } from "../../../../shared/migration/journal-entry.ts";
import { recorded, type CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { AccountAnswer } from "../../platforms/on-prem/port.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { diskFull, unfitCertificate, waitStanding } from "./guards.ts";
import { momentOf } from "../timekeeping.ts";
import { pinMark } from "../pin-guard.ts";
import { holdBackPin, keepingWrongPin, notedWrongPin } from "./pin.ts";
import type { Effect, Sent } from "./effect.ts";

/**
 * Starts registration with the on-premises client. Unless the number is registered there already, a code is
 * sent.
 */
export const account: Effect = async (context) => {
  const { plan } = context.state;
  const { cc, phoneNumber } = plan.number;
  const cert = context.secrets["number.cert"];
  const pin = context.secrets["number.pin"];
  if (cert === undefined) return { kind: "problem", problem: missingSecret(plan, "number.cert") };
  // Logs in and gets the client's date: this machine's clock may have been set back since the certificate
  // expired.
  const { evidence } = await context.connections.onPrem.readHealth();
  const stopped = diskFull(context) ?? unfitCertificate(cert, context, evidence.serverDate);
  if (stopped !== undefined) return stopped;
  const method = context.method ?? context.state.lastMethod ?? plan.number.method ?? "sms";
  const held =
    holdBackPin(pin, context, "account-refused") ?? (await waitStanding(context, "account", method));
  if (held !== undefined) return held;
  const mark = pinMark(pin, context);
  if (!mark.ok) return { kind: "problem", problem: mark.problem };
  return {
    kind: "ready",
    ...mark.value,
    method,
    send: async ({ onPrem }, late) => {
      const request = { cc, phoneNumber, method, cert, ...(pin === undefined ? {} : { pin }) };
      const before = momentOf(context.clock);
      const answered = (outcome: CallOutcome<AccountAnswer>): Pick<Sent, "outcome" | "yield"> => ({
        outcome: recorded(outcome),
        ...(outcome.kind === "confirmed" ? { yield: yieldOf(outcome.value) } : {}),
      });
      const outcome = await onPrem.requestAccount(request, (answer) =>
        late({ ...answered(answer), ...keepingWrongPin(context, pin, { outcome: answer, before }) }),
      );
      return { ...answered(outcome), ...notedWrongPin(context, pin, { outcome, before }) };
    },
  };
};

function yieldOf(answer: AccountAnswer): StepYield {
  if (answer.kind === "alreadyRegistered") return { kind: "account", answer: "already-registered" };
  const { kind, ...rest } = answer;
  invariant(kind === "codeSent", "an account answer is one of two");
  return { kind: "account", answer: "code-sent", ...rest };
}
