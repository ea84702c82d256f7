import { RestoredFrom } from "../../data-folder/restored-from.ts";
import { z } from "zod";
import { RunId } from "../../ids.ts";
import { StorageProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

/** The shortest passphrase of a copy of the data folder. */
export const SHORTEST_COPY_PASSPHRASE = 8;

/** Why a copy isn't made or restored. No file and no data folder was written or changed. */
const copyRefused = z.object({
  kind: z.literal("copyRefused"),
  why: z.enum([
    "short-passphrase",
    /** There is no data folder, or nothing in it. */
    "no-data",
    /** Another process is making or restoring a copy of this data folder. */
    "busy",
    "relative-path",
    "path-too-long",
    /** The folder of the file isn't there. */
    "folder-missing",
    /** The file would be inside the data folder. */
    "inside-folder",
    /** Something is at the path that the copy was to get. */
    "file-exists",
    "is-folder",
    "file-unwritable",
    "file-full",
    "file-too-large",
    "file-unreadable",
    /** No copy of a data folder. */
    "other-file",
    "newer",
    /** The file isn't as it was written, so no passphrase opens it. */
    "damaged",
    "wrong-passphrase",
    /** The data folder already holds data. */
    "folder-in-use",
    /** A process is working on one of the folder's migrations, PINs or callback URLs. */
    "at-work",
    /** Callback URLs that this folder replaced are still replaced: nothing here would restore them. */
    "callbacks-replaced",
    /** The folder has a link, or something else that is neither a file nor a folder. */
    "no-plain-file",
    /** The folder has a name that not every system takes, or that a restore works with. */
    "name-unfit",
    /** The folder has names that are one and the same on some systems. */
    "names-alike",
    /** The folder can't be written to here, and something else writes to it all the time. */
    "still-changing",
    "stopped",
  ]),
  /** How many are replaced, where that is the reason. */
  replaced: z.number().optional(),
  /** Paths in the data folder, where they are the reason; perhaps not all of them. */
  names: z.array(z.string()).optional(),
});
export type CopyRefused = z.infer<typeof copyRefused>;

/** Longer than any path of a system, so that one that is too long is told as that. */
const CopyPath = z.string().max(65_536);

/** What a copy of a data folder holds. */
export const CopySummary = z.object({
  madeAt: z.string(),
  appVersion: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** The folder was marked as moved before the copy was made. */
  moved: z.boolean(),
  /** Databases in it that were corrupted when it was made; of a restored copy also a journal that can't be used. */
  damaged: z.array(z.string()),
});
export type CopySummary = z.infer<typeof CopySummary>;

/** The state of a data folder with regard to copies. */
export const DataCopyState = z.object({
  /** When this data folder was marked as moved: it starts and continues nothing. Empty if the time can't be read. */
  movedAt: z.string().optional(),
  /** Marked, and whoever made the copy ended before the copy had its name: no other place can continue with it. */
  withoutCopy: z.literal(true).optional(),
  restored: RestoredFrom.optional(),
  /** Whether a copy can be restored here: the folder holds no data yet. */
  isFresh: z.boolean(),
  /** A path for a new copy, outside the data folder, at which nothing is. */
  suggested: z.string(),
});
export type DataCopyState = z.infer<typeof DataCopyState>;

const passphrase = SecretIn("copy passphrase");

/** Copies of the whole data folder, as one encrypted file with a passphrase of its own. */
export const dataCopyArea = {
  "dataCopy.state": {
    input: z.strictObject({}),
    output: DataCopyState,
    problem: StorageProblem,
  },
  /**
   * Writes a new file, reads it back and compares it. With `move`, this folder is marked as moved first; the mark is
   * removed again if no copy was made. A move is refused while callback URLs are replaced, unless they are to be left.
   */
  "dataCopy.make": {
    input: z.strictObject({
      file: CopyPath,
      passphrase,
      move: z.boolean(),
      /** With `move`: callback URLs that are still replaced are left to the other computer. */
      leaveReplaced: z.boolean().optional(),
    }),
    output: CopySummary.extend({
      /** Callback URLs that are still replaced; with `move`, nothing here restores them from now on. */
      replaced: z.number(),
      /** The folder was marked as moved before, so what continued elsewhere isn't in the copy. */
      ofMoved: z.literal(true).optional(),
      /** What opens the vault of the copy on another computer. */
      vault: z.enum(["no-vault", "passphrase", "passphrase-or-recovery-key", "remembered"]),
    }),
    problem: z.union([StorageProblem, copyRefused]),
  },
  /**
   * Stops a copy that this process is making, unless it has its name already: `dataCopy.make` then ends with "stopped" and
   * leaves no file. One for another computer isn't stopped, and nor is another process's.
   */
  "dataCopy.stop": { input: z.strictObject({}), output: z.null(), problem: z.never() },
  /** Reads a whole copy and says what is in it; writes nothing. */
  "dataCopy.inspect": {
    input: z.strictObject({ file: CopyPath, passphrase }),
    output: CopySummary,
    problem: z.union([StorageProblem, copyRefused]),
  },
  /**
   * Restores a copy into this data folder, which holds no data yet. Of each open migration, the next request counts as
   * possibly sent since the copy was made.
   */
  "dataCopy.restore": {
    input: z.strictObject({ file: CopyPath, passphrase }),
    output: CopySummary.extend({
      /** The migrations that are open in it. */
      open: z.array(RunId),
      /** Callback URLs that were replaced when the copy was made. */
      replaced: z.number(),
    }),
    problem: z.union([StorageProblem, copyRefused]),
  },
  /** Removes the mark that this data folder was moved. */
  "dataCopy.stay": {
    input: z.strictObject({}),
    output: z.null(),
    problem: z.union([StorageProblem, copyRefused]),
  },
} as const;
