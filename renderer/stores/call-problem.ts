import type { ProblemOf } from "../../shared/rpc/api.ts";
import type { MethodName } from "../../shared/rpc/names.ts";
import type { ContractProblem } from "../../shared/rpc/problems.ts";

/** Every problem that a call of the window can end with by name. */
export type NamedProblem =
  | ProblemOf<MethodName>
  | ContractProblem
  /** The person did not open the vault when asked. */
  | { readonly kind: "vaultStaysShut" }
  /** Found by the window itself: the part that was edited is no longer what it was. */
  | { readonly kind: "changedElsewhere"; readonly current?: undefined };

/** Why a call of the window brought no answer that it can use. */
export type CallProblem =
  /** The program named a problem of the contract. */
  | { readonly kind: "named"; readonly problem: NamedProblem }
  /** The program behind the window is gone, so that nobody knows whether it took the call up. */
  | { readonly kind: "link-lost" }
  /** An answer came that does not fit the contract: a mistake of ours. */
  | { readonly kind: "mistake"; readonly text: string };
