import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { CopyRefused, CopySummary } from "../../../shared/rpc/areas/data-copy.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../../../shared/present.ts";
import { NameUnsure, PRIVATE_FILE, putInNewPlace } from "../storage/durable-file.ts";
import { errorCode, systemErrorOf } from "../storage/system-error.ts";
import { finishArrival } from "../storage/arrived-copy.ts";
import { isFreshFolder } from "../storage/fresh-folder.ts";
import { movedAt } from "../storage/moved-folder.ts";
import { databaseFault, fileProblem } from "../storage/problems.ts";
import type { RunLock } from "../storage/run-lock.ts";
import { COPY_STAGES, filesToCopy, stageOf } from "./copied-files.ts";
import { readCopy, writeHead, type CopyManifest } from "./copy-content.ts";
import { placeProblem } from "./copy-place.ts";
import { lockCopies, removeLeftElsewhere, removeTemporary, clearWork, temporaryName } from "./copy-work.ts";
import { isReadOnlyFolder, StillChanging } from "./read-only-source.ts";
import { beginCopy, closeLeft, copyRefused, openCopy, unreadable, type CopyWriter } from "./copy-file.ts";
import { isFull, withSnapshot } from "./snapshot.ts";
import { removeLeft } from "../storage/removal.ts";

type Ports = Pick<HostPorts, "dataDir" | "clock" | "random" | "appVersion" | "copyCost">;
type Wish = {
  readonly file: string;
  readonly passphrase: Redacted<string>;
  /** Marks the folder as moved, for a copy that another computer goes on with. */
  readonly mark?: Mark;
  /** Stops the copy while it has no name yet; nothing is left of it. */
  readonly signal?: AbortSignal;
};
type Problem = CopyRefused | StorageProblem;
type Made = Result<CopySummary, Problem>;

/** Marks the folder under the lock of the copy. `naming` and `made` note how far the copy is; `undo` takes back the mark. */
export type Mark = () => Result<{ naming(): void; made(): void; undo(): void }, Problem>;

/**
 * Writes the whole data folder to one new, encrypted file, while other processes may write to the folder.
 *
 * The file gets its name only after it was read back and every file in it compared with what was written: whatever is at
 * that name is whole. Memory stays small, however large the folder is.
 */
export async function makeCopy(
  ports: Ports,
  wish: Wish,
  isReadOnly: (dataDir: string) => boolean = isReadOnlyFolder,
): Promise<Made> {
  const { dataDir } = ports;
  const { file } = wish;
  try {
    const unfit = placeProblem(dataDir, file);
    if (unfit !== undefined) return err(copyRefused(unfit));
  } catch (cause) {
    return err(unwritable(cause));
  }
  try {
    // What waits to be moved up is in no copy.
    const finished = finishArrival(dataDir);
    if (!finished.ok) return finished;
    if (isFreshFolder(dataDir)) return err(copyRefused("no-data"));
    removeLeftElsewhere();
    // Nothing is marked or written for a copy that can't be whole.
    const held = filesToCopy(dataDir);
    if (!held.ok) return held;
    if (isReadOnly(dataDir)) {
      // Without a mark, a folder isn't moved. For a copy, reading is enough.
      return wish.mark === undefined
        ? await writtenCopy(ports, wish, { isReadOnly: true })
        : err({ kind: "storageReadOnly" });
    }
    const lock = lockIfRoom(dataDir);
    // As from a folder that can't be written to: there is no room even for the lock.
    if (lock === "full" && wish.mark === undefined)
      return await writtenCopy(ports, wish, { isReadOnly: true });
    if (lock === "full") return err({ kind: "storageFull" });
    if (lock === undefined) return err(copyRefused("busy"));
    try {
      clearWork(dataDir);
      return wish.mark === undefined
        ? await writtenCopy(ports, wish)
        : await markedCopy(ports, wish, wish.mark);
    } finally {
      clearWork(dataDir);
      lock.release();
    }
  } catch (cause) {
    if (cause instanceof Stopped) return err(copyRefused("stopped"));
    if (cause instanceof StillChanging) return err(copyRefused("still-changing"));
    return err(cause instanceof OutputFailed ? unwritable(cause.cause) : folderProblem(cause));
  }
}

