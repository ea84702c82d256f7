import type { Client } from "../../shared/rpc/client.ts";
import type { InputOf, OutputOf } from "../../shared/rpc/api.ts";
import type { MethodName } from "../../shared/rpc/names.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import { isLinkLost } from "../api/link-lost.ts";
import type { CallProblem } from "./call-problem.ts";

/** Calls the program and returns its value or a problem that the window can show; never throws. */
export async function callFor<M extends MethodName>(
  client: Client,
  method: M,
  input: InputOf<M>,
): Promise<Result<OutputOf<M>, CallProblem>> {
  try {
    const answer = await client.call(method, input);
    if (answer.ok) return ok(answer.value);
    return err({ kind: "named", problem: answer.problem });
  } catch (cause) {
    if (isLinkLost(cause)) return err({ kind: "link-lost" });
    return err({ kind: "mistake", text: cause instanceof Error ? cause.message.slice(0, 300) : "" });
  }
}
