import type { PhoneNumberId } from "../../../shared/ids.ts";
import { keptBeside, type Observation } from "../../../shared/migration/observation.ts";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { stillAsked, type Addresses } from "../../../shared/workspace/addresses.ts";
import { ok } from "../../../shared/result.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { join } from "node:path";
import { z } from "zod";
import { upcastReading } from "../storage/upcast-observation.ts";
import { parseChecked } from "../storage/checked-json.ts";
import { findCache, readCacheText, writeCache } from "../storage/cache-file.ts";
import { underLock } from "../storage/number-locks.ts";

/** Format 1 may hold observations made by version 0.1.0. */
const Stored = z.object({ format: z.union([z.literal(1), z.literal(2)]), readings: z.array(z.unknown()) });
const Old = z.looseObject({ reading: z.unknown() });

/** Path of the file with the last observations of a data folder. */
export function observationsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The stored observations; undefined if the file is no list of them. Unreadable ones are left out: they can be made again. */
function observationsIn(text: string): readonly NumberObservation[] | undefined {
  const stored = Stored.safeParse(parseChecked(text));
  if (!stored.success) return undefined;
  const { format, readings } = stored.data;
  return readings.flatMap((one) => {
    const reading = NumberObservation.safeParse(format === 1 ? asEvidence(one) : withAsked(one));
    return reading.success ? [reading.data] : [];
  });
}

// One of an earlier version does not say which APIs were asked: it is shown with its age until the next check,
// and proves no connection.
function withAsked(one: unknown): unknown {
  return typeof one === "object" ? { asked: {}, ...one } : one;
}

// The file does not say which number an observation was about, so the number that the client named proves
// nothing.
function asEvidence(one: unknown): unknown {
  const old = Old.safeParse(one);
  return old.success ? { ...old.data, asked: {}, reading: upcastReading(old.data.reading, undefined) } : one;
}

export type NumberOfWorkspace = { readonly workspace: WorkspaceId; readonly phoneNumberId: PhoneNumberId };

/** The last observation of each number of each workspace. */
export type Observations = {
  all(): readonly NumberObservation[];
  /**
   * Records a new observation, stores and publishes it, unless its workspace was removed meanwhile. It replaces earlier
   * ones, whatever its clock shows. `asked`: the addresses of the workspace or plan that it was made with.
   */
  note(key: NumberOfWorkspace, asked: Addresses, reading: Observation): NumberObservation;
  /** Publishes the observations that other processes stored since the last call of any method. */
  tellOthers(): void;
  /** Deletes the observations of a workspace. */
  drop(workspace: WorkspaceId): void;
};

/** The workspaces that there are; undefined if that isn't known. */
type Present = () => ReadonlySet<WorkspaceId> | undefined;

/**
 * Opens the observations of a data folder. Reads nothing before the first call, writes nothing before the
 * first observation.
 */
export function openObservations(
  dataDir: string,
  tell: (reading: NumberObservation) => void,
  present: Present = () => undefined,
): Observations {
  const known = new Map<string, NumberObservation>();
  /** The keys that the file had when it was last read or written here. */
  let inFile = new Set<string>();
  let highest = 0;
  let lastRead: string | undefined;
  let isUnreadable = false;
  /**
   * The keys of what was noted here and couldn't be stored yet, each with the revision that was known before: further ones
   * don't count on from those in the file.
   */
  const unstored = new Map<string, number>();
  // Another process may have stored observations too: of two for a number the later one counts. Revisions
  // decide, since a clock can be set back; of two with the same revision, the one in the file was stored
  // last.
  const refresh = (): readonly NumberObservation[] => {
    const changed: NumberObservation[] = [];
    const found = findCache(observationsPath(dataDir));
    isUnreadable = found.kind === "unreadable";
    // With many numbers, checking what was read before would take far longer than reading it.
    if (found.kind !== "text" || found.text === lastRead) return changed;
    const { text } = found;
    lastRead = text;
    const stored = observationsIn(text);
    if (stored === undefined) return changed;
    const keys = new Set(stored.map(keyOf));
    // Another process deleted these with their workspace; what couldn't be written here stays known.
    for (const key of inFile) if (!keys.has(key)) known.delete(key);
    inFile = keys;
    for (const one of stored) {
      highest = Math.max(highest, one.revision);
      const own = known.get(keyOf(one));
      if (own !== undefined && isLater(own, one)) continue;
      known.set(keyOf(one), one);
      unstored.delete(keyOf(one));
      if (own?.revision !== one.revision || own.reading.at !== one.reading.at) changed.push(one);
    }
    for (const key of unstored.keys()) {
      const own = known.get(key);
      if (own === undefined) continue;
      highest += 1;
      known.set(key, { ...own, revision: highest });
      changed.push({ ...own, revision: highest });
    }
    return changed;
  };
  const isLater = (own: NumberObservation, stored: NumberObservation): boolean => {
    const before = unstored.get(keyOf(own));
    if (before === undefined) return own.revision > stored.revision;
    return stored.revision <= before || own.reading.at > stored.reading.at;
  };
  // File errors, and a lock that stays busy, are ignored: a lost observation can be made again.
  const save = <T>(change: () => T): T => {
    let changed: { readonly value: T } | undefined;
    underLock(dataDir, "readings", () => {
      refresh();
      changed = { value: change() };
      // Of a removed one: another process ended before it deleted them, or couldn't; or a check took longer.
      const there = present();
      for (const [key, { workspace }] of known) if (there?.has(workspace) === false) known.delete(key);
      if (isUnreadable) return ok(null);
      lastRead = writeCache(observationsPath(dataDir), { format: 2, readings: [...known.values()] });
      if (readCacheText(observationsPath(dataDir)) !== lastRead) return ok(null);
      inFile = new Set(known.keys());
      unstored.clear();
      return ok(null);
    });
    if (changed !== undefined) return changed.value;
    refresh();
    return change();
  };
  return {
    all() {
      refresh();
      return [...known.values()];
    },
    note(key, asked, reading) {
      const { workspace, phoneNumberId } = key;
      const noteNow = (): NumberObservation => {
        highest += 1;
        const earlier = earlierFor(reading, asked, known.get(keyOf(key)));
        const noted: NumberObservation = {
          workspace,
          phoneNumberId,
          revision: highest,
          asked,
          reading,
          ...(earlier === undefined ? {} : { earlier }),
        };
        if (!unstored.has(keyOf(key))) unstored.set(keyOf(key), known.get(keyOf(key))?.revision ?? 0);
        known.set(keyOf(key), noted);
        return noted;
      };
      const noted = save(noteNow);
      if (known.has(keyOf(key))) tell(noted);
      return noted;
    },
    tellOthers() {
      for (const one of refresh()) tell(one);
    },
    drop(workspace) {
      refresh();
      const keysOf = (): readonly string[] =>
        [...known].filter(([, one]) => one.workspace === workspace).map(([key]) => key);
      if (keysOf().length > 0) save(() => keysOf().forEach((key) => known.delete(key)));
    },
  };
}

// A check that got no location, as in an outage, must not make what was known before it unknown.
function earlierFor(
  reading: Observation,
  asked: Addresses,
  last: NumberObservation | undefined,
): Observation | undefined {
  return last !== undefined && stillAsked(last.asked, asked) ? keptBeside(reading, last) : undefined;
}

function keyOf({ workspace, phoneNumberId }: NumberOfWorkspace): string {
  return `${workspace} ${phoneNumberId}`;
}
