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

/** A run's request that an answer told, late, to have moved its number. */
type LateMove = Pick<RunRequest, "run" | "step" | "attempt">;

/**
 * How a folder tells of late moves: those in its own journals, and those that the machine's book knows of. Where the book
 * cannot be opened nothing is registered either, so that what is shown then is what this folder knows.
 */
export function lateMovesOver(parts: StorageParts): Storage["lateMoves"] {
  const { database, chain } = parts.tools;
  return (plan, beside) => {
    const here = database.look(() => ok(movesHere(database, chain, numberOf(plan))));
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

/** The late move that an entry of a run tells of, or none. */
export function moveIn(run: RunId, entry: JournalEntry | undefined): readonly LateMove[] {
  if (entry?.kind !== "late-answer" || entry.outcome.kind !== "confirmed") return [];
  const { step, attempt } = entry;
  return STEP_TRAITS[step].moves ? [{ run, step, attempt }] : [];
}

/** The steps of late moves, each counted once, of all runs but `beside`. */
export function stepsBeside(moves: readonly LateMove[], beside: RunId | undefined): readonly StepName[] {
  const counted = new Map(
    moves
      .filter(({ run }) => run !== beside)
      .map(({ run, step, attempt }) => [`${run} ${step} ${attempt}`, step]),
  );
  return [...counted.values()];
}

/**
 * Tells the book of the late moves in rows that are about to be written: before them, so that a kill in between makes
 * another run look once more, and never lets it register on what it saw before.
 */
export function tellLateMoves(
  { register: book }: Pick<OpenRegister, "register">,
  own: OwnRun | undefined,
  entries: readonly JournalEntry[],
): void {
  if (own === undefined) return;
  const moves = entries.flatMap((entry) => moveIn(own.run, entry));
  const opened = moves.length === 0 ? undefined : book();
  // The answer is recorded whatever becomes of the book.
  if (opened?.ok === true) opened.value.tellLateMoves(moves.map((move) => ({ ...move, number: own.number })));
}
