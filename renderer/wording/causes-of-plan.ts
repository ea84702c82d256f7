import type { CheckCause } from "../../shared/checks/catalogue.ts";
import type { checkCauses } from "../../shared/wording/catalogue/en/check-causes.ts";
import type { problems } from "../../shared/wording/catalogue/en/problems.ts";

/** What a plan's file and a terminal are spoken of with; a person in front of the window has neither. */
type OfPlan =
  | "plan"
  | "Plan"
  | "--"
  | "switchover "
  | "number.cc"
  | "number.phoneNumber"
  | "number.pin"
  | "number.shards"
  | "backupPassword";

type Speaks<Text, Name> = Text extends `${string}${OfPlan}${string}` ? Name : never;

/** Causes whose shared remedy speaks of the plan, read off the sentences themselves. */
export type RemedyOfPlan = {
  [Cause in CheckCause]: Speaks<(typeof checkCauses)[Cause]["remedy"], Cause>;
}[CheckCause];

/** Causes that are told by what stands in the plan. */
export type CauseOfPlan = {
  [Cause in CheckCause]: Speaks<(typeof checkCauses)[Cause]["happened"], Cause>;
}[CheckCause];

type Problems = typeof problems;

/** Problems of the core whose shared way out leads through the plan. */
export type ProblemOfPlan = {
  [Kind in keyof Problems]: Speaks<Problems[Kind]["next"], Kind>;
}[keyof Problems];
