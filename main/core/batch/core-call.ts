import { InvariantError } from "../../../shared/invariant.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputOf, OutputOf } from "../../../shared/rpc/api.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { MethodName } from "../../../shared/rpc/names.ts";
import type { CoreProblem } from "../../../shared/wording/core-problem.ts";

/** Calls the core through its contract. An input that violates it is an internal error and throws. */
export async function call<M extends MethodName>(
  client: Client,
  method: M,
  input: InputOf<M>,
): Promise<Result<OutputOf<M>, CoreProblem>> {
  const answer = await client.call(method, input);
  if (answer.ok) return ok(answer.value);
  const problem = answer.problem as
    | CoreProblem
    | { readonly kind: "badCall"; readonly where: readonly string[] };
  if (problem.kind === "badCall")
    throw new InvariantError(`${method} was called with unfit input: ${problem.where.join(", ")}`);
  return err(problem);
}
