import { describe, expect, test } from "vitest";
import { desktopArguments, isLookedInto } from "../../main/hosts/electron/launch.ts";
import { wordsFor } from "../../main/hosts/electron/language.ts";
import { isOwnAddress } from "../../main/hosts/electron/origin.ts";
import { systemProxies } from "../../main/hosts/electron/system-proxy.ts";
import { FIRST_PLACE, placeOn, SMALLEST } from "../../main/hosts/electron/window-place.ts";
import { webPreferences } from "../../main/hosts/electron/web-preferences.ts";
import { watchCalls } from "../../main/hosts/electron/pending-calls.ts";
import { ok } from "../../shared/result.ts";
import { en } from "../../main/hosts/electron/words/en.ts";

describe("the window's place", () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1040 };
  const kept = { x: 100, y: 80, width: 1000, height: 700, maximised: false };

  test("is the one that was kept where it can be seen", () => {
    expect(placeOn(kept, [screen])).toEqual(kept);
  });

  test("is left to the system where its display is gone", () => {
    const elsewhere = { ...kept, x: 4000 };
    expect(placeOn(elsewhere, [screen])).toEqual({ width: 1000, height: 700, maximised: false });
  });

  test("never has its title bar above or below the display", () => {
    expect(placeOn({ ...kept, y: -30 }, [screen])).not.toHaveProperty("y");
    expect(placeOn({ ...kept, y: 1030 }, [screen])).not.toHaveProperty("y");
  });

  test("shrinks to the display and never below what every screen needs", () => {
    const huge = placeOn({ ...kept, width: 9000, height: 9000 }, [screen]);
    expect([huge.width, huge.height]).toEqual([1920, 1040]);
    const tiny = placeOn({ ...kept, width: 10, height: 10 }, [{ ...screen, width: 300, height: 200 }]);
    expect([tiny.width, tiny.height]).toEqual([SMALLEST.width, SMALLEST.height]);
  });

  test("is a useful one at the first start", () => {
    expect(placeOn(undefined, [screen])).toEqual(FIRST_PLACE);
  });
});

describe("the desktop's own proxy settings", () => {
  test("[F16] are asked about the origin alone, and their list is kept in its order", async () => {
    const asked: string[] = [];
    const find = systemProxies(async () => async (url) => {
      asked.push(url);
      return "PROXY proxy.example:8080; DIRECT";
    });
    expect(await find({ url: new URL("https://cloud.example/v23.0/1?token=hunter2") })).toEqual([
      { kind: "proxy", url: "http://proxy.example:8080" },
      { kind: "direct" },
    ]);
    expect(asked).toEqual(["https://cloud.example/"]);
  });

  test("that cannot be read name no proxy", async () => {
    const find = systemProxies(() => Promise.reject(new Error("not ready")));
    expect(await find({ url: new URL("https://cloud.example") })).toEqual([]);
  });
});

describe("small rules of the desktop application", () => {
  test.each([
    ["app://switchover/", true],
    ["app://switchover/assets/a.js", true],
    ["app://switchover.example/", false],
    ["app://switchover@evil.example/", false],
    ["app://user@switchover/", false],
    ["app://other/", false],
    ["https://switchover/", false],
    ["file:///etc/passwd", false],
    ["javascript:alert(1)", false],
    ["no address", false],
  ])("%s is our own address: %s", (address, own) => {
    expect(isOwnAddress(address)).toBe(own);
  });

  test("the data folder is taken from the command line, against the folder that it was started in", () => {
    expect(desktopArguments(["app", "--data-dir", "data"], "/home/me")).toEqual({ dataDir: "/home/me/data" });
    expect(desktopArguments(["app", "--data-dir=/srv/data"], "/home/me")).toEqual({ dataDir: "/srv/data" });
    expect(desktopArguments(["app", "--data-dir", "--other"], "/home/me")).toEqual({ dataDir: undefined });
    expect(desktopArguments(["app"], "/home/me")).toEqual({ dataDir: undefined });
  });

  test("a shipped application does not start with a way in for debuggers, a checkout may", () => {
    const hasSwitch = (name: string): boolean => name === "remote-debugging-port";
    expect(isLookedInto({ packaged: true, hasSwitch })).toBe(true);
    expect(isLookedInto({ packaged: false, hasSwitch })).toBe(false);
    expect(isLookedInto({ packaged: true, hasSwitch: () => false })).toBe(false);
  });

  test("a page is sandboxed and isolated, and has developer tools only in a checkout", () => {
    expect(webPreferences("/p.cjs", true)).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
      devTools: false,
    });
    expect(webPreferences("/p.cjs", false).devTools).toBe(true);
  });

  test("words follow the person's choice, then the system", () => {
    expect(wordsFor("system", "es-MX").leave.run.wait).toBe("Esperar");
    expect(wordsFor("en", "es-MX")).toBe(en);
    expect(wordsFor("system", "fr")).toBe(en);
  });

  test("calls that drive a run are counted while they last, practice and looking are not", async () => {
    const going = Promise.withResolvers<void>();
    const { transport, underWay } = watchCalls({
      call: async () => {
        await going.promise;
        return ok(null);
      },
      subscribe: () => () => undefined,
    });
    const changes: boolean[] = [];
    underWay.onChange((busy) => changes.push(busy));
    const calls = [
      "migration.proceed",
      "migration.confirm",
      "migration.checkLocation",
      "practice:migration.proceed",
      "app.info",
    ].map((name) => transport.call(name, {}));
    expect(underWay.count()).toBe(3);
    going.resolve();
    await Promise.all(calls);
    expect(underWay.count()).toBe(0);
    expect(changes).toEqual([true, false]);
  });
});
