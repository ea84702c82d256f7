import { invariant } from "../../../../shared/invariant.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import type { Effect } from "./effect.ts";
import { holdBackPin, noteWrongPin } from "./pin.ts";

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
  const held = holdBackPin(pin, context, "shards-refused");
  if (held !== undefined) return held;
  // Behind an answer that was lost a refused PIN may hide: it is not sent once more unasked.
  if (pin !== undefined && state.steps.shards.kind === "unknown")
    return { kind: "end", reason: "shards-lost" };
  return {
    kind: "ready",
    send: async () => {
      const request = { cc, phoneNumber, shards: wanted, cert, ...(pin === undefined ? {} : { pin }) };
      const outcome = await connections.onPrem.setShards(request);
      if (pin !== undefined) noteWrongPin(context, pin, outcome);
      return {
        outcome: recorded(outcome),
        ...(outcome.kind === "confirmed" ? { yield: { kind: "shards", shards: wanted } } : {}),
      };
    },
  };
};
