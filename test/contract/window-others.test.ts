import { writeFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { openStorage } from "../../main/core/storage/open-storage.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** A window and a terminal on one harness's data folder, each as a process of its own would open it. */
async function both(
  host: "browser" | "desktop" = "browser",
): Promise<{ rig: Harness; window: Core; terminal: Core }> {
  const started = (rig = await startHarness());
  const terminal = await started.core();
  const window = await started.core((ports) => ({ ...ports, host }));
  return { rig: started, window, terminal };
}

function heardBy<T extends TopicName>({ client }: Core, topic: T): PushOf<T>[] {
  const heard: PushOf<T>[] = [];
  client.subscribe(topic, (push) => heard.push(push));
  return heard;
}

test.each(["browser", "desktop"] as const)(
  "a %s window hears of the runs that a terminal works on, to their end",
  async (host) => {
    const { rig, window, terminal } = await both(host);
    const heard = heardBy(window, "runs");
    const done = await migrate(terminal, rig.plan("to-cloud"));
    await expect
      .poll(() => [heard.at(-1)?.revision, heard.at(-1)?.held, heard.at(-1)?.phase.kind])
      .toEqual([done.revision, false, "ended"]);
  },
);

test("a run that another process had at hand is told as free again once that is gone, without a word of its own", async () => {
  const { rig, window, terminal } = await both();
  const { run } = must(await terminal.client.call("migration.start", { plan: rig.plan("to-cloud") }));
  const heard = heardBy(window, "runs");
  const other = must(openStorage(rig.ports));
  const hold = must(other.hold(run));
  must(other.append(hold, { kind: "confirmed", what: "point-of-no-return", by: "person" }));
  await expect.poll(() => heard.at(-1)?.held).toBe(true);
  other.close();
  await expect.poll(() => heard.at(-1)?.held).toBe(false);
});

test("a window that is opened while another process is at a run hears when that lets go", async () => {
  const started = (rig = await startHarness());
  const terminal = await started.core();
  const { run } = must(await terminal.client.call("migration.start", { plan: started.plan("to-cloud") }));
  const other = must(openStorage(started.ports));
  must(other.hold(run));
  const window = await started.core((ports) => ({ ...ports, host: "desktop" }));
  const heard = heardBy(window, "runs");
  expect(must(await window.client.call("migration.status", { run }))[0]?.held).toBe(true);
  other.close();
  await expect.poll(() => heard.at(-1)?.held).toBe(false);
});

test("a window hears of workspaces, settings, secrets and looks of another process", async () => {
  const { rig, window, terminal } = await both();
  const [workspaces, settings, vault, readings] = [
    heardBy(window, "workspaces"),
    heardBy(window, "settings"),
    heardBy(window, "vault"),
    heardBy(window, "readings"),
  ];
  const { cloud, onPrem, number } = rig.sandbox;
  const label = "ws-7k2q9d.cloud-token";
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: {},
    cloud: { baseUrl: cloud.baseUrl, businessAccountId: cloud.businessAccountId },
    onPrem: { baseUrl: onPrem.baseUrl, signIn: { kind: "token" as const } },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  };
  must(await terminal.client.call("workspaces.save", { revision: 0, workspace }));
  await expect.poll(() => workspaces.at(-1)?.revision).toBe(1);
  must(await terminal.client.call("settings.change", { appearance: "dark" }));
  await expect.poll(() => settings.at(-1)?.appearance).toBe("dark");
  must(await terminal.client.call("vault.put", { label, secretKind: "access-token", value: "x" }));
  await expect.poll(() => vault.length).toBeGreaterThan(0);
  await migrate(terminal, rig.plan("to-cloud"));
  await expect.poll(() => readings.at(-1)?.reading.home).toBe("cloud");
  expect(must(await window.client.call("numbers.readings", {})).length).toBe(1);
});

test("[H6] a window hears when another process has kept something that a chain of proof rests on", async () => {
  const { rig, window, terminal } = await both();
  const run = await migrate(terminal, rig.plan("to-cloud"));
  const chains = heardBy(window, "chains");
  const { number } = run;
  const { chain } = must(await window.client.call("chain.of", { number }));
  const phoneNumberId = chain?.phoneNumberId ?? "";
  const about = { number, phoneNumberId, run: run.run, item: "media" as const };
  must(await terminal.client.call("chain.tick", { ...about, done: true }));
  await expect.poll(() => chains.length).toBeGreaterThan(0);
  const after = must(await window.client.call("chain.of", { number })).chain;
  expect(after?.sender.items.find(({ item }) => item === "media")?.doneAt).toBeDefined();
});

test("a list that another process left damaged stays for a call to tell of: watching touches nothing", async () => {
  const { rig, window } = await both();
  must(await window.client.call("settings.change", { appearance: "dark" }));
  writeFileSync(`${rig.dataDir}/workspaces.json`, "{");
  await new Promise((done) => setTimeout(done, 300));
  const listed = await window.client.call("workspaces.list", {});
  expect(listed).toMatchObject({ ok: false, problem: { kind: "storageDamaged" } });
});

test("a terminal watches nothing", async () => {
  const { rig, terminal } = await both();
  const heard = heardBy(terminal, "settings");
  const other = await rig.core();
  must(await other.client.call("settings.change", { appearance: "dark" }));
  await new Promise((done) => setTimeout(done, 300));
  expect(heard).toEqual([]);
});
