import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../support/e2e/chromium.ts";
import { breakFile, builtProgram, builtWithPage } from "../support/electron/built.ts";
import { givePages, type Pages } from "../support/electron/pages.ts";
import { startProgram, type Program } from "../support/electron/program.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** The built main bundle, the built preload script and a page, joined by the Electron double. */

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

type Desktop = { readonly program: Program; readonly pages: Pages; readonly page: Page };

async function desktop(built: string): Promise<Desktop> {
  const program = startProgram({ built, dataDir: tempFolder() });
  const pages = await givePages(program, browser, built);
  return { program, pages, page: await pages.page(1) };
}

const violations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { doubleViolations: string[] }).doubleViolations);
type Bridge = {
  call(name: string, input: unknown): Promise<{ ok: boolean; value: { host: string } }>;
  subscribe(topic: string, listener: (push: unknown) => void): () => void;
};
const inPage = <T>(page: Page, work: (bridge: Bridge) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${String(work)})(window.switchover)`) as Promise<T>;

describe("a page behind the preload script", () => {
  test("has the two functions before its first script, and neither Node nor Electron", async () => {
    const { page } = await desktop(
      builtWithPage(`
        const seen = { api: Object.keys(window.switchover ?? {}), frozen: Object.isFrozen(window.switchover),
          others: [typeof require, typeof process, typeof doubleOut, typeof Buffer] };
        document.getElementById("said").textContent = JSON.stringify(seen);`),
    );
    expect(JSON.parse((await page.textContent("#said")) ?? "")).toEqual({
      api: ["call", "subscribe"],
      frozen: true,
      others: ["undefined", "undefined", "undefined", "undefined"],
    });
    expect(await violations(page)).toEqual([]);
  });

  test("a call gets through to the core and back", async () => {
    const { page } = await desktop(builtWithPage(""));
    expect(await inPage(page, (bridge) => bridge.call("app.info", {}))).toMatchObject({
      ok: true,
      value: { host: "desktop", vault: "absent" },
    });
  });

  test("a push arrives at a page that listens, and none after it has let go", async () => {
    const { page } = await desktop(builtWithPage(""));
    const heard = await inPage(page, async (bridge) => {
      const pushes: unknown[] = [];
      const change = (appearance: string) => bridge.call("settings.change", { appearance });
      const end = bridge.subscribe("settings", (push) =>
        pushes.push((push as { appearance: string }).appearance),
      );
      await change("dark");
      end();
      await change("light");
      return pushes;
    });
    expect(heard).toEqual(["dark"]);
  });

  test("the practice realm answers over the same bridge", async () => {
    const { page } = await desktop(builtWithPage(""));
    const answer = await inPage(page, (bridge) => bridge.call("practice:practice.state", {}));
    expect(answer).toMatchObject({ ok: true });
    expect(await inPage(page, (bridge) => bridge.call("practice.state", {}))).toMatchObject({
      ok: false,
      problem: { kind: "notPractice" },
    });
  });

  test("a name that is none of the contract's does not leave the page", async () => {
    const { page } = await desktop(builtWithPage(""));
    for (const name of ["app.quit", "practice:app.quit", "switchover:call", "__proto__"]) {
      const said = page.evaluate(
        `window.switchover.call(${JSON.stringify(name)}, {}).then(() => "went", (e) => e.message)`,
      );
      expect(await said).toBe(`${name} is not part of the contract.`);
      const heard = page.evaluate(
        `(() => { try { window.switchover.subscribe(${JSON.stringify(name)}, () => {}); return "went"; } catch (e) { return e.message; } })()`,
      );
      expect(await heard).toBe(`${name} is not part of the contract.`);
    }
  });

  test("cannot fetch, cannot be framed away, cannot leave", async () => {
    const { page, pages } = await desktop(builtWithPage(""));
    const address = page.url();
    expect(await page.evaluate(`fetch("/").then(() => "went", () => "refused")`)).toBe("refused");
    expect(await page.evaluate(`fetch("https://evil.example/").then(() => "went", () => "refused")`)).toBe(
      "refused",
    );
    await page.evaluate(`location.href = "https://evil.example/"`);
    await page.evaluate(
      `{ const f = document.createElement("iframe"); f.src = "https://evil.example/"; document.body.append(f); }`,
    );
    // A round trip to the program: whatever the page set out to do has been answered by then.
    await inPage(page, (bridge) => bridge.call("app.info", {}));
    expect(page.url()).toBe(address);
    expect(pages.escaped()).toEqual([]);
    expect((await violations(page)).some((violation) => violation.startsWith("connect-src"))).toBe(true);
  });

  test("two windows of one program hear the same pushes", async () => {
    const { page, program, pages } = await desktop(builtWithPage(""));
    await program.ask({ kind: "menu", label: "New window" });
    const second = await pages.page(2);
    const listen = (where: Page) =>
      where.evaluate(
        `window.heard = new Promise((r) => { window.switchover.subscribe("settings", (s) => r(s.appearance)); }); 0`,
      );
    await Promise.all([listen(page), listen(second)]);
    // The subscription of the second page has arrived before its call, which is answered here.
    await inPage(second, (bridge) => bridge.call("app.info", {}));
    await inPage(page, (bridge) => bridge.call("settings.change", { appearance: "dark" }));
    expect(await Promise.all([page.evaluate("window.heard"), second.evaluate("window.heard")])).toEqual([
      "dark",
      "dark",
    ]);
  });

  test("what crosses is plain data; anything else is refused on the way", async () => {
    const { page } = await desktop(builtWithPage(""));
    const sent = (value: string) =>
      page.evaluate(
        `(async () => window.switchover.call("app.info", ${value}))().then(() => "went", (e) => e.message)`,
      );
    expect(await sent("{}")).toBe("went");
    expect(await sent("{ at: new Map() }")).toContain("no plain data");
    expect(await sent("{ n: Number.NaN }")).toContain("no finite number");
    expect(await sent("{ f: () => 1 }")).not.toBe("went");
  });
});

describe("the double can fail", () => {
  test("a preload script with another channel gets no answer", async () => {
    const built = builtWithPage("");
    breakFile(built, "desktop/preload.cjs", ["switchover:call", "switchover:cal"]);
    const { page } = await desktop(built);
    const said = await page.evaluate(
      `window.switchover.call("app.info", {}).then(() => "went", (e) => e.message)`,
    );
    expect(said).toContain("No handler registered for 'switchover:cal'");
  });

  test("a preload script that exposes nothing leaves the page without a bridge", async () => {
    const built = builtWithPage("");
    breakFile(built, "desktop/preload.cjs", ["exposeInMainWorld", "exposeInMainWorldd"]);
    const { page } = await desktop(built);
    expect(await page.evaluate("typeof window.switchover")).toBe("undefined");
  });

  test("a page with a script of its own inside is seen to break the policy", async () => {
    const { page } = await desktop(builtWithPage("", "<script>window.ran = true</script>"));
    expect(await page.evaluate("typeof window.ran")).toBe("undefined");
    expect((await violations(page)).some((violation) => violation.startsWith("script-src"))).toBe(true);
  });

  test("a program without its request filter is seen to let a page out", async () => {
    const built = builtWithPage(`const p = new Image(); p.src = "/none.png";`);
    // A folder that was built more than once holds older parts, too.
    const parts = readdirSync(`${built}/desktop`).filter((name) => name.startsWith("start-"));
    for (const part of parts)
      breakFile(built, `desktop/${part}`, ["webRequest.onBeforeRequest", "webRequest.toString"]);
    const { program } = await desktop(built);
    expect(await program.ask({ kind: "fetch", url: "https://evil.example/", method: "GET" })).toEqual({
      kind: "escaped",
    });
  });
});

describe("the built window", () => {
  test("starts under its policy without a violation, shows something, and complains of nothing", async () => {
    const built = builtProgram();
    const program = startProgram({ built, dataDir: tempFolder() });
    const complaints: string[] = [];
    const listen = (page: Page): void => {
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
    };
    const pages = await givePages(program, browser, built, listen);
    const page = await pages.page(1);
    await page.locator("h1").first().waitFor({ timeout: 45_000 });
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(program.printed()).toBe("");
  });
});
