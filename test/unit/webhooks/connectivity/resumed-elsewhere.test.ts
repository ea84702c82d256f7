import { expect, test } from "vitest";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { resumeCallback } from "../../../../main/core/connectivity/point/resume-callback.ts";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import { settle } from "../../../../main/core/connectivity/run-test.ts";
import { openTestRecordWriter } from "../../../../main/core/connectivity/test-record-writer.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  OTHER,
  OURS,
  replacedRecord,
  scriptedLevel,
  type Shown,
} from "../../../support/webhooks/scripted-level.ts";

/** A standing callback that is resumed while another party's URL is set, and then settled. */
async function resumed(shown: readonly Shown[]) {
  const { access, isSet } = scriptedLevel(OTHER, shown);
  const clock = advancingClock();
  const records = testRecords(tempFolder(), tempFolder());
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const book = openTestRecordWriter(records, vault, replacedRecord());
  valueOf(book.save({}));
  const { signal } = new AbortController();
  const nothing = (): void => undefined;
  const job = {
    state: { begin: nothing, done: nothing, note: nothing, change: nothing },
    book,
    target: { source: "cloud", receiver: "terminal", level: async () => access, winner: async () => ({}) },
    deps: { ports: { clock }, tunnels: { publicAddress: () => ({ url: OURS }) } },
    waits: { triesMs: [1_000, 3_000, 6_000], looksMs: [1, 1, 1], lateMs: 16_000 },
    tokens: { known: () => [redact("token", "verify token")] },
    stop: signal,
    hurry: signal,
  } as unknown as TestJob;
  expect(await resumeCallback(job, nothing)).toBeUndefined();
  const others = book.record().borrowed?.others;
  await settle(job, records);
  return { others, isSet: isSet(), left: valueOf(records.all()).length };
}

test("[C12] [I26] what another party set is noted at a resume: a stale query after it overwrites nothing", async () => {
  expect(await resumed(["set", { shows: OURS }])).toEqual({ others: true, isSet: OTHER, left: 0 });
});
