import { join } from "node:path";
import { z } from "zod";
import { AlertTarget } from "../../../shared/alert/alert.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { readCache } from "../storage/cache-file.ts";
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
