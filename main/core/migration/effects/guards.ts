import type { CodeMethod, Plan } from "../../../../shared/migration/plan.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { Evidence } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { instant } from "../../../../shared/time.ts";
import {
  certificateEndMs,
  fieldsOf,
  certificateNumberMatch,
} from "../../checks/certificate/plan-certificate.ts";
import type { Moment } from "../timekeeping.ts";
import type { RunProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { RecoveryGate } from "../../runtime/ports.ts";
import { isMoveOpen } from "../state/mark.ts";
import { dateBy, heldBackBy, tooSoonFor, waitInTheWay } from "../platform-waits.ts";
import type { EffectContext, Prepared } from "./effect.ts";

/**
 * A register request needs a connection that answered within this time; an older one may have been closed
 * unnoticed.
 */
export const FRESH_MS = 5000;

/** True if the current connection answered within the last `ms` milliseconds. */
export function answeredWithinLast(
  ms: number,
  { connections: { cloud }, clock }: Pick<EffectContext, "connections" | "clock">,
): boolean {
  const last = cloud.lastAnswerMs();
  return last !== undefined && clock.monotonicMs() - last <= ms;
}

/** With less free disk space the journal might not hold the response, so no irreversible request is sent. */
const FREE_BYTES_NEEDED = 50 * 1024 * 1024;

/**
 * Ends a step before anything is sent if the disk is nearly full; undefined if there is enough space.
 */
export function diskFull({ files, dataDir }: Pick<EffectContext, "files" | "dataDir">): Prepared | undefined {
  const free = files.freeBytes(dataDir);
  return free !== undefined && free < FREE_BYTES_NEEDED ? { kind: "end", reason: "disk-full" } : undefined;
}

/**
 * Ends a step before an expired certificate is sent: it gets the number banned.
 *
 * Compares with the latest of this machine's clock and the platform's dates (`serverDate`, ISO 8601).
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
 * Ends a step before an unusable certificate is sent: one clearly of another number, or an expired one.
 *
 * The certificate is read again for each step, so it may differ from the one the checks saw.
 */
export function unfitCertificate(
  cert: Redacted<string>,
  context: Pick<EffectContext, "clock" | "state">,
  serverDate?: string,
): Prepared | undefined {
  return certificateNumberMatch(fieldsOf(cert), context.state.plan).kind === "another"
    ? { kind: "end", reason: "certificate-of-another-number" }
    : certificateExpired(cert, context, serverDate);
}

/**
 * Holds back a step's request during a wait that the platform reported for the number.
 *
 * The run's own waits were checked when it was resumed; a wait found here is known to another data folder, or
 * to a newer copy of this one.
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
 * Records the date of a cloud response to a request sent after `before`: limits per 72 hours use the clock of
 * the number's own cloud if it is known.
 */
export function tellPlatformDate(
  { storage, plan }: Pick<EffectContext, "storage"> & { readonly plan: Plan },
  { serverDate }: Evidence,
  before: Moment,
): void {
  if (serverDate !== undefined) storage.tellPlatformDate(plan, instant(Date.parse(serverDate)), before);
}

/** Gates of the vault with which a backup can be opened again, or a person went without that. */
const SAFE_GATES: ReadonlySet<RecoveryGate> = new Set(["passphrase", "key", "waived"]);

/**
 * Why a registration has to wait: the backup is in a vault that can't be opened again from the disk, or one that
 * is lost with this computer, and no person has printed a recovery sheet or waived it. Undefined if it may leave.
 *
 * One that follows a registration that may have moved the number is never held back, because the number
 * depends on what follows.
 */
export function lacksRecovery(
  state: EffectContext["state"],
  vault: Pick<EffectContext["vault"], "recoveryGate" | "readBackKeyFile">,
): VaultProblem | Extract<RunProblem, { readonly kind: "recoveryNeeded" }> | undefined {
  if (state.plan.direction !== "to-cloud" || isMoveOpen(state)) return undefined;
  const readBack = vault.readBackKeyFile();
  if (!readBack.ok) return readBack.problem;
  return SAFE_GATES.has(vault.recoveryGate()) ? undefined : { kind: "recoveryNeeded", run: state.run };
}
