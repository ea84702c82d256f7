import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Names in a data folder that no copy holds: what belongs to this computer or to a process, what another copy left,
 * and Practice, in which nothing is real.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(["locks", "log", "desktop", "practice", "moved.json"]);
/** Folders that a copy or its restoring works in. */
const WORK_FOLDER = /^(?:copying|restoring|arrived)(?:-[0-9a-f]{12})?$/;
const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;
const DATABASE = /\.db$/;
/** What SQLite keeps beside a database; the copy of a database is whole without them. */
const BESIDE_DATABASE = /\.db-(?:wal|shm|journal)$/;

/** A file of a data folder, by its path in the folder with `/`. */
export type CopiedFile = { readonly path: string; readonly isDatabase: boolean };

/**
 * The files of a data folder that belong in a copy, in the order in which they have to be read: a file comes before what it
 * refers to, because what is written later may refer to more and never to less.
 */
export function filesToCopy(dataDir: string): readonly CopiedFile[] {
  const found = filesBelow(dataDir, "").filter(
    (path) => !TEMPORARY.test(path) && !BESIDE_DATABASE.test(path) && isKnownPath(path),
  );
  return found
    .map((path) => ({ path, isDatabase: DATABASE.test(path) && !path.includes("/") }))
    .toSorted((one, other) => rank(one) - rank(other));
}

function filesBelow(dataDir: string, below: string): readonly string[] {
  const names = readdirSync(join(dataDir, below)).toSorted();
  return names.flatMap((name) => {
    if (below === "" && (LEFT_OUT.has(name) || WORK_FOLDER.test(name))) return [];
    const path = below === "" ? name : `${below}/${name}`;
    // A link leads elsewhere, and a socket or pipe holds nothing.
    const stat = lstatSync(join(dataDir, path), { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) return filesBelow(dataDir, path);
    return stat?.isFile() === true ? [path] : [];
  });
}

/** A database may have more rows than its checkpoints, and records of the vault that no row names do no harm. */
function rank({ path, isDatabase }: CopiedFile): number {
  if (path.startsWith("journal.heads")) return 0;
  if (isDatabase) return 1;
  return path.startsWith("vault/") ? 3 : 2;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const DEEPEST = 6;
/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/**
 * True for a path that a copy may hold and that a restore may write: below the data folder on every system, and none of
 * those that a copy leaves out.
 */
export function isKnownPath(path: string): boolean {
  const names = path.split("/");
  const [first] = names;
  if (first === undefined || names.length > DEEPEST || LEFT_OUT.has(first) || WORK_FOLDER.test(first))
    return false;
  return names.every((name) => NAME.test(name) && !name.endsWith(".") && !DEVICE.test(name));
}
