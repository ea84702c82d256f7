import type { Direction } from "../../../shared/migration/direction.ts";
import type { RequestFault } from "../network/faults.ts";

/** How a deployment and its number are, before anything happens. */
export type Setting = {
  readonly direction: Direction;
  /** The person begins with a PIN that is not the number's. */
  readonly wrongPin?: true;
  /** A wrong PIN also takes the on-premises client off the network. */
  readonly wrongPinStopsClient?: true;
  /** A wrong backup is refused with `success: false`. */
  readonly refusesByFalse?: true;
  /** The client serves another number. */
  readonly otherNumber?: true;
  /** The plan names another display name than the certificate. */
  readonly otherName?: true;
  /** The plan wants so many shards. */
  readonly shards?: 1 | 2;
  /** The number is on the on-premises client already, since long ago. */
  readonly alreadyThere?: true;
  /** The number's certificate ends after so many hours. */
  readonly certHours?: number;
  /** What the platform reports of the number once it has moved; by default that it is connected. */
  readonly statusAfterMove?: StatusAfterMove;
};

/** The status of a number that moved and may not work there; "untold" where the platform reports none. */
export type StatusAfterMove = "BANNED" | "RESTRICTED" | "untold";

/** What kind of person sits before the program. */
export const HABITS = [
  "careful",
  "repeats",
  "impatient",
  "abandons",
  "mistypes",
  "slow",
  "mistaken",
] as const;
export type Habit = (typeof HABITS)[number];

/**
 * One process from its start to its end. Indices count what happens in this process: `at` of a fault its requests,
 * `diesAt` the points at which it can die, `failsAt` its writes.
 */
export type Leg = {
  readonly faults?: readonly { readonly at: number; readonly fault: RequestFault }[];
  readonly diesAt?: number;
  readonly failsAt?: { readonly write: number; readonly count: number; readonly code: "ENOSPC" | "EIO" };
  /** The process ends once its faults have happened and it rests; otherwise when the person is done. */
  readonly short?: true;
  readonly habit?: Habit;
  /** A second data folder of the same computer. */
  readonly otherFolder?: true;
  /** The wall clock is set by so many milliseconds before the process starts. */
  readonly jumpMs?: number;
  /** So long after the process before it. */
  readonly restMs?: number;
  /** Another process begins to work on the same number at this request. */
  readonly rival?: { readonly at: number; readonly folder: "same" | "other" };
  /** The computer sleeps for so long while this request is under way; its monotonic clock may stop meanwhile. */
  readonly sleepsAt?: { readonly at: number; readonly ms: number; readonly clockStops: boolean };
  /** From this request on, the client serves another number. */
  readonly otherNumberAt?: number;
  /** The disk is nearly full. */
  readonly fullDisk?: true;
};

/** Everything that determines a history. The same description always gives the same trace. */
export type History = {
  readonly seed: number;
  readonly setting: Setting;
  readonly legs: readonly Leg[];
};

/** A violated invariant. */
export type Violation = { readonly rule: string; readonly what: string };
