import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { keepSettling } from "../../../../main/core/connectivity/keep-settling.ts";
import { createPoints } from "../../../../main/core/connectivity/point/points.ts";
import { lockName } from "../../../../main/core/connectivity/test-lock.ts";
import { restoreRequestPath, testRecords } from "../../../../main/core/connectivity/records.ts";
import { isLockedNamed } from "../../../../main/core/storage/run-lock.ts";
import { redact } from "../../../../shared/redacted.ts";
import { err, ok } from "../../../../shared/result.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { planOf } from "../../../support/told-run.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";
import { replacedRecord } from "../../../support/webhooks/scripted-level.ts";

const [ONE, TWO] = [replacedRecord(), { ...replacedRecord(), test: "t-20260115-bcdefg" as never }];

test("[P12] an internal error about one record stops neither the others nor the rounds", async () => {
  const clock = virtualClock();
  const tried: string[] = [];
  const noted: unknown[] = [];
  let listed = 0;
  const settling = keepSettling({
    clock,
    gapsMs: [1_000],
    left() {
      listed += 1;
      if (listed === 4) throw new RangeError("a list that fails once");
      return [ONE, TWO];
    },
    async settle({ test: id }) {
      tried.push(id);
      if (id === ONE.test) throw new RangeError("a hostile answer");
    },
    note: (fault) => void noted.push(fault),
  });
  settling.begin(() => true);
  for (let round = 0; round < 6; round += 1) {
    await setImmediate();
    await clock.advance(1_000);
  }
  expect(tried.slice(0, 4)).toEqual([ONE.test, TWO.test, ONE.test, TWO.test]);
  expect(noted.length).toBeGreaterThan(2);
  await settling.close();
});

/** Points whose start ends as `begin` says, with a restore asked for of what an earlier process left. */
function askedOf(restored: "fails" | "done" | "throws", begin: () => Promise<never>) {
  const clock = virtualClock();
  const dataDir = tempFolder();
  const plan = planOf("to-cloud");
  const record = { ...replacedRecord(), phoneNumberId: plan.number.phoneNumberId };
  const records = testRecords(dataDir, tempFolder());
  valueOf(records.write(record));
  valueOf(records.askBack(record.test));
  const random = randomFrom(3);
  const vault = memoryVault({ clock, random });
  const secrets = { env: () => redact("a secret", "secret"), file: () => ok(redact("a secret", "secret")) };
  const pointsDeps = {
    deps: {
      ports: { clock, random, dataDir, secrets, files: {}, stateDir: tempFolder() },
      vault: { ...vault, take: () => ok(redact("a secret", "secret")) },
      events: { store: () => ok({}) },
      receivers: { acquire: async () => ok({ release: async () => undefined }), address: () => undefined },
      tunnels: { giveBack: async () => undefined },
    },
    records,
    states: () => [],
    running: new Map(),
    inTurn: (work: () => unknown) => work(),
    begin: async ({ unstarted }: { unstarted?: () => void }) => {
      const failed = await begin();
      unstarted?.();
      return failed;
    },
    leftovers: {
      async restore() {
        if (restored === "throws") throw new RangeError("a hostile answer");
        if (restored === "done") records.remove(record.test, () => true);
        return ok({ check: { status: restored === "done" ? "pass" : "fail" } });
      },
    },
  };
  const start = createPoints(pointsDeps as never).start({
    target: { kind: "plan", plan },
    side: "cloud",
    tunnel: { kind: "own", publicUrl: "https://tunnel.example" },
    forward: true,
    allowPrivate: false,
    atQuit: "stay",
    confirmed: true,
  } as never);
  const isAsked = (): boolean => existsSync(restoreRequestPath(dataDir, record.test));
  const isFree = (): boolean => !isLockedNamed(dataDir, lockName(record.phoneNumberId));
  return { start, isAsked, isFree };
}

const full = async (): Promise<never> => err({ kind: "storageFull" }) as never;

test("[P12] a restore that was asked for stays so if what a person starts instead can't begin", async () => {
  const { start, isAsked } = askedOf("fails", full);
  expect(await start).toMatchObject({ problem: { kind: "storageFull" } });
  expect(isAsked()).toBe(true);
});

test("[P12] and if it ends by an internal error, which lets the number go", async () => {
  const { start, isAsked, isFree } = askedOf("throws", full);
  await expect(start).rejects.toThrow(RangeError);
  expect([isAsked(), isFree()]).toEqual([true, true]);
});

test("[P12] but of what was restored meanwhile nothing stays behind", async () => {
  const { start, isAsked } = askedOf("done", full);
  expect(await start).toMatchObject({ problem: {} });
  expect(isAsked()).toBe(false);
});
