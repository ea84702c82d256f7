import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import { checkedText } from "../../../../main/core/storage/checked-json.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { replacedRecord } from "../../../support/webhooks/scripted-level.ts";

const RECORD = replacedRecord();
const { borrowed } = RECORD;

function folderWith(text: string) {
  const dataDir = tempFolder();
  const folder = join(dataDir, "tests");
  mkdirSync(folder, { mode: 0o700 });
  const path = join(folder, `${RECORD.test}.json`);
  writeFileSync(path, text);
  return { records: testRecords(dataDir, tempFolder()), folder, path };
}

test.each([
  ["has a later format", checkedText({ ...RECORD, format: 2, seq: "3" })],
  ["has a later format without a checksum", JSON.stringify({ ...RECORD, format: 7 })],
  ["has a member that this version doesn't know", checkedText({ ...RECORD, chosenBy: "x" })],
  ["has one within what it replaced", checkedText({ ...RECORD, borrowed: { ...borrowed, later: true } })],
  [
    "has a value that this version doesn't know",
    checkedText({ ...RECORD, borrowed: { ...borrowed, set: "later" } }),
  ],
])(
  "[I26] the record of a test that %s is of a newer version: it stays as it is, and that is told",
  (_what, text) => {
    const { records, folder, path } = folderWith(text);
    for (let times = 0; times < 2; times += 1)
      expect(records.all()).toMatchObject({ problem: { kind: "newerVersion", known: 1 } });
    valueOf(records.change(RECORD.test, (record) => ({ ...record, number: "+1" })));
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(valueOf(records.setAside())).toBeUndefined();
    expect(readdirSync(folder)).toEqual([`${RECORD.test}.json`]);
  },
);

test.each([
  ["is empty", ""],
  ["is no JSON", "{ broken"],
  ["has a wrong checksum", checkedText({ ...RECORD, later: true }).replace("true", "false")],
  ["has an unknown member that no checksum vouches for", JSON.stringify({ ...RECORD, later: true })],
  ["has no format", checkedText({ ...RECORD, format: undefined })],
  ["has an earlier format than any", checkedText({ ...RECORD, format: 0 })],
])("[I26] the record of a test that %s is corrupted: it is renamed", (_what, text) => {
  const { records, folder } = folderWith(text);
  expect(records.all()).toMatchObject({ problem: { kind: "storageDamaged" } });
  expect(readdirSync(folder)).toEqual([`${RECORD.test}.json.damaged`]);
  expect(valueOf(records.all())).toEqual([]);
});

test("[I26] a record that another process removes while the folder is read is no problem", () => {
  const { records, folder } = folderWith(checkedText(RECORD));
  // Listed, but not there any more when it is opened.
  symlinkSync(join(folder, "removed"), join(folder, "t-20260115-aaaaaa.json"));
  expect(valueOf(records.all())).toMatchObject([{ test: RECORD.test }]);
});
