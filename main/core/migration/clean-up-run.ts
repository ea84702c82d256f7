import type { RunId } from "../../../shared/ids.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../shared/result.ts";
import {
  openRunContext,
  type RunContextProblem,
  type MigrationDeps,
  type RunContext,
} from "./run-context.ts";
import { eraseSealed } from "./sealed-secrets.ts";
import { dropTemplates } from "./template-list-file.ts";

/**
 * Closes the connections of an ended run and erases its encrypted copies of secrets, and the list of templates that it
 * compared with.
 *
 * A resumable ending keeps the copies, so that `resume` needs only the vault. The backup stays until a person
 * deletes it.
 */
export async function cleanUpRun(
  deps: MigrationDeps,
  context: RunContext,
): Promise<Result<null, RunContextProblem>> {
  const { ended } = context.state;
  if (ended === undefined) return ok(null);
  await deps.sessions.close(context.state.run);
  return END_TRAITS[ended.reason].resumable ? ok(null) : eraseCopies(deps, context);
}

/**
 * Erases the encrypted copies of all older runs of a number: a newer run replaces them, so they can't be
 * resumed.
 */
export function eraseOlderCopies(deps: MigrationDeps, newest: RunContext["state"]): void {
  const runs = deps.storage.runsOf(numberOf(newest.plan));
  if (!runs.ok) return;
  for (const run of runs.value) if (run !== newest.run) eraseCopiesOf(deps, run);
}

// A run that another process holds, or that can't be read, keeps its copies. They are encrypted.
function eraseCopiesOf(deps: MigrationDeps, run: RunId): void {
  const context = openRunContext(deps, run);
  if (!context.ok) return;
  try {
    if (context.value.state.ended !== undefined) eraseCopies(deps, context.value);
  } finally {
    context.value.release();
    deps.publisher.publishLast(context.value.state);
  }
}

function eraseCopies(deps: MigrationDeps, context: RunContext): Result<null, RunContextProblem> {
  dropTemplates(deps.ports.dataDir, context.state.run);
  const members = eraseSealed(deps.vault, context.state.sealed);
  return members.length === 0 ? ok(null) : context.append({ kind: "erased", members: [...members] });
}
