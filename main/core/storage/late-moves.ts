import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { STEP_TRAITS, type StepName } from "../../../shared/migration/step.ts";
import type { E164 } from "../../../shared/phone.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import { soundRow } from "./journal-rows.ts";
import { runsOfNumber } from "./run-records.ts";

/** The steps of a number's runs that an answer told, late, to have moved it; of all but `beside`. */
export function lateMoves(
  database: Database,
  chain: Chain,
  { number, beside }: { readonly number: E164; readonly beside: RunId | undefined },
): readonly StepName[] {
  return runsOfNumber(database, number)
    .filter((run) => run !== beside)
    .flatMap((run) =>
      database
        .statement("SELECT seq FROM journal WHERE run = ? AND kind = 'late-answer'")
        .all(run)
        .flatMap((found) => movedBy(soundRow(database, chain, run, Number(found["seq"]))?.entry)),
    );
}

/** The step that a row tells, late, to have moved its number. */
export function movedBy(entry: JournalEntry | undefined): readonly StepName[] {
  const moved =
    entry?.kind === "late-answer" && entry.outcome.kind === "confirmed" && STEP_TRAITS[entry.step].moves;
  return moved ? [entry.step] : [];
}
