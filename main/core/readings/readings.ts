import type { PhoneNumberId } from "../../../shared/ids.ts";
import type { Observation } from "../../../shared/migration/reading.ts";
import type { NumberObservation } from "../../../shared/rpc/areas/workspaces.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { loadObservations, saveObservations } from "./reading-file.ts";

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
