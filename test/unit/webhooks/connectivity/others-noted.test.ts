import { expect, test } from "vitest";
import { checkAfterSleep } from "../../../../main/core/connectivity/after-sleep.ts";
import { stillOurs } from "../../../../main/core/connectivity/explanations.ts";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import type { ReplacedCallback } from "../../../../main/core/connectivity/replace-callback.ts";
import { settle } from "../../../../main/core/connectivity/run-test.ts";
import { openTestRecordWriter } from "../../../../main/core/connectivity/test-record-writer.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";
import {
  advancingClock,
  BEFORE,
  OTHER,
  OURS,
  replacedRecord,
  scriptedLevel,
  type Shown,
} from "../../../support/webhooks/scripted-level.ts";

/** A test whose callback URL another party has changed. */
function changed(shown: readonly Shown[]) {
  const level = scriptedLevel(OTHER, shown);
  const short = advancingClock();
  // Nothing waits as long as the check for a sleep, which the test wakes by the host's event.
  const still = virtualClock();
  const clock = {
    ...short,
    sleep: (ms: number, until?: AbortSignal) => (ms < 30_000 ? short.sleep(ms) : still.sleep(ms, until)),
  };
  const records = testRecords(tempFolder(), tempFolder());
  const book = openTestRecordWriter(records, memoryVault({ clock, random: randomFrom(3) }), replacedRecord());
  valueOf(book.save({}));
  const { signal } = new AbortController();
  const nothing = (): void => undefined;
  let wake: () => void = nothing;
  const ports = {
    clock,
    power: {
      onWake: (listener: () => void) => {
        wake = listener;
        return nothing;
      },
    },
  };
  const job = {
    state: { begin: nothing, done: nothing, note: nothing, change: nothing },
    book,
    input: {},
    target: {
      source: "cloud",
      receiver: "terminal",
      level: async () => level.access,
      winner: async () => ({ kind: "unseen" }),
    },
    deps: {
      ports,
      tunnels: {
        publicAddress: () => ({ url: OURS }),
        checkNow: async () => undefined,
        all: () => [],
        probe: async () => ({ ok: false }),
      },
    },
    waits: { triesMs: [1, 1, 1], lateMs: 0 },
    tokens: { known: () => [redact("token", "verify token")] },
    stop: signal,
    hurry: signal,
  } as unknown as TestJob;
  const onDisk = () => valueOf(records.all())[0]?.borrowed?.others;
  return { ...level, job, records, onDisk, wake: () => wake() };
}

const CHOSEN: ReplacedCallback["chosen"] = {
  level: "number",
  before: { address: BEFORE },
  production: { kind: "at", address: BEFORE },
};
const SILENCE: readonly Shown[] = Array.from({ length: 12 }, () => "unanswered");

test("[C12] [I26] what the restore of a test sees of another party is in the record that it leaves", async () => {
  const { job, records, onDisk, isSet } = changed(["set", ...SILENCE]);
  await settle(job, records);
  expect(onDisk()).toBe(true);
  expect(isSet()).toBe(OTHER);
});

test("[C12] [I26] what a check of the callback URL sees of another party is in the record", async () => {
  const { job, records, onDisk, show, isSet } = changed([]);
  expect(await stillOurs(job, CHOSEN)).toEqual({ kind: "elsewhere", to: OTHER });
  expect(onDisk()).toBe(true);
  show({ shows: OURS });
  await settle(job, records);
  expect(isSet()).toBe(OTHER);
});

test("[C12] [I26] what a check after a sleep sees of another party is in the record", async () => {
  const { job, records, onDisk, show, isSet, wake } = changed([]);
  const checks = checkAfterSleep(job, { chosen: CHOSEN } as ReplacedCallback);
  wake();
  expect(await checks.elsewhere).toEqual({ kind: "elsewhere", to: OTHER });
  checks.end();
  expect(onDisk()).toBe(true);
  show({ shows: OURS });
  await settle(job, records);
  expect(isSet()).toBe(OTHER);
});
