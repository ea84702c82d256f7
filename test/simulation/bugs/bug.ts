import type { Leg, Setting } from "../scene/history.ts";

/** A mistake put into the program's own source text, in this process only, to see whether the checker notices. */
export type SourceMistake = {
  readonly name: string;
  readonly file: string;
  /** Text that occurs exactly once in the file, and what stands in its place. */
  readonly find: string;
  readonly put: string;
  /** Further replacements in the same file. */
  readonly more?: readonly { readonly find: string; readonly put: string }[];
};

/** A mistake in how migrations are done. */
export type Bug = SourceMistake & {
  /** The invariants of which at least one must notice it. */
  readonly rules: readonly string[];
  /** The settings in which it can show; default: the usual ones. */
  readonly settings?: readonly Setting[];
  /** Histories that show it; default: all single faults, then seeds. */
  readonly legs?: readonly (readonly Leg[])[];
};
