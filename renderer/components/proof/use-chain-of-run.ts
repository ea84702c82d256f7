import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { isComplete } from "../run/finale.ts";
import { useChain, type KnownChain } from "./use-chain.ts";

/** The chain of proof of a complete migration; none before, and none if another one moved the number last. */
export function useChainOfRun(run: RunSnapshot): KnownChain {
  const { number, phoneNumberId } = run;
  const known = useChain({ number, phoneNumberId }, isComplete(run));
  return known.chain?.run === run.run ? known : { ...known, chain: undefined };
}
