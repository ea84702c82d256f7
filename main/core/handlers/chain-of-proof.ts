import { ok, type Result } from "../../../shared/result.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Proofs } from "../proof/proofs.ts";

/** Handlers for the chain of proof since a number's last migration. */
export function chainHandlers(proofs: Proofs): Pick<Handlers, `chain.${string}` & keyof Handlers> {
  return {
    "chain.of": async (which) => withChain(proofs.chain(which)),
    "chain.tick": async (input) => withChain(proofs.tick(input)),
  };
}

function withChain(
  found: Result<ProofChain | undefined, StorageProblem>,
): Result<{ chain?: ProofChain }, StorageProblem> {
  if (!found.ok) return found;
  return ok(found.value === undefined ? {} : { chain: found.value });
}
