import { firstValues } from "../../../../shared/first-values.ts";
import { z } from "zod";
import { RunId } from "../../../../shared/ids.ts";
import { instant } from "../../../../shared/time.ts";
import type { Chain, ChainDomain, ChainField } from "../chain.ts";
import type { NumberKey } from "./number-key.ts";
import type { NumberRun } from "./port.ts";

export const Whole = z.bigint().transform(Number).pipe(z.int());
export const Key = z.string().transform((text) => text as NumberKey);

/** A run entry as it is stored. */
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

/**
 * A counted register attempt as it is stored. `platform`: the latest time it can have been by the platform's
 * clock.
 */
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

/** A row of the machine-wide register is corrupted; `transactions` turns it into a problem. */
export class MachineRegisterCorrupted extends Error {
  override readonly name = "BookDamaged";
}

/** What the mark of a run entry covers: everything except the row ID. */
export function runFields(entry: Omit<NumberRun, "order">): readonly ChainField[] {
  const { number, run, folder, openedAt, closed } = entry;
  return [number, run, folder.id, folder.path, openedAt, closed ?? null];
}

/** What the mark of a register attempt covers. */
export function registerFields(stored: Omit<StoredRegister, "id" | "mark">): readonly ChainField[] {
  const { number, run, ordinal, steady, wall, monotonic, platform, ended } = stored;
  return [number, run, ordinal, steady, wall, monotonic, platform, ended];
}

/** Parses a run entry; throws MachineRegisterCorrupted if it or its mark is invalid. */
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

/** Parses a register attempt; throws MachineRegisterCorrupted if it or its mark is invalid. */
export function soundRegister(found: unknown, chain: Chain): StoredRegister {
  const stored = parsed(StoredRegister, found);
  mustHold(chain, "register", registerFields(stored), stored.mark);
  return stored;
}

/** Parses a stored row; throws MachineRegisterCorrupted if its shape is invalid. */
export function parsed<S extends z.ZodType>(schema: S, found: unknown): z.infer<S> {
  const stored = schema.safeParse(found, firstValues());
  if (!stored.success) throw new MachineRegisterCorrupted("a row has not its own shape");
  return stored.data;
}

/** Throws MachineRegisterCorrupted if a mark is invalid. */
export function mustHold(
  chain: Chain,
  domain: ChainDomain,
  fields: readonly ChainField[],
  mark: string,
): void {
  if (!chain.holds(domain, fields, mark))
    throw new MachineRegisterCorrupted(`a mark of ${domain} does not hold`);
}
