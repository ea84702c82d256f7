import { z } from "zod";
import type { NumberLocation } from "../platform/facts.ts";

/** The direction in which the number moves. */
export const Direction = z.enum(["to-cloud", "to-onprem"]);
export type Direction = z.infer<typeof Direction>;

type KnownLocation = Exclude<NumberLocation, "unknown">;

/** Gives the location that the number moves from. */
export function sourceOf(direction: Direction): KnownLocation {
  return direction === "to-cloud" ? "on-premises" : "cloud";
}

/** Gives the location that the number moves to. */
export function targetOf(direction: Direction): KnownLocation {
  return direction === "to-cloud" ? "cloud" : "on-premises";
}
