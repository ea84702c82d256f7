import { z } from "zod";
import { RunId } from "../../../../shared/ids.ts";
import { instant } from "../../../../shared/time.ts";
import type { Chain, ChainDomain, ChainField } from "../chain.ts";
import type { NumberKey } from "./number-key.ts";
import type { NumberRun } from "./port.ts";

export const Whole = z.bigint().transform(Number).pipe(z.int());
export const Key = z.string().transform((text) => text as NumberKey);

/** An entry of the book as it is stored. */
const StoredNumberRun = z.object({
  id: Whole,
  number: Key,
  run: RunId,
  folder_id: z.string(),
  folder: z.string(),
  opened_at: Whole,
  closed: z.enum(["end", "word", "other"]).nullable(),
  mark: z.string(),
});

/** A counted register as it is stored. `platform` is the latest it can have been by the platform's clock. */
const StoredRegister = z.object({
  id: Whole,
  number: Key,
  run: RunId,
  ordinal: Whole,
  steady: Whole,
  wall: Whole,
  monotonic: z.number(),
  platform: Whole.nullable(),
  ended: z.enum(["confirmed", "rejected", "unknown"]).nullable(),
  mark: z.string(),
});
export type StoredRegister = z.infer<typeof StoredRegister>;

/** Something in the book is damaged; caught where the book's transactions are made. */
export class MachineRegisterCorrupted extends Error {
  override readonly name = "BookDamaged";
}

/** What the mark of an entry covers: all of it but the place that the database gives it. */
export function runFields(entry: Omit<NumberRun, "order">): readonly ChainField[] {
  const { number, run, folder, openedAt, closed } = entry;
  return [number, run, folder.id, folder.path, openedAt, closed ?? null];
}

/** What the mark of a register covers. */
export function registerFields(stored: Omit<StoredRegister, "id" | "mark">): readonly ChainField[] {
  const { number, run, ordinal, steady, wall, monotonic, platform, ended } = stored;
  return [number, run, ordinal, steady, wall, monotonic, platform, ended];
}

/** Reads an entry; throws `BookDamaged` where it is none or its mark does not hold. */
export function soundRun(found: unknown, chain: Chain): NumberRun {
  const { id, mark, ...stored } = parsed(StoredNumberRun, found);
  const entry = {
    number: stored.number,
    run: stored.run,
    folder: { id: stored.folder_id, path: stored.folder },
    openedAt: instant(stored.opened_at),
    closed: stored.closed ?? undefined,
  };
  mustHold(chain, "number-run", runFields(entry), mark);
  return { order: id, ...entry };
}

/** Reads a register; throws `BookDamaged` where it is none or its mark does not hold. */
export function soundRegister(found: unknown, chain: Chain): StoredRegister {
  const stored = parsed(StoredRegister, found);
  mustHold(chain, "register", registerFields(stored), stored.mark);
  return stored;
}

/** What is stored, in its own shape; throws `BookDamaged` where it has none. */
export function parsed<S extends z.ZodType>(schema: S, found: unknown): z.infer<S> {
  const stored = schema.safeParse(found);
  if (!stored.success) throw new MachineRegisterCorrupted("a row has not its own shape");
  return stored.data;
}

/** Throws `BookDamaged` where a mark does not hold. */
export function mustHold(
  chain: Chain,
  domain: ChainDomain,
  fields: readonly ChainField[],
  mark: string,
): void {
  if (!chain.holds(domain, fields, mark))
    throw new MachineRegisterCorrupted(`a mark of ${domain} does not hold`);
}
