import { err, ok, type Result } from "../result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "./api.ts";
import { firstValues } from "../first-values.ts";
import { contractsWhenUsed, type MethodContract } from "./contracts.ts";
import { METHODS, type MethodName } from "./names.ts";
import type { ContractProblem } from "./problems.ts";

/** One handler per method; the compiler requires all of them. */
export type Handlers = {
  readonly [M in MethodName]: (input: ParsedInputOf<M>) => Promise<Result<OutputOf<M>, ProblemOf<M>>>;
};

/** Takes any name and any value from a transport and returns plain data that fits the contract. */
export type Dispatch = (method: string, input: unknown) => Promise<Result<unknown, unknown>>;

/** Waits for what is loaded and begins with it. A caller of its own knows what waits. */
export type BeginWith = <T, R>(loading: Promise<T>, begin: (loaded: T) => R | Promise<R>) => Promise<R>;

/**
 * Connects handlers to the contract: parses the input, runs the handler, parses the output. A call that does
 * not fit returns `badCall` with the invalid paths, never the values. Where the contract is loaded, the handler begins in the
 * tick of the call: calls are handled in their order.
 */
export function serve(
  handlers: Handlers,
  beginWith: BeginWith = async (loading, begin) => begin(await loading),
): Dispatch {
  return async (method, input) => {
    if (!isMethod(method)) return err({ kind: "badCall", method, where: [] } satisfies ContractProblem);
    const handle = (contract: MethodContract) => handled(contract, handlers, { method, input });
    const contract = contractsWhenUsed.method(method);
    return contract instanceof Promise ? beginWith(contract, handle) : handle(contract);
  };
}

async function handled(
  contract: MethodContract,
  handlers: Handlers,
  { method, input }: { readonly method: MethodName; readonly input: unknown },
): Promise<Result<unknown, unknown>> {
  const parsed = contract.input.safeParse(input, firstValues());
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.map(String).join("."));
    return err({ kind: "badCall", method, where } satisfies ContractProblem);
  }
  const handler = handlers[method] as (given: unknown) => Promise<Result<unknown, unknown>>;
  const answer = await handler(parsed.data);
  return answer.ok
    ? ok(contract.output.parse(answer.value, firstValues()))
    : err(contract.problem.parse(answer.problem));
}

function isMethod(name: string): name is MethodName {
  return (METHODS as readonly string[]).includes(name);
}
