import { invariant } from "../../../../shared/invariant.ts";
import { recorded, type CallOutcome } from "../../../../shared/platform/outcome.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { isLateByClient } from "../decide/shards.ts";
import type { Effect, Sent } from "./effect.ts";
import { diskFull, unfitCertificate, waitStanding } from "./guards.ts";
import { momentOf } from "../timekeeping.ts";
import { pinMark } from "../pin-guard.ts";
import { holdBackPin, keepingWrongPin, notedRightPin, notedWrongPin } from "./pin.ts";

/** Spreads the number over the wanted shards, unless it is spread that way already. */
export const shards: Effect = async (context) => {
  const { state, connections, secrets } = context;
  const { cc, phoneNumber, shards: wanted } = state.plan.number;
  const cert = secrets["number.cert"];
  const pin = secrets["number.pin"];
  invariant(wanted !== undefined, "shards are set only where the plan wants them");
  if (cert === undefined) return { kind: "problem", problem: missingSecret(state.plan, "number.cert") };
  const now = await connections.onPrem.readShards();
  if (now.kind === "confirmed" && now.value === wanted) return { kind: "skip", why: "already-so" };
  const { serverDate } = now.evidence;
  // The client's own clock counts as well: this machine's may have been set back since the registration.
  if (isLateByClient(state, serverDate) === true) return { kind: "end", reason: "shards-too-late" };
  const stopped = diskFull(context) ?? unfitCertificate(cert, context, serverDate);
  if (stopped !== undefined) return stopped;
  const held = holdBackPin(pin, context, "shards-refused") ?? (await waitStanding(context, "shards"));
  if (held !== undefined) return held;
  const mark = pinMark(pin, context);
  if (!mark.ok) return { kind: "problem", problem: mark.problem };
  return {
    kind: "ready",
    ...mark.value,
    send: async ({ onPrem }, late) => {
      const request = { cc, phoneNumber, shards: wanted, cert, ...(pin === undefined ? {} : { pin }) };
      const before = momentOf(context.clock);
      const told = (outcome: CallOutcome<null>): Pick<Sent, "outcome" | "yield"> => ({
        outcome: recorded(outcome),
        ...(outcome.kind === "confirmed" ? { yield: { kind: "shards", shards: wanted } } : {}),
      });
      const outcome = await onPrem.setShards(request, (answer) =>
        late({ ...told(answer), ...keepingWrongPin(context, pin, { outcome: answer, before }) }),
      );
      notedRightPin(context, outcome);
      return { ...told(outcome), ...notedWrongPin(context, pin, { outcome, before }) };
    },
  };
};
