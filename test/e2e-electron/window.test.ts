import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, chromium, type ElectronApplication, type Page } from "playwright-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
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
    clearAway(dataDir);
  });
  return { app, page: await app.firstWindow(), dataDir };
}

/** Windows releases the files of a program that has ended only some seconds later. */
function clearAway(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
}

/**
 * Starts the application as a person does. Playwright's own start replaces the system's key store by a fixed key
 * (--password-store=basic, --use-mock-keychain).
 */
async function startPlainly(): Promise<Page> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "switchover-electron-")));
  const child = spawn(
    electronRuntime() ?? "",
    [application, "--data-dir", dataDir, "--remote-debugging-port=0"],
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await ended;
    clearAway(dataDir);
  });
  const portFile = join(dataDir, "desktop", "DevToolsActivePort");
  const port = await vi.waitFor(() => readFileSync(portFile, "utf8").split("\n", 1)[0], 30_000);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port ?? ""}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the application has no pages");
  const page = context.pages()[0] ?? (await context.waitForEvent("page"));
  await page.waitForFunction("window.switchover !== undefined");
  return page;
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

    const expected = process.env["SWITCHOVER_KEY_STORE"] ?? "any";
    test(`the system's key store counts as what it is here: ${expected}`, async () => {
      const store = await call(await startPlainly(), "vault.keyStore");
      const kinds = expected === "any" ? ["none", "unprotected", "usable"] : [expected];
      expect(kinds).toContain(store.value["kind"]);
    });

    test("a page that crashes comes back by itself once, and after a question the second time", async () => {
      const { app } = await start();
      const asked = await app.evaluate(({ BrowserWindow, dialog }) => {
        const seen = { questions: 0, loads: 0 };
        Object.assign(globalThis, { seen });
        BrowserWindow.getAllWindows()[0]?.webContents.on("did-finish-load", () => (seen.loads += 1));
        // A native dialog would wait for a person.
        dialog.showMessageBox = () => {
          seen.questions += 1;
          return Promise.resolve({ response: 0, checkboxChecked: false });
        };
        return BrowserWindow.getAllWindows().length;
      });
      expect(asked).toBe(1);
      for (const seen of [
        { questions: 0, loads: 1 },
        { questions: 1, loads: 2 },
      ]) {
        await app.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
        );
        await vi.waitFor(async () => {
          const [alive, counted] = await app.evaluate(async ({ BrowserWindow }) => {
            const contents = BrowserWindow.getAllWindows()[0]?.webContents;
            const answer: unknown = await contents?.executeJavaScript(
              `window.switchover.call("app.info", {}).then((answer) => answer.ok)`,
            );
            return [answer, Reflect.get(globalThis, "seen") as unknown] as const;
          });
          expect([alive, counted]).toEqual([true, seen]);
        }, 30_000);
      }
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
