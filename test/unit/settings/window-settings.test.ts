import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { evidenceFile } from "../../../main/core/proof/evidence-file.ts";
import { openSettings, settingsPath } from "../../../main/core/settings/open-settings.ts";
import { parseChecked } from "../../../main/core/storage/checked-json.ts";
import { workspacesPath } from "../../../main/core/workspaces/workspace-file.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { startProgram } from "../../support/child-process.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import type { SettingsChange } from "../../../shared/settings/settings.ts";
import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { openWebhookSettings } from "../../../renderer/stores/webhook-settings.ts";
import { openWorkspaces } from "../../../renderer/stores/feeds.ts";
import { valueOf as loadedOf } from "../../../renderer/stores/loadable.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";

const DEFAULTS = {
  egressHosts: [],
  certificates: { system: false },
  quietHours: { on: false, from: "22:00", until: "07:00", urgentPasses: true },
  practice: { done: {} },
  appearance: "system",
  language: "system",
  lockAfterMinutes: 15,
  logLevel: "info",
  updates: "ask",
  metered: "automatic",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  realm: "own",
};

test("reading the settings of a data folder that is not there gives the defaults and makes none", async () => {
  const { client, dataDir } = windowCore();
  expect(valueOf(await client.call("settings.get", {}))).toEqual(DEFAULTS);
  expect(existsSync(dataDir)).toBe(false);
});

test("a change leaves the other members, is told to every listener, and is there for the next process", async () => {
  const { client, dataDir, heard } = windowCore();
  valueOf(await client.call("settings.change", { appearance: "dark" }));
  valueOf(await client.call("settings.change", { lockAfterMinutes: 0 }));
  const now = { ...DEFAULTS, appearance: "dark", lockAfterMinutes: 0 };
  expect(heard("settings")).toEqual([{ ...DEFAULTS, appearance: "dark" }, now]);
  const later = windowCore({ dataDir });
  expect(valueOf(await later.client.call("settings.get", {}))).toEqual(now);
});

test("the name under which the vault binds its records is not touched by what the window sets", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  writeFileSync(settingsPath(dataDir), JSON.stringify({ workspace: "bakery", later: 1 }));
  valueOf(await client.call("settings.change", { workspace: "ws-7k2q9d" }));
  expect(parseChecked(readFileSync(settingsPath(dataDir), "utf8"))).toEqual({
    workspace: "bakery",
    later: 1,
    window: { workspace: "ws-7k2q9d" },
  });
});

test("the progress in Practice is kept for the next process, and a scenario that can't be read is dropped alone", async () => {
  const { client, dataDir } = windowCore();
  const done = { at: "2026-01-15T12:00:00.000Z", durationMs: 1_000 };
  valueOf(await client.call("settings.change", { practice: { done: { back: done } } }));
  const stored = parseChecked(readFileSync(settingsPath(dataDir), "utf8")) as {
    readonly window: { readonly practice: { readonly done: Record<string, unknown> } };
  };
  stored.window.practice.done["to-cloud"] = { at: 7 };
  writeFileSync(settingsPath(dataDir), JSON.stringify(stored));
  expect(valueOf(await client.call("settings.get", {})).practice).toEqual({ done: { back: done } });
});

test("[F28] a file in which a digit changed gives the defaults, says so, and is kept beside the one that a change writes", async () => {
  const { client, dataDir } = windowCore();
  valueOf(await client.call("settings.change", { lockAfterMinutes: 60 }));
  const harmed = readFileSync(settingsPath(dataDir), "utf8").replace("60", "5");
  writeFileSync(settingsPath(dataDir), harmed);
  expect(valueOf(await client.call("settings.get", {}))).toEqual({ ...DEFAULTS, corrupted: true });
  const changed = valueOf(await client.call("settings.change", { language: "es" }));
  const kept = readdirSync(dataDir).find((name) => name.startsWith("settings.json.damaged-")) ?? "";
  expect(changed).toEqual({ ...DEFAULTS, language: "es", setAside: kept });
  expect(readFileSync(join(dataDir, kept), "utf8")).toBe(harmed);
});

test("[F28] a damaged member falls back to its default, the others stay, and those of a later version outlive a change", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  const stored = { appearance: "purple", language: "es", lockAfterMinutes: 7, later: { kept: true } };
  writeFileSync(settingsPath(dataDir), JSON.stringify({ window: stored }));
  expect(valueOf(await client.call("settings.get", {}))).toEqual({ ...DEFAULTS, language: "es" });
  valueOf(await client.call("settings.change", { lockAfterMinutes: 60 }));
  expect(JSON.parse(readFileSync(settingsPath(dataDir), "utf8"))).toMatchObject({
    window: { language: "es", lockAfterMinutes: 60, later: { kept: true } },
  });
});

