import { z } from "zod";
import { BlockedRequest, apiOfWait, type StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import { ok } from "../../../../shared/result.ts";
import { instant } from "../../../../shared/time.ts";
import type { Chain, ChainField } from "../chain.ts";
import type { Database } from "../database.ts";
import type { NumberKey } from "./number-key.ts";
import type { FolderMark, MachineRegister, NumberWait, ToldTo } from "./port.ts";
import { Key, mustHold, parsed, Whole } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

/**
 * A wait as it is stored: `boot` identifies the process that got it, `server_date` is the platform's date of
 * the response.
 */
const StoredWait = z.object({
  number: Key,
  holds: BlockedRequest,
  folder_id: z.string(),
  folder: z.string(),
  told_to: z.string(),
  seconds: z.number(),
  wall: Whole,
  boot: z.string().nullable(),
  monotonic: z.number().nullable(),
  server_date: z.string().nullable(),
  dated_by: z.string().nullable(),
  mark: z.string(),
});

function fieldsOf({ number, holds, folder, toldTo, seconds, from }: NumberWait): [string, ...ChainField[]] {
  const { wall, stamp, serverDate, datedBy } = from;
  return [
    number,
    holds,
    folder.id,
    folder.path,
    toldTo,
    seconds,
    wall,
    stamp?.boot ?? null,
    stamp?.monotonicMs ?? null,
    serverDate ?? null,
    // Left out if unknown, as in the marks of older versions.
    ...(datedBy === undefined ? [] : [datedBy]),
  ];
}

/** The moment from which a wait counts, with the client that dated it, if one did. */
export function datedBy(client: string, holds: BlockedRequest, mark: StampedMoment): StampedMoment {
  const byClient = mark.serverDate !== undefined && apiOfWait(holds) === "onPrem";
  return byClient ? { ...mark, datedBy: client } : mark;
}

/** Stores waits in the machine-wide register. */
export function keepingWaits(
  tools: Tools,
  { read: look, write }: Transactions,
): Pick<MachineRegister, "hasBrought" | "tellWaits" | "endWaits" | "dropWaits" | "waits"> {
  return {
    hasBrought: (folder) => look(() => ok(hasBrought(tools, folder))),
    tellWaits: (waits) => write(() => tellWaits(tools, waits)),
    endWaits(number, holds) {
      // Checked first, because most responses end a wait that does not exist.
      const hasWait = look(() => ok(waitsOf(tools, number).some((wait) => holds.includes(wait.holds))));
      if (!hasWait.ok) return hasWait;
      return hasWait.value ? write(() => endWaits(tools, number, holds)) : ok(null);
    },
    dropWaits: (number, waits) => write(() => dropWaits(tools, number, waits)),
    waits: (number) => look(() => ok(waitsOf(tools, number))),
  };
}

/** Enters waits, each replacing an older one of the same folder for the same request. */
export function tellWaits({ database, chain }: Tools, waits: readonly NumberWait[]): void {
  const insert = database.statement(
    "INSERT OR REPLACE INTO told_wait (number, holds, folder_id, folder, told_to, seconds, wall, boot, monotonic, server_date, dated_by, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  for (const wait of waits) {
    const [number, ...fields] = fieldsOf(wait);
    const unnamed = wait.from.datedBy === undefined ? [null] : [];
    insert.run(number, ...fields, ...unnamed, chain.mark("told-wait", [number, ...fields]));
  }
}

/** Deletes the waits that hold back these requests of a number, from any folder. */
function endWaits({ database }: Tools, number: NumberKey, holds: readonly BlockedRequest[]): void {
  for (const each of holds)
    database.statement("DELETE FROM told_wait WHERE number = ? AND holds = ?").run(number, each);
}

function dropWaits({ database }: Tools, number: NumberKey, waits: readonly ToldTo[]): void {
  const drop = database.statement(
    "DELETE FROM told_wait WHERE number = ? AND holds = ? AND told_to = ? AND seconds = ? AND wall = ? AND boot IS ? AND monotonic IS ? AND server_date IS ?",
  );
  for (const { holds, toldTo, seconds, from } of waits)
    drop.run(
      number,
      holds,
      toldTo,
      seconds,
      from.wall,
      from.stamp?.boot ?? null,
      from.stamp?.monotonicMs ?? null,
      from.serverDate ?? null,
    );
}

/**
 * The waits of a number. Reads the whole table, because damage to a row's number would hide that row from a
 * filter.
 */
function waitsOf({ database, chain }: Tools, number: NumberKey): readonly NumberWait[] {
  return database
    .statement(
      "SELECT number, holds, folder_id, folder, told_to, seconds, wall, boot, monotonic, server_date, dated_by, mark FROM told_wait ORDER BY wall",
    )
    .all()
    .map((found) => soundWait(found, chain))
    .filter((wait) => wait.number === number);
}

function soundWait(found: unknown, chain: Chain): NumberWait {
  const stored = parsed(StoredWait, found);
  const { boot, monotonic, server_date: serverDate, dated_by: datedBy } = stored;
  const wait: NumberWait = {
    number: stored.number,
    holds: stored.holds,
    seconds: stored.seconds,
    from: {
      wall: instant(stored.wall),
      stamp: boot === null || monotonic === null ? undefined : { boot, monotonicMs: monotonic },
      ...(serverDate === null ? {} : { serverDate }),
      ...(datedBy === null ? {} : { datedBy }),
    },
    toldTo: stored.told_to,
    folder: { id: stored.folder_id, path: stored.folder },
  };
  mustHold(chain, "told-wait", fieldsOf(wait), stored.mark);
  return wait;
}

/** Deletes every wait of a number. */
export function forgetWaits({ database }: Tools, number: NumberKey): void {
  database.statement("DELETE FROM told_wait WHERE number = ?").run(number);
}

/** True if a folder has entered its early waits and refusals. An invalid mark counts as no. */
function hasBrought({ database, chain }: Tools, { id, path }: FolderMark): boolean {
  const mark = database
    .statement("SELECT mark FROM brought WHERE folder_id = ? AND folder = ?")
    .get(id, path)?.["mark"];
  return typeof mark === "string" && chain.holds("brought", [id, path], mark);
}

/** Records that a folder has entered them. */
export function markBrought({ database, chain }: Tools, { id, path }: FolderMark): void {
  database
    .statement("INSERT OR REPLACE INTO brought (folder_id, folder, mark) VALUES (?, ?, ?)")
    .run(id, path, chain.mark("brought", [id, path]));
}
