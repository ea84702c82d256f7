import { z } from "zod";
import { AlertTarget, DesktopDigest } from "../../../shared/alert/alert.ts";
import type { DigestPlan } from "../../../shared/alert/digest.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { readCache } from "../storage/cache-file.ts";
import { checkedText } from "../storage/checked-json.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { underLock } from "../storage/number-locks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";
import { targetsPath } from "./wanted.ts";

type Place = Pick<HostPorts, "dataDir" | "clock">;

const FORMAT = 1;
const Targets = z.object({
  format: z.literal(FORMAT),
  targets: z.array(AlertTarget),
  desktop: DesktopDigest.optional(),
});

/** Where alerts go, and whether the desktop shows a digest. */
export type ChosenAlerts = {
  readonly targets: readonly AlertTarget[];
  readonly desktop?: DesktopDigest | undefined;
};
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });

/**
 * Reads what is chosen; creates nothing. Problems: newerVersion (nothing is changed); storageDamaged, once: the file
 * is renamed.
 */
export function readChosen(place: Place): Result<ChosenAlerts, StorageProblem> {
  const path = targetsPath(place);
  return catchStorageErrors<ChosenAlerts, never>(() => {
    const file = readJsonFile(path);
    if (file === "absent") return ok({ targets: [] });
    const stored = Targets.safeParse(file.value);
    if (stored.success) return ok(stored.data);
    const later = Later.safeParse(file.value);
    if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
    return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, place.clock.now()) });
  });
}

/** The targets alone. Problems as those of `readChosen`. */
export function readTargets(place: Place): Result<readonly AlertTarget[], StorageProblem> {
  const chosen = readChosen(place);
  return chosen.ok ? ok(chosen.value.targets) : chosen;
}

/** What is chosen, where nobody could be told that it can't be read; nothing then. Changes nothing. */
export function peekChosen(place: Pick<Place, "dataDir">): ChosenAlerts {
  return Targets.safeParse(readCache(targetsPath(place))).data ?? { targets: [] };
}

/** The targets alone, as `peekChosen` reads them. */
export function peekTargets(place: Pick<Place, "dataDir">): readonly AlertTarget[] {
  return peekChosen(place).targets;
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
    const known = readChosen(place);
    if (!known.ok) return known;
    return change(known.value.targets, (targets) => write(place, { ...known.value, targets }));
  });
}

/** Chooses when the desktop shows a digest, from now on, or that it shows none. */
export function chooseDesktopDigest(
  place: Place,
  plan: DigestPlan | undefined,
): Result<null, StorageProblem> {
  return underLock<null, never>(place.dataDir, "alerts", () => {
    const known = readChosen(place);
    if (!known.ok) return known;
    const { targets } = known.value;
    const since = isoOf(place.clock.now());
    write(place, { targets, ...(plan === undefined ? {} : { desktop: { plan, since } }) });
    return ok(null);
  });
}

function write(place: Place, chosen: ChosenAlerts): void {
  replaceDurably(targetsPath(place), checkedText({ format: FORMAT, ...chosen }, 2));
}

/** The target of the workspace, else the one for everything else. */
export function targetFor(
  targets: readonly AlertTarget[],
  workspace: string | undefined,
): AlertTarget | undefined {
  return targets.find(({ scope }) => scope === workspace) ?? targets.find(({ scope }) => scope === "all");
}
