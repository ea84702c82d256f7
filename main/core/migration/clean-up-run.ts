import type { RunId } from "../../../shared/ids.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { isSameNumber } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import {
  openRunContext,
  type RunContextProblem,
  type MigrationDeps,
  type RunContext,
} from "./run-context.ts";
import { eraseSealed } from "./sealed-secrets.ts";

/**
 * After the end of a run its connections are closed and its sealed copies erased. An ending that can be put right
 * keeps them, so that `resume` needs nothing but the vault; the pair stays until a person releases it.
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

/** A new run of a number takes over from older ones: they cannot be resumed any more and need no copies. */
export function eraseOlderCopies(deps: MigrationDeps, newest: RunContext["state"]): void {
  const listed = deps.storage.runs();
  if (!listed.ok) return;
  const older = listed.value.filter(
    ({ run, number }) => isSameNumber(number, numberOf(newest.plan)) && run !== newest.run,
  );
  for (const { run } of older) eraseCopiesOf(deps, run);
}

// A run that is held elsewhere or cannot be read keeps its copies: sealed as they are, they can wait.
function eraseCopiesOf(deps: MigrationDeps, run: RunId): void {
  const desk = openRunContext(deps, run);
  if (!desk.ok) return;
  try {
    if (desk.value.state.ended !== undefined) eraseCopies(deps, desk.value);
  } finally {
    desk.value.release();
    deps.publisher.publishLast(desk.value.state);
  }
}

function eraseCopies(deps: MigrationDeps, context: RunContext): Result<null, RunContextProblem> {
  const members = eraseSealed(deps.vault, context.state.sealed);
  return members.length === 0 ? ok(null) : context.append({ kind: "erased", members: [...members] });
}
