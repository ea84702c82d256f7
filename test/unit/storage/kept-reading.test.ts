import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { readJournal } from "../../../main/core/storage/read-journal.ts";
import { ENDED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** While it is, another program holds what is in the folder of a copy that is read, so that it can't be deleted. */
const held = vi.hoisted(() => ({ is: false }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (held.is) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
      return real["unlinkSync"]?.(path);
    },
  };
});
afterEach(() => void (held.is = false));

test("what was read of a copied folder counts though the copy that was read can't be deleted now", () => {
  const dataDir = tempFolder();
  const [clock, random] = [virtualClock(), seededRandom(7)];
  const storage = valueOf(
    openStorage({ dataDir, stateDir: tempFolder(), clock, random, appVersion: "1.2.3" }),
  );
  const run = runNamed("abc123");
  valueOf(storage.append(valueOf(storage.create(NUMBER, opened(run))), ENDED));
  const copied = join(tempFolder(), "data");
  mkdirSync(copied);
  cpSync(dataDir, copied, { recursive: true, filter: (path) => !path.endsWith("-shm") });
  storage.close();
  held.is = true;
  const journal = valueOf(readJournal(copied));
  expect(valueOf(journal.read(run)).rows).toHaveLength(2);
  expect(() => journal.close()).not.toThrow();
});
