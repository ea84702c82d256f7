import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createDurably } from "../../../main/core/storage/durable-file.ts";
import { discardKey } from "../../../main/core/vault/discard-key.ts";
import { saveSheet } from "../../../main/hosts/common/recovery-sheet/private-file.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A disk that holds some names, so that they can't be deleted, and whose folders can't be synced. */
const disk = vi.hoisted(() => ({ holds: (_path: string): boolean => false, unsynced: "" }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  const failed = (code: string): Error => Object.assign(new Error(code), { code });
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (disk.holds(String(path))) throw failed("EPERM");
      return real["unlinkSync"]?.(path);
    },
    openSync: (...given: unknown[]) => {
      if (given[0] === disk.unsynced) throw failed("EIO");
      return real["openSync"]?.(...given);
    },
  };
});
afterEach(() => void Object.assign(disk, { holds: () => false, unsynced: "" }));

const KEY = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-7K3M";

/** Names of files in the folder that hold the key. */
const withKey = (folder: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(KEY));

test("[ZR9] a key that unlocks nothing is in no second name of its file either", () => {
  const folder = tempFolder();
  const path = join(folder, "recovery.txt");
  // A virus scanner holds the temporary name for a moment.
  disk.holds = (name) => name.endsWith(".tmp");
  expect(createDurably(path, KEY)).toBe(true);
  expect(discardKey(path)).toBe(true);
  expect(withKey(folder)).toEqual([]);
});

test("[ZR9] a sheet that is told as not saved is left with no key where nothing can be deleted", () => {
  const folder = tempFolder();
  const path = join(folder, "sheet.html");
  Object.assign(disk, { holds: () => true, unsynced: folder });
  expect(saveSheet(path, KEY, tempFolder())).toMatchObject({ ok: false });
  expect(withKey(folder)).toEqual([]);
});