test("[ZL5] a stored language that this version doesn't know is the system's, and outlives another change", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  writeFileSync(settingsPath(dataDir), JSON.stringify({ window: { appearance: "dark", language: "tlh" } }));
  const expected = { ...DEFAULTS, appearance: "dark", language: "system" };
  expect(valueOf(await client.call("settings.get", {}))).toEqual(expected);
  expect(valueOf(await client.call("settings.change", { lockAfterMinutes: 60 }))).toEqual({
    ...expected,
    lockAfterMinutes: 60,
  });
  expect(JSON.parse(readFileSync(settingsPath(dataDir), "utf8"))).toMatchObject({
    window: { language: "tlh" },
  });
});

test.each([
  ["", true],
  ["{", true],
  ["[]", true],
  ['{"window": 7}', undefined],
  ['{"window": null}', undefined],
])("[F28] whatever stands in the file (%j), there are settings", async (content, corrupted) => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  writeFileSync(settingsPath(dataDir), content);
  expect(valueOf(await client.call("settings.get", {}))).toEqual({ ...DEFAULTS, corrupted });
  expect(valueOf(await client.call("settings.change", { realm: "practice" }))).toMatchObject({
    realm: "practice",
  });
});

test("[ZQ7] [F28] that a file was set aside is told by every later process until a person has seen it, whichever process did it", async () => {
  const { dataDir, app } = windowCore();
  await app.close();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(settingsPath(dataDir), '{"window');
  // As a command in a terminal does before a migration.
  valueOf(await openSettings({ dataDir, clock: virtualClock() }));
  const first = windowCore({ dataDir });
  const told = valueOf(await first.client.call("settings.get", {}));
  expect(told).toEqual({ ...DEFAULTS, setAside: "settings.json.damaged-2026-01-15T12-00-00-000Z" });
  const seen = [told.setAside ?? ""];
  const { setAside, ...after } = valueOf(await first.client.call("settings.change", { seen }));
  expect([setAside, after]).toEqual([undefined, { ...DEFAULTS, seen }]);
  expect(valueOf(await windowCore({ dataDir }).client.call("settings.get", {}))).toEqual(after);
  // A second damage is told again.
  writeFileSync(settingsPath(dataDir), "");
  const later = virtualClock();
  await later.advance(1000);
  valueOf(await openSettings({ dataDir, clock: later }));
  expect(valueOf(await windowCore({ dataDir }).client.call("settings.get", {})).setAside).toBe(
    "settings.json.damaged-2026-01-15T12-00-01-000Z",
  );
});

test("what a file claims to have been set aside isn't told", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  const window = { setAside: "a lie", corrupted: true, seen: [7] };
  writeFileSync(settingsPath(dataDir), JSON.stringify({ window }));
  writeFileSync(join(dataDir, "settings.json.damaged-\u202Eevil"), "");
  expect(valueOf(await client.call("settings.get", {}))).toEqual(DEFAULTS);
});

test("[ZQ7] [F28] a list of workspaces that was set aside is told by every process and window until a person has seen it", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(workspacesPath(dataDir), '{"workspaces');
  // Whoever reads it first is told by its own call, as monitoring or another window.
  expect(problemIn(await client.call("workspaces.list", {}))).toMatchObject({ kind: "storageDamaged" });
  expect(valueOf(await client.call("workspaces.list", {})).workspaces).toEqual([]);
  const told = valueOf(await windowCore({ dataDir }).client.call("settings.get", {}));
  expect(told.workspacesSetAside).toMatch(/^workspaces\.json\.damaged-/);
  expect(valueOf(await client.call("settings.get", {}))).toEqual(told);
  const seen = [told.workspacesSetAside ?? ""];
  expect(valueOf(await client.call("settings.change", { seen })).workspacesSetAside).toBeUndefined();
  // One that was set aside once the clock, which had been ahead, was right again.
  const later = "workspaces.json.damaged-2026-01-01T00-00-00-000Z";
  writeFileSync(join(dataDir, later), "{");
  expect(valueOf(await client.call("settings.get", {})).workspacesSetAside).toBe(later);
});

test.each([
  ["alerts.json", "alerts.state", "alertsSetAside"],
  ["webhooks.json", "webhooks.settings", "webhooksSetAside"],
  ["allowlist.json", "allowlist.state", "sendersSetAside"],
] as const)(
  "[ZQ7] [F28] a window is told that %s was set aside, whoever read it first, until a person has seen it",
  async (file, method, member) => {
    const { client, dataDir, heard } = windowCore({ host: "browser" });
    valueOf(await client.call("settings.change", { appearance: "dark" }));
    writeFileSync(join(dataDir, file), '{"format":1,');
    // The window's own process may read it first, where nobody hears of that.
    await windowCore({ dataDir }).client.call(method, {});
    expect(await client.call(method, {})).toMatchObject({ ok: true });
    await expect.poll(() => heard("settings").at(-1)?.[member]).toMatch(`${file}.damaged-`);
    const told = valueOf(await client.call("settings.get", {}))[member] ?? "";
    expect(valueOf(await client.call("settings.change", { seen: [told] }))[member]).toBeUndefined();
  },
);

