import { expect, onTestFinished, test } from "vitest";
import type { RequestEntry } from "../../main/sandbox/index.ts";
import { openStorage } from "../../main/core/storage/open-storage.ts";
import type { JournalEntry } from "../../shared/migration/journal-entry.ts";
import { migrate, must, startHarness, type Harness } from "../support/harness.ts";

async function rigForTest(): Promise<Harness> {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  return rig;
}

const isRegister = ({ method, path }: RequestEntry): boolean =>
  method === "POST" && path.endsWith("/register");
const isSubscribe = ({ method, path }: RequestEntry): boolean =>
  method === "POST" && path.endsWith("/subscribed_apps");

test("[F40] a run's warming look, register and subscribe reach the cloud over one TCP connection, with nothing between them", async () => {
  const rig = await rigForTest();
  const done = await migrate(await rig.core(), rig.plan("to-cloud"));
  expect(done.phase).toEqual({ kind: "ended", reason: "complete" });

  const cloud = rig.sandbox.world.requests().filter(({ api }) => api === "cloud");
  const at = cloud.findIndex(isRegister);
  const [warm, register, subscribe] = cloud.slice(at - 1, at + 2);
  expect([warm?.method, register && isRegister(register), subscribe && isSubscribe(subscribe)]).toEqual([
    "GET",
    true,
    true,
  ]);
  expect(new Set([warm, register, subscribe].map((entry) => entry?.connectionId)).size).toBe(1);
  expect(register?.connectionId).toBeGreaterThan(0);
});

test("[F40] the journal of a run names one connection for register and subscribe, and another for the on-premises client", async () => {
  const rig = await rigForTest();
  const core = await rig.core();
  const { run } = await migrate(core, rig.plan("to-cloud"));
  await core.app.close();
  const storage = must(openStorage(rig.ports));
  onTestFinished(() => storage.close());
  const connectionOf = Object.fromEntries(
    must(storage.read(run)).rows.flatMap(({ entry }) => answered(entry)),
  );
  expect(connectionOf["register"]).toEqual(expect.any(Number));
  expect(connectionOf["subscribe"]).toBe(connectionOf["register"]);
  expect(connectionOf["backup"]).not.toBe(connectionOf["register"]);
});

test("[F40] a second leg in the same process registers and subscribes on one connection as well", async () => {
  const rig = await rigForTest();
  const core = await rig.core();
  await migrate(core, rig.plan("to-cloud"));
  rig.sandbox.world.setNumber({ home: "onprem" });
  const again = await migrate(core, rig.plan("to-cloud"));
  expect(again.phase).toEqual({ kind: "ended", reason: "complete" });

  const cloud = rig.sandbox.world.requests().filter(({ api }) => api === "cloud");
  const registers = cloud.filter(isRegister).map(({ connectionId }) => connectionId);
  const subscribes = cloud.filter(isSubscribe).map(({ connectionId }) => connectionId);
  expect(registers).toHaveLength(2);
  expect(subscribes).toEqual(registers);
});

function answered(entry: JournalEntry): readonly (readonly [string, number | undefined])[] {
  return entry.kind === "outcome" ? [[entry.step, entry.outcome.evidence.connection]] : [];
}
