import { invariant } from "../../../../shared/invariant.ts";
import { recorded, type CallOutcome } from "../../../../shared/platform/outcome.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { SHARDS_WITHIN_MS } from "../decide/shards.ts";
import type { RunState } from "../state/run-state.ts";
import type { Effect, Prepared, Sent } from "./effect.ts";
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
  const stopped =
    lateByServer(state, serverDate) ?? diskFull(context) ?? unfitCertificate(cert, context, serverDate);
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

// The client's own clock counts as well: this machine's may have been set back since the registration.
function lateByServer(state: RunState, serverDate: string | undefined): Prepared | undefined {
  const registeredMs = registeredAtEarliest(state);
  if (registeredMs === undefined || serverDate === undefined) return undefined;
  return Date.parse(serverDate) - registeredMs >= SHARDS_WITHIN_MS
    ? { kind: "end", reason: "shards-too-late" }
    : undefined;
}

/** The earliest moment at which the number can have been registered, by the client's clock. */
function registeredAtEarliest({
  steps,
  attempts,
  marks,
  readingBefore,
  code: sent,
}: RunState): number | undefined {
  const { code } = steps;
  const answer = "outcome" in code ? code.outcome?.evidence : undefined;
  // What became of an earlier code may not be known: then it may be that one which registered the number.
  const isOnly = marks.moveProof?.exact === true || attempts.code === 1;
  // The registration may be as old as the request: an answer that came late was long on its way.
  if (answer?.serverDate !== undefined && isOnly) return Date.parse(answer.serverDate) - answer.durationMs;
  // Without an answer, it was some time after what the client had said before the code left.
  const before = [readingBefore?.onPrem.evidence.serverDate, sent?.sent.serverDate].filter(
    (date) => date !== undefined,
  );
  const dates =
    before.length > 0 ? before : [marks.moveProof?.serverDate].filter((date) => date !== undefined);
  return dates.length === 0 ? undefined : Math.min(...dates.map((date) => Date.parse(date)));
}
