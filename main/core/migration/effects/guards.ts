import type { CodeMethod, Plan } from "../../../../shared/migration/plan.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { Evidence } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { instant } from "../../../../shared/time.ts";
import { certificateEndMs, fieldsOf, numberWordOf } from "../../checks/certificate/plan-certificate.ts";
import type { Moment } from "../timekeeping.ts";
import { dateBy, heldBackBy, tooSoonFor, waitInTheWay } from "../platform-waits.ts";
import type { EffectContext, Prepared } from "./effect.ts";

/** A register goes out only over a connection that has answered within this time; it may have been closed unseen since. */
export const FRESH_MS = 5000;

/** Has the connection that is open now answered within so many milliseconds? */
export function answeredWithinLast(
  ms: number,
  { connections: { cloud }, clock }: Pick<EffectContext, "connections" | "clock">,
): boolean {
  const last = cloud.lastAnswerMs();
  return last !== undefined && clock.monotonicMs() - last <= ms;
}

/** Below this much free disk space the journal might not hold the answer, so nothing irrevocable is begun. */
const FREE_BYTES_NEEDED = 50 * 1024 * 1024;

/** Ends a step before anything is sent where the disk is nearly full; undefined where there is room. */
export function diskFull({ files, dataDir }: Pick<EffectContext, "files" | "dataDir">): Prepared | undefined {
  const free = files.freeBytes(dataDir);
  return free !== undefined && free < FREE_BYTES_NEEDED ? { kind: "end", reason: "disk-full" } : undefined;
}

/**
 * Ends a step before a certificate is sent that seems to have ended: an ended one gets the number banned. By this
 * machine's clock or by the platform's, whichever is later (`serverDate`, ISO 8601).
 */
function certificateExpired(
  cert: Redacted<string>,
  { clock, state }: Pick<EffectContext, "clock" | "state">,
  serverDate?: string,
): Prepared | undefined {
  const endMs = certificateEndMs(cert);
  if (endMs === undefined) return undefined;
  const dates = [
    serverDate,
    state.lastReading?.cloud.evidence.serverDate,
    state.lastReading?.onPrem.evidence.serverDate,
  ];
  const latest = Math.max(
    clock.now(),
    ...dates.flatMap((date) => (date === undefined ? [] : [Date.parse(date)])),
  );
  return endMs <= latest ? { kind: "end", reason: "certificate-expired" } : undefined;
}

/**
 * Ends a step before a certificate is sent that is not fit for it: one that is clearly of another number, or one that seems to have ended.
 * It is read anew for each step, so that it may be another one than the checks have seen.
 */
export function unfitCertificate(
  cert: Redacted<string>,
  context: Pick<EffectContext, "clock" | "state">,
  serverDate?: string,
): Prepared | undefined {
  return numberWordOf(fieldsOf(cert), context.state.plan).kind === "another"
    ? { kind: "end", reason: "certificate-of-another-number" }
    : certificateExpired(cert, context, serverDate);
}

/**
 * Keeps a step's request back while a wait holds that the platform told about the number. The run's own waits were
 * asked about when it was taken up; what is found here is one that another folder knows of, or a newer copy of this one.
 */
export async function waitStanding(
  { storage, state, clock, connections }: EffectContext,
  step: StepName,
  method: CodeMethod = "sms",
): Promise<Prepared | undefined> {
  const timing = { clock, dateOf: dateBy(async () => connections) };
  const holds = heldBackBy(step, method);
  const wait = await waitInTheWay(timing, storage, { plan: state.plan, holds });
  if (!wait.ok) return { kind: "problem", problem: wait.problem };
  return wait.value === undefined ? undefined : { kind: "problem", problem: tooSoonFor(wait.value) };
}

/**
 * Hands on the date of a cloud's answer to a request that was sent after `before`: the rations of 72 hours go by the
 * clock of the number's own cloud where it is known.
 */
export function tellPlatformDate(
  { storage, plan }: Pick<EffectContext, "storage"> & { readonly plan: Plan },
  { serverDate }: Evidence,
  before: Moment,
): void {
  if (serverDate !== undefined) storage.tellPlatformDate(plan, instant(Date.parse(serverDate)), before);
}
