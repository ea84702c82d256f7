import type { CheckId } from "../../checks/catalogue.ts";

type AreaOf<Id extends CheckId> = Id extends `${infer Area}.${string}` ? Area : never;
type NameIn<Area extends string> =
  Extract<CheckId, `${Area}.${string}`> extends infer Id
    ? Id extends `${Area}.${infer Name}`
      ? Name
      : never
    : never;

/** A check's title, its reason, and a warning that applies even if it passes. */
type OneCheck = { readonly title: string; readonly why: string; readonly heed?: string };

/** The text of every check, by area and name: a check's ID is the path to its text. */
export type CheckWords = {
  readonly [Area in AreaOf<CheckId>]: { readonly [Name in NameIn<Area>]: OneCheck };
};
