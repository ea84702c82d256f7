import { expect, test } from "vitest";
import { chooseFree } from "../../../../main/core/connectivity/choose-free.ts";
import { markCopied } from "../../../../main/core/connectivity/copied-records.ts";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { restoreLeftovers } from "../../../../main/core/connectivity/leftovers.ts";
import { settle } from "../../../../main/core/connectivity/run-test.ts";
import { readyToBegin } from "../../../../main/core/connectivity/point/points.ts";
import { testRecords, TestRecord } from "../../../../main/core/connectivity/records.ts";
import { leftoversOf, type Leftovers } from "../../../../main/core/connectivity/unrestored.ts";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { restorationOf } from "../../../../shared/webhook/test-outcome.ts";
import { causeWording } from "../../../../shared/wording/checks.ts";
import { loadTranslate } from "../../../../shared/wording/translate.ts";
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

const { origin, pathname } = new URL(OURS);
const TUNNEL = { kind: "own", publicUrl: origin } as const;
const STANDING = {
  until: "2026-02-01T00:00:00.000Z",
  atQuit: "give-back",
  request: { tunnel: TUNNEL, forward: true, allowPrivate: false },
} as const;

/** A folder that was restored from a copy, while the folder that was copied still uses its callback URL elsewhere. */
function restoredFolder(more: Partial<TestRecord> = {}) {
  const dataDir = tempFolder();
  const records = testRecords(dataDir, tempFolder());
  const record = TestRecord.parse({ ...replacedRecord("account"), ...more });
  valueOf(records.write(record));
  expect(markCopied(dataDir, "2026-01-15T12:10:00.000Z")).toBe(1);
  const clock = advancingClock();
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const level = scriptedLevel(OURS, [], "account");
  const ports = { dataDir, clock, stateDir: tempFolder(), secrets: { file: () => ({ ok: false }) } };
  const { signal } = new AbortController();
  const told: unknown[] = [];
  const pushed: string[] = [];
  const targetOf = (phoneNumberId: string) => ({
    receiver: "terminal",
    source: "cloud",
    api: undefined,
    phoneNumberId,
    level: async () => level.access,
    hasNumber: async () => true,
    choose: async () => ({
      kind: "replace",
      level: "account",
      before: { address: level.isSet() },
      production: { kind: "unknown" },
    }),
  });
  const jobFor = (phoneNumberId: string): TestJob =>
    ({
      input: {},
      state: { done: (_id: string, check: unknown) => told.push(check) },
      records,
      target: targetOf(phoneNumberId),
      book: { record: () => ({ test: "t-20260116-zzzzzz" }) },
      deps: { vault, ports, push: () => undefined },
      waits: { triesMs: [1, 1, 1], lateMs: 0 },
      tokens: { known: () => [redact("token", "verify token")] },
      stop: signal,
      hurry: signal,
    }) as unknown as TestJob;
  const leftovers = leftoversOf({
    deps: {
      ports,
      vault,
      push: (name: string) => pushed.push(name),
      storage: () => ({ ok: false }),
    } as never,
    records,
    waits: { triesMs: [], lateMs: 0 },
    hurry: signal,
    isHere: () => false,
    settled: () => undefined,
  });
  const unchanged = (): void => {
    expect(level.isSet()).toBe(OURS);
    expect(level.overwritten).toEqual([]);
    expect(valueOf(records.all())).toMatchObject([{ test: record.test, borrowed: record.borrowed }]);
  };
  const deps = {
    ports,
    vault,
    receivers: { address: () => ({ cloudPath: pathname, onPremPath: pathname }) },
  };
  return { record, records, leftovers, jobFor, targetOf, told, pushed, deps, unchanged };
}

test("[ZG10] a test of another number leaves a callback URL that came with a copy, and says whose it is", async () => {
  const folder = restoredFolder();
  const job = folder.jobFor("222222222222");
  expect(await restoreLeftovers(job, folder.records)).toBe(true);
  expect(await chooseFree(job)).toBeUndefined();
  folder.unchanged();
  expect(folder.told).toMatchObject([{ status: "fail", cause: "copied" }]);
  expect(JSON.stringify(folder.told)).toContain(`"number":"${folder.record.number}"`);
});

test("[ZG10] a test of the same number leaves it too", async () => {
  const folder = restoredFolder();
  expect(await restoreLeftovers(folder.jobFor(folder.record.phoneNumberId), folder.records)).toBe(false);
  folder.unchanged();
  expect(folder.told).toMatchObject([{ status: "fail", cause: "copied" }]);
});

test("[ZG21] a test that leaves one says that nothing was tried, and that what is set now is unknown", async () => {
  const folder = restoredFolder();
  const { phoneNumberId } = folder.record;
  const told: CheckResult[] = [];
  const changes: object[] = [];
  const job = {
    ...folder.jobFor(phoneNumberId),
    state: {
      begin: () => undefined,
      done: (_id: string, check: CheckResult) => told.push(check),
      change: (change: object) => changes.push(change),
    },
    book: { record: () => ({ test: "t-20260116-zzzzzz" }), remove: () => undefined },
  } as unknown as TestJob;
  await settle(job, folder.records);
  expect(told).toMatchObject([{ id: "webhooks.restored", status: "fail", cause: "copied" }]);
  expect(changes).toEqual([{ phase: "restoring" }]);
  const steps = told.map((check) => ({ id: "webhooks.restored", state: "done", check }) as const);
  expect(restorationOf({ steps })).toBe("unknown");
  const t = await loadTranslate("en");
  const words = causeWording(t, "copied", "webhooks.restored");
  expect(`${words?.happened} ${words?.remedy}`).not.toMatch(
    /keeps trying|couldn't be restored|didn't report/,
  );
  folder.unchanged();
});

test.each([
  ["a test's", {}],
  ["a standing one", { point: STANDING }],
] as const)(
  "[ZG10] pointing a number here neither restores nor resumes what came with a copy: %s",
  async (_what, more) => {
    const folder = restoredFolder(more);
    const { phoneNumberId } = folder.record;
    const answers: unknown[] = [];
    const restore: Leftovers["restore"] = async (...given) => {
      const answer = await folder.leftovers.restore(...given);
      answers.push(valueOf(answer).check.said);
      return answer;
    };
    const pointsDeps = { deps: folder.deps, records: folder.records, leftovers: { restore } };
    const input = { atQuit: "give-back", confirmed: true, ...STANDING.request };
    const started = { input, until: undefined, target: folder.targetOf(phoneNumberId) };
    const ready = await readyToBegin(pointsDeps as never, started as never, undefined);
    // It begins as a new one, whose first step then refuses.
    expect(valueOf(ready)).toMatchObject({ wish: { resumed: false } });
    expect(valueOf(ready)).not.toHaveProperty("leftover");
    expect(answers).toMatchObject([{ key: "connectivity.found.leftCopied" }]);
    folder.unchanged();
  },
);

test("[ZG10] the program restores none by itself, whatever it needs the number for; a person's request is heard", async () => {
  const folder = restoredFolder();
  const left = valueOf(await folder.leftovers.restore(folder.record.test, { by: "program" }));
  expect(left).toMatchObject({ restored: false, check: { status: "fail", cause: "copied" } });
  folder.unchanged();
  expect(folder.pushed).toEqual(["unrestored"]);
  // The workspace isn't set up here: it got as far as looking for it.
  const asked = await folder.leftovers.restore(folder.record.test, { by: "person" });
  expect(JSON.stringify(asked)).not.toContain("leftCopied");
});
