type Revised = { readonly revision: number };

/** The map with this entry, unless it already has a later revision under the key. */
export function withNewest<T extends Revised>(
  known: ReadonlyMap<string, T>,
  key: string,
  one: T,
): ReadonlyMap<string, T> {
  const before = known.get(key);
  if (before !== undefined && before.revision > one.revision) return known;
  return new Map(known).set(key, one);
}

/** The one with the higher revision; `other` if they are equal. */
export function laterOf<T extends Revised>(known: T, other: T): T {
  return known.revision > other.revision ? known : other;
}
