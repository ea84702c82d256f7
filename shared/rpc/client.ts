import type { Result } from "../result.ts";
import type { InputOf, OutputOf, ProblemOf, PushOf } from "./api.ts";
import { api, topics } from "./api.ts";
import type { MethodName, TopicName } from "./names.ts";
import { ContractProblem } from "./problems.ts";

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

/** Wraps a transport so that everything received over it is parsed first. */
export function clientOver(transport: Transport): Client {
  return {
    async call<M extends MethodName>(method: M, input: InputOf<M>) {
      const answer = await transport.call(method, input);
      if (answer.ok) return { ok: true, value: api[method].output.parse(answer.value) as OutputOf<M> };
      const misfit = ContractProblem.safeParse(answer.problem);
      const problem = misfit.success
        ? misfit.data
        : (api[method].problem.parse(answer.problem) as ProblemOf<M>);
      return { ok: false, problem };
    },
    subscribe(topic, listener) {
      return transport.subscribe(topic, (push) =>
        listener(topics[topic].parse(push) as PushOf<typeof topic>),
      );
    },
  };
}
