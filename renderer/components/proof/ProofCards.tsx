import { ChainCard } from "./ChainCard.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { SenderCard } from "./SenderCard.tsx";
import { useChain, type ChainOf } from "./use-chain.ts";
import type { RunId } from "../../../shared/ids.ts";

type ProofCardsProps = ChainOf & {
  /** If set, shown only if this migration moved the number last. */
  readonly run?: RunId;
};

/**
 * What is confirmed since a number's last move, and what the customer's system must still change. Renders
 * nothing if there is no move.
 */
export function ProofCards({ number, phoneNumberId, run }: ProofCardsProps) {
  const { chain, problem, take } = useChain({ number, phoneNumberId });
  // The frame shows a lost link.
  if (chain === undefined && problem?.kind === "named") return <ProblemCard problem={problem} />;
  if (chain === undefined || (run !== undefined && chain.run !== run)) return null;
  return (
    <>
      <ChainCard chain={chain} inWorkspace={phoneNumberId !== undefined} />
      <SenderCard chain={chain} onTicked={take} />
    </>
  );
}
