import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { STEP_TRAITS, type StepName } from "../../../shared/migration/step.ts";
import type { E164 } from "../../../shared/phone.ts";
import { ok } from "../../../shared/result.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import { soundRow } from "./journal-rows.ts";
import type { OwnRun } from "./machine/folder-numbers.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import type { OpenRegister, RunRequest } from "./machine/port.ts";
import type { Storage } from "./port.ts";
import { runsOfNumber } from "./run-records.ts";
import type { StorageParts } from "./storage-parts.ts";

/** A run's request that moved its number, as a late answer reported. */
type LateMove = Pick<RunRequest, "run" | "step" | "attempt">;

/**
 * Gives the steps of late moves from the folder's own journals and the machine-wide register.
 *
 * If the register can't be opened, no number can be registered either, so the folder's own moves suffice.
 */
export function lateMovesOver(parts: StorageParts): Storage["lateMoves"] {
  const { database, chain } = parts.tools;
  return (plan, beside) => {
    const here = database.read(() => ok(movesHere(database, chain, numberOf(plan))));
    const opened = parts.register();
    if (!here.ok || !opened.ok) return here.ok ? ok(stepsBeside(here.value, beside)) : here;
    const everywhere = opened.value.lateMoves(numberKeyOf(plan));
    return everywhere.ok ? ok(stepsBeside([...here.value, ...everywhere.value], beside)) : everywhere;
  };
}

function movesHere(database: Database, chain: Chain, number: E164): readonly LateMove[] {
  return runsOfNumber(database, number).flatMap((run) =>
    database
      .statement("SELECT seq FROM journal WHERE run = ? AND kind = 'late-answer'")
      .all(run)
      .flatMap((found) => moveIn(run, soundRow(database, chain, run, Number(found["seq"]))?.entry)),
  );
}

/** The late move that an entry reports, as a list of one or none. */
export function moveIn(run: RunId, entry: JournalEntry | undefined): readonly LateMove[] {
  if (entry?.kind !== "late-answer" || entry.outcome.kind !== "confirmed") return [];
  const { step, attempt } = entry;
  return STEP_TRAITS[step].moves ? [{ run, step, attempt }] : [];
}

/** The steps of late moves of all runs except `beside`, each move counted once. */
export function stepsBeside(moves: readonly LateMove[], beside: RunId | undefined): readonly StepName[] {
  const counted = new Map(
    moves
      .filter(({ run }) => run !== beside)
      .map(({ run, step, attempt }) => [`${run} ${step} ${attempt}`, step]),
  );
  return [...counted.values()];
}

/**
 * Enters the late moves of rows in the machine-wide register before the rows are written.
 *
 * After a kill in between, another run observes once more than needed, and never registers on an outdated
 * observation.
 */
export function tellLateMoves(
  { register }: Pick<OpenRegister, "register">,
  own: OwnRun | undefined,
  entries: readonly JournalEntry[],
): void {
  if (own === undefined) return;
  const moves = entries.flatMap((entry) => moveIn(own.run, entry));
  const opened = moves.length === 0 ? undefined : register();
  // The answer is recorded even if the machine-wide register fails.
  if (opened?.ok === true) opened.value.tellLateMoves(moves.map((move) => ({ ...move, number: own.number })));
}
