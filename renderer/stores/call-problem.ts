import type { ProblemOf } from "../../shared/rpc/api.ts";
import type { MethodName } from "../../shared/rpc/names.ts";
import type { ContractProblem } from "../../shared/rpc/problems.ts";

/** Every named problem that a call of the window can end with. */
export type NamedProblem =
  | ProblemOf<MethodName>
  | ContractProblem
  /** The vault was not unlocked when the window asked for it. */
  | { readonly kind: "vaultStaysShut" }
  /** Detected by the window: the part being edited was changed elsewhere. */
  | { readonly kind: "changedElsewhere"; readonly current?: undefined };

/** Why a call returned no value that the window can use. */
export type CallProblem =
  /** The program returned a problem of the contract. */
  | { readonly kind: "named"; readonly problem: NamedProblem }
  /** The program cannot be reached; whether it ran the call is unknown. */
  | { readonly kind: "link-lost" }
  /** The response does not fit the contract: an internal error. `text` has at most 300 characters. */
  | { readonly kind: "mistake"; readonly text: string };

/** Why something that the window was asked for didn't happen. */
export type WindowProblem =
  | CallProblem
  /** A part of the window's own code could not be loaded. */
  | { readonly kind: "not-loaded" };
