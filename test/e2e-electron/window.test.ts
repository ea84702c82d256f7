import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication, type Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { application, electronRuntime, pinnedElectron, whyLeftOut } from "./runtime.ts";

const leftOut = whyLeftOut();

type Started = { readonly app: ElectronApplication; readonly page: Page; readonly dataDir: string };

/** Starts the built application on the real Electron, on a data folder of its own. */
async function start(args: readonly string[] = []): Promise<Started> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "switchover-electron-")));
  const executablePath = electronRuntime();
  if (executablePath === undefined) throw new Error("this test needs Electron's runtime");
  const app = await _electron.launch({ executablePath, args: [application, "--data-dir", dataDir, ...args] });
  onTestFinished(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return { app, page: await app.firstWindow(), dataDir };
}

type Answer = { readonly ok: boolean; readonly value: Record<string, unknown> };
const call = (page: Page, method: string, input: object = {}): Promise<Answer> =>
  page.evaluate(`window.switchover.call(${JSON.stringify(method)}, ${JSON.stringify(input)})`);

describe.skipIf(leftOut !== undefined)(
  `on real Electron${leftOut === undefined ? "" : ` (left out: ${leftOut})`}`,
  () => {
    test("is the Electron that package.json pins", async () => {
      const { app } = await start();
      expect(await app.evaluate(() => process.versions["electron"])).toBe(pinnedElectron());
    });

    test("the window shows its page under its own address, without a violation", async () => {
      const { page } = await start();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await page.reload();
      await page.locator("h1").first().waitFor();
      expect(page.url()).toMatch(/^app:\/\/switchover\//);
      expect(complaints).toEqual([]);
    });

    test("a call gets through and a push arrives", async () => {
      const { page, dataDir } = await start();
      expect(await call(page, "app.info")).toMatchObject({ ok: true, value: { host: "desktop", dataDir } });
      const heard = page.evaluate(
        `new Promise((r) => { window.switchover.subscribe("settings", (s) => r(s.appearance)); window.switchover.call("settings.change", { appearance: "dark" }); })`,
      );
      expect(await heard).toBe("dark");
    });

    test("the page is sandboxed: no Node, no Electron, no network", async () => {
      const { app, page } = await start();
      expect(await page.evaluate("[typeof require, typeof process, typeof Buffer]")).toEqual(
        Array.from({ length: 3 }, () => "undefined"),
      );
      expect(
        await page.evaluate(`fetch("https://switchover.invalid/").then(() => "went", () => "refused")`),
      ).toBe("refused");
      const preferences = await app.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
          getLastWebPreferences(): Record<string, unknown>;
        };
        return contents.getLastWebPreferences();
      });
      expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
    });

    test("the page stays where it is and opens nothing", async () => {
      const { app, page } = await start();
      await page.evaluate(
        `location.href = "https://switchover.invalid/"; window.open("https://switchover.invalid/")`,
      );
      expect(await call(page, "app.info")).toMatchObject({ ok: true });
      expect(page.url()).toMatch(/^app:\/\/switchover\//);
      expect(app.windows()).toHaveLength(1);
    });

    test("no path leads out of the window's files", async () => {
      const { app } = await start();
      const statuses = await app.evaluate(async ({ net }) =>
        Promise.all(
          [
            "app://switchover/",
            "app://switchover/../desktop/entry.mjs",
            "app://switchover/%2e%2e/package.json",
          ].map(async (address) => (await net.fetch(address)).status),
        ),
      );
      expect(statuses).toEqual([200, 404, 404]);
    });

    test("a second start on the same data folder leaves, and the first stays", async () => {
      const { page, dataDir } = await start();
      const executablePath = electronRuntime() ?? "";
      const { code } = await runProgram(executablePath, [application, "--data-dir", dataDir]);
      expect(code).toBe(0);
      expect(await call(page, "app.info")).toMatchObject({ ok: true });
    });

    test("the key store answers with what this system has", async () => {
      const { page } = await start();
      const store = await call(page, "vault.keyStore");
      expect(["none", "unprotected", "usable"]).toContain(store.value["kind"]);
    });

    test("two windows show the same", async () => {
      const { app, page } = await start();
      const opened = app.waitForEvent("window");
      await app.evaluate(({ Menu }) => {
        const items = Menu.getApplicationMenu()?.items.flatMap((top) => top.submenu?.items ?? []) ?? [];
        items.find((item) => item.accelerator === "CmdOrCtrl+N")?.click();
      });
      const second = await opened;
      expect(await call(second, "app.info")).toEqual(await call(page, "app.info"));
    });

    test("the profile stands inside the data folder", async () => {
      const { dataDir } = await start();
      expect(existsSync(join(dataDir, "desktop"))).toBe(true);
    });
  },
);
