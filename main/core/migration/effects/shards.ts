import { invariant } from "../../../../shared/invariant.ts";
import { ok } from "../../../../shared/result.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import { wasRefused } from "../pin-guard.ts";
import type { Effect } from "./effect.ts";
import { noteWrongPin } from "./register.ts";

/** Spreads the number over the wanted shards, unless it is spread that way already. */
export const shards: Effect = async (context) => {
  const { state, connections, secrets } = context;
  const { cc, phoneNumber, shards: wanted } = state.plan.number;
  const cert = secrets["number.cert"];
  const pin = secrets["number.pin"];
  invariant(
    wanted !== undefined && cert !== undefined,
    "shards are set only where the plan wants them and names a certificate",
  );
  const now = await connections.onPrem.readShards();
  if (now.kind === "confirmed" && now.value === wanted) return { kind: "skip", why: "already-so" };
  const refused = pin === undefined ? ok(false) : wasRefused(pin, context);
  if (!refused.ok) return { kind: "problem", problem: refused.problem };
  if (refused.value) return { kind: "end", reason: "shards-refused" };
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
