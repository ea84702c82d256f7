import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markCopied, replacedIn } from "../../../main/core/connectivity/copied-records.ts";
import type { PointsDeps } from "../../../main/core/connectivity/point/deps.ts";
import { createPoints } from "../../../main/core/connectivity/point/points.ts";
import { testRecords } from "../../../main/core/connectivity/records.ts";
import { checkedText, isChecked, parseChecked } from "../../../main/core/storage/checked-json.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { replacedRecord } from "../../support/webhooks/scripted-level.ts";

const COPIED = "2026-11-20T09:30:00.000Z";

test("[ZG7] a callback URL that was replaced in a copy is marked, and neither resumed nor restored by itself", async () => {
  const dataDir = tempFolder();
  const folder = join(dataDir, "tests");
  mkdirSync(folder);
  const record = replacedRecord();
  const path = join(folder, `${record.test}.json`);
  writeFileSync(path, checkedText(record, 2));
  writeFileSync(join(folder, `${record.test}.restore`), "");
  expect(markCopied(dataDir, COPIED)).toBe(1);
  const marked = valueOf(testRecords(dataDir, tempFolder()).one(record.test));
  expect(marked).toMatchObject({ fromCopy: COPIED, seq: record.seq + 1, borrowed: { others: true } });
  const untouched = new Proxy(
    {},
    {
      get: () => {
        throw new Error("nothing may be read or sent for it");
      },
    },
  );
  const points = createPoints({
    deps: untouched,
    leftovers: untouched,
    running: new Map(),
  } as unknown as PointsDeps);
  for (const atStart of [true, false]) if (marked !== undefined) await points.settle(marked, atStart);
});

test("[ZG7] a data folder without tests has none to mark", () => {
  expect(markCopied(tempFolder(), COPIED)).toBe(0);
});

test("[ZG34] a record of a later version is marked with all that it has, and counted as the copy counted it", () => {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, "tests"));
  const record = replacedRecord();
  const path = join(dataDir, "tests", `${record.test}.json`);
  const later = { ...record, format: 2, laterMember: { deep: [1] } };
  writeFileSync(path, checkedText(later, 2));
  const before = replacedIn(dataDir);
  expect([before, markCopied(dataDir, COPIED)]).toEqual([1, 1]);
  const text = readFileSync(path, "utf8");
  expect(isChecked(text)).toBe(true);
  expect(parseChecked(text)).toEqual({
    ...later,
    borrowed: { ...record.borrowed, others: true },
    seq: record.seq + 1,
    fromCopy: COPIED,
  });
});

test("[ZG34] a record that can't be read is counted before and after reading put it aside, and after a restore", () => {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, "tests"));
  const record = replacedRecord();
  const name = `${record.test}.json`;
  writeFileSync(join(dataDir, "tests", name), checkedText(record, 2).slice(0, 300));
  expect([replacedIn(dataDir), markCopied(dataDir, COPIED)]).toEqual([1, 1]);
  expect(testRecords(dataDir, tempFolder()).all().ok).toBe(false);
  expect(readdirSync(join(dataDir, "tests"))).toEqual([`${name}.damaged`]);
  expect([replacedIn(dataDir), markCopied(dataDir, COPIED)]).toEqual([1, 1]);
});

test("[ZG34] a record that may be damaged gets no checksum that says it was written so", () => {
  const dataDir = tempFolder();
  mkdirSync(join(dataDir, "tests"));
  const path = join(dataDir, "tests", `${replacedRecord().test}.json`);
  const text = JSON.stringify({ ...replacedRecord(), side: "clxud" });
  writeFileSync(path, text);
  expect([replacedIn(dataDir), markCopied(dataDir, COPIED)]).toEqual([1, 1]);
  expect(readFileSync(path, "utf8")).toBe(text);
});
