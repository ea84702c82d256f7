import type { UnfitPlace } from "../data-folder/unfit-place.ts";
import { visible } from "../visible.ts";
import type { dataPlace } from "./catalogue/en/data-place.ts";
import type { KeyOf } from "./catalogue/words.ts";
import type { ThreeParts } from "./three-parts.ts";
import type { Values } from "./translate.ts";

/** A folder that can't be where it is: `data`, or the `state` folder that all data folders share. */
export type MisplacedFolder = {
  readonly which: "data" | "state";
  readonly folder: string;
  readonly place: UnfitPlace;
};

/** Gives a sentence about misplaced folders: a whole translation, or the few sentences that the desktop starts with. */
export type DataPlaceTranslate = (
  key: KeyOf<{ readonly dataPlace: typeof dataPlace }>,
  values?: Values,
) => string;

/** The text for a folder that can't be where it is. */
export function misplacedWords(t: DataPlaceTranslate, { which, folder, place }: MisplacedFolder): ThreeParts {
  const name = place.kind === "network" ? place.fileSystem : place.service;
  const values = { folder: visible(folder), name: visible(name), at: visible(place.at) };
  return {
    what: t(`dataPlace.${which}.${place.kind}`, values),
    works: t("dataPlace.works"),
    next: t(`dataPlace.next.${which}`),
  };
}