function lockIfRoom(dataDir: string): RunLock | undefined | "full" {
  try {
    return lockCopies(dataDir);
  } catch (cause) {
    if (!isFull(cause)) throw cause;
    return "full";
  }
}

/**
 * The mark stays only if the copy is made, or may be there all the same: two folders that both go on are worse than none.
 * No other process takes it away meanwhile: that needs the lock.
 */
async function markedCopy(ports: Ports, wish: Wish, mark: Mark): Promise<Made> {
  const marked = mark();
  if (!marked.ok) return marked;
  let isMade = false;
  try {
    const made = await writtenCopy(ports, wish, { beforeName: () => marked.value.naming() });
    isMade = made.ok;
    if (made.ok) marked.value.made();
    return made;
  } catch (cause) {
    isMade = cause instanceof OutputFailed && cause.cause instanceof NameUnsure;
    throw cause;
  } finally {
    if (!isMade) marked.value.undo();
  }
}

/** A problem of the data folder while it was read. Other errors are thrown. */
export function folderProblem(cause: unknown): StorageProblem {
  const fault = databaseFault(cause);
  if (fault?.kind === "damaged") return { kind: "storageFailed", code: "SQLITE_CORRUPT" };
  const problem = fault?.problem ?? fileProblem(cause);
  if (problem === undefined) throw cause;
  return problem;
}

async function writtenCopy(
  ports: Ports,
  wish: Wish,
  {
    isReadOnly = false,
    beforeName,
  }: { readonly isReadOnly?: boolean; readonly beforeName?: () => void } = {},
): Promise<Made> {
  // What can't be removed beside the copy's name keeps no copy from being made.
  systemErrorOf(() => removeTemporary(ports.dataDir, wish.file, isReadOnly ? "for days" : "now"));
  const temporary = temporaryName(ports.dataDir, wish.file);
  let out: FileHandle;
  try {
    out = await open(temporary, "wx", PRIVATE_FILE);
  } catch (cause) {
    return err(unwritable(cause));
  }
  try {
    const options = { random: ports.random, ...present({ cost: ports.copyCost }) };
    const target = guarded(await beginCopy(out, wish.passphrase, options).catch(outputFailed), wish.signal);
    const manifest: CopyManifest = {
      madeAt: isoOf(ports.clock.now()),
      appVersion: ports.appVersion,
      dataDir: ports.dataDir,
      moved: wish.mark !== undefined,
    };
    await writeHead(target, manifest);
    const sums = await writeFiles(ports.dataDir, target, isReadOnly);
    if (!sums.ok) return sums;
    await target.end();
    await out.close().catch(outputFailed);
    const same = await readBack(temporary, wish, sums.value);
    if (!same.ok) return same;
    unlessStopped(wish.signal);
    // Whoever removed the file of the mark goes on here: no other computer may.
    if (wish.mark !== undefined && movedAt(ports.dataDir) === undefined) return err(copyRefused("busy"));
    beforeName?.();
    return isNamed(temporary, wish.file) ? same : err(copyRefused("file-exists"));
  } finally {
    await closeLeft(out);
    removeLeft(temporary);
  }
}

function isNamed(temporary: string, file: string): boolean {
  try {
    return putInNewPlace(temporary, file, { unsynced: "remove" });
  } catch (cause) {
    return outputFailed(cause);
  }
}

/** An error of the file that is written, not of the folder that is read. */
class OutputFailed extends Error {}

function outputFailed(cause: unknown): never {
  throw new OutputFailed("the copy can't be written", { cause });
}

/** A person stopped the copy. */
class Stopped extends Error {}

function unlessStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Stopped();
}

/** Tells errors of the written file from those of the data folder, and writes no more once it is stopped. */
function guarded(writer: CopyWriter, signal: AbortSignal | undefined): CopyWriter {
  return {
    write(bytes) {
      unlessStopped(signal);
      return writer.write(bytes).catch(outputFailed);
    },
    end: () => writer.end().catch(outputFailed),
  };
}

