import type { RunId } from "../../../shared/ids.ts";
import { ok } from "../../../shared/result.ts";
import { enteredAfter } from "./machine/number-runs.ts";
import type { NumberRun } from "./machine/port.ts";
import type { RunAway, Storage } from "./port.ts";
import { findRecord } from "./run-records.ts";
import { knownOwn, type StorageParts } from "./storage-parts.ts";

/** The last run of another folder that came after one of this folder. */
export function laterElsewhere(parts: StorageParts): Storage["laterElsewhere"] {
  return (run) => {
    const own = knownOwn(parts, run);
    if (own === undefined) return ok(undefined);
    const book = parts.book();
    const entered = book.ok ? book.value.runsOf(own.number) : book;
    if (!entered.ok) return entered;
    const later = enteredAfter(entered.value, { ...own, folder: parts.me });
    return parts.tools.database.look(() => ok(runAway(later, (name) => isHere(parts, name))));
  };
}

function isHere({ tools: { database, chain } }: StorageParts, run: RunId): boolean {
  return findRecord(database, chain, run) !== undefined;
}

/**
 * The last of these entries whose run is not in this folder, be it that a copy of this folder had it. One that only waited
 * behind another run of the number has moved nothing.
 */
export function runAway(later: readonly NumberRun[], isKnown: (run: RunId) => boolean): RunAway | undefined {
  const last = later.findLast(({ run, closed }) => closed !== "other" && !isKnown(run));
  if (last === undefined) return undefined;
  const since = later.filter(({ run, order }) => order > last.order && isKnown(run));
  return { run: last.run, folder: last.folder.path, since: since.map(({ run }) => run) };
}
