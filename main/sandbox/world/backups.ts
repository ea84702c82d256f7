import type { Chance } from "./chance.ts";
import type { Backup, WorldState } from "./state.ts";
import { digitsOf } from "./state.ts";

/** Gives the state with one more backup, and that backup's opaque data. */
export function makeBackup(
  state: WorldState,
  password: string,
  chance: Chance,
): { readonly state: WorldState; readonly data: string } {
  const data = chance.base64(360);
  const backup: Backup = {
    password,
    data,
    number: digitsOf(state.fixtures),
    shards: state.onPrem.shards,
    use: "unused",
  };
  return { state: { ...state, backups: [...state.backups, backup] }, data };
}

/** Gives the backup with this data and password, if it belongs to the number. */
export function findBackup(
  state: WorldState,
  pair: { readonly password: string; readonly data: string },
): Backup | undefined {
  return state.backups.find(
    (backup) =>
      backup.data === pair.data &&
      backup.password === pair.password &&
      backup.number === digitsOf(state.fixtures),
  );
}

/** Gives the state in which that backup has been used. */
export function useBackup(state: WorldState, used: Backup): WorldState {
  return {
    ...state,
    backups: state.backups.map((backup) =>
      backup.data === used.data ? { ...backup, use: "used" as const } : backup,
    ),
  };
}
