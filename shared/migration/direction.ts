import { z } from "zod";
import type { NumberLocation } from "../platform/facts.ts";

/** Which way the number moves. */
export const Direction = z.enum(["to-cloud", "to-onprem"]);
export type Direction = z.infer<typeof Direction>;

/** Where the number comes from. */
export function sourceOf(direction: Direction): NumberLocation {
  return direction === "to-cloud" ? "on-premises" : "cloud";
}

/** Where the number is meant to be at the end. */
export function targetOf(direction: Direction): NumberLocation {
  return direction === "to-cloud" ? "cloud" : "on-premises";
}
