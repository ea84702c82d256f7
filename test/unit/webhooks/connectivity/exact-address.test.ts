import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptBeside, openedFor } from "../../../../main/core/connectivity/record-secrets.ts";
import {
  exactReplaced,
  knownReplaced,
  openTestRecordWriter,
} from "../../../../main/core/connectivity/test-record-writer.ts";
import { shownLeft } from "../../../../main/core/connectivity/leftovers.ts";
import { markOf } from "../../../../main/core/connectivity/own-marks.ts";
import { testRecords, TestRecord, type ReplacedRecord } from "../../../../main/core/connectivity/records.ts";
import type { Vault } from "../../../../main/core/runtime/ports.ts";
import { redact } from "../../../../shared/redacted.ts";
import { err } from "../../../../shared/result.ts";
import { maskAddress } from "../../../../shared/platform/callback-address.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

const RAW = "https://user:pw@hooks.example/secret-path?key=secret-query";
const BORROWED: ReplacedRecord = {
  level: "number",
  before: RAW,
  ours: markOf("https://ours.example/x"),
  since: "2026-01-15T12:00:00.000Z",
  set: "intent",
  seen: false,
};
const FIRST = {
  format: 1,
  seq: 0,
  test: "t-20260115-abcdef",
  receiver: "terminal",
  phoneNumberId: "1",
  number: "+12025550123",
  startedAt: "2026-01-15T12:00:00.000Z",
  target: { kind: "workspace", workspace: "ws-7k2q9d", phoneNumberId: "1" },
} as unknown as TestRecord;

function scene() {
  const dataDir = tempFolder();
  const vault = memoryVault({ clock: virtualClock(), random: randomFrom(3) });
  const records = testRecords(dataDir, tempFolder());
  const kept = (): TestRecord => {
    const [record] = valueOf(records.all());
    if (record === undefined) throw new Error("the record is there");
    return record;
  };
  const files = (): readonly string[] => readdirSync(join(dataDir, "tests")).sort();
  return { dataDir, vault, records, kept, files };
}

async function unlocked(vault: Vault): Promise<void> {
  valueOf(await vault.unlock(redact("correct horse battery", "passphrase")));
}

test("[I13] [I26] with an open vault the record holds the address masked, and the vault gives it back whole", async () => {
  const { vault, records, kept, files } = scene();
  await unlocked(vault);
  const book = openTestRecordWriter(records, vault, FIRST);
  valueOf(book.save({}));
  valueOf(book.save({ borrowed: BORROWED }));
  valueOf(book.save({ borrowed: { ...BORROWED, set: "unknown", seen: true } }));
  expect(book.record().borrowed?.before).toBe(RAW);
  expect(kept().borrowed).toEqual({ ...BORROWED, before: maskAddress(RAW), set: "unknown", seen: true });
  expect(files()).toEqual(["t-20260115-abcdef.json"]);
  expect(valueOf(exactReplaced(vault, records, kept()))?.before).toBe(RAW);
  vault.lock();
  // A masked URL is never taken for the one that must be restored.
  expect(exactReplaced(vault, records, kept())).toMatchObject({
    ok: false,
    problem: { kind: "vaultLocked" },
  });
});

test("[I13] [I26] without one it lies in its own file; where that is lost nobody gives a masked address back", () => {
  const { dataDir, vault, records, kept, files } = scene();
  const book = openTestRecordWriter(records, vault, FIRST);
  valueOf(book.save({}));
  valueOf(book.save({ borrowed: BORROWED }));
  expect(files()).toEqual(["t-20260115-abcdef.address", "t-20260115-abcdef.json"]);
  expect(valueOf(exactReplaced(vault, records, kept()))?.before).toBe(RAW);
  rmSync(join(dataDir, "tests", "t-20260115-abcdef.address"));
  expect(exactReplaced(vault, records, kept())).toMatchObject({
    ok: false,
    problem: { kind: "recordMissing" },
  });
  valueOf(book.remove());
  expect(files()).toEqual([]);
});

test("[I26] what the vault holds of a test and can't decrypt any more counts as lost: the way on isn't blocked", async () => {
  const { vault, records, kept } = scene();
  await unlocked(vault);
  const book = openTestRecordWriter(records, vault, FIRST);
  valueOf(book.save({}));
  valueOf(book.save({ borrowed: BORROWED }));
  valueOf(book.save(valueOf(keptBeside(vault, book.record(), "callback token", redact("t", "token")))));
  for (const kind of ["recordMissing", "recordDamaged"] as const) {
    const broken: Vault = { ...vault, open: () => err({ kind }) };
    expect(valueOf(knownReplaced(broken, records, kept()))).toMatchObject({ isLost: true });
    expect(valueOf(openedFor(broken, kept(), "callback token"))).toEqual([]);
  }
  vault.lock();
  expect(knownReplaced(vault, records, kept())).toMatchObject({ problem: { kind: "vaultLocked" } });
  expect(openedFor(vault, kept(), "callback token")).toMatchObject({ problem: { kind: "vaultLocked" } });
});

test("[I26] what was given back leaves neither record nor file", () => {
  const { vault, records, files } = scene();
  const book = openTestRecordWriter(records, vault, FIRST);
  valueOf(book.save({ borrowed: BORROWED }));
  valueOf(book.remove());
  valueOf(book.remove());
  expect(files()).toEqual([]);
});

test("[I26] [I27] a record of version 0.1.0 holds the whole address itself: it is given back exactly and shown masked", () => {
  const { vault, records, kept } = scene();
  const old = TestRecord.parse({ ...FIRST, borrowed: BORROWED });
  valueOf(records.write(old));
  expect(valueOf(exactReplaced(vault, records, kept()))?.before).toBe(RAW);
  expect(shownLeft(kept(), BORROWED).before).toBe(maskAddress(RAW));
});

test("[ZP2] what is left is a callback URL only while one was replaced; a certificate alone is told as one", () => {
  const { records, kept } = scene();
  const authority = {
    fingerprint: "a".repeat(64),
    before: [],
    since: BORROWED.since,
    set: "confirmed",
    seen: true,
  } as const;
  valueOf(records.write(TestRecord.parse({ ...FIRST, borrowed: BORROWED, authority })));
  expect(shownLeft(kept(), BORROWED)).not.toHaveProperty("certificateOnly");
  const { borrowed: _restored, ...rest } = kept();
  expect(shownLeft(rest, { level: "client", since: BORROWED.since })).toMatchObject({
    certificateOnly: true,
    since: BORROWED.since,
  });
});

test("[I26] nothing has to be kept where nothing stood before", () => {
  const { vault, records, kept, files } = scene();
  const { before: _none, ...free } = BORROWED;
  const book = openTestRecordWriter(records, vault, FIRST);
  valueOf(book.save({ borrowed: free }));
  expect(files()).toEqual(["t-20260115-abcdef.json"]);
  expect(valueOf(exactReplaced(vault, records, kept()))).toEqual(free);
});
