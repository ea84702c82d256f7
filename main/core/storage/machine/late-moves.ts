import { z } from "zod";
import { RunId } from "../../../../shared/ids.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import { ok } from "../../../../shared/result.ts";
import type { Chain, ChainField } from "../chain.ts";
import type { Database } from "../database.ts";
import type { NumberKey } from "./number-key.ts";
import type { MachineRegister, RunRequest } from "./port.ts";
import { Key, mustHold, parsed, Whole } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

const StoredMove = z.object({ number: Key, run: RunId, step: StepName, attempt: Whole, mark: z.string() });

function fieldsOf({ number, run, step, attempt }: RunRequest): [string, ...ChainField[]] {
  return [number, run, step, attempt];
}

/**
 * Stores which requests moved their number according to a late answer, so that a run in another data folder
 * does not act on an outdated observation.
 */
export function keepingLateMoves(
  tools: Tools,
  { read: look, write }: Transactions,
): Pick<MachineRegister, "tellLateMoves" | "lateMoves"> {
  const { database, chain } = tools;
  return {
    tellLateMoves: (moves) =>
      write(() => {
        const insert = database.statement(
          "INSERT OR IGNORE INTO late_move (number, run, step, attempt, mark) VALUES (?, ?, ?, ?, ?)",
        );
        for (const move of moves) insert.run(...fieldsOf(move), chain.mark("late-move", fieldsOf(move)));
      }),
    lateMoves: (number) => look(() => ok(movesOf(tools).filter((move) => move.number === number))),
  };
}

// Reads the whole table, because damage to a row's number would hide that row from a filter.
function movesOf({ database, chain }: Tools): readonly RunRequest[] {
  return database
    .statement("SELECT number, run, step, attempt, mark FROM late_move")
    .all()
    .map((found) => {
      const { mark, ...move } = parsed(StoredMove, found);
      mustHold(chain, "late-move", fieldsOf(move), mark);
      return move;
    });
}

/** Deletes the late moves of a number. */
export function forgetLateMoves({ database }: Tools, number: NumberKey): void {
  database.statement("DELETE FROM late_move WHERE number = ?").run(number);
}
