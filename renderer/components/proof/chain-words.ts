import { sourceOf } from "../../../shared/migration/direction.ts";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import type { DrawnProofs } from "../bridge/bridge-state.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** The mark of each state of a link. */
export const LINK_MEANINGS: Readonly<Record<ChainLink["state"], Meaning>> = {
  proven: "proven",
  "not-yet": "pending",
  failed: "stopped",
  "before-move": "attention",
};

/** The links of a chain as dots on the bridge; none before the chain is known. */
export function drawnProofs(chain: ProofChain | undefined): DrawnProofs | undefined {
  if (chain === undefined) return undefined;
  return { from: sourceOf(chain.direction), proven: chain.links.map(({ state }) => state === "proven") };
}
