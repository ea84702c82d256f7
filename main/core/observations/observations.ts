import type { PhoneNumberId } from "../../../shared/ids.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { NumberObservation } from "../../../shared/rpc/areas/workspaces.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { join } from "node:path";
import { z } from "zod";
import { upcastReading } from "../storage/upcast-observation.ts";
import { readCache, writeCache } from "../storage/cache-file.ts";

/** Format 1 may hold looks that version 0.1.0 took. */
const Stored = z.object({ format: z.union([z.literal(1), z.literal(2)]), readings: z.array(z.unknown()) });
const Old = z.looseObject({ reading: z.unknown() });

/** Where the last looks of a data folder lie. */
export function observationsPath(dataDir: string): string {
  return join(dataDir, "readings.json");
}

/** The readings that were kept. What cannot be read is left out: a look can be taken again. */
export function loadObservations(dataDir: string): readonly NumberObservation[] {
  const stored = Stored.safeParse(readCache(observationsPath(dataDir)));
  const { format, readings = [] } = stored.data ?? {};
  return readings.flatMap((one) => {
    const reading = NumberObservation.safeParse(format === 1 ? asEvidence(one) : one);
    return reading.success ? [reading.data] : [];
  });
}

// Which number a look was about is not in the file, so whom the client named proves nothing.
function asEvidence(one: unknown): unknown {
  const old = Old.safeParse(one);
  return old.success ? { ...old.data, reading: upcastReading(old.data.reading, undefined) } : one;
}

/** Keeps the readings, as far as the disk lets us: one that is lost is taken anew. */
function saveObservations(dataDir: string, readings: readonly NumberObservation[]): void {
  writeCache(observationsPath(dataDir), { format: 2, readings });
}

export type NumberOfWorkspace = { readonly workspace: WorkspaceId; readonly phoneNumberId: PhoneNumberId };

/** The last look at each number of each workspace. */
export type Observations = {
  all(): readonly NumberObservation[];
  /** Takes up a look that was just taken, keeps it and tells of it. It counts from now on, whatever its clock says. */
  note(key: NumberOfWorkspace, reading: Observation): NumberObservation;
  /** Tells of the looks that another process has taken since this was last asked for anything. */
  tellOthers(): void;
  /** Forgets the looks of a workspace. */
  drop(workspace: WorkspaceId): void;
};

/** Opens the readings of a data folder. Nothing is read before it is wanted, nothing written before there is something. */
export function openObservations(dataDir: string, tell: (reading: NumberObservation) => void): Observations {
  const known = new Map<string, NumberObservation>();
  let highest = 0;
  // Another process may have looked as well: of two looks at a number the one that was taken last counts. Revisions
  // tell which, since a clock can be set back; of two that were given out at once, the one in the file was kept last.
  const refresh = (): readonly NumberObservation[] => {
    const news: NumberObservation[] = [];
    for (const one of loadObservations(dataDir)) {
      highest = Math.max(highest, one.revision);
      const mine = known.get(keyOf(one));
      if (mine !== undefined && mine.revision > one.revision) continue;
      known.set(keyOf(one), one);
      if (mine?.revision !== one.revision || mine.reading.at !== one.reading.at) news.push(one);
    }
    return news;
  };
  return {
    all() {
      refresh();
      return [...known.values()];
    },
    note(key, reading) {
      refresh();
      highest += 1;
      const revision = highest;
      const { workspace, phoneNumberId } = key;
      const noted: NumberObservation = { workspace, phoneNumberId, revision, reading };
      known.set(keyOf(key), noted);
      saveObservations(dataDir, [...known.values()]);
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
      saveObservations(dataDir, [...known.values()]);
    },
  };
}

function keyOf({ workspace, phoneNumberId }: NumberOfWorkspace): string {
  return `${workspace} ${phoneNumberId}`;
}
