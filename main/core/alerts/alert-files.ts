import { join } from "node:path";
import { z } from "zod";
import { AlertTarget, SentAlert, type AlertTry } from "../../../shared/alert/alert.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { readCache, writeCache } from "../storage/cache-file.ts";
import { checkedText } from "../storage/checked-json.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { underLock } from "../storage/number-locks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";

type Place = Pick<HostPorts, "dataDir" | "clock">;

const FORMAT = 1;
const Targets = z.object({ format: z.literal(FORMAT), targets: z.array(AlertTarget) });
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });

/** Where the targets of a data folder are, without their secrets. */
export function targetsPath({ dataDir }: Pick<Place, "dataDir">): string {
  return join(dataDir, "alerts.json");
}

/**
 * Reads the targets; creates nothing. Problems: newerVersion (nothing is changed); storageDamaged, once: the file
 * is renamed.
 */
export function readTargets(place: Place): Result<readonly AlertTarget[], StorageProblem> {
  const path = targetsPath(place);
  return catchStorageErrors(() => {
    const file = readJsonFile(path);
    if (file === "absent") return ok([]);
    const stored = Targets.safeParse(file.value);
    if (stored.success) return ok(stored.data.targets);
    const later = Later.safeParse(file.value);
    if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
    return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, place.clock.now()) });
  });
}

/** The targets, where nobody could be told that they can't be read; none then. Changes nothing. */
export function peekTargets(place: Pick<Place, "dataDir">): readonly AlertTarget[] {
  return Targets.safeParse(readCache(targetsPath(place))).data?.targets ?? [];
}

/**
 * Changes the targets under a lock. `change` gets those there are and what replaces them; what it does besides happens
 * under the same lock.
 */
export function changeTargets<P>(
  place: Place,
  change: (
    targets: readonly AlertTarget[],
    replace: (targets: readonly AlertTarget[]) => void,
  ) => Result<null, P | StorageProblem>,
): Result<null, P | StorageProblem> {
  return underLock<null, P>(place.dataDir, "alerts", () => {
    const known = readTargets(place);
    if (!known.ok) return known;
    return change(known.value, (targets) =>
      replaceDurably(targetsPath(place), checkedText({ format: FORMAT, targets }, 2)),
    );
  });
}

/** So many alerts are remembered. The oldest is forgotten first; what is older than a day isn't sent anyway. */
const MOST = 500;
/** An attempt that has not come to an end by then came to none: its process is gone. */
const LONGEST_TRY_MS = 2 * 60_000;
const Ledger = z.object({ format: z.literal(1), sent: z.array(z.unknown()) });

/** Where it is remembered which alerts were sent. */
function sentPath({ dataDir }: Pick<Place, "dataDir">): string {
  return join(dataDir, "alerts-sent.json");
}

/** The alerts that were sent or were to be, the newest last. Those that a killed process left are unknown. */
export function readSent(place: Place): readonly SentAlert[] {
  const now = place.clock.now();
  const isLeft = ({ outcome, at }: SentAlert): boolean =>
    outcome === "sending" && Math.abs(now - Date.parse(at)) > LONGEST_TRY_MS;
  return (Ledger.safeParse(readCache(sentPath(place))).data?.sent ?? [])
    .flatMap((one) => SentAlert.safeParse(one).data ?? [])
    .map((one) => (isLeft(one) ? { ...one, outcome: "unknown" as const } : one));
}

/** An alert before its next attempt. */
export type Claim = Pick<SentAlert, "id" | "scope" | "news">;

/**
 * Enters an attempt before anything is sent, so that no other process and no later start sends the alert too. False if
 * one has, or may have, or it was tried `mostTries` times.
 */
export function claimAlert(
  place: Place,
  claim: Claim,
  mostTries: number,
): Result<{ readonly tries: number } | undefined, StorageProblem> {
  return underLock<{ readonly tries: number } | undefined, never>(place.dataDir, "alerts", () => {
    const sent = readSent(place);
    const known = sent.find(({ id }) => id === claim.id);
    const tries = (known?.tries ?? 0) + 1;
    if (known !== undefined && (!isNotTaken(known) || tries > mostTries)) return ok(undefined);
    const next: SentAlert = { ...claim, at: isoOf(place.clock.now()), tries, outcome: "sending" };
    const rest = sent.filter(({ id }) => id !== claim.id);
    // Not as a cache that may fail: an attempt that isn't on disk is not made.
    replaceDurably(sentPath(place), checkedText({ format: 1, sent: [...rest, next].slice(-MOST) }));
    return ok({ tries });
  });
}

/** What became of an alert whose target was changed before it could be sent. */
export const TARGET_CHANGED = { outcome: "not-sent", why: "target-changed" } as const satisfies AlertTry;

/** True if it is certain that the other end has not taken the alert, so that it may be sent again. */
export function isNotTaken({ outcome, status, why }: AlertTry): boolean {
  if (why === TARGET_CHANGED.why) return false;
  // A server answers 429 in place of taking it; a gateway may answer 503 although the server behind it has taken it.
  return outcome === "not-sent" || (outcome === "refused" && status === 429);
}

/** Enters what came of the attempt. A failure leaves it as being sent, and so unknown after a while. */
export function noteAlert(place: Place, id: string, result: AlertTry): void {
  underLock<null, never>(place.dataDir, "alerts", () => {
    const sent = readSent(place).map(({ status: _status, why: _why, ...one }) =>
      one.id === id ? { ...one, ...result } : { ...one, ...present(_status, _why) },
    );
    writeCache(sentPath(place), { format: 1, sent });
    return ok(null);
  });
}

function present(status: number | undefined, why: string | undefined): Pick<AlertTry, "status" | "why"> {
  return { ...(status === undefined ? {} : { status }), ...(why === undefined ? {} : { why }) };
}
