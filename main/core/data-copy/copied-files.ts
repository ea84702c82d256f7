import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { CopyRefused } from "../../../shared/rpc/areas/data-copy.ts";
import { errorCode } from "../storage/system-error.ts";

/**
 * Names in a data folder that no copy holds: what belongs to this computer or to a process, and Practice, in which nothing
 * is real.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(["locks", "log", "desktop", "practice", "moved.json"]);
/** What file managers put into any folder. */
const OF_FILE_MANAGERS = /^(?:\.DS_Store|\._.*|\.localized|Icon\r|Thumbs\.db|desktop\.ini)$/i;
/** Folders that a copy or its restoring works in. */
const LEFT_WORK = /^(?:copying|restoring)-[0-9a-f]{12}$/;
/** The same as no copy may hold it: names that a restore works with. */
const WORK_FOLDER = /^(?:copying|restoring|arrived)(?:-[0-9a-f]{12})?$/;
const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;
const DATABASE = /^[^/]*\.db$/;
/** What SQLite keeps beside a database; the copy of a database is whole without them. */
const BESIDE_DATABASE = /^([^/]*\.db)-(?:wal|shm|journal)$/;

/** A file of a data folder, by its path in the folder with `/`. */
export type CopiedFile = { readonly path: string; readonly isDatabase: boolean };

/**
 * The files of a data folder that belong in a copy, in the order in which they have to be read; see `COPY_STAGES`.
 *
 * Refused if the folder has anything else than what a copy holds or knowingly leaves out: it would be missing where the copy
 * is restored.
 */
export function filesToCopy(dataDir: string): Result<readonly CopiedFile[], CopyRefused> {
  const found = entriesBelow(dataDir, "");
  const plain = new Set(found.filter(({ isPlain }) => isPlain).map(({ path }) => path));
  const belong = found.filter(
    ({ path }) => !TEMPORARY.test(path) && !plain.has(BESIDE_DATABASE.exec(path)?.[1] ?? ""),
  );
  const paths = belong.map(({ path }) => path);
  const unheld: readonly (readonly [CopyRefused["why"], readonly string[]])[] = [
    ["no-plain-file", belong.filter(({ isPlain }) => !isPlain).map(({ path }) => path)],
    ["name-unfit", paths.filter((path) => !isKnownPath(path))],
    ["names-alike", alike(paths)],
  ];
  for (const [why, names] of unheld)
    if (names.length > 0) return err({ kind: "copyRefused", why, names: names.slice(0, MOST_NAMES) });
  return ok(
    paths
      .map((path) => ({ path, isDatabase: DATABASE.test(path) }))
      .toSorted((one, other) => stageOf(one) - stageOf(other)),
  );
}

/** As many names are read before something is done about them. */
const MOST_NAMES = 20;

type Entry = { readonly path: string; readonly isPlain: boolean };

/** Whatever is in a folder and below it but folders, without what is left out at the top. */
function entriesBelow(dataDir: string, below: string): readonly Entry[] {
  return namesIn(dataDir, below).flatMap((name): readonly Entry[] => {
    if (OF_FILE_MANAGERS.test(name)) return [];
    if (below === "" && (LEFT_OUT.has(name) || LEFT_WORK.test(name))) return [];
    const path = below === "" ? name : `${below}/${name}`;
    // Such a name can't be asked about, or no longer than this.
    if (name.includes(UNREADABLE) || isTooLong(path)) return [{ path, isPlain: true }];
    const stat = lstatSync(join(dataDir, path), { throwIfNoEntry: false });
    if (stat === undefined) return [];
    return stat.isDirectory() ? entriesBelow(dataDir, path) : [{ path, isPlain: stat.isFile() }];
  });
}

/** None if the folder is gone by now, as a file may be when it is read. */
function namesIn(dataDir: string, below: string): readonly string[] {
  try {
    return readdirSync(join(dataDir, below)).toSorted();
  } catch (cause) {
    if (below === "" || errorCode(cause) !== "ENOENT") throw cause;
    return [];
  }
}

/** Paths that some systems take for another one of the same folder. */
function alike(paths: readonly string[]): readonly string[] {
  const spelled = new Map<string, Set<string>>();
  const note = (path: string): void => {
    const key = pathKey(path);
    spelled.set(key, (spelled.get(key) ?? new Set()).add(path));
  };
  for (const path of paths) note(path);
  // A folder in two spellings becomes one with the files of both; a file and a folder can't.
  for (const path of paths)
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1))
      if (spelled.has(pathKey(path.slice(0, at)))) note(path.slice(0, at));
  return [...spelled.values()].filter((names) => names.size > 1).flatMap((names) => [...names]);
}

/**
 * The files are read stage by stage, each listed when it begins: a file comes before what it refers to, because what is
 * written later may refer to more and never to less. Checkpoints; databases, which may have more rows than those; what
 * names other files; the files that it names; the vault, whose records do no harm that nothing names.
 */
export const COPY_STAGES = [0, 1, 2, 3, 4] as const;
export type CopyStage = (typeof COPY_STAGES)[number];

/** The list of workspaces names certificates, and the record of a webhook test the file with the URL from before. */
const NAMES_OTHERS = /^(?:[^/]+|tests\/[^/]+\.json)$/;

/** The stage in which a file is read. */
export function stageOf({ path, isDatabase }: CopiedFile): CopyStage {
  if (path.startsWith("journal.heads")) return 0;
  if (isDatabase) return 1;
  if (path.startsWith("vault/")) return 4;
  return NAMES_OTHERS.test(path) ? 2 : 3;
}

/** What Node gives for bytes of a name that are no text. */
const UNREADABLE = "\ufffd";
/** In bytes of UTF-8: one name on every system, and a path that leaves room for the data folder's own. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 700;
/** What Windows takes in no name, and what can't be shown. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Zl}\p{Zp}\ufffd]/u;
/** Windows drops both. */
const DROPPED_END = /[. ]$/;
/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > LONGEST_PATH;
}

/**
 * True for a path that a copy may hold and that a restore may write: below the data folder on every system, and none of
 * those that a copy leaves out.
 */
export function isKnownPath(path: string): boolean {
  const names = path.split("/");
  // As a system that doesn't tell capitals takes it.
  const first = (names[0] ?? "").toLowerCase();
  if (isTooLong(path) || LEFT_OUT.has(first) || WORK_FOLDER.test(first)) return false;
  return names.every(
    (name) =>
      name !== "" &&
      name.isWellFormed() &&
      Buffer.byteLength(name) <= LONGEST_NAME &&
      !FORBIDDEN.test(name) &&
      !DROPPED_END.test(name) &&
      !DEVICE.test(name),
  );
}

/** The same for paths that are one file on a system that tells neither capitals nor the ways to write an accent apart. */
export function pathKey(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
