import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startProgram } from "../support/electron/program.ts";
import { call, running, small } from "../support/electron/running.ts";
import { tempFolder } from "../support/temp-folder.ts";

afterEach(() => void vi.unstubAllEnvs());

describe("the start", () => {
  test("names the application, sandboxes and registers its scheme before it asks for the lock", async () => {
    const program = await running();
    const order = program.deeds().map(({ what }) => what);
    expect(order[0]).toBe("app.setName");
    expect(order.filter((what) => what !== "app.setAppUserModelId").slice(0, 5)).toEqual([
      "app.setName",
      "app.enableSandbox",
      "Menu.setApplicationMenu",
      "protocol.registerSchemesAsPrivileged",
      "app.setPath",
    ]);
    expect(order.indexOf("new BrowserWindow")).toBeLessThan(order.lastIndexOf("Menu.setApplicationMenu"));
    expect(program.printed()).toBe("");
  });

  test("[ZI1] no menu of Electron's own stands before ours: there is none until the core is attached", async () => {
    const program = await running();
    await program.did("Menu.setApplicationMenu", 1);
    const menus = program.deeds().filter(({ what }) => what === "Menu.setApplicationMenu");
    expect(menus[0]?.args).toEqual([null, { ready: false }]);
    expect(menus[1]?.args[0]).not.toBeNull();
  });

  test("keeps Electron's profile inside the data folder, and writes nothing of the core's before it is asked", async () => {
    const { dataDir } = await running();
    expect(existsSync(join(dataDir, "desktop"))).toBe(true);
    expect(existsSync(join(dataDir, "journal.db"))).toBe(false);
  });

  test("opens a hidden, sandboxed window and shows it when it has something to show", async () => {
    const program = await running();
    const options = (await program.did("new BrowserWindow")).args[0];
    expect(options).toMatchObject({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, devTools: false },
    });
  });

  test("[F29] a second instance leaves before it opens anything, and the first shows its window", async () => {
    const first = await running();
    const second = startProgram({ built: small(), dataDir: first.dataDir });
    expect(await second.ended).toBe(0);
    expect(second.deeds().map(({ what }) => what)).not.toContain("new BrowserWindow");
    await first.did("window.focus");
  });

  test("[ZO1] a double-clicked file opens a window at its screen: at the start, from a second start, and by macOS's event", async () => {
    const folder = tempFolder();
    const plan = join(folder, "move.switchover-plan");
    const report = join(folder, "run.switchover-report");
    const workspace = join(folder, "shop.switchover");
    for (const file of [plan, report, workspace]) writeFileSync(file, file);
    const dataDir = tempFolder();
    const first = startProgram({ built: small(), dataDir, args: [plan] });
    const urls: string[] = [];
    first.onTold((told) => {
      if (told.kind !== "load") return;
      urls.push(told.url);
      first.loaded(told.load);
    });
    await first.did("window.show");
    const second = startProgram({ built: small(), dataDir, args: [report] });
    expect(await second.ended).toBe(0);
    await first.did("new BrowserWindow", 1);
    await first.ask({ kind: "emit", target: "app", event: "open-file", details: { path: workspace } });
    await first.did("window.show", 2);
    expect(urls.map((url) => new URL(url).hash)).toEqual(["#/opened/1", "#/opened/2", "#/opened/3"]);
    expect(await call(first, "desktop.openedFile", { file: "2" })).toMatchObject({
      ok: true,
      value: { outcome: "read", kind: "report", name: "run.switchover-report" },
    });
    expect(await call(first, "desktop.openedFile", { file: plan.slice(0, 20) })).toMatchObject({
      value: { outcome: "unreadable", why: "gone" },
    });
    expect(first.printed()).toBe("");
  });

  test("another data folder is another instance", async () => {
    await running();
    const second = await running();
    expect(second.deeds().map(({ what }) => what)).toContain("window.show");
  });

  test("a data folder that cannot be made is told, not crashed over", async () => {
    const file = join(tempFolder(), "file");
    writeFileSync(file, "");
    const program = startProgram({ built: small(), dataDir: join(file, "inside") });
    expect(await program.ended).toBe(1);
    expect(program.deeds().some(({ what }) => what === "dialog.showErrorBox")).toBe(true);
  });

  test("a data folder that cannot be made is told in the system's language", async () => {
    const file = join(tempFolder(), "file");
    writeFileSync(file, "");
    const dataDir = join(file, "inside");
    const program = startProgram({ built: small(), dataDir, beginning: { locale: "es-MX" } });
    expect(await program.ended).toBe(1);
    const box = program.deeds().find(({ what }) => what === "dialog.showErrorBox");
    expect(box?.args).toEqual([
      "Switchover no puede escribir en su carpeta de datos",
      expect.stringContaining(dataDir),
    ]);
  });

  test("[ZQ2] a data folder in a synced folder is refused with a sentence, in the system's language, before anything is written", async () => {
    const home = tempFolder();
    const synced = join(home, "synced");
    mkdirSync(join(home, ".dropbox"));
    mkdirSync(synced);
    writeFileSync(join(home, ".dropbox", "info.json"), JSON.stringify({ personal: { path: synced } }));
    vi.stubEnv("HOME", home);
    for (const [locale, title, next] of [
      ["en-GB", "The data folder can't be there", "Choose a folder on a local disk with --data-dir."],
      [
        "es-MX",
        "La carpeta de datos no puede estar ahí",
        "Elija con --data-dir una carpeta en un disco local.",
      ],
    ] as const) {
      const dataDir = join(synced, "data");
      const program = startProgram({ built: small(), dataDir, beginning: { locale } });
      expect(await program.ended).toBe(1);
      const box = program.deeds().find(({ what }) => what === "dialog.showErrorBox");
      expect(box?.args).toEqual([title, expect.stringContaining(next)]);
      expect(box?.args[1]).toContain(dataDir);
      expect(program.deeds().map(({ what }) => what)).not.toContain("app.requestSingleInstanceLock");
    }
    expect(readdirSync(synced)).toEqual([]);
  });

  test("a shipped application does not start under a remote debugger", async () => {
    const args = ["--remote-debugging-port=0"];
    const program = startProgram({ built: small(), dataDir: tempFolder(), args });
    expect(await program.ended).toBe(1);
    expect(program.deeds().map(({ what }) => what)).not.toContain("new BrowserWindow");
  });

  test.each(["--no-sandbox", "--disable-seccomp-filter-sandbox"])(
    "[ZI2] a shipped application started with %s says so and opens nothing",
    async (flag) => {
      const dataDir = join(tempFolder(), "data");
      const program = startProgram({ built: small(), dataDir, args: [flag], beginning: { locale: "es-MX" } });
      expect(await program.ended).toBe(1);
      const told = program.deeds().map(({ what, args }) => [what, args[0]]);
      expect(told).toContainEqual(["dialog.showErrorBox", "Switchover no se inicia sin su espacio aislado"]);
      expect(told.map(([what]) => what)).not.toContain("new BrowserWindow");
      expect(existsSync(dataDir)).toBe(false);
    },
  );

  test("[ZI2] a checkout may be started without its sandbox", async () => {
    const program = await running({ args: ["--no-sandbox"], beginning: { packaged: false } });
    expect(program.deeds().map(({ what }) => what)).toContain("window.show");
  });

  test("[ZI3] a refusal is shown once dialogs can be, on a profile that is gone afterwards", async () => {
    const file = join(tempFolder(), "file");
    writeFileSync(file, "");
    const program = startProgram({ built: small(), dataDir: join(file, "inside") });
    expect(await program.ended).toBe(1);
    const deeds = program.deeds();
    expect(deeds.map(({ what }) => what)).not.toContain("printed to stderr");
    const profile = String(deeds.find(({ what }) => what === "app.setPath")?.args[1]);
    expect(profile).toContain("switchover-refused-");
    expect(existsSync(profile)).toBe(false);
  });

  test("a damaged file of window positions costs the position only", async () => {
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, "desktop"));
    writeFileSync(join(dataDir, "desktop", "window.json"), '{"place":{"width":"wide');
    const program = await running({ dataDir });
    expect((await program.did("new BrowserWindow")).args[0]).toMatchObject({ width: 1180, height: 800 });
  });

  test("a window comes back where it was", async () => {
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, "desktop"));
    const place = { x: 200, y: 120, width: 900, height: 640, maximised: false };
    writeFileSync(join(dataDir, "desktop", "window.json"), JSON.stringify({ place }));
    const first = await running({ dataDir });
    expect((await first.did("new BrowserWindow")).args[0]).toMatchObject({
      x: 200,
      y: 120,
      width: 900,
      height: 640,
    });
    await first.ask({ kind: "close", window: 1 });
    expect(await first.ended).toBe(0);
    expect(JSON.parse(readFileSync(join(dataDir, "desktop", "window.json"), "utf8"))).toMatchObject({
      place,
    });
  });
});
