import type { Leg } from "../scene/history.ts";
import type { RequestFault } from "../network/faults.ts";

/** One history for each index. */
export const each = (count: number, legs: (index: number) => readonly Leg[]): readonly (readonly Leg[])[] =>
  Array.from({ length: count }, (_unused, index) => legs(index));

export const faultAt = (at: number, fault: RequestFault): Leg => ({ faults: [{ at, fault }] });

/** The same fault for every request from one on. */
export const allFrom = (first: number, fault: RequestFault): NonNullable<Leg["faults"]> =>
  Array.from({ length: 80 }, (_unused, index) => ({ at: first + index, fault }));

/** The request of a process without faults that registers the number with the cloud. */
export const REGISTER_AT = 16;

export const DECIDE = "main/core/migration/decide";
export const EFFECTS = "main/core/migration/effects";
export const STATE = "main/core/migration/state";
export const HTTP = "main/core/platforms/http";
