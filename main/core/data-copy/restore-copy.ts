import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import type { CopyRefused, CopySummary } from "../../../shared/rpc/areas/data-copy.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { RunId } from "../../../shared/ids.ts";
import { markCopied } from "../connectivity/copied-records.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { fold } from "../migration/state/fold.ts";
import { sinceCopy } from "../migration/state/since-copy.ts";
import { momentOf } from "../migration/timekeeping.ts";
import { arrive } from "../storage/arrived-copy.ts";
import { ensurePrivateFolder, PRIVATE_FILE, syncFolder } from "../storage/durable-file.ts";
import { isFreshFolder } from "../storage/fresh-folder.ts";
import { writeRestoredNote } from "../storage/restored-note.ts";
import { writeRestored } from "../storage/restored-runs.ts";
import { moveNamedFiles } from "./moved-files.ts";
import { readCopy, type FileSink, type ReadCopy } from "./copy-content.ts";
import { closeLeft, copyRefused, openCopy, unreadable } from "./copy-file.ts";
import { pathProblem } from "./copy-place.ts";
import { lockCopies, clearWork } from "./copy-work.ts";
import { folderProblem } from "./make-copy.ts";
import { removeFolder } from "../storage/removal.ts";

type Ports = Pick<HostPorts, "dataDir" | "clock" | "random" | "appVersion">;
type Source = { readonly file: string; readonly passphrase: Redacted<string> };
type Restored = Result<OutputOf<"dataCopy.restore">, CopyRefused | StorageProblem>;

/** Reads a whole copy without writing anything. */
export async function inspectCopy({ file, passphrase }: Source): Promise<Result<CopySummary, CopyRefused>> {
  const copy = await openCopy(file, passphrase);
  if (!copy.ok) return copy;
  try {
    return ok(summaryOf(await readCopy(copy.value, NO_SINK)));
  } catch (cause) {
    return err(unreadable(cause));
  } finally {
    await copy.value.close();
  }
}

const nothing = async (): Promise<void> => undefined;
const NO_SINK: FileSink = { begin: nothing, write: nothing, end: nothing };

function summaryOf({ manifest, files, bytes, damaged }: ReadCopy): CopySummary {
  const { madeAt, appVersion, moved } = manifest;
  return { madeAt, appVersion, moved, files, bytes, damaged: [...damaged] };
}

/**
 * Restores a copy into a data folder that holds no data yet.
 *
 * Everything is written below a folder of its own first, read to the last byte and prepared; then one rename makes it
 * count. A kill before that leaves a folder that the next attempt deletes, a kill after it leaves one that the next start
 * finishes.
 */
export async function restoreCopy(ports: Ports, source: Source): Promise<Restored> {
  const { dataDir } = ports;
  const unfit = pathProblem(source.file);
  if (unfit !== undefined) return err(copyRefused(unfit));
  try {
    if (!isFreshFolder(dataDir)) return err(copyRefused("folder-in-use"));
    ensurePrivateFolder(dataDir);
    const lock = lockCopies(dataDir);
    if (lock === undefined) return err(copyRefused("busy"));
    try {
      clearWork(dataDir);
      return await restoredInto(ports, source);
    } finally {
      clearWork(dataDir);
      lock.release();
    }
  } catch (cause) {
    return err(folderProblem(cause));
  }
}

async function restoredInto(ports: Ports, { file, passphrase }: Source): Promise<Restored> {
  const { dataDir, clock } = ports;
  const copy = await openCopy(file, passphrase);
  if (!copy.ok) return copy;
  const staging = join(dataDir, `restoring-${randomBytes(6).toString("hex")}`);
  ensurePrivateFolder(staging);
  const sink = sinkInto(staging);
  let read: ReadCopy;
  try {
    read = await readCopy(copy.value, sink.files);
  } catch (cause) {
    if (cause instanceof StagingFailed) throw cause.cause;
    return err(unreadable(cause));
  } finally {
    await sink.close();
    await copy.value.close();
  }
  const { manifest } = read;
  const prepared = prepare({ ...ports, dataDir: staging }, read, dataDir);
  if (!prepared.ok) return prepared;
  writeRestoredNote(staging, {
    madeAt: manifest.madeAt,
    restoredAt: isoOf(clock.now()),
    moved: manifest.moved,
  });
  removeLocks(staging);
  const arrived = arrive(dataDir, staging);
  if (!arrived.ok) return arrived;
  // Another process may have begun to use the folder meanwhile.
  return arrived.value ? ok({ ...summaryOf(read), ...prepared.value }) : err(copyRefused("folder-in-use"));
}

type Prepared = { readonly open: RunId[]; readonly replaced: number; readonly damaged: string[] };

/** Makes of the copy what may be continued from: open migrations, replaced callback URLs, paths of files. */
function prepare(
  ports: Ports,
  { manifest: { madeAt, dataDir: from }, damaged: copied }: ReadCopy,
  to: string,
): Result<Prepared, StorageProblem> {
  const { dataDir, clock } = ports;
  const marked = JOURNAL.some((name) => existsSync(join(dataDir, name)))
    ? writeRestored(ports, (rows) => {
        const { intent, countsRegister } = sinceCopy(fold(rows), madeAt);
        const { monotonicMs, boot } = momentOf(clock);
        const stamp = { boot, monotonicMs };
        return {
          countsRegister,
          entry: intent === undefined ? undefined : { ...intent, stamp, monotonicMs },
        };
      })
    : ok({ open: [], isWhole: true });
  if (!marked.ok) return marked;
  const named = moveNamedFiles(ports, from, to);
  if (!named.ok) return named;
  const { open, isWhole } = marked.value;
  const damaged = [...new Set([...copied, ...(isWhole ? [] : ["journal.db"])])];
  return ok({ open: [...open], replaced: markCopied(dataDir, madeAt), damaged });
}

/** With one of them, a program finds a journal in the folder, or that it is lost. */
const JOURNAL = ["identity.json", "identity-copy.json", "journal.db"] as const;

function removeLocks(staging: string): void {
  removeFolder(join(staging, "locks"));
}

/** An error of the folder that is written, not of the copy that is read. */
class StagingFailed extends Error {}

/** Writes files below a folder, each one synced before the next one begins. */
function sinkInto(staging: string): { readonly files: FileSink; close(): Promise<void> } {
  let file: FileHandle | undefined;
  let folder = staging;
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      throw new StagingFailed("the restored file can't be written", { cause });
    }
  };
  return {
    files: {
      begin: (path) =>
        guarded(async () => {
          const target = join(staging, ...path.split("/"));
          folder = dirname(target);
          ensurePrivateFolder(folder);
          file = await open(target, "wx", PRIVATE_FILE);
        }),
      write: (bytes) =>
        guarded(async () => {
          for (let written = 0; written < bytes.length;)
            written += (await file?.write(bytes, written))?.bytesWritten ?? bytes.length;
        }),
      end: () =>
        guarded(async () => {
          await file?.sync();
          await file?.close();
          file = undefined;
          syncFolder(folder);
        }),
    },
    close: async () => {
      await closeLeft(file);
      file = undefined;
    },
  };
}
