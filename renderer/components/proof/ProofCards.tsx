import { ChainCard } from "./ChainCard.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { SenderCard } from "./SenderCard.tsx";
import { useChain, type ChainOf } from "./use-chain.ts";
import type { RunId } from "../../../shared/ids.ts";

type ProofCardsProps = ChainOf & {
  /** Shown only where this is the run that moved the number last. */
  readonly run?: RunId;
};

/** What is proven since a number's last move, and what its owner's system still has to do; nothing where none is known. */
export function ProofCards({ number, phoneNumberId, run }: ProofCardsProps) {
  const { chain, problem, take } = useChain({ number, phoneNumberId });
  // A lost link is told by the frame.
  if (chain === undefined && problem?.kind === "named") return <ProblemCard problem={problem} />;
  if (chain === undefined || (run !== undefined && chain.run !== run)) return null;
  return (
    <>
      <ChainCard chain={chain} inWorkspace={phoneNumberId !== undefined} />
      <SenderCard chain={chain} onTicked={take} />
    </>
  );
}
