import { existsSync, readdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../../../shared/parse-json.ts";
import { checkedText } from "../checked-json.ts";
import { ensurePrivateFolder, errorCode, replaceDurably, syncFolder, textIfThere } from "../durable-file.ts";

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
  /** Durable when it returns. */
  enter(callback: MachineCallback): void;
  leave(test: string): void;
  /** All entries. Unreadable files are skipped. */
  all(): readonly MachineCallback[];
};

/** The entries in `callbacks/` of the state folder that all data folders share. Reading creates nothing. */
export function machineCallbacks(stateDir: string): MachineCallbacks {
  const folder = join(stateDir, "callbacks");
  const pathOf = (test: string): string => join(folder, `${test}.json`);
  return {
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
      if (!existsSync(folder)) return [];
      const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
      return names.flatMap((name) => readEntry(join(folder, name)));
    },
  };
}

function readEntry(path: string): readonly MachineCallback[] {
  // Absent if another process has restored the callback URL since the folder was listed. An entry whose checksum is wrong
  // counts for what it still says: it only keeps a URL from being taken for one of somebody else.
  const parsed = MachineCallback.safeParse(parseJson(textIfThere(path) ?? ""));
  if (!parsed.success) return [];
  const { checksum: _checksum, ...entry } = parsed.data;
  return [entry];
}
