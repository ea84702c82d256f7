import { z } from "zod";
import { RunId } from "../../../../shared/ids.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Chain, ChainField } from "../chain.ts";
import type { Database } from "../database.ts";
import type { NumberKey } from "./number-key.ts";
import type { MachineRegister, RunRequest } from "./port.ts";
import { Key, mustHold, parsed, Whole } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

const StoredRequest = z.object({
  number: Key,
  run: RunId,
  step: StepName,
  attempt: Whole,
  mark: z.string(),
});

function fieldsOf({ number, run, step, attempt }: RunRequest): [string, ...ChainField[]] {
  return [number, run, step, attempt];
}

/**
 * Stores requests that must not be sent twice, for data folders that were restored from an older copy and
 * lack them.
 */
export function keepingRequests(
  tools: Tools,
  { change, write }: Transactions,
): Pick<MachineRegister, "enterRequest" | "withdrawRequest"> {
  return {
    enterRequest: (request) => change(() => enterRequest(tools, request)),
    withdrawRequest: ({ run, step, attempt }) =>
      write(() => {
        tools.database
          .statement("DELETE FROM request WHERE run = ? AND step = ? AND attempt = ?")
          .run(run, step, attempt);
      }),
  };
}

/** Enters a request; problem: sentBefore if it is entered already. Call it inside a transaction. */
function enterRequest(tools: Tools, request: RunRequest): Result<null, { readonly kind: "sentBefore" }> {
  if (isEntered(tools, request)) return err({ kind: "sentBefore" });
  tools.database
    .statement("INSERT INTO request (number, run, step, attempt, mark) VALUES (?, ?, ?, ?, ?)")
    .run(...fieldsOf(request), tools.chain.mark("request", fieldsOf(request)));
  return ok(null);
}

const ROWS = "SELECT number, run, step, attempt, mark FROM request";

// The whole table has to hold, because damage to a row's run would hide that row from a filter.
function isEntered({ database, chain }: Tools, { run, step, attempt }: RunRequest): boolean {
  const sound = (found: unknown): RunRequest => {
    const { mark, ...request } = parsed(StoredRequest, found);
    mustHold(chain, "request", fieldsOf(request), mark);
    return request;
  };
  database.holdsStill("request", () => {
    for (const found of database.statement(ROWS).all()) sound(found);
    return true;
  });
  return database
    .statement(`${ROWS} WHERE run = ?`)
    .all(run)
    .map(sound)
    .some((known) => known.step === step && known.attempt === attempt);
}

/** Deletes the requests of a number. */
export function forgetRequests({ database }: Tools, number: NumberKey): void {
  database.statement("DELETE FROM request WHERE number = ?").run(number);
}
