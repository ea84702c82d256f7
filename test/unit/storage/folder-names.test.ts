import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { canBeFolder, ensurePrivateFolder, nameTaken } from "../../../main/core/storage/durable-file.ts";
import { openFolder } from "../../../main/core/storage/open-folder.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** A folder with a file, a folder, a link to that folder, and a broken link. */
function names(): (name: string) => string {
  const folder = tempFolder();
  const at = (name: string): string => join(folder, name);
  writeFileSync(at("file"), "");
  mkdirSync(at("folder"));
  symlinkSync(at("folder"), at("link"));
  symlinkSync(at("nowhere"), at("dangling"));
  return at;
}

test("[F25] a name is free only where it is certainly not there", () => {
  const at = names();
  const taken = ["file", "folder", "link", "dangling", "file/below"].map((name) => nameTaken(at(name)));
  expect(taken).toEqual([true, true, true, true, true]);
  expect([nameTaken(at("absent")), nameTaken(at("absent/below"))]).toEqual([false, false]);
});

test("[F25] a folder is or can be made where nothing else has the name, and nowhere below a file", () => {
  const at = names();
  expect(["folder", "link", "absent", "absent/below"].map((name) => canBeFolder(at(name)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["file", "dangling", "file/below", "a".repeat(5_000)].map((name) => canBeFolder(at(name)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("[I13] a folder that is made is its owner's alone, with all that lead to it, and one that is there is left as it is", () => {
  const at = names();
  ensurePrivateFolder(at("one/two"));
  expect(["one", "one/two"].map((name) => statSync(at(name)).mode & 0o777)).toEqual([0o700, 0o700]);
  chmodSync(at("folder"), 0o755);
  ensurePrivateFolder(at("folder"));
  expect(statSync(at("folder")).mode & 0o777).toBe(0o755);
});

test("[I15] a folder that was made before opens while another process is writing to it", () => {
  const ports = { dataDir: tempFolder(), clock: virtualClock(), random: seededRandom() };
  valueOf(openFolder(ports)).database.close();
  const writer = new DatabaseSync(join(ports.dataDir, "journal.db"));
  onTestFinished(() => writer.close());
  writer.exec("BEGIN IMMEDIATE");
  const opened = openFolder(ports);
  writer.exec("ROLLBACK");
  expect(valueOf(opened).databaseId).toMatch(/^[a-f0-9]{32}$/);
  valueOf(opened).database.close();
});
