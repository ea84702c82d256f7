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

/** A wait as it is stored: the process that was told it names its clock (`boot`), and the platform dates the answer. */
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
    // Left out where it is not known, as in the marks of older versions.
    ...(datedBy === undefined ? [] : [datedBy]),
  ];
}

/** The moment from which a wait counts, with the name of the client that dated it, where one did. */
export function datedBy(client: string, holds: BlockedRequest, mark: StampedMoment): StampedMoment {
  const byClient = mark.serverDate !== undefined && apiOfWait(holds) === "onPrem";
  return byClient ? { ...mark, datedBy: client } : mark;
}

/** How the book keeps waits. */
export function keepingWaits(
  tools: Tools,
  { look, write }: Transactions,
): Pick<MachineRegister, "hasBrought" | "tellWaits" | "endWaits" | "dropWaits" | "waits"> {
  return {
    hasBrought: (folder) => look(() => ok(hasBrought(tools, folder))),
    tellWaits: (waits) => write(() => tellWaits(tools, waits)),
    endWaits(number, holds) {
      // Looked at first: nearly every answer ends a wait that nobody was told.
      const standing = look(() => ok(waitsOf(tools, number).some((wait) => holds.includes(wait.holds))));
      if (!standing.ok) return standing;
      return standing.value ? write(() => endWaits(tools, number, holds)) : ok(null);
    },
    dropWaits: (number, waits) => write(() => dropWaits(tools, number, waits)),
    waits: (number) => look(() => ok(waitsOf(tools, number))),
  };
}

/** Enters waits, each in the place of an older one that the same folder was told for the same request. */
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

/** Takes the waits away that keep these requests of a number back, whichever folder was told them. */
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

/** The waits of a number. All are read, whoever asks: damage to a row's own number would otherwise hide it. */
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

/** Forgets every wait of a number. */
export function forgetWaits({ database }: Tools, number: NumberKey): void {
  database.statement("DELETE FROM told_wait WHERE number = ?").run(number);
}

/** Has a folder told what it knew before there was a place for it here? A mark that does not hold is none. */
function hasBrought({ database, chain }: Tools, { id, path }: FolderMark): boolean {
  const mark = database
    .statement("SELECT mark FROM brought WHERE folder_id = ? AND folder = ?")
    .get(id, path)?.["mark"];
  return typeof mark === "string" && chain.holds("brought", [id, path], mark);
}

/** Notes that a folder has told it. */
export function markBrought({ database, chain }: Tools, { id, path }: FolderMark): void {
  database
    .statement("INSERT OR REPLACE INTO brought (folder_id, folder, mark) VALUES (?, ?, ?)")
    .run(id, path, chain.mark("brought", [id, path]));
}