function unwritable(cause: unknown): CopyRefused {
  const code = errorCode(cause);
  if (code === "") throw cause;
  return copyRefused(FAULTS[code] ?? "file-unwritable");
}

const FAULTS: Readonly<Partial<Record<string, CopyRefused["why"]>>> = {
  ENOSPC: "file-full",
  EDQUOT: "file-full",
  EFBIG: "file-too-large",
};

/** The SHA-256 of each file's content, by path. */
type Sums = ReadonlyMap<string, string>;

async function writeFiles(
  dataDir: string,
  target: CopyWriter,
  isReadOnly: boolean,
): Promise<Result<Sums, CopyRefused>> {
  const sums = new Map<string, string>();
  const write = async (path: string, how: { readonly from?: string; readonly damaged?: true } = {}) => {
    const sum = await writeOne(
      how.from ?? join(dataDir, path),
      { path, ...present({ damaged: how.damaged }) },
      target,
    );
    if (sum !== undefined) sums.set(path, sum);
  };
  const writeDatabase = async (path: string): Promise<void> => {
    const isTaken = await withSnapshot({ dataDir, path, isReadOnly }, (taken) =>
      write(path, { from: taken.path, ...(taken.isWhole ? {} : { damaged: true as const }) }),
    );
    if (isTaken !== false) return;
    // What is corrupted here is so in the copy, and everything else in it is whole.
    await write(path, { damaged: true });
    await write(`${path}-wal`);
  };
  for (const stage of COPY_STAGES) {
    const listed = filesToCopy(dataDir);
    if (!listed.ok) return listed;
    for (const file of listed.value.filter((one) => stageOf(one) === stage))
      await (file.isDatabase ? writeDatabase(file.path) : write(file.path));
  }
  await writeHead(target, { end: true, files: sums.size });
  return ok(sums);
}

const PART_BYTES = 1_048_576;

/** Writes one file as it is when it is opened; undefined if it is gone by now. A growing one is cut where it began to grow. */
async function writeOne(
  from: string,
  head: { readonly path: string; readonly damaged?: true },
  target: CopyWriter,
): Promise<string | undefined> {
  let file: FileHandle;
  try {
    file = await open(from, "r");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return undefined;
    throw cause;
  }
  try {
    const { size } = await file.stat();
    const sum = createHash("sha256");
    await writeHead(target, { ...head, bytes: size });
    const part = Buffer.alloc(Math.min(PART_BYTES, size));
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(part, 0, Math.min(part.length, size - at), at);
      if (bytesRead === 0) throw Object.assign(new Error("a file became shorter"), { code: "EIO" });
      const read = part.subarray(0, bytesRead);
      sum.update(read);
      await target.write(read);
      at += bytesRead;
    }
    return sum.digest("hex");
  } finally {
    await file.close();
  }
}

/** Opens what was written with the same passphrase and compares every file. */
async function readBack(
  path: string,
  { passphrase, signal }: Pick<Wish, "passphrase" | "signal">,
  sums: Sums,
): Promise<Result<CopySummary, CopyRefused>> {
  const copy = await openCopy(path, passphrase);
  if (!copy.ok) return copy;
  try {
    const found = new Map<string, string>();
    let sum = createHash("sha256");
    let name = "";
    const { manifest, files, bytes, damaged } = await readCopy(copy.value, {
      async begin(next) {
        [name, sum] = [next, createHash("sha256")];
      },
      async write(part) {
        unlessStopped(signal);
        sum.update(part);
      },
      async end() {
        found.set(name, sum.digest("hex"));
      },
    });
    const isSame = found.size === sums.size && [...sums].every(([one, value]) => found.get(one) === value);
    if (!isSame) return err(copyRefused("damaged"));
    const { madeAt, appVersion, moved } = manifest;
    return ok({ madeAt, appVersion, moved, files, bytes, damaged: [...damaged] });
  } catch (cause) {
    return err(unreadable(cause));
  } finally {
    await copy.value.close();
  }
}
