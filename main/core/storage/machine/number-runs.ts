import { err, ok, type Result } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { Chain } from "../chain.ts";
import type { Database } from "../database.ts";
import type { NumberKey } from "./number-key.ts";
import type { Claim, ClaimRefused, ClosedBy, FolderMark, MachineRegister, NumberRun } from "./port.ts";
import { runFields, soundRun } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

type Tools = { readonly database: Database; readonly chain: Chain };

/** Stores runs in the machine-wide register. */
export function keepingRuns(
  tools: Tools,
  { read: look, write }: Transactions,
): Pick<MachineRegister, "closeRun" | "withdraw" | "moved" | "openRun" | "runsOf" | "find"> {
  return {
    closeRun: (entry, by) => write(() => closeRun(tools, entry, by)),
    withdraw: (entry) => write(() => withdrawRun(tools, entry)),
    moved: (folder) => write(() => moveFolder(tools, folder)),
    openRun: (number) => look(() => ok(openRunOf(tools, number))),
    runsOf: (number) => look(() => ok(runsOf(tools, number))),
    find: (run) => look(() => ok(findOpen(tools, run))),
  };
}

/**
 * Decides whether a run may be its number's open one, by all entries of the number.
 *
 * Another open run, or one entered later, has priority. If other folders recorded the end of a run that its
 * folder has as open, that folder is an older copy, and the run is refused. A run closed by a person from
 * another folder, or entered behind another one, may continue.
 */
export function judgeClaim(entries: readonly NumberRun[], claim: Claim): ClaimRefused | "held" | "free" {
  const own = entries.find((entry) => entry.run === claim.run && entry.folder.id === claim.folder.id);
  const open = entries.find((entry) => entry.closed === undefined);
  if (open !== undefined && open === own && open.folder.path === claim.folder.path)
    return claim.how === "create" ? { kind: "refused", why: "open", by: open } : "held";
  if (open !== undefined) return { kind: "refused", why: "open", by: open };
  const [later] = enteredAfter(entries, claim);
  if (claim.how !== "create" && later !== undefined) return { kind: "refused", why: "later", by: later };
  if (claim.how === "take-up" && own?.closed === "end") return { kind: "refused", why: "ended", by: own };
  return "free";
}

/**
 * The entries of a number that came after the given run, oldest first. A run that ended before the register
 * existed has no entry: then its opening time decides.
 */
export function enteredAfter(
  entries: readonly NumberRun[],
  { run, folder, openedAt }: Pick<NumberRun, "run" | "folder" | "openedAt">,
): readonly NumberRun[] {
  const own = entries.find((entry) => entry.run === run && entry.folder.id === folder.id);
  return entries.filter(
    (entry) => entry !== own && (own === undefined ? entry.openedAt > openedAt : entry.order > own.order),
  );
}

/** Makes a run the number's open one. Call it inside a transaction. */
export function claimRun(tools: Tools, claim: Claim): Result<null, ClaimRefused> {
  const judgment = judgeClaim(runsOf(tools, claim.number), claim);
  if (judgment === "held") return ok(null);
  if (judgment !== "free") return err(judgment);
  const { number, run, folder, openedAt } = claim;
  const known = rowsBy(tools, "run", run).find((entry) => entry.folder.id === folder.id);
  if (known === undefined) insertRun(tools, { number, run, folder, openedAt, closed: undefined });
  else writeRun(tools, { ...known, folder, closed: undefined });
  return ok(null);
}

/** Every run entered for a number, in that order. */
function runsOf(tools: Tools, number: NumberKey): readonly NumberRun[] {
  return rowsBy(tools, "number", number);
}

/** The open run of a number. */
export function openRunOf(tools: Tools, number: NumberKey): NumberRun | undefined {
  return runsOf(tools, number).find((entry) => entry.closed === undefined);
}

/** The open entry of a run, in any folder. */
function findOpen(tools: Tools, run: RunId): NumberRun | undefined {
  return rowsBy(tools, "run", run).find((entry) => entry.closed === undefined);
}

/** True if a run of a folder is entered, open or closed. */
export function isEntered({ database }: Tools, run: RunId, folder: FolderMark): boolean {
  return (
    database.statement("SELECT 1 FROM number_run WHERE run = ? AND folder_id = ?").get(run, folder.id) !==
    undefined
  );
}

/** Closes the entry of a run in the folder at exactly this path; a copy of that folder closes nothing. */
function closeRun(tools: Tools, { run, folder }: Pick<NumberRun, "run" | "folder">, by: ClosedBy): void {
  const entry = findOpen(tools, run);
  if (entry?.folder.id === folder.id && entry.folder.path === folder.path)
    writeRun(tools, { ...entry, closed: by });
}

/** Deletes the open entry of a run. */
function withdrawRun(tools: Tools, { run, folder }: Pick<NumberRun, "run" | "folder">): void {
  const entry = findOpen(tools, run);
  if (entry?.folder.id === folder.id)
    tools.database.statement("DELETE FROM number_run WHERE id = ?").run(entry.order);
}

/** Updates the path of a folder in each of its entries. */
function moveFolder(tools: Tools, folder: FolderMark): void {
  for (const entry of rowsOf(tools)) if (entry.folder.id === folder.id) writeRun(tools, { ...entry, folder });
}

/** Enters an open run of a folder; if its number has another open run, the entry is closed as "other". */
export function enterRun(tools: Tools, run: Omit<NumberRun, "order" | "closed">): void {
  if (isEntered(tools, run.run, run.folder)) return;
  insertRun(tools, { ...run, closed: openRunOf(tools, run.number) === undefined ? undefined : "other" });
}

const ROWS = "SELECT id, number, run, folder_id, folder, opened_at, closed, mark FROM number_run";

function rowsOf({ database, chain }: Tools): readonly NumberRun[] {
  return database
    .statement(`${ROWS} ORDER BY id`)
    .all()
    .map((found) => soundRun(found, chain));
}

// The whole table has to hold, because damage to a row's number would hide that row from a filter.
function rowsBy(tools: Tools, column: "number" | "run", value: string): readonly NumberRun[] {
  const { database, chain } = tools;
  database.holdsStill("number_run", () => {
    rowsOf(tools);
    return true;
  });
  return database
    .statement(`${ROWS} WHERE ${column} = ? ORDER BY id`)
    .all(value)
    .map((found) => soundRun(found, chain));
}

function insertRun({ database, chain }: Tools, entry: Omit<NumberRun, "order">): void {
  const { number, run, folder, openedAt, closed } = entry;
  database
    .statement(
      "INSERT INTO number_run (number, run, folder_id, folder, opened_at, closed, mark) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      number,
      run,
      folder.id,
      folder.path,
      openedAt,
      closed ?? null,
      chain.mark("number-run", runFields(entry)),
    );
}

function writeRun({ database, chain }: Tools, entry: NumberRun): void {
  database
    .statement("UPDATE number_run SET folder = ?, closed = ?, mark = ? WHERE id = ?")
    .run(entry.folder.path, entry.closed ?? null, chain.mark("number-run", runFields(entry)), entry.order);
}
