import { randomHex } from "../runtime/random-hex.ts";
import {
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { join } from "node:path";
import type { Instant } from "../../../shared/time.ts";
import { PRIVATE_FILE, endsInLine, ensurePrivateFolder, syncNameOf } from "../storage/durable-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { removeLeft } from "../storage/removal.ts";

/** A file that is set aside at a size, and how many of those are kept beside it. */
export type RotatingFile = {
  readonly folder: string;
  /** Name without its ending, which is `.log`. */
  readonly name: string;
  readonly maxBytes: number;
  /** Files in all, the current one included. */
  readonly files: number;
};

/**
 * Appends text, and sets the file aside before if it would become too large. Several processes may do so at the same
 * time: none keeps the file open, and a file that is set aside has a name that no other process gives.
 *
 * `isCut`: a write before this one failed, so the file may end within a line. `sync`: returns once the text is on disk. A
 * file that has a second name belongs to somebody else too: it is set aside and not written. Throws what the file system throws, if a
 * file that is too large can't be set aside, and if what has the folder's or the file's name is something else: opening a
 * pipe would wait for its reader, and a link would lead the log into another file.
 */
export function appendRotating(
  file: RotatingFile,
  text: string,
  now: Instant,
  { isCut = false, sync = false }: { readonly isCut?: boolean; readonly sync?: boolean } = {},
): void {
  ensurePrivateFolder(file.folder);
  requireFolder(file.folder);
  const path = join(file.folder, `${file.name}.log`);
  const bytes = Buffer.byteLength(text);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isFile() === false) throw unfit("The log isn't a file.");
  if ((there?.nlink ?? 1) > 1 || (there?.size ?? 0) + bytes > file.maxBytes) setAside(file, path, now);
  const handle = openSync(path, (isCut ? READ_AND_APPEND : APPEND) | ITSELF, PRIVATE_FILE);
  try {
    if (fstatSync(handle).nlink > 1) throw unfit("The log has a second name.");
    appendFileSync(handle, !isCut || endsInLine(handle) ? text : `\n${text}`);
    if (sync) {
      fsyncSync(handle);
      if (there === undefined) syncNameOf(path);
    }
  } finally {
    closeSync(handle);
  }
}

const { O_APPEND, O_CREAT, O_RDONLY, O_RDWR, O_WRONLY, O_NOFOLLOW, O_NONBLOCK } = constants as Readonly<
  Record<string, number>
>;
const APPEND = (O_WRONLY ?? 0) | (O_CREAT ?? 0) | (O_APPEND ?? 0);
const READ_AND_APPEND = (O_RDWR ?? 0) | (O_CREAT ?? 0) | (O_APPEND ?? 0);
/** Neither what a link leads to nor a pipe that waits; Windows has neither of them. */
const ITSELF = (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);

/** Reads one of the files. Throws what the file system throws, for what isn't a file, and for one of more bytes than `most`. */
export function readRotated(path: string, most = Infinity): string {
  const handle = openSync(path, (O_RDONLY ?? 0) | ITSELF);
  try {
    const found = fstatSync(handle);
    if (!found.isFile()) throw unfit("The log isn't a file.");
    if (found.size > most) throw unfit("The log is too large.");
    return readFileSync(handle, "utf8");
  } finally {
    closeSync(handle);
  }
}

/** The paths of the files that are there, the newest first. Throws what the file system throws. */
export function rotatedFiles({ folder, name }: RotatingFile): readonly string[] {
  requireFolder(folder);
  const older = earlierNames(folder, name).toReversed();
  const current = `${name}.log`;
  return [...(sizeOf(join(folder, current)) > 0 ? [current] : []), ...older].map((one) => join(folder, one));
}

function requireFolder(folder: string): void {
  if (!lstatSync(folder).isDirectory()) throw unfit("The log's folder isn't a folder.");
}

/** With a code, as errors of the file system have one: it tells of the folder, not of a mistake in the program. */
function unfit(message: string): Error {
  return Object.assign(new Error(message), { code: "EINVAL" });
}

/** Orders what one process sets aside within a millisecond. */
let turns = 0;

function setAside({ folder, name, files }: RotatingFile, path: string, now: Instant): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined || (there.size === 0 && there.nlink === 1)) return;
  const stamp = stampAfter(
    earlierNames(folder, name)
      .at(-1)
      ?.slice(name.length + 1),
    now,
  );
  turns = (turns + 1) % 10_000;
  const unique = `${String(turns).padStart(4, "0")}-${randomHex(4)}`;
  try {
    renameSync(path, join(folder, `${name}-${stamp}-${unique}.log`));
  } catch (cause) {
    // Another process was faster. One that is only a little slower sets the new file aside too, and loses nothing.
    if (errorCode(cause) !== "ENOENT") throw cause;
  }
  for (const old of earlierNames(folder, name)
    .toReversed()
    .slice(Math.max(0, files - 1)))
    removeLeft(join(folder, old));
}

/** Files are ordered by their names: a clock that was set back must not make the newest the oldest, which goes first. */
function stampAfter(newest: string | undefined, now: Instant): string {
  const own = new Date(now).toISOString().replaceAll(/[^0-9]/g, "");
  const last = newest?.slice(0, own.length) ?? "0";
  return own > last ? own : String(BigInt(last) + 1n).padStart(own.length, "0");
}

function earlierNames(folder: string, name: string): readonly string[] {
  const begin = `${name}-`;
  return readdirSync(folder)
    .filter((one) => one.startsWith(begin) && /^\d{17}-\d{4}-[0-9a-f]{8}\.log$/.test(one.slice(begin.length)))
    .toSorted();
}

function sizeOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
