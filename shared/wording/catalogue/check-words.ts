import type { CheckId } from "../../checks/catalogue.ts";

type AreaOf<Id extends CheckId> = Id extends `${infer Area}.${string}` ? Area : never;
type NameIn<Area extends string> =
  Extract<CheckId, `${Area}.${string}`> extends infer Id
    ? Id extends `${Area}.${infer Name}`
      ? Name
      : never
    : never;

/** A check's line, the reason it is looked at, and what to heed even where it passes. */
type OneCheck = { readonly title: string; readonly why: string; readonly heed?: string };

/** The words of every check, by area and name, so that a check's id is the path to its words. */
export type CheckWords = {
  readonly [Area in AreaOf<CheckId>]: { readonly [Name in NameIn<Area>]: OneCheck };
};
