import { existsSync, readdirSync, unlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../../../shared/parse-json.ts";
import { checkedText, isChecked } from "../checked-json.ts";
import { ensurePrivateFolder, regularText, replaceDurably, syncFolder } from "../durable-file.ts";
import { errorCode } from "../system-error.ts";

/** A callback URL that a data folder of this user replaced temporarily with ours. */
const MachineCallback = z.strictObject({
  format: z.literal(1),
  checksum: z.unknown().optional(),
  test: z.string(),
  /** SHA-256 of our callback URL. */
  ours: z.string(),
  /** SHA-256 of the random path at its end. */
  path: z.string().optional(),
  /** Path of the data folder that has the replaced callback URL on record. */
  folder: z.string(),
});
export type MachineCallback = Omit<z.infer<typeof MachineCallback>, "format" | "checksum">;

/**
 * The callback URLs that all data folders of this user have replaced, one file each. A URL set by one folder
 * is never saved as the original by another. Every method throws file system errors.
 */
export type MachineCallbacks = {
  readonly folder: string;
  /** Durable when it returns. */
  enter(callback: MachineCallback): void;
  leave(test: string): void;
  all(): Entries;
};

/**
 * All entries that can be read, and the tests of those that can't: their names tell no URL. `newer`: a later version
 * wrote one of these.
 */
export type Entries = {
  readonly known: readonly MachineCallback[];
  readonly unread: readonly string[];
  readonly newer: boolean;
};

/** No entry is longer, in bytes. */
const LONGEST = 65_536;

/** The entries in `callbacks/` of the state folder that all data folders share. Reading creates nothing. */
export function machineCallbacks(stateDir: string): MachineCallbacks {
  const folder = join(stateDir, "callbacks");
  const pathOf = (test: string): string => join(folder, `${test}.json`);
  return {
    folder,
    enter(callback) {
      ensurePrivateFolder(folder);
      replaceDurably(pathOf(callback.test), checkedText({ format: 1, ...callback }, 2));
    },
    leave(test) {
      try {
        unlinkSync(pathOf(test));
        syncFolder(folder);
      } catch (cause) {
        if (errorCode(cause) !== "ENOENT") throw cause;
      }
    },
    all() {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
      const read = names.map((name) => ({ test: basename(name, ".json"), ...readEntry(join(folder, name)) }));
      return {
        known: read.flatMap((one) => (one.kind === "known" ? [one.entry] : [])),
        unread: read.flatMap(({ kind, test }) => (kind === "damaged" || kind === "newer" ? [test] : [])),
        newer: read.some(({ kind }) => kind === "newer"),
      };
    },
  };
}

type ReadEntry =
  | { readonly kind: "known"; readonly entry: MachineCallback }
  | { readonly kind: "absent" | "damaged" | "newer" };

function readEntry(path: string): ReadEntry {
  const read = regularText(path, LONGEST);
  // Another process has restored the callback URL since the folder was listed.
  if (read.kind === "absent") return { kind: "absent" };
  if (read.kind === "strange") return { kind: "damaged" };
  // An entry whose checksum is wrong counts for what it still says: it only keeps a URL from being taken for one of
  // somebody else. One that says something else than it should may stand for any.
  const parsed = MachineCallback.safeParse(parseJson(read.text));
  if (!parsed.success) return { kind: isChecked(read.text) ? "newer" : "damaged" };
  const { checksum: _checksum, ...entry } = parsed.data;
  return { kind: "known", entry };
}
