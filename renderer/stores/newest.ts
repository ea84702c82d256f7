type Revised = { readonly revision: number };

/** A map with this entry, unless a later one is known under its key already. */
export function withNewest<T extends Revised>(
  known: ReadonlyMap<string, T>,
  key: string,
  one: T,
): ReadonlyMap<string, T> {
  const before = known.get(key);
  if (before !== undefined && before.revision > one.revision) return known;
  return new Map(known).set(key, one);
}

/** Of two states of the same thing the later one. */
export function laterOf<T extends Revised>(known: T, other: T): T {
  return known.revision > other.revision ? known : other;
}
