import { invariant } from "../../../../shared/invariant.ts";
import { type CallOutcome, recorded } from "../../../../shared/platform/outcome.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import { isLateByClient } from "../decide/backup-and-shards.ts";
import type { Effect, Sent } from "./effect.ts";
import { FRESH_MS, answeredWithinLast, diskFull, unfitCertificate, waitStanding } from "./guards.ts";
import { momentOf } from "../timekeeping.ts";
import { pinMark } from "../pin-guard.ts";
import { holdBackPin, keepingWrongPin, notedRightPin, notedWrongPin } from "./pin.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import { sealBackup } from "../backup.ts";

/** Subscribes our app to the account's webhooks, on the connection that register used. */
export const subscribe: Effect = async () => ({
  kind: "ready",
  send: async ({ cloud }, late) => ({
    outcome: recorded(await cloud.subscribe((outcome) => late({ outcome: recorded(outcome) }))),
  }),
});

/** Completes registration with the code that a person has just entered. */
export const code: Effect = async (context) =>
  diskFull(context) ??
  (await waitStanding(context, "code")) ?? {
    kind: "ready",
    send: async ({ onPrem }, late) => {
      invariant(context.code, "the code step is taken only with a code at hand");
      const outcome = await onPrem.verifyCode(context.code, (answered) =>
        late({ outcome: recorded(answered) }),
      );
      // The account request carried the PIN; only the code completes the registration and proves it.
      notedRightPin(context, outcome);
      return { outcome: recorded(outcome) };
    },
  };

/**
 * Requests the registration data from the client and encrypts it with its password before anything else
 * happens.
 */
export const backup: Effect = async (context) => {
  const password = context.secrets.backupPassword;
  if (password === undefined)
    return { kind: "problem", problem: missingSecret(context.state.plan, "backupPassword") };
  return {
    kind: "ready",
    send: async (): Promise<Sent> => {
      const { cloud, onPrem } = context.connections;
      const answered = onPrem.backup(password);
      // Meanwhile opens the cloud connection, so that register finds one that has just answered. A connection
      // that answered recently is left alone: a pending query on it would delay register.
      if (!answeredWithinLast(FRESH_MS / 2, context)) runDetached(cloud.warm());
      const outcome = await answered;
      if (outcome.kind !== "confirmed") return { outcome: recorded(outcome) };
      const sealed = sealBackup(context.vault, context.state, { password, data: outcome.value });
      return {
        outcome: recorded(outcome),
        ...(sealed.ok ? { yield: { kind: "pair", ref: sealed.value } } : {}),
      };
    },
  };
};

/** Sets the wanted number of shards, unless the number has it already. */
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
  // The client's own clock counts too: this machine's may have been set back since the registration.
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
      const answered = (outcome: CallOutcome<null>): Pick<Sent, "outcome" | "yield"> => ({
        outcome: recorded(outcome),
        ...(outcome.kind === "confirmed" ? { yield: { kind: "shards", shards: wanted } } : {}),
      });
      const outcome = await onPrem.setShards(request, (answer) =>
        late({ ...answered(answer), ...keepingWrongPin(context, pin, { outcome: answer, before }) }),
      );
      notedRightPin(context, outcome);
      return { ...answered(outcome), ...notedWrongPin(context, pin, { outcome, before }) };
    },
  };
};
