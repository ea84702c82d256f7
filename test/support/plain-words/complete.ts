import { keyOf, sentencesOf } from "../../unit/wording/catalogue-tree.ts";
import type { Claim } from "./claims.ts";

export type Rows = readonly (readonly [string, readonly Claim[]])[];

/** Every sentence of an area, with what is said that it claims; the others claim nothing. */
export function complete(
  area: string,
  words: Parameters<typeof sentencesOf>[0],
  told: Readonly<Record<string, readonly Claim[]>>,
): Rows {
  const keys = new Set([...sentencesOf(words).keys()].map(keyOf));
  const stray = Object.keys(told).filter((key) => !keys.has(key));
  if (stray.length > 0) throw new Error(`No sentence of ${area}: ${stray.join(", ")}`);
  return [...keys].map((key) => [`${area}.${key}`, told[key] ?? []]);
}
