import type { RunId } from "../../../../shared/ids.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CoreProblem } from "../../../../shared/wording/problems.ts";
import type { ExitCode } from "../exit-codes.ts";
import type { CliSession } from "../cli-session.ts";
import { followChecks } from "./check-lines.ts";
import { conclude } from "./conclude.ts";
import { runToRest } from "../../../core/batch/run-to-rest.ts";
import { watchInterrupt } from "./interrupt.ts";
import { tellNextProof } from "./next-proof.ts";
import type { Prompter } from "../../../core/batch/run-to-rest.ts";
import { followSteps } from "./progress.ts";
import { waitingHere } from "./wait-here.ts";

type Course = {
  readonly person: Prompter;
  readonly first: () => Promise<Result<RunSnapshot, CoreProblem>>;
  /** The migration, if it exists before the first call. */
  readonly run?: RunId;
  /** The plan as named on the command line. */
  readonly plan?: string;
};

/** Makes the first call, advances the migration with progress shown, and ends the command with the result. */
export async function runCommand(
  session: CliSession,
  client: Client,
  { person, first, run, plan }: Course,
): Promise<ExitCode> {
  const stopChecks = followChecks(client, session.report, "attention");
  const progress = followSteps(client, session.report);
  const stopWatching = watchInterrupt(session, client, progress, { run, plan });
  try {
    const begun = await waitingHere(session, first);
    const moved = begun.ok ? await runToRest(client, begun.value, person) : begun;
    // A step still in flight has a request whose outcome could not be recorded.
    const open = progress.inFlight()?.step;
    progress.stop();
    const exit = await conclude(session, client, moved, {
      run: begun.ok ? begun.value.run : run,
      begun: begun.ok || progress.acted(),
      open,
      plan,
    });
    if (moved.ok) tellNextProof(session, moved.value, plan);
    return exit;
  } finally {
    stopWatching();
    progress.stop();
    stopChecks();
  }
}
