import { invariant } from "../../../../shared/invariant.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { SHARDS_WITHIN_MS } from "../decide/shards.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect, Prepared } from "./effect.ts";
import { diskFull, unfitCertificate, waitStanding } from "./guards.ts";
import { momentOf } from "../timekeeping.ts";
import { pinMark } from "../pin-guard.ts";
import { holdBackPin, notedRightPin, notedWrongPin } from "./pin.ts";

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
  const late = lateByServer(state, serverDate);
  const stopped = late ?? diskFull(context) ?? unfitCertificate(cert, context, serverDate);
  if (stopped !== undefined) return stopped;
  const held = holdBackPin(pin, context, "shards-refused") ?? (await waitStanding(context, "shards"));
  if (held !== undefined) return held;
  const mark = pinMark(pin, context);
  if (!mark.ok) return { kind: "problem", problem: mark.problem };
  return {
    kind: "ready",
    ...mark.value,
    send: async ({ onPrem }) => {
      const request = { cc, phoneNumber, shards: wanted, cert, ...(pin === undefined ? {} : { pin }) };
      const before = momentOf(context.clock);
      const outcome = await onPrem.setShards(request);
      notedRightPin(context, outcome);
      return {
        ...notedWrongPin(context, pin, { outcome, before }),
        outcome: recorded(outcome),
        ...(outcome.kind === "confirmed" ? { yield: { kind: "shards", shards: wanted } } : {}),
      };
    },
  };
};

// The client's own clock counts as well: this machine's may have been set back since the registration.
function lateByServer(state: RunState, serverDate: string | undefined): Prepared | undefined {
  const code = state.steps.code;
  const answered = "outcome" in code ? code.outcome?.evidence.serverDate : undefined;
  const registered = answered ?? state.marks.moveProof?.serverDate ?? state.code?.sent.serverDate;
  if (registered === undefined || serverDate === undefined) return undefined;
  return Date.parse(serverDate) - Date.parse(registered) >= SHARDS_WITHIN_MS
    ? { kind: "end", reason: "shards-too-late" }
    : undefined;
}
