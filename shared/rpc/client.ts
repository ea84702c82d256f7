import type { z } from "zod";
import type { Result } from "../result.ts";
import type { InputOf, OutputOf, ProblemOf } from "./api.ts";
import { firstValues } from "../first-values.ts";
import { contractsWhenUsed, type Contracts } from "./contracts.ts";
import type { MethodName, TopicName } from "./names.ts";
import { ContractProblem } from "./problems.ts";
import type { PushOf } from "./topics.ts";

/** What a host must supply: a way to call and a way to subscribe. */
export type Transport = {
  call(method: string, input: unknown): Promise<Result<unknown, unknown>>;
  subscribe(topic: string, listener: (push: unknown) => void): () => void;
};

/** The contract as typed functions. */
export type Client = {
  call<M extends MethodName>(
    method: M,
    input: InputOf<M>,
  ): Promise<Result<OutputOf<M>, ProblemOf<M> | ContractProblem>>;
  subscribe<T extends TopicName>(topic: T, listener: (push: PushOf<T>) => void): () => void;
};

/** The client of a process that calls few methods; see `contractsWhenUsed`. */
export function clientOver(transport: Transport): Client {
  return clientWith(transport, contractsWhenUsed);
}

/**
 * Wraps a transport so that everything received over it is parsed first. What was pushed before a call is answered
 * reaches its listener before the caller gets the answer, whether or not the contract was loaded.
 */
export function clientWith(transport: Transport, contracts: Contracts): Client {
  const waiting = new Set<Promise<void>>();
  return {
    async call<M extends MethodName>(method: M, input: InputOf<M>) {
      const [answer, contract] = await Promise.all([transport.call(method, input), contracts.method(method)]);
      await Promise.allSettled(waiting);
      if (answer.ok)
        return { ok: true, value: contract.output.parse(answer.value, firstValues()) as OutputOf<M> };
      const misfit = ContractProblem.safeParse(answer.problem);
      const problem = misfit.success ? misfit.data : (contract.problem.parse(answer.problem) as ProblemOf<M>);
      return { ok: false, problem };
    },
    subscribe(topic, listener) {
      const contract = contracts.topic(topic);
      const heard = (push: unknown, schema: z.ZodType): void =>
        listener(schema.parse(push) as PushOf<typeof topic>);
      if (!(contract instanceof Promise)) return transport.subscribe(topic, (push) => heard(push, contract));
      const load = async (): Promise<z.ZodType> => contracts.topic(topic);
      return subscribeWhenLoaded(transport, topic, { first: contract, load, heard, waiting });
    },
  };
}

type WhenLoaded = {
  readonly first: Promise<z.ZodType>;
  /** Loads the schema again, where that failed. */
  readonly load: () => Promise<z.ZodType>;
  readonly heard: (push: unknown, schema: z.ZodType) => void;
  readonly waiting: Set<Promise<void>>;
};

/**
 * Keeps what is pushed until the schema is loaded, and hands it on in order. A schema that couldn't be loaded is tried again
 * at the next push; the failure is thrown only while something that was pushed waits for it.
 */
function subscribeWhenLoaded(
  transport: Transport,
  topic: string,
  { first, load, heard, waiting }: WhenLoaded,
): () => void {
  let schema: z.ZodType | undefined;
  let isOver = false;
  let isLoading = false;
  const kept: unknown[] = [];
  const left = (): number => (isOver ? 0 : kept.length);
  const handOn = async (contract: Promise<z.ZodType>): Promise<void> => {
    const faults: unknown[] = [];
    try {
      const ready = await contract;
      while (left() > 0) {
        // One that doesn't fit, or whose listener throws, fails alone.
        try {
          heard(kept.shift(), ready);
        } catch (fault) {
          faults.push(fault);
        }
      }
      schema = ready;
    } catch (fault) {
      if (left() > 0) faults.push(fault);
    } finally {
      isLoading = false;
    }
    for (const fault of faults) throw fault;
  };
  const begin = (contract: Promise<z.ZodType>): void => {
    isLoading = true;
    const loaded = handOn(contract).finally(() => waiting.delete(loaded));
    waiting.add(loaded);
  };
  const unsubscribe = transport.subscribe(topic, (push) => {
    if (schema !== undefined) return heard(push, schema);
    kept.push(push);
    if (!isLoading) begin(load());
  });
  begin(first);
  return () => {
    isOver = true;
    unsubscribe();
  };
}
