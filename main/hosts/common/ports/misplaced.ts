import { unfitPlace } from "../../../../shared/data-folder/unfit-place.ts";
import type { MisplacedFolder } from "../../../../shared/wording/data-place.ts";
import { thisMachine, type Machine } from "./data-dir.ts";
import { placeFacts } from "./place-facts.ts";
import { machineStateDir } from "./state-dir.ts";

/**
 * Finds the folder that can't be where it is: the data folder, or the one that all data folders of this user share.
 * Reads only; undefined if both are well placed.
 */
export function misplacedFolder(
  dataDir: string,
  machine: Machine = thisMachine(),
): MisplacedFolder | undefined {
  const folders = [
    { which: "data" as const, folder: dataDir },
    { which: "state" as const, folder: machineStateDir(machine) },
  ];
  for (const one of folders) {
    const place = unfitPlace(placeFacts(one.folder, machine));
    if (place !== undefined) return { ...one, place };
  }
  return undefined;
}
