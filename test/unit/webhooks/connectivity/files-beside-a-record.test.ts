import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  isMarked,
  onRestoreRequested,
  takeAnswer,
} from "../../../../main/core/connectivity/point/restore-request.ts";
import { restoreRequestPath, testRecords } from "../../../../main/core/connectivity/records.ts";
import { restoreCallback } from "../../../../main/core/connectivity/restore-callback.ts";
import { restoredCheck } from "../../../../main/core/connectivity/restored-check.ts";
import {
  knownReplaced,
  openTestRecordWriter,
} from "../../../../main/core/connectivity/test-record-writer.ts";
import { checkedText, parseChecked } from "../../../../main/core/storage/checked-json.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  OURS,
  replacedRecord,
  scriptedLevel,
} from "../../../support/webhooks/scripted-level.ts";

const RAW = "https://hooks.example/secret-path?key=secret-query";
const { test: ID } = replacedRecord();

/** A record whose full URL is in its file, for want of an unlocked vault; `change` gets the file's path. */
function recorded(change: (path: string, text: string) => void, { isOld = false } = {}) {
  const dataDir = tempFolder();
  const clock = advancingClock();
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const records = testRecords(dataDir, tempFolder());
  const { borrowed, ...first } = replacedRecord();
  if (borrowed === undefined) throw new Error("nothing is replaced");
  valueOf(
    openTestRecordWriter(records, { ...vault, state: () => "locked" }, first).save({
      borrowed: { ...borrowed, before: RAW },
    }),
  );
  const path = join(dataDir, "tests", `${ID}.address`);
  const file = join(dataDir, "tests", `${ID}.json`);
  if (isOld) {
    // As version 0.1.0 and its successors wrote it.
    writeFileSync(
      file,
      checkedText({ ...(parseChecked(readFileSync(file, "utf8")) as object), address: "file" }),
    );
    writeFileSync(path, RAW);
  }
  change(path, readFileSync(path, "utf8"));
  const [record] = valueOf(records.all());
  if (record === undefined) throw new Error("no record");
  return { known: valueOf(knownReplaced(vault, records, record)), clock, dataDir };
}

async function restored({ known, clock }: ReturnType<typeof recorded>) {
  if (known === undefined) throw new Error("nothing is replaced");
  const { access, overwritten, isSet } = scriptedLevel(OURS);
  const outcome = await restoreCallback({
    access,
    replaced: known,
    tokens: [redact("token", "verify token")],
    clock,
    pausesMs: [1, 1, 1],
    lateMs: 1,
  });
  return { outcome, cause: restoredCheck(outcome, known).cause, sent: overwritten.length, isSet: isSet() };
}

const put = (text: string) => (path: string) => writeFileSync(path, text);
const instead = (make: (path: string) => void) => (path: string) => {
  rmSync(path);
  make(path);
};
const linked = instead((path) => {
  writeFileSync(`${path}.other`, checkedText({ test: ID, address: RAW }));
  symlinkSync(`${path}.other`, path);
});
const DAMAGED: Readonly<Record<string, (path: string, text: string) => void>> = {
  "one letter changed": (path, text) => writeFileSync(path, text.replace("hooks", "hookt")),
  "cut short": (path, text) => writeFileSync(path, text.slice(0, -30)),
  empty: put(""),
  "the file of another test": put(checkedText({ test: "t-20260115-bcdefg", address: RAW })),
  "another URL of this test": put(checkedText({ test: ID, address: "https://evil.example/x" })),
  "the URL alone": put(RAW),
  "too large": put(" ".repeat(70_000)),
  "a link": linked,
  "a pipe": instead((path) => void execFileSync("mkfifo", [path])),
  "a folder": instead((path) => void execFileSync("mkdir", [path])),
  nothing: instead(() => undefined),
};
const DAMAGED_BEFORE: typeof DAMAGED = {
  "one letter changed": put(RAW.replace("hooks", "hookt")),
  "one letter of the path": put(RAW.replace("secret-p", "secret-q")),
  "cut short": put(RAW.slice(0, -4)),
  empty: put(""),
  masked: put("https://hooks.example/…1f3a?…9c01"),
  "a link": linked,
};

describe("[C23] [I26] a URL from before that lies beside its record and isn't what was written", () => {
  for (const [isOld, ways] of [
    [false, DAMAGED],
    [true, DAMAGED_BEFORE],
  ] as const)
    test.each(Object.entries(ways))(
      `is lost, and set nowhere (${isOld ? "of an earlier version" : "of this one"}: %s)`,
      async (_name, change) => {
        expect(await restored(recorded(change, { isOld }))).toEqual({
          outcome: { kind: "urlMissing" },
          cause: "not-restored",
          sent: 0,
          isSet: OURS,
        });
      },
    );

  test("and one that is, of this version or an earlier one, is set", async () => {
    for (const isOld of [false, true])
      expect(await restored(recorded(() => undefined, { isOld }))).toMatchObject({
        outcome: { kind: "restored" },
        isSet: RAW,
      });
  });
});

describe("[C23] what another process left beside a record", () => {
  test("an answer counts only as it was written, and nothing is waited for", () => {
    const { dataDir } = recorded(() => undefined);
    const path = join(dataDir, "tests", `${ID}.answer`);
    const check = { id: "webhooks.restored", status: "pass", facts: {} };
    const written = checkedText({ restored: true, check });
    for (const text of [
      written.replace("true", "false"),
      written.slice(0, -9),
      JSON.stringify({ restored: true, check }),
    ]) {
      writeFileSync(path, text);
      expect([text, takeAnswer(dataDir, ID)]).toEqual([text, undefined]);
    }
    execFileSync("mkfifo", [path]);
    expect(takeAnswer(dataDir, ID)).toBeUndefined();
    expect(takeAnswer(dataDir, ID)).toBeUndefined();
  });

  test("a request to restore that isn't a file still asks", async () => {
    const { dataDir } = recorded(() => undefined);
    const path = restoreRequestPath(dataDir, ID);
    for (const make of [
      () => execFileSync("mkfifo", [path]),
      () => symlinkSync(join(dataDir, "nowhere"), path),
    ]) {
      make();
      expect(isMarked(dataDir, ID)).toBe(true);
      const asked = Promise.withResolvers<void>();
      const end = onRestoreRequested(dataDir, ID, asked.resolve);
      await asked.promise;
      end(() => ({ restored: false, check: {} as never }));
      rmSync(path);
    }
  });

  test("a record that isn't a file is set aside like a corrupted one", () => {
    const { dataDir } = recorded(() => undefined);
    const path = join(dataDir, "tests", `${ID}.json`);
    rmSync(path);
    execFileSync("mkfifo", [path]);
    const records = testRecords(dataDir, tempFolder());
    expect(records.all()).toEqual({
      ok: false,
      problem: { kind: "storageDamaged", setAside: `${path}.damaged` },
    });
  });
});
