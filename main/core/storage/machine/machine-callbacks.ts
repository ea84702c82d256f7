import { existsSync, readdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ensurePrivateFolder, errorCode, replaceDurably, syncFolder } from "../durable-file.ts";
import { readOptionalJson } from "../json-file.ts";

/** A callback that a data folder of this user has borrowed: the address that stands there in place of the owner's is ours. */
const MachineCallback = z.strictObject({
  format: z.literal(1),
  test: z.string(),
  /** SHA-256 of our address. */
  ours: z.string(),
  /** Where the data folder lay whose record tells what stood there before. */
  folder: z.string(),
});
export type MachineCallback = Omit<z.infer<typeof MachineCallback>, "format">;

/**
 * What all data folders of this user have borrowed, a file for each. What one folder has set is never what stood
 * before for another one. Every method throws what the file system throws.
 */
export type MachineCallbacks = {
  /** Durable before the answer. */
  enter(callback: MachineCallback): void;
  leave(test: string): void;
  /** Those under this address. What cannot be read names none. */
  under(ours: string): readonly MachineCallback[];
};

/** Gives those in `callbacks/` of the folder that all data folders share. Reading makes nothing. */
export function machineCallbacks(stateDir: string): MachineCallbacks {
  const folder = join(stateDir, "callbacks");
  const pathOf = (test: string): string => join(folder, `${test}.json`);
  return {
    enter(callback) {
      ensurePrivateFolder(folder);
      replaceDurably(pathOf(callback.test), `${JSON.stringify({ format: 1, ...callback }, null, 2)}\n`);
    },
    leave(test) {
      try {
        unlinkSync(pathOf(test));
        syncFolder(folder);
      } catch (cause) {
        if (errorCode(cause) !== "ENOENT") throw cause;
      }
    },
    under(ours) {
      if (!existsSync(folder)) return [];
      const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
      return names.flatMap((name) => readEntry(join(folder, name))).filter((entry) => entry.ours === ours);
    },
  };
}

function readEntry(path: string): readonly MachineCallback[] {
  // Absent where another process has restored the callback URL since the folder was listed.
  const parsed = MachineCallback.safeParse(readOptionalJson(path));
  return parsed.success ? [parsed.data] : [];
}
