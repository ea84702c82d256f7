import { claimsOf, type Claim } from "./meanings.ts";

/** A sentence and what it claims. */
export type Told = { readonly key: string; readonly claim: Claim };

/** Everything that these sentences claim. */
export function toldBy(keys: readonly string[]): readonly Told[] {
  return keys.flatMap((key) => (claimsOf(key) ?? []).map((claim) => ({ key, claim })));
}

/** The sentences that no row tells of. */
export function untoldIn(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => claimsOf(key) === undefined).map((key) => `no meaning: ${key}`);
}

export const has = (told: readonly Told[], ...claims: readonly Claim[]): readonly Told[] =>
  told.filter(({ claim }) => claims.includes(claim));
export const quoted = (told: readonly Told[]): string =>
  told.map(({ key, claim }) => `${key} (${claim})`).join(", ");
export const when = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : []);