test("[ZQ7] [F28] what was confirmed after migrations is told as lost until a person has seen it", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "proofs.json"), '{"format":1,');
  const file = evidenceFile({ dataDir, clock: virtualClock() });
  expect(problemIn(file.read())).toMatchObject({ kind: "storageDamaged" });
  // Whoever asks next hears of nothing but an empty list.
  expect(valueOf(file.read()).tests).toEqual([]);
  const { proofsSetAside: told = "" } = valueOf(await client.call("settings.get", {}));
  expect(told).toMatch(/^proofs\.json\.damaged-/);
  expect(valueOf(await client.call("settings.change", { seen: [told] })).proofsSetAside).toBeUndefined();
});

test("[ZQ7] [F28] a window that is open while the settings of webhooks are set aside goes on with the new ones", async () => {
  const { client, dataDir } = windowCore({ host: "browser" });
  const shown = openWebhookSettings(client);
  for (const lookEveryMinutes of [5, 60] as const)
    valueOf(await client.call("webhooks.changeSettings", { lookEveryMinutes }));
  await shown.refresh();
  expect(loadedOf(shown.getState())?.lookEveryMinutes).toBe(60);
  writeFileSync(join(dataDir, "webhooks.json"), '{"format":1,');
  await windowCore({ dataDir }).client.call("webhooks.settings", {});
  await expect.poll(() => loadedOf(shown.getState())?.lookEveryMinutes).toBe(15);
  valueOf(await client.call("webhooks.changeSettings", { lookEveryMinutes: 5 }));
  expect(loadedOf(shown.getState())?.lookEveryMinutes).toBe(5);
});

test("[ZQ7] [F28] a window that is open while the list of workspaces is set aside is told of it, and goes on with the new one", async () => {
  const { client, dataDir, heard } = windowCore({ host: "browser" });
  const shown = openWorkspaces(client);
  valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
  valueOf(await client.call("workspaces.save", { revision: 1, workspace: { ...BAKERY, name: "Baker" } }));
  await shown.refresh();
  writeFileSync(workspacesPath(dataDir), '{"workspaces');
  // Monitoring or another window is told first.
  expect(problemIn(await windowCore({ dataDir }).client.call("workspaces.list", {}))).toMatchObject({
    kind: "storageDamaged",
  });
  await expect
    .poll(() => heard("settings").at(-1)?.workspacesSetAside)
    .toMatch(/^workspaces\.json\.damaged-/);
  await expect.poll(() => knownOf(shown)?.workspaces).toEqual([]);
  const revision = knownOf(shown)?.revision ?? 0;
  valueOf(await client.call("workspaces.save", { revision, workspace: BAKERY }));
  expect(knownOf(shown)?.workspaces).toEqual([BAKERY]);
});

const BAKERY: WorkspaceList["workspaces"][number] = {
  id: "ws-7k2q9d" as never,
  name: "Northwind Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [],
};

function knownOf(feed: ReturnType<typeof openWorkspaces>): WorkspaceList | undefined {
  return loadedOf(feed.getState());
}

test("what two processes change at the same time is all kept", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  const child = fileURLToPath(new URL("../../support/settings-process.ts", import.meta.url));
  const other = startProgram(process.execPath, [child, dataDir, "40"], { keepsInput: true });
  await other.printed(/ready/);
  other.write("begin\n");
  // Where the other one had the lock for too long, as on a busy computer, a change is refused and made again.
  const changed = async (change: SettingsChange): Promise<void> => {
    const done = await client.call("settings.change", change);
    if (done.ok) return;
    expect(done.problem).toEqual({ kind: "storageFailed", code: "SETTINGS_BUSY" });
    await changed(change);
  };
  for (let name = 0; name < 40; name += 1) await changed({ seen: [`own-${name}`], lockAfterMinutes: 5 });
  expect(await other.ended).toMatchObject({ code: 0, stderr: "" });
  const { seen = [], lockAfterMinutes } = valueOf(await client.call("settings.get", {}));
  const both = Array.from({ length: 40 }, (_, name) => [`own-${name}`, `other-${name}`]).flat();
  expect(seen.toSorted()).toEqual(both.toSorted());
  expect(lockAfterMinutes).toBe(5);
});

test("what one window has seen adds to what another one noted, and the oldest are forgotten", async () => {
  const { client } = windowCore();
  const names = (count: number): string[] => Array.from({ length: count }, (_, place) => `name-${place}`);
  valueOf(await client.call("settings.change", { seen: names(1000) }));
  const later = valueOf(await client.call("settings.change", { seen: ["another", "name-3"] }));
  expect(later.seen).toEqual([...names(1000).slice(1), "another"]);
});

test("a settings file that another process is changing is told as in use, and nothing is changed", async () => {
  const { client, dataDir } = windowCore();
  mkdirSync(dataDir);
  const lock = lockNamed(dataDir, "settings", 0);
  expect(problemIn(await client.call("settings.change", { appearance: "dark" }))).toEqual({
    kind: "storageFailed",
    code: "SETTINGS_BUSY",
  });
  lock?.release();
  expect(valueOf(await client.call("settings.change", { logLevel: "debug" })).appearance).toBe("system");
});
