import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { foldersOnDisk } from "../../../main/core/storage/machine/inspect-folder.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { readJournal } from "../../../main/core/storage/read-journal.ts";
import { ENDED, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const MARKERS = ["identity.json", "identity-copy.json"] as const;
const run = runNamed("abc123");

/** A folder with a migration that is open, and both of its markers. */
function folder() {
  const dataDir = tempFolder();
  const ports = {
    dataDir,
    stateDir: tempFolder(),
    clock: virtualClock(),
    random: seededRandom(7),
    appVersion: "1.2.3",
  };
  const open = () => openStorage(ports);
  const storage = valueOf(open());
  valueOf(storage.append(valueOf(storage.create(NUMBER, opened(run))), ENDED));
  storage.close();
  const texts = () => MARKERS.map((name) => readFileSync(join(dataDir, name), "utf8"));
  const whole = texts()[0] ?? "";
  const { databaseId } = JSON.parse(whole) as { databaseId: string };
  const mark = { id: databaseId, path: dataDir };
  return { dataDir, open, texts, whole, mark };
}

/** One digit of a member is another one. */
function changed(text: string, member: string): string {
  const marker = JSON.parse(text) as Record<string, unknown>;
  const was = String(marker[member]);
  const is = member === "schema" ? Number(was) ^ 8 : (was.startsWith("0") ? "1" : "0") + was.slice(1);
  return `${JSON.stringify({ ...marker, [member]: is }, null, 2)}\n`;
}

describe.each(MARKERS)("[ZN1] one changed digit in %s", (name) => {
  test.each(["databaseId", "schema", "chainKey"])(
    "in its %s: every reader goes by the other marker",
    (member) => {
      const { dataDir, open, texts, whole, mark } = folder();
      writeFileSync(join(dataDir, name), changed(whole, member));
      expect(foldersOnDisk.statusOf(mark, run)).toBe("ended");
      const journal = valueOf(readJournal(dataDir));
      expect(valueOf(journal.read(run)).damaged).toEqual([]);
      journal.close();
      const storage = valueOf(open());
      expect(valueOf(storage.read(run)).damaged).toEqual([]);
      storage.close();
      // A newer version may be raising the schema now, so that one stays.
      expect(texts().filter((text) => text !== whole)).toHaveLength(member === "schema" ? 1 : 0);
    },
  );
});

test("[ZN1] two markers that name another database are those of another database", () => {
  const { dataDir, open, whole, mark } = folder();
  for (const name of MARKERS) writeFileSync(join(dataDir, name), changed(whole, "databaseId"));
  expect(foldersOnDisk.statusOf(mark, run)).toBe("gone");
  expect(problemIn(readJournal(dataDir))).toMatchObject({ kind: "storageReplaced" });
  expect(problemIn(open())).toMatchObject({ kind: "storageReplaced" });
});

test("[ZN1] a copy that differs in more than the database's name doesn't count", () => {
  const { dataDir, open, whole, mark } = folder();
  writeFileSync(join(dataDir, MARKERS[0]), changed(changed(whole, "databaseId"), "createdAt"));
  expect(foldersOnDisk.statusOf(mark, run)).toBe("gone");
  expect(problemIn(open())).toMatchObject({ kind: "storageReplaced" });
});
