import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markCopied } from "../../../main/core/connectivity/copied-records.ts";
import type { PointsDeps } from "../../../main/core/connectivity/point/deps.ts";
import { createPoints } from "../../../main/core/connectivity/point/points.ts";
import { testRecords } from "../../../main/core/connectivity/records.ts";
import { checkedText } from "../../../main/core/storage/checked-json.ts";
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
