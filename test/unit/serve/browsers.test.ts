import { describe, expect, test } from "vitest";
import { browserEnvironment } from "../../../main/hosts/headless/serve/browser-environment.ts";
import { findOpener, type BrowserMachine } from "../../../main/hosts/headless/serve/browsers.ts";
import { ownersIn } from "../../../main/hosts/headless/serve/peer-user.ts";

const ADDRESS = "http://127.0.0.1:4000/start?token=abc";

function machine(
  change: Partial<Omit<BrowserMachine, "has">>,
  files: readonly string[] = [],
): BrowserMachine {
  return { platform: "linux", env: {}, isRoot: false, ...change, has: (path) => files.includes(path) };
}

function opened(given: BrowserMachine): readonly string[] | string {
  const opener = findOpener(given);
  return opener.kind === "none" ? opener.because : [opener.command, ...opener.args(ADDRESS)];
}

describe("the browser that is opened", () => {
  const desktop = { env: { DISPLAY: ":0", PATH: "/usr/local/bin:/usr/bin" } };

  test("is one that shows a page as an application, where there is one", () => {
    expect(opened(machine(desktop, ["/usr/bin/xdg-open", "/usr/bin/chromium"]))).toEqual([
      "/usr/bin/chromium",
      `--app=${ADDRESS}`,
    ]);
    expect(
      opened(
        machine({ platform: "darwin" }, ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]),
      ),
    ).toEqual(["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", `--app=${ADDRESS}`]);
    const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
    const env = { "ProgramFiles(x86)": "C:\\Program Files (x86)" };
    expect(opened(machine({ platform: "win32", env }, [edge]))).toEqual([edge, `--app=${ADDRESS}`]);
  });

  test("is otherwise the person's usual one, started without a shell", () => {
    expect(opened(machine(desktop, ["/usr/bin/xdg-open"]))).toEqual(["/usr/bin/xdg-open", ADDRESS]);
    expect(opened(machine({ platform: "darwin" }))).toEqual(["/usr/bin/open", ADDRESS]);
    expect(opened(machine({ platform: "win32", env: { SystemRoot: "D:\\Windows" } }))).toEqual([
      "D:\\Windows\\System32\\rundll32.exe",
      "url.dll,FileProtocolHandler",
      ADDRESS,
    ]);
  });

  test("is none without a display, none as root, none where there is none", () => {
    const browser = ["/usr/bin/chromium"];
    expect(opened(machine({ env: { PATH: "/usr/bin" } }, browser))).toBe("no-display");
    expect(opened(machine({ env: { PATH: "/usr/bin", DISPLAY: "" } }, browser))).toBe("no-display");
    expect(opened(machine({ ...desktop, isRoot: true }, browser))).toBe("root");
    expect(opened(machine(desktop))).toBe("no-browser");
    expect(opened(machine({ env: { WAYLAND_DISPLAY: "wayland-0", PATH: "/usr/bin" } }, browser))).toEqual([
      "/usr/bin/chromium",
      `--app=${ADDRESS}`,
    ]);
  });
});

test("a browser is given nothing of the environment that a plan may name as a secret", () => {
  const given = browserEnvironment({
    PATH: "/usr/bin",
    DISPLAY: ":0",
    XDG_RUNTIME_DIR: "/run/user/1000",
    LC_ALL: "C.UTF-8",
    SystemRoot: "C:\\Windows",
    CLOUD_TOKEN: "secret",
    BACKUP_PASSWORD: "secret",
    NODE_OPTIONS: "--inspect",
    HOME: undefined,
  });
  expect(Object.keys(given).sort()).toEqual(["DISPLAY", "LC_ALL", "PATH", "SystemRoot", "XDG_RUNTIME_DIR"]);
});

describe("the owner of a connection", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
   1: 0100007F:D431 0100007F:0FA0 01 00000000:00000000 00:00000000 00000000  1001        0 2 1 0 20 4 30 10 -1
   2: 0100007F:0FA0 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 3 1 0 20 4 30 10 -1
   3: 0200000A:D431 0100007F:0FA0 01 00000000:00000000 00:00000000 00000000  1002        0 4 1 0 20 4 30 10 -1
   4: 0000000000000000FFFF00000100007F:D432 0000000000000000FFFF00000100007F:0FA0 01 0:0 0:0 0 1003 0 5 1 0`;

  test("is read from the side that connected", () => {
    expect(ownersIn(table, 0xd4_31, 4000)).toEqual([1001]);
    expect(ownersIn(table, 0xd4_32, 4000)).toEqual([1003]);
    expect(ownersIn(table, 4000, 0xd4_31)).toEqual([1000]);
    expect(ownersIn(table, 1, 4000)).toEqual([]);
  });
});
