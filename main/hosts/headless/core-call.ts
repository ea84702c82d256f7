import { InvariantError } from "../../../shared/invariant.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputOf, OutputOf } from "../../../shared/rpc/api.ts";
import { clientOver, type Client } from "../../../shared/rpc/client.ts";
import type { MethodName } from "../../../shared/rpc/names.ts";
import { problemWords, type CoreProblem } from "../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { OwnApp } from "./host.ts";
import type { Refusal } from "./refusal.ts";
import type { CliSession } from "./cli-session.ts";

/** Calls the core. An input that violates the contract is an internal error and throws. */
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

/** Gives the refusal for a problem of the core that the command does not handle itself. */
export function coreRefusal(problem: CoreProblem): Refusal {
  return { exit: EXITS[problem.kind] ?? EXIT.refused, words: problemWords(translateToEnglish, problem) };
}

const EXITS: Readonly<Partial<Record<CoreProblem["kind"], ExitCode>>> = {
  heldElsewhere: EXIT.held,
  numberBusy: EXIT.held,
  runElsewhere: EXIT.waiting,
};

/** Opens the core on the session's data folder, runs `work` with it and always closes it. */
export function withCore(
  session: CliSession,
  work: (client: Client) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withApp(session, (app) => work(clientOver(app.transport)));
}

/** The same, for functions that the contract does not expose. */
export async function withApp(
  session: CliSession,
  work: (app: OwnApp) => Promise<ExitCode>,
): Promise<ExitCode> {
  const app = await session.host.openApp(session.dataDir);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
