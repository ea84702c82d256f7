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

/** Lets runs and PIN changes claim a number in the machine-wide register. */
export function claiming(
  tools: Tools,
  { read: look, change, write }: Transactions,
): Pick<MachineRegister, "claim" | "claimPinChange" | "endPinChange" | "pinChange"> {
  return {
    claim: (claim) => change(() => claimRunAlone(tools, claim)),
    claimPinChange: (claim) => change(() => claimPinChange(tools, claim)),
    endPinChange: (claim) => write(() => endPinChange(tools, claim)),
    pinChange: (number) => look(() => ok(pinChangeOf(tools, number))),
  };
}

/**
 * Decides whether a PIN change may begin, by the number's other entries: a run and a PIN change exclude each
 * other.
 */
export function judgePinChange(
  openRun: NumberRun | undefined,
  other: PinClaim | undefined,
): ClaimRefused | "free" {
  if (openRun !== undefined) return { kind: "refused", why: "open", by: openRun };
  return other === undefined ? "free" : { kind: "refused", why: "pin-change", by: other };
}

/** Enters a PIN change. Call it inside a transaction. */
function claimPinChange(tools: Tools, claim: PinClaim): Result<null, ClaimRefused> {
  const judgment = judgePinChange(openRunOf(tools, claim.number), pinChangeOf(tools, claim.number));
  if (judgment !== "free") return err(judgment);
  tools.database
    .statement("INSERT INTO pin_change (number, claim, folder_id, folder, mark) VALUES (?, ?, ?, ?, ?)")
    .run(...fieldsOf(claim), tools.chain.mark("pin-change", fieldsOf(claim)));
  return ok(null);
}

/** Makes a run the number's open one unless its PIN is being changed. Call it inside a transaction. */
function claimRunAlone(tools: Tools, claim: Claim): Result<null, ClaimRefused> {
  const other = pinChangeOf(tools, claim.number);
  return other === undefined
    ? claimRun(tools, claim)
    : err({ kind: "refused", why: "pin-change", by: other });
}

/** The PIN change entered for a number. */
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

/** Deletes the entry of a PIN change. */
function endPinChange({ database }: Tools, { number, claim }: PinClaim): void {
  database.statement("DELETE FROM pin_change WHERE number = ? AND claim = ?").run(number, claim);
}
