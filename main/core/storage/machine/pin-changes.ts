import { z } from "zod";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Chain, ChainField } from "../chain.ts";
import type { Database } from "../database.ts";
import { claimRun, openRunOf } from "./number-runs.ts";
import type { NumberKey } from "./number-key.ts";
import type { Claim, ClaimRefused, MachineRegister, NumberRun, PinClaim } from "./port.ts";
import { Key, mustHold, parsed } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

const StoredClaim = z.object({
  number: Key,
  claim: z.string(),
  folder_id: z.string(),
  folder: z.string(),
  mark: z.string(),
});

function fieldsOf({ number, claim, folder }: PinClaim): [string, ...ChainField[]] {
  return [number, claim, folder.id, folder.path];
}

/** How the book lets runs and changes of the PIN claim a number. */
export function claiming(
  tools: Tools,
  { look, change, write }: Transactions,
): Pick<MachineRegister, "claim" | "claimPinChange" | "endPinChange" | "pinChange"> {
  return {
    claim: (claim) => change(() => claimRunAlone(tools, claim)),
    claimPinChange: (claim) => change(() => claimPinChange(tools, claim)),
    endPinChange: (claim) => write(() => endPinChange(tools, claim)),
    pinChange: (number) => look(() => ok(pinChangeOf(tools, number))),
  };
}

/**
 * Whether a change of the PIN may begin, by what else is entered for the number: a run and a change of the PIN keep
 * each other out.
 */
export function judgePinChange(
  openRun: NumberRun | undefined,
  other: PinClaim | undefined,
): ClaimRefused | "free" {
  if (openRun !== undefined) return { kind: "refused", why: "open", by: openRun };
  return other === undefined ? "free" : { kind: "refused", why: "pin-change", by: other };
}

/** Enters a change of the PIN. To be called inside a transaction. */
function claimPinChange(tools: Tools, claim: PinClaim): Result<null, ClaimRefused> {
  const judged = judgePinChange(openRunOf(tools, claim.number), pinChangeOf(tools, claim.number));
  if (judged !== "free") return err(judged);
  tools.database
    .statement("INSERT INTO pin_change (number, claim, folder_id, folder, mark) VALUES (?, ?, ?, ?, ?)")
    .run(...fieldsOf(claim), tools.chain.mark("pin-change", fieldsOf(claim)));
  return ok(null);
}

/** Makes a run the number's open one unless the number's PIN is being changed. To be called inside a transaction. */
function claimRunAlone(tools: Tools, claim: Claim): Result<null, ClaimRefused> {
  const other = pinChangeOf(tools, claim.number);
  return other === undefined
    ? claimRun(tools, claim)
    : err({ kind: "refused", why: "pin-change", by: other });
}

/** The change of the PIN that is entered for a number. */
function pinChangeOf({ database, chain }: Tools, number: NumberKey): PinClaim | undefined {
  const found = database
    .statement("SELECT number, claim, folder_id, folder, mark FROM pin_change")
    .all()
    .map((row) => {
      const stored = parsed(StoredClaim, row);
      const claim: PinClaim = {
        number: stored.number,
        claim: stored.claim,
        folder: { id: stored.folder_id, path: stored.folder },
      };
      mustHold(chain, "pin-change", fieldsOf(claim), stored.mark);
      return claim;
    });
  return found.find((claim) => claim.number === number);
}

/** Takes a change's entry away. */
function endPinChange({ database }: Tools, { number, claim }: PinClaim): void {
  database.statement("DELETE FROM pin_change WHERE number = ? AND claim = ?").run(number, claim);
}
