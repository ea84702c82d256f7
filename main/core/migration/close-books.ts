import type { RunId } from "../../../shared/ids.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { isSameNumber } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { openDesk, type DeskProblem, type MigrationDeps, type RunDesk } from "./desk.ts";
import { eraseSealed } from "./sealed-secrets.ts";

/**
 * After the end of a run its connections are closed and its sealed copies erased. An ending that can be put right
 * keeps them, so that `resume` needs nothing but the vault; the pair stays until a person releases it.
 */
export async function closeBooks(deps: MigrationDeps, desk: RunDesk): Promise<Result<null, DeskProblem>> {
  const { ended } = desk.state;
  if (ended === undefined) return ok(null);
  await deps.sessions.close(desk.state.run);
  return END_TRAITS[ended.reason].resumable ? ok(null) : eraseCopies(deps, desk);
}

/** A new run of a number takes over from older ones: they cannot be resumed any more and need no copies. */
export function eraseOlderCopies(deps: MigrationDeps, newest: RunDesk["state"]): void {
  const listed = deps.storage.runs();
  if (!listed.ok) return;
  const older = listed.value.filter(
    ({ run, number }) => isSameNumber(number, numberOf(newest.plan)) && run !== newest.run,
  );
  for (const { run } of older) eraseCopiesOf(deps, run);
}

// A run that is held elsewhere or cannot be read keeps its copies: sealed as they are, they can wait.
function eraseCopiesOf(deps: MigrationDeps, run: RunId): void {
  const desk = openDesk(deps, run);
  if (!desk.ok) return;
  try {
    if (desk.value.state.ended !== undefined) eraseCopies(deps, desk.value);
  } finally {
    desk.value.release();
    deps.publisher.letGo(desk.value.state);
  }
}

function eraseCopies(deps: MigrationDeps, desk: RunDesk): Result<null, DeskProblem> {
  const members = eraseSealed(deps.vault, desk.state.sealed);
  return members.length === 0 ? ok(null) : desk.append({ kind: "erased", members: [...members] });
}
