import { ok, type Result } from "../../../shared/result.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Proofs } from "../proof/proofs.ts";

/** What is proven of a number since its last move. */
export function chainHandlers(proofs: Proofs): Pick<Handlers, `chain.${string}` & keyof Handlers> {
  return {
    "chain.of": async (which) => told(proofs.chain(which)),
    "chain.tick": async (input) => told(proofs.tick(input)),
  };
}

function told(
  found: Result<ProofChain | undefined, StorageProblem>,
): Result<{ chain?: ProofChain }, StorageProblem> {
  if (!found.ok) return found;
  return ok(found.value === undefined ? {} : { chain: found.value });
}
