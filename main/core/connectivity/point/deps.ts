import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { TestsDeps } from "../deps.ts";
import type { Launch, Running } from "../launch.ts";
import type { TestRecords } from "../records.ts";
import type { StateKeeper } from "../state.ts";
import type { Leftovers } from "../unrestored.ts";
import type { Waits } from "../waits.ts";

/** What is started: a test, or a standing callback instead of one. */
export type Work = Pick<Launch, "input" | "prepared" | "point" | "unstarted">;

/** What standing callbacks share with the tests of this process. */
export type PointsDeps = {
  readonly deps: TestsDeps;
  readonly records: TestRecords;
  readonly waits: Waits;
  /** Running tests and standing callbacks, by id. */
  readonly running: ReadonlyMap<string, Running>;
  readonly leftovers: Leftovers;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly states: () => readonly StateKeeper[];
  readonly begin: (work: Work) => Promise<Result<Running, StorageProblem | VaultProblem>>;
  /** Aborted once this process closes: nothing begins any more. */
  readonly closing: AbortSignal;
};
