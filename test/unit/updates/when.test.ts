import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openUpdateMemory } from "../../../main/core/updates/memory.ts";
import { packageKind } from "../../../main/hosts/electron/updates/update-port.ts";
import { NOTHING_MANAGED, type ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import type { GoingOn } from "../../../shared/updates/decide.ts";
import { feedKey, feedText, fileOf, publish, type FeedKey } from "../../support/releases.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { updatesHarness, type UpdatesHarness } from "../../support/updates-harness.ts";

const FEED = "latest-linux.yml";
const NAME = "switchover-1.3.0-x86_64.AppImage";
const NEW = Buffer.alloc(200_000, "new");

async function offered(change: Parameters<typeof updatesHarness>[0] = {}): Promise<UpdatesHarness> {
  const harness = await updatesHarness(change);
  publish(harness.releases, FEED, feedText("1.3.0", [fileOf(NAME, NEW)]), harness.key);
  harness.releases.put(NAME, NEW);
  return harness;
}

describe("[ZE4] no server is asked", () => {
  test.each([
    ["where no feed is named", { managed: "{}" }, "not-set-up"],
    ["where the administrator turned updates off", { managed: '{"updates":"off"}' }, "off"],
    ["where what the administrator fixed can't be understood", { managed: "{" }, "invalid"],
    ["where there is no key", { managed: '{"updates":{"url":"https://127.0.0.1:1/"}}' }, "no-key"],
    ["where the user turned updates off", { change: { choice: () => "off" } }, "off"],
    ["by a checkout", { running: { isPackaged: false } }, "never"],
    ["by a package of an unknown kind", { running: { env: {} } }, "never"],
    ["where nothing can replace the program", { change: { port: undefined } }, "never"],
  ] as const)("%s", async (_where, wishes, kind) => {
    const { updates, releases, published } = await offered(wishes);
    expect((await updates.check()).source.kind).toBe(kind);
    expect((await updates.download()).step.kind).toBe("none");
    expect((await updates.install()).step.kind).toBe("none");
    expect((await updates.state()).checked).toBeUndefined();
    expect(published.every(({ step }) => step.kind === "none")).toBe(true);
    expect(releases.asked).toEqual([]);
  });

  test("before a minute after the start, and then once a day", async () => {
    let tick = (): void => undefined;
    const every = (_ms: number, work: () => void) => {
      tick = work;
      return () => undefined;
    };
    const { updates, releases, clock, published } = await offered({ change: { every } });
    const asked = async (): Promise<number> => {
      tick();
      await expect.poll(() => published.at(-1)?.step.kind ?? "none").toBe("none");
      await vi.waitFor(async () => expect((await updates.state()).step.kind).toBe("none"));
      return releases.asked.length;
    };
    updates.begin();
    expect(await asked()).toBe(0);
    await clock.advance(59_000);
    expect(await asked()).toBe(0);
    await clock.advance(1_000);
    tick();
    await expect.poll(() => releases.asked.length).toBe(2);
    await expect.poll(() => published.at(-1)?.checked?.kind).toBe("newer");
    await clock.advance(86_399_000);
    expect(await asked()).toBe(2);
    await clock.advance(1_000);
    tick();
    await expect.poll(() => releases.asked.length).toBe(4);
    expect(releases.asked).not.toContain(`/switchover/${NAME}`);
  });

  test("around a proxy that the administrator fixed, and none at all if that can't be understood", async () => {
    const asked: string[] = [];
    const proxy = createServer((socket) => {
      socket
        .on("error", () => undefined)
        .on("data", (part) => {
          asked.push(part.toString("latin1").split("\r\n")[0] ?? "");
          socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
        });
    });
    await new Promise<void>((resolve) => void proxy.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as AddressInfo;
    // Reserved: no network has it, so that nothing can answer there.
    const updates = { url: "https://240.0.0.1/s/", key: `${"A".repeat(43)}=` };
    const through = await updatesHarness({
      managed: JSON.stringify({ updates, proxy: { url: `http://127.0.0.1:${port}` } }),
    });
    expect((await through.updates.check()).checked).toEqual({ kind: "failed", why: "unreachable" });
    expect(asked).toEqual(["CONNECT 240.0.0.1:443 HTTP/1.1"]);
    const invalid = await updatesHarness({ managed: JSON.stringify({ updates, proxy: 3 }) });
    expect((await invalid.updates.check()).checked).toEqual({ kind: "failed", why: "proxy-invalid" });
  });

  test("whose certificate isn't accepted", async () => {
    const { updates } = await offered({ change: { ca: undefined } });
    expect((await updates.check()).checked).toEqual({ kind: "failed", why: "certificate" });
  });
});

describe("[ZE5] while something goes on that an update would interrupt", () => {
  test.each<[string, Partial<GoingOn>]>([
    ["migration", { openRuns: 1 }],
    ["batch", { isBatchUnderWay: true }],
    ["callback", { replaced: 1 }],
    ["receiver", { listening: 1 }],
    ["unknown", { openRuns: undefined }],
  ])("nothing is downloaded or installed, and it is said why: %s", async (named, change) => {
    const { updates, releases, goingOn, deeds } = await offered();
    await updates.check();
    goingOn(change);
    expect(await updates.download()).toMatchObject({ step: { kind: "none" }, hindrances: [named] });
    expect(releases.asked).not.toContain(`/switchover/${NAME}`);
    goingOn({});
    expect((await updates.download()).step.kind).toBe("downloaded");
    goingOn(change);
    expect(await updates.install()).toMatchObject({ step: { kind: "downloaded" }, hindrances: [named] });
    expect(deeds).toEqual([]);
  });

  test("a download that is under way stops, and keeps nothing", async () => {
    const { updates, releases, goingOn, clock } = await offered();
    await updates.check();
    let sendRest = (): void => undefined;
    releases.put(NAME, (_request, response) => {
      response.writeHead(200);
      response.write(NEW.subarray(0, 100));
      sendRest = () => void response.end(NEW.subarray(100));
    });
    const downloaded = updates.download();
    await expect.poll(() => releases.asked.at(-1)).toBe(`/switchover/${NAME}`);
    goingOn({ isDriving: true });
    await clock.advance(3_000);
    sendRest();
    expect((await downloaded).step).toEqual({ kind: "download-failed", why: "interrupted" });
  });

  test("a person stops a download, and it can be begun anew", async () => {
    const { updates, releases } = await offered();
    await updates.check();
    releases.put(NAME, (_request, response) => void response.writeHead(200).write(NEW.subarray(0, 100)));
    const downloaded = updates.download();
    await expect.poll(() => releases.asked.at(-1)).toBe(`/switchover/${NAME}`);
    updates.stopDownload();
    expect((await downloaded).step).toEqual({ kind: "none" });
    releases.put(NAME, NEW);
    expect((await updates.download()).step.kind).toBe("downloaded");
  });

  test("a call of a migration that came first keeps the program running", async () => {
    let busy = 0;
    const { updates, deeds } = await offered({ running: { busy: () => busy } });
    await updates.check();
    await updates.download();
    busy = 1;
    expect((await updates.install()).step).toEqual({ kind: "downloaded" });
    expect(deeds).toEqual([]);
    busy = 0;
    expect((await updates.install()).step).toEqual({ kind: "installing" });
    await expect.poll(() => deeds).toEqual(["comeToRest", "exit"]);
  });

  test("work that began while the package was compared keeps the program running", async () => {
    const begun: UpdatesHarness["goingOn"][] = [];
    const busy = (): number => {
      for (const begin of begun) begin({ isDriving: true });
      return 0;
    };
    const { updates, deeds, goingOn } = await offered({ running: { busy } });
    begun.push(goingOn);
    await updates.check();
    await updates.download();
    expect((await updates.install()).step).toEqual({ kind: "downloaded" });
    expect(deeds).toEqual([]);
  });

  test("no call of a migration is admitted from the last question on, and work that begins otherwise ends the update", async () => {
    const admitted: boolean[] = [];
    const harness = await offered({ running: { admit: (yes) => void admitted.push(yes) } });
    const { updates, deeds, goingOn, memory, published, appImage } = harness;
    const before = readFileSync(appImage, "utf8");
    await updates.check();
    await updates.download();
    expect((await updates.install()).step).toEqual({ kind: "installing" });
    expect(admitted).toEqual([false]);
    goingOn({ listening: 1 });
    await expect.poll(() => admitted).toEqual([false, true]);
    await expect.poll(() => published.at(-1)).toMatchObject({ step: { kind: "downloaded" } });
    expect([deeds, memory.notInstalled(), readFileSync(appImage, "utf8")]).toEqual([[], undefined, before]);
    goingOn({});
    expect((await updates.install()).step).toEqual({ kind: "installing" });
    await expect.poll(() => deeds).toEqual(["comeToRest", "exit"]);
    expect(admitted).toEqual([false, true, false]);
  });

  test("a call that was admitted while the question was asked keeps the program running", async () => {
    const admitted: boolean[] = [];
    const busy = (): number => (admitted.at(-1) === false ? 1 : 0);
    const { updates, deeds } = await offered({ running: { busy, admit: (yes) => void admitted.push(yes) } });
    await updates.check();
    await updates.download();
    expect((await updates.install()).step).toEqual({ kind: "downloaded" });
    expect([admitted, deeds]).toEqual([[false, true], []]);
  });

  test("nothing is installed by a program that doesn't come to rest; it starts again", async () => {
    const deeds: string[] = [];
    const { updates, appImage } = await offered({
      running: {
        comeToRest: async () => false,
        exit: (again) => void deeds.push(again ? "start again" : "exit"),
      },
    });
    const before = readFileSync(appImage, "utf8");
    await updates.check();
    await updates.download();
    await updates.install();
    await expect.poll(() => deeds).toEqual(["start again"]);
    expect(readFileSync(appImage, "utf8")).toBe(before);
  });

  test("two presses at once are one", async () => {
    const { updates, releases } = await offered();
    await Promise.all([updates.check(), updates.check()]);
    expect(releases.asked).toEqual([`/switchover/${FEED}`, `/switchover/${FEED}.sig`]);
    await Promise.all([updates.download(), updates.download()]);
    expect(releases.asked.filter((path) => path.endsWith(NAME))).toHaveLength(1);
  });
});

describe("[ZE15] an offer and a download count only for the server and the key that gave them", () => {
  /** Updates whose administrator names another key when told to. */
  async function changeable() {
    const other = feedKey();
    let managed: ManagedState | undefined;
    const harness = await offered({ change: { managed: () => managed ?? NOTHING_MANAGED } });
    const name = (url: string, { key }: FeedKey): void => {
      managed = parseManaged("there", new TextEncoder().encode(JSON.stringify({ updates: { url, key } })));
    };
    const { releases, key } = harness;
    name(releases.url, key);
    return { ...harness, other, name };
  }

  test.each<[string, (one: Awaited<ReturnType<typeof changeable>>) => void]>([
    ["key", ({ name, releases, other }) => name(releases.url, other)],
    ["server", ({ name, key }) => name("https://127.0.0.1:1/", key)],
  ])("another %s drops both, and nothing is installed", async (_what, change) => {
    const harness = await changeable();
    const { updates, deeds } = harness;
    await updates.check();
    expect((await updates.download()).step).toEqual({ kind: "downloaded" });
    change(harness);
    const after = await updates.install();
    expect([after.step, after.checked, after.checkedAt]).toEqual([{ kind: "none" }, undefined, undefined]);
    expect((await updates.download()).step).toEqual({ kind: "none" });
    expect(deeds).toEqual([]);
  });

  test("another key during a download stops it, and what it offers is downloaded anew", async () => {
    const { updates, releases, name, other } = await changeable();
    await updates.check();
    releases.put(NAME, (_request, response) => void response.writeHead(200).write(NEW.subarray(0, 100)));
    const downloaded = updates.download();
    await expect.poll(() => releases.asked.at(-1)).toBe(`/switchover/${NAME}`);
    name(releases.url, other);
    await updates.state();
    expect((await downloaded).step).toEqual({ kind: "none" });
    publish(releases, FEED, feedText("1.3.0", [fileOf(NAME, NEW)]), other);
    releases.put(NAME, NEW);
    expect((await updates.check()).checked).toMatchObject({ kind: "newer" });
    expect((await updates.install()).step).toEqual({ kind: "none" });
    expect((await updates.download()).step).toEqual({ kind: "downloaded" });
  });

  test("another key while the package is compared keeps it from being installed", async () => {
    const begun: (() => void)[] = [];
    const busy = (): number => {
      for (const begin of begun) begin();
      return 0;
    };
    let managed: ManagedState | undefined;
    const harness = await offered({
      running: { busy },
      change: { managed: () => managed ?? NOTHING_MANAGED },
    });
    const { updates, releases, key, deeds } = harness;
    const named = (by: FeedKey) =>
      parseManaged(
        "there",
        new TextEncoder().encode(JSON.stringify({ updates: { url: releases.url, key: by.key } })),
      );
    managed = named(key);
    await updates.check();
    await updates.download();
    begun.push(() => {
      managed = named(feedKey());
    });
    expect((await updates.install()).step).toEqual({ kind: "none" });
    expect(deeds).toEqual([]);
  });
});

describe("[ZE11] another version than before", () => {
  const memoryOf = (dataDir: string, version: string) =>
    openUpdateMemory({ dataDir, version, random: seededRandom() });

  /** What a version that starts on a folder says of itself. */
  const startedOn = (dataDir: string, version: string): string | undefined => {
    const memory = memoryOf(dataDir, version);
    memory.used();
    return memory.olderThan();
  };

  test("is told if it is older, until a person saw it, and not if it is newer", () => {
    const dataDir = tempFolder();
    writeFileSync(join(dataDir, "workspaces.json"), "");
    expect(startedOn(dataDir, "1.2.0")).toBeUndefined();
    expect(startedOn(dataDir, "1.3.0")).toBeUndefined();
    expect(startedOn(dataDir, "1.2.0")).toBe("1.3.0");
    expect(startedOn(dataDir, "1.3.0-1")).toBe("1.3.0");
    memoryOf(dataDir, "1.2.0").seen();
    expect(startedOn(dataDir, "1.2.0")).toBeUndefined();
  });

  test("isn't written by who asks for it, nor noted in a folder without data", () => {
    const dataDir = tempFolder();
    expect([startedOn(dataDir, "1.2.0"), memoryOf(dataDir, "1.2.0").notInstalled()]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("is told if it is the one that was to be replaced, and not once a newer one runs", () => {
    const dataDir = tempFolder();
    memoryOf(dataDir, "1.2.0").installing("1.3.0");
    expect(memoryOf(dataDir, "1.2.0").notInstalled()).toBe("1.3.0");
    expect(memoryOf(dataDir, "1.3.0").notInstalled()).toBeUndefined();
    writeFileSync(join(dataDir, "workspaces.json"), "");
    memoryOf(dataDir, "1.3.0").used();
    expect(memoryOf(dataDir, "1.2.0").notInstalled()).toBeUndefined();
  });

  test("is told to whoever asks for the state, with the versions' names", async () => {
    const { updates, memory } = await offered();
    memory.installing("1.3.0");
    expect(await updates.state()).toMatchObject({ version: "1.2.0", notInstalled: "1.3.0" });
    expect(await updates.seen()).not.toHaveProperty("notInstalled");
  });

  test("is no more than forgotten where its file is damaged or can't be written", () => {
    for (const text of ["", "{", "[]", '{"newest":7,"seed":"x","installing":[]}', '{"newest":"../x"}']) {
      const dataDir = tempFolder();
      writeFileSync(join(dataDir, "updates.json"), text);
      const memory = memoryOf(dataDir, "1.2.0");
      expect([memory.olderThan(), memory.notInstalled()], text).toEqual([undefined, undefined]);
      expect(memory.drawFor("1.3.0")).toBe(memory.drawFor("1.3.0"));
    }
    const none = join(tempFolder(), "not-there");
    const memory = memoryOf(none, "1.2.0");
    expect(memory.drawFor("1.3.0")).toBe(memory.drawFor("1.3.0"));
    memory.seen();
    const blocked = tempFolder();
    mkdirSync(join(blocked, "updates.json"));
    writeFileSync(join(blocked, "workspaces.json"), "");
    expect(startedOn(blocked, "1.2.0")).toBeUndefined();
  });
});

test("[ZE3] this computer's number for a version stays the same, differs between versions, and covers 0 to 100", () => {
  const dataDir = tempFolder();
  const draw = (version: string): number =>
    openUpdateMemory({ dataDir, version: "1.2.0", random: seededRandom() }).drawFor(version);
  const draws = Array.from({ length: 200 }, (_, at) => draw(`1.${at}.0`));
  expect(draws.map((_, at) => draw(`1.${at}.0`))).toEqual(draws);
  expect(draws.every((number) => number >= 0 && number < 100)).toBe(true);
  const inStage = draws.filter((number) => number < 25).length;
  expect(inStage).toBeGreaterThan(25);
  expect(inStage).toBeLessThan(75);
});

test("[ZE9] a package is taken for an AppImage only if it is the one that runs", () => {
  const resources = tempFolder();
  const kind = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform = "linux") =>
    packageKind({ platform, env, resources });
  expect(kind({ APPIMAGE: "/x/a.AppImage", APPDIR: join(resources, "..") })).toBe("appimage");
  // A program that was started from another AppImage inherits its variables.
  for (const APPDIR of ["/tmp/.mount_other", "", resources, join(resources, "below"), "."])
    expect(kind({ APPIMAGE: "/x/a.AppImage", APPDIR }), APPDIR).toBeUndefined();
  expect(kind({ APPDIR: join(resources, "..") })).toBeUndefined();
  writeFileSync(join(resources, "package-type"), "rpm\n");
  expect(kind({ APPIMAGE: "/x/a.AppImage", APPDIR: "/tmp/.mount_other" })).toBe("rpm");
  writeFileSync(join(resources, "package-type"), "pacman\n");
  expect([kind({}), kind({}, "win32"), kind({}, "darwin"), kind({}, "freebsd")]).toEqual([
    undefined,
    "nsis",
    "mac",
    undefined,
  ]);
});
