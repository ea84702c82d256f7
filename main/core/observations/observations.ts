import type { PhoneNumberId } from "../../../shared/ids.ts";
import { keptBeside, type Observation } from "../../../shared/migration/observation.ts";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { stillAsked, type Addresses } from "../../../shared/workspace/addresses.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { join } from "node:path";
import { z } from "zod";
import { upcastReading } from "../storage/upcast-observation.ts";
import { parseChecked } from "../storage/checked-json.ts";
import { readCacheText, writeCache } from "../storage/cache-file.ts";

/** Format 1 may hold observations made by version 0.1.0. */
const Stored = z.object({ format: z.union([z.literal(1), z.literal(2)]), readings: z.array(z.unknown()) });
const Old = z.looseObject({ reading: z.unknown() });

/** Path of the file with the last observations of a data folder. */
export function observationsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The stored observations. Unreadable ones are left out: they can be made again. */
function observationsIn(text: string): readonly NumberObservation[] {
  const stored = Stored.safeParse(parseChecked(text));
  const { format, readings = [] } = stored.data ?? {};
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
   * Records a new observation, stores and publishes it. It replaces earlier ones, whatever its clock shows.
   * `asked`: the addresses of the workspace or plan that it was made with.
   */
  note(key: NumberOfWorkspace, asked: Addresses, reading: Observation): NumberObservation;
  /** Publishes the observations that other processes stored since the last call of any method. */
  tellOthers(): void;
  /** Deletes the observations of a workspace. */
  drop(workspace: WorkspaceId): void;
};

/**
 * Opens the observations of a data folder. Reads nothing before the first call, writes nothing before the
 * first observation.
 */
export function openObservations(dataDir: string, tell: (reading: NumberObservation) => void): Observations {
  const known = new Map<string, NumberObservation>();
  let highest = 0;
  let lastRead: string | undefined;
  // Another process may have stored observations too: of two for a number the later one counts. Revisions
  // decide, since a clock can be set back; of two with the same revision, the one in the file was stored
  // last.
  const refresh = (): readonly NumberObservation[] => {
    const changed: NumberObservation[] = [];
    const text = readCacheText(observationsPath(dataDir));
    // With many numbers, checking what was read before would take far longer than reading it.
    if (text === undefined || text === lastRead) return changed;
    lastRead = text;
    for (const one of observationsIn(text)) {
      highest = Math.max(highest, one.revision);
      const own = known.get(keyOf(one));
      if (own !== undefined && own.revision > one.revision) continue;
      known.set(keyOf(one), one);
      if (own?.revision !== one.revision || own.reading.at !== one.reading.at) changed.push(one);
    }
    return changed;
  };
  // File errors are ignored: a lost observation can be made again.
  const save = (): void => {
    lastRead = writeCache(observationsPath(dataDir), { format: 2, readings: [...known.values()] });
  };
  return {
    all() {
      refresh();
      return [...known.values()];
    },
    note(key, asked, reading) {
      refresh();
      highest += 1;
      const revision = highest;
      const { workspace, phoneNumberId } = key;
      const earlier = earlierFor(reading, asked, known.get(keyOf(key)));
      const noted: NumberObservation = {
        workspace,
        phoneNumberId,
        revision,
        asked,
        reading,
        ...(earlier === undefined ? {} : { earlier }),
      };
      known.set(keyOf(key), noted);
      save();
      tell(noted);
      return noted;
    },
    tellOthers() {
      for (const one of refresh()) tell(one);
    },
    drop(workspace) {
      refresh();
      const gone = [...known].filter(([, one]) => one.workspace === workspace);
      if (gone.length === 0) return;
      for (const [key] of gone) known.delete(key);
      save();
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
