import type { Violation } from "./history.ts";

/** A history that violates a rule. */
export type Found<H> = { readonly history: H; readonly violations: readonly Violation[] };

/** What a search counts and finds. */
export type Tally<H> = {
  played: number;
  /** How the histories ended: what a person sees at the end, and what is so. */
  readonly ends: Map<string, number>;
  /** How many histories violate a rule, by the first violation of each. */
  readonly kinds: Map<string, number>;
  /** Histories that violate a rule: a few of each kind. */
  readonly found: Found<H>[];
};

export const newTally = <H>(): Tally<H> => ({ played: 0, ends: new Map(), kinds: new Map(), found: [] });

const EXAMPLES_OF_A_KIND = 5;

/** Violations that differ only in numbers are of one kind. */
const kindOf = ({ rule, what }: Violation): string => `${rule} ${what.replaceAll(/\d+/g, "…")}`;

/** Counts a history that was played; a few that violate a rule are kept of each kind. */
export function count<H>(tally: Tally<H>, { history, violations }: Found<H>, end: string): void {
  tally.played += 1;
  tally.ends.set(end, (tally.ends.get(end) ?? 0) + 1);
  const [first] = violations;
  if (first === undefined) return;
  const kind = kindOf(first);
  const before = tally.kinds.get(kind) ?? 0;
  tally.kinds.set(kind, before + 1);
  if (before < EXAMPLES_OF_A_KIND) tally.found.push({ history, violations: [...violations] });
}
