import type { Result } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { VaultProblem } from "../ports.ts";
import type { Random } from "../random.ts";
import type { OpenKeys } from "./records.ts";

/** How the parts of a vault get at its keys, and the problem where they cannot. */
export type KeyAccess = {
  readonly clock: Clock;
  readonly random: Random;
  readonly unlocked: () => Result<OpenKeys, VaultProblem>;
  /** The same, once it is sure that the key file on disk still belongs to these keys. */
  readonly writable: () => Result<OpenKeys, VaultProblem>;
};
