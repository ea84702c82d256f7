import type { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../rpc/problems.ts";

/** Every problem that the core may answer with. */
export type CoreProblem =
  | StorageProblem
  | VaultProblem
  | InputProblem
  | RunProblem
  | { readonly kind: "pairInUse"; readonly run: string };
