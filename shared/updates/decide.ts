import { fileFor, type Feed, type FeedFile, type Place } from "./feed.ts";
import { compareVersions, isPreview } from "./version.ts";

/** What a feed has for this copy of the program. */
export type Found =
  /** The feed's version is the one that runs. */
  | { readonly kind: "current" }
  /** The feed's version is older. It is never installed, whoever signed it. */
  | { readonly kind: "older"; readonly version: string }
  /** A newer version that this computer gets later. */
  | { readonly kind: "staged"; readonly version: string }
  | { readonly kind: "unfit"; readonly version: string; readonly why: "preview" | "no-file" }
  | { readonly kind: "newer"; readonly feed: Feed; readonly file: FeedFile };

/**
 * Judges a feed whose signature was checked. `draw` is this computer's number for the feed's version, from 0 to below 100: it
 * stays the same, so that a computer that got a version in one stage has it in the next.
 */
export function judgeFeed(
  feed: Feed,
  { current, place, draw }: { readonly current: string; readonly place: Place; readonly draw: number },
): Found {
  const { version } = feed;
  const order = compareVersions(version, current);
  if (order === 0) return { kind: "current" };
  // A version of ours that can't be read is compared with nothing.
  if (order === undefined || order < 0) return { kind: "older", version };
  if (isPreview(version) && !isPreview(current)) return { kind: "unfit", version, why: "preview" };
  if (draw >= (feed.stagingPercentage ?? 100)) return { kind: "staged", version };
  const file = fileFor(feed, place);
  return file === undefined ? { kind: "unfit", version, why: "no-file" } : { kind: "newer", feed, file };
}

/** What goes on that an update would interrupt. */
export const HINDRANCES = ["migration", "batch", "callback", "receiver", "unknown"] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** What is asked of the data folder and of this process, to see whether an update would interrupt anything. */
export type GoingOn = {
  /** Migrations of the data folder that haven't ended, in whichever process; undefined if that can't be read. */
  readonly openRuns: number | undefined;
  readonly isDriving: boolean;
  readonly isBatchUnderWay: boolean;
  /** Callback URLs that are replaced now, or left replaced; undefined if that can't be read. */
  readonly replaced: number | undefined;
  readonly listening: number;
};

/** Everything that stands against an update now; empty if nothing does. What can't be read stands against it. */
export function hindrances(now: GoingOn): readonly Hindrance[] {
  const isThere: Readonly<Record<Hindrance, boolean>> = {
    migration: now.isDriving || (now.openRuns ?? 0) > 0,
    batch: now.isBatchUnderWay,
    callback: (now.replaced ?? 0) > 0,
    receiver: now.listening > 0,
    unknown: now.openRuns === undefined || now.replaced === undefined,
  };
  return HINDRANCES.filter((one) => isThere[one]);
}
