import { z } from "zod";
import { ok } from "../../../../shared/result.ts";
import { instant } from "../../../../shared/time.ts";
import type { ChainField } from "../chain.ts";
import { highestSeen } from "../attempt-rows.ts";
import type { NumberKey } from "./number-key.ts";
import type { KnownRefusal, MachineRegister, PinRefusal, SinceRefusal } from "./port.ts";
import { ages, type RegisterView } from "./registers.ts";
import { Key, mustHold, parsed, Whole } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

/** A refusal as it is stored. `platform`: the latest time it can have been by the platform's clock. */
const StoredRefusal = z.object({
  id: Whole,
  number: Key,
  ref: z.string(),
  folder_id: z.string(),
  folder: z.string(),
  steady: Whole,
  wall: Whole,
  platform: Whole.nullable(),
  since: z.enum(["accepted", "void"]).nullable(),
  mark: z.string(),
});
type StoredRefusal = z.infer<typeof StoredRefusal>;

function fieldsOf(stored: Omit<StoredRefusal, "id" | "mark">): [string, ...ChainField[]] {
  const { number, ref, folder_id, folder, steady, wall, platform, since } = stored;
  return [number, ref, folder_id, folder, steady, wall, platform, since];
}

/** Stores refused PINs in the machine-wide register. */
export function keepingRefusals(
  view: RegisterView,
  { read: look, write }: Transactions,
): Pick<MachineRegister, "noteRefusal" | "refusals" | "sinceRefusals"> {
  return {
    noteRefusal: (refusal) => write(() => enterRefusal(view, refusal, { fresh: true })),
    refusals: (number) => look(() => ok(refusalsOf(view, number))),
    sinceRefusals(number, since) {
      const news = look(() => ok(refusalsOf(view, number).some((refusal) => refusal.since !== since)));
      if (!news.ok) return news;
      return news.value ? write(() => writeSince(view, number, since)) : ok(null);
    },
  };
}

/**
 * Enters a refused PIN, dated by the latest possible current time; a known one stays unchanged. `fresh`: it
 * has just happened, so the platform's own clock dates it.
 */
export function enterRefusal(
  view: RegisterView,
  { number, ref, folder, at }: PinRefusal,
  { fresh }: { readonly fresh: boolean },
): void {
  const { database, chain, steady } = view;
  const known = database.statement("SELECT 1 FROM pin_refusal WHERE number = ? AND ref = ?").get(number, ref);
  if (known !== undefined) return;
  const row = {
    number,
    ref,
    folder_id: folder.id,
    folder: folder.path,
    steady: fresh ? Math.ceil(steady.latest(highestSeen(database, chain))) : at,
    wall: at,
    platform: fresh ? (view.platform.latest(number) ?? null) : null,
    since: null,
  };
  database
    .statement(
      "INSERT INTO pin_refusal (number, ref, folder_id, folder, steady, wall, platform, since, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .run(...fieldsOf(row), chain.mark("pin-refusal", fieldsOf(row)));
}

/** The refused PINs of a number, oldest first, with their minimum age. */
function refusalsOf(view: RegisterView, number: NumberKey): readonly KnownRefusal[] {
  const { agoMs } = ages(view, number);
  return rowsOf(view, number).map((stored) => ({
    number: stored.number,
    ref: stored.ref,
    folder: { id: stored.folder_id, path: stored.folder },
    at: instant(stored.wall),
    agoMs: Math.max(0, agoMs(stored)),
    since: stored.since ?? undefined,
  }));
}

/** Records what came after the refusals of a number so far. "void" is final. */
function writeSince(view: RegisterView, number: NumberKey, since: SinceRefusal): void {
  for (const stored of rowsOf(view, number)) {
    if (stored.since === "void" || stored.since === since) continue;
    view.database
      .statement("UPDATE pin_refusal SET since = ?, mark = ? WHERE id = ?")
      .run(since, view.chain.mark("pin-refusal", fieldsOf({ ...stored, since })), stored.id);
  }
}

/** Deletes every refusal of a number. */
export function forgetRefusals({ database }: RegisterView, number: NumberKey): void {
  database.statement("DELETE FROM pin_refusal WHERE number = ?").run(number);
}

// Reads the whole table, because damage to a row's number would hide that row from a filter.
function rowsOf({ database, chain }: RegisterView, number: NumberKey): readonly StoredRefusal[] {
  return database
    .statement(
      "SELECT id, number, ref, folder_id, folder, steady, wall, platform, since, mark FROM pin_refusal ORDER BY id",
    )
    .all()
    .map((found) => {
      const stored = parsed(StoredRefusal, found);
      mustHold(chain, "pin-refusal", fieldsOf(stored), stored.mark);
      return stored;
    })
    .filter((stored) => stored.number === number);
}
