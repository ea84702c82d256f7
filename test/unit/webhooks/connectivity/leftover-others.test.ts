import { expect, test } from "vitest";
import type { AuthorityAccess } from "../../../../main/core/connectivity/authority.ts";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { giveOneBack } from "../../../../main/core/connectivity/leftovers.ts";
import {
  type AuthorityMark,
  restorable,
  type Restorable,
  testRecords,
  type TestRecord,
} from "../../../../main/core/connectivity/records.ts";
import { restoreAt } from "../../../../main/core/connectivity/restore.ts";
import { fingerprintOf } from "../../../../main/core/platforms/on-prem/webhook-authorities.ts";
import { createAuthority } from "../../../../main/sandbox/tls/certificates.ts";
import { redact } from "../../../../shared/redacted.ts";
import { ok } from "../../../../shared/result.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  evidence,
  OTHER,
  OURS,
  replacedRecord,
  scriptedLevel,
  type Shown,
} from "../../../support/webhooks/scripted-level.ts";

function restorableOf(record: TestRecord): Restorable {
  const own = restorable(record, "program");
  if (own === undefined) throw new Error("the record is of this folder");
  return own;
}

/** What an earlier test left at a level, and the two ways in which a later process restores it. */
function leftover(
  level: "number" | "client",
  shown: readonly Shown[],
  more: Partial<TestRecord> = {},
  authorities?: AuthorityAccess,
) {
  const platform = scriptedLevel(OTHER, shown, level);
  const clock = advancingClock();
  const records = testRecords(tempFolder(), tempFolder());
  const record = { ...replacedRecord(level), ...more };
  valueOf(records.write(record));
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const target = { source: record.side, api: undefined, level: async () => platform.access, authorities };
  const ports = { clock, secrets: { file: () => ({ ok: false }) } };
  const asked: unknown[] = [];
  const { signal } = new AbortController();
  const onDisk = (): TestRecord | undefined => valueOf(records.all())[0];
  const byStart = async (): Promise<void> => {
    const deps = { ports, vault, records, pausesMs: [1, 1, 1], lateMs: 16_000, hurry: signal };
    valueOf(await restoreAt(target as never, deps as never, restorableOf(onDisk() ?? record)));
  };
  const byTest = async (): Promise<boolean> => {
    const job = {
      target,
      deps: { vault, ports, push: () => undefined },
      waits: { triesMs: [1, 1, 1], lateMs: 16_000 },
      tokens: {
        known: () => [],
        ask: async (about: unknown) => {
          if (asked.push(about) > 5) throw new Error("asked without end");
          return redact("token", "token");
        },
      },
      stop: signal,
      hurry: signal,
    } as unknown as TestJob;
    const now = onDisk() ?? record;
    return giveOneBack(job, records, restorableOf(now), now.borrowed);
  };
  return { ...platform, records, record, onDisk, byStart, byTest, asked };
}

const SILENCE: readonly Shown[] = ["unanswered", "unanswered", "unanswered", "unanswered", "unanswered"];

test.each(["byStart", "byTest"] as const)(
  "[C12] [I26] what a query shows of another party is in the record of a leftover restored %s",
  async (by) => {
    const left = leftover("client", ["set", ...SILENCE]);
    await left[by]();
    expect(left.onDisk()).toMatchObject({ seq: left.record.seq + 1, borrowed: { others: true } });
    left.show({ shows: OURS });
    await left[by]();
    expect(left.isSet()).toBe(OTHER);
  },
);

test.each(["byStart", "byTest"] as const)(
  "[C12] [I26] a note never brings back a record that another process removed meanwhile, restored %s",
  async (by) => {
    const left = leftover("client", ["set", ...SILENCE]);
    const { access } = left;
    const query = access.query.bind(access);
    let isRemoved = false;
    Object.assign(access, {
      query: async () => {
        if (!isRemoved) valueOf(left.records.remove(left.record.test, () => true));
        isRemoved = true;
        return query();
      },
    });
    await left[by]();
    expect(left.onDisk()).toBeUndefined();
  },
);

test("[C12] [I26] what a query showed before the verify token was asked for counts for the queries after it", async () => {
  const left = leftover("number", ["set", { shows: OURS }, { shows: OURS }]);
  expect(await left.byTest()).toBe(true);
  expect(left.asked).toHaveLength(1);
  expect(left.isSet()).toBe(OTHER);
});

test.each([
  "rate-limited",
  "permission-missing",
  "token-invalid",
  "temporarily-refused",
  "account-locked",
] as const)(
  "[C12] [I26] no verify token is asked for again because of a rejection that says nothing about it: %s",
  async (reason) => {
    const left = leftover("number", []);
    left.setByOwner(OURS);
    Object.assign(left.access, { giveBack: async () => ({ kind: "rejected", reason, evidence }) });
    expect(await left.byTest()).toBe(false);
    expect(left.asked).toEqual([expect.objectContaining({ refused: false })]);
    expect(left.onDisk()).toMatchObject({ borrowed: { before: left.record.borrowed?.before } });
  },
);

test("[C12] [I26] a verify token that the endpoint doesn't accept is asked for again", async () => {
  const left = leftover("number", []);
  left.setByOwner(OURS);
  const giveBack = left.access.giveBack.bind(left.access);
  let calls = 0;
  Object.assign(left.access, {
    giveBack: async (...given: Parameters<typeof giveBack>) =>
      (calls += 1) === 1 ? { kind: "rejected", reason: "bad-parameter", evidence } : giveBack(...given),
  });
  expect(await left.byTest()).toBe(true);
  expect(left.asked).toMatchObject([{ refused: false }, { refused: true }]);
});

test.each(["byStart", "byTest"] as const)(
  "[C12] [C20] [I26] a note about the authorities keeps the one about another party, restored %s",
  async (by) => {
    const [ours, theirs] = await Promise.all([createAuthority(1, "Ours"), createAuthority(1, "Theirs")]);
    const fingerprint = fingerprintOf(ours.caPem);
    const authorities = {
      read: async () => ({ kind: "confirmed", value: [{ id: "1", pem: ours.caPem, fingerprint }], evidence }),
      add: async () => {
        throw new Error("killed");
      },
    } as unknown as AuthorityAccess;
    const mark: AuthorityMark = {
      fingerprint,
      before: [theirs.caPem],
      since: evidence.at,
      set: "unknown",
      seen: false,
    };
    const left = leftover("client", [], { authority: mark }, authorities);
    const seqs: number[] = [];
    const change = left.records.change.bind(left.records);
    Object.assign(left.records, {
      change: (...given: Parameters<typeof change>) => {
        valueOf(change(...given));
        seqs.push(left.onDisk()?.seq ?? 0);
        return ok(null);
      },
    });
    await expect(left[by]()).rejects.toThrow("killed");
    expect(left.onDisk()).toMatchObject({ borrowed: { others: true }, authority: { displaced: true } });
    expect(seqs).toEqual([4, 5]);
  },
);
