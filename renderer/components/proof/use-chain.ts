import { useCallback, useEffect, useRef, useState } from "react";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import type { CallProblem } from "../../stores/call-problem.ts";
import { callFor } from "../../stores/call.ts";

/** The number whose chain is read; without `phoneNumberId`, the newest move of these digits. */
export type ChainOf = { readonly number: string; readonly phoneNumberId?: string | undefined };

export type KnownChain = {
  /** Undefined before the first response, and if the number was never moved from here. */
  readonly chain: ProofChain | undefined;
  /** Whether a response came: before it, no chain says nothing. */
  readonly answered: boolean;
  /** Why it could not be read; the last known chain stays. */
  readonly problem: CallProblem | undefined;
  /** Applies the chain returned by a tick. */
  readonly take: (chain: ProofChain | undefined) => void;
};

/** A push on any of these topics may change the chain. */
const TOPICS = ["chains", "runs", "readings", "webhookSettings", "events"] as const;
/**
 * Minimum delay in ms between two reads: a busy number pushes events many times a second, and each response
 * is computed anew.
 */
const PAUSE_MS = 1_000;

/**
 * The chain of proof of a number, read again when data that it depends on may have changed. Nothing is read
 * where it is not wanted.
 */
export function useChain({ number, phoneNumberId }: ChainOf, wanted = true): KnownChain {
  const { client } = useStores();
  const { kind } = useConnection();
  const [chain, setChain] = useState<ProofChain>();
  const [problem, setProblem] = useState<CallProblem>();
  const [answered, setAnswered] = useState(false);
  const asked = useRef(0);
  const take = useCallback((next: ProofChain | undefined) => {
    // Makes pending responses outdated.
    asked.current += 1;
    setChain(next);
  }, []);
  useEffect(() => {
    if (kind !== "live" || !wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      asked.current += 1;
      const question = asked.current;
      const which = phoneNumberId === undefined ? { number } : { number, phoneNumberId };
      const answer = await callFor(client, "chain.of", which);
      if (over || question !== asked.current) return;
      setAnswered(true);
      setProblem(answer.ok ? undefined : answer.problem);
      if (answer.ok) setChain(answer.value.chain);
    };
    const askNow = (): void => void ask().catch(() => undefined);
    const askSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        askNow();
      }, PAUSE_MS);
    };
    const stops = TOPICS.map((topic) => client.subscribe(topic, askSoon));
    askNow();
    return () => {
      over = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, kind, number, phoneNumberId, wanted]);
  return { chain, answered, problem, take };
}
