import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markOf } from "../../../main/core/connectivity/own-marks.ts";
import { testRecords, TestRecord } from "../../../main/core/connectivity/records.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/*
 * A callback URL that one data folder has replaced is known to all others of the same user until it is
 * restored.
 */

const OURS = "https://tunnel.example/ours";
const TEST = "t-20260115-abcdef";

const record = TestRecord.parse({
  format: 1,
  seq: 1,
  test: TEST,
  receiver: "terminal",
  side: "on-premises",
  phoneNumberId: "1",
  number: "+12025550123",
  startedAt: "2026-01-15T12:00:00.000Z",
  target: { kind: "workspace", workspace: "ws-7k2q9d", phoneNumberId: "1" },
  borrowed: {
    level: "client",
    ours: markOf(OURS),
    since: "2026-01-15T12:00:00.000Z",
    set: "intent",
    seen: false,
  },
});

function twoFolders() {
  const [stateDir, folder, other] = [tempFolder(), tempFolder(), tempFolder()];
  const one = testRecords(folder, stateDir);
  const holder = () => valueOf(testRecords(other, stateDir).holderOf(OURS));
  return { stateDir, folder, one, holder };
}

test("[I26] what a data folder borrows is known to another one before it is set, and until it was given back", () => {
  const { folder, one, holder } = twoFolders();
  expect(holder()).toBeUndefined();
  valueOf(one.write(record));
  expect(holder()).toMatchObject({ test: TEST, folder });
  expect(valueOf(one.holderOf("https://tunnel.example/another"))).toBeUndefined();
  valueOf(one.remove(record.test, () => true));
  expect(holder()).toBeUndefined();
});

test("[I26] an entry counts no more once its record is gone, and goes on counting where nobody can tell", () => {
  const { folder, one, holder } = twoFolders();
  valueOf(one.write(record));
  const path = join(folder, "tests", `${TEST}.json`);
  renameSync(path, `${path}.damaged`);
  expect(holder()).toMatchObject({ test: TEST });
  expect(valueOf(one.setAside())).toBe(`${path}.damaged`);
  rmSync(`${path}.damaged`);
  expect(holder()).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(holder()).toMatchObject({ test: TEST });
});

test("[I26] an entry that cannot be read names nobody and hides no other", () => {
  const { stateDir, one, holder } = twoFolders();
  mkdirSync(join(stateDir, "callbacks"));
  writeFileSync(join(stateDir, "callbacks", "t-20260101-aaaaaa.json"), "{");
  valueOf(one.write(record));
  expect(holder()).toMatchObject({ test: TEST });
});
