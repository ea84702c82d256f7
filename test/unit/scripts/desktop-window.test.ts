import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { whyNoDesktop } from "../../../scripts/lib/choose-window.mjs";
import { electronRuntime, reasonIn } from "../../../scripts/lib/electron-runtime.mjs";
import { runElectron } from "../../../scripts/lib/run-electron.mjs";
import { tempFolder } from "../../support/temp-folder.ts";

const never = (): void => expect.unreachable("the network must not be touched");

/** Electron's package with an installer of a few lines, which runs in the package's folder. */
function electronPackage(installer: string): string {
  const folder = tempFolder();
  writeFileSync(
    join(folder, "install.js"),
    `const { mkdirSync, writeFileSync } = require("node:fs");\nprocess.chdir(__dirname);\n${installer}`,
  );
  return folder;
}

function program(folder: string, name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe("the desktop window", () => {
  const desk = {
    platform: "linux",
    env: { DISPLAY: ":0" },
    isRoot: false,
    hasDesktop: true,
    args: [],
  } as const;

  test("is opened where there are a display, a user and a build", () => {
    expect(whyNoDesktop(desk)).toBeUndefined();
    expect(whyNoDesktop({ ...desk, platform: "darwin", env: {} })).toBeUndefined();
    expect(whyNoDesktop({ ...desk, args: ["--data-dir", "x"] })).toBeUndefined();
  });

  test("is not opened otherwise, and a sentence says why", () => {
    expect(whyNoDesktop({ ...desk, env: {} })).toBe("No display was found.");
    expect(whyNoDesktop({ ...desk, isRoot: true })).toContain("root");
    expect(whyNoDesktop({ ...desk, hasDesktop: false })).toContain("not built");
    expect(whyNoDesktop({ ...desk, env: { DISPLAY: ":0", SWITCHOVER_NO_ELECTRON: "1" } })).toContain(
      "SWITCHOVER_NO_ELECTRON",
    );
    expect(whyNoDesktop({ ...desk, args: ["--port", "4000"] })).toBe("--port was given.");
  });
});

describe("the Electron runtime", () => {
  test("that is there is taken without a look at the network", async () => {
    const folder = electronPackage("");
    mkdirSync(join(folder, "dist"));
    writeFileSync(join(folder, "path.txt"), "electron");
    writeFileSync(join(folder, "dist", "electron"), "");
    expect(await electronRuntime({}, never, { folder })).toEqual({ path: join(folder, "dist", "electron") });
  });

  test("is not downloaded with CI set, nor beside a folder that was named", async () => {
    const folder = electronPackage("");
    expect(await electronRuntime({ CI: "true" }, never, { folder })).toHaveProperty("because");
    const named = { ELECTRON_OVERRIDE_DIST_PATH: tempFolder() };
    expect(await electronRuntime(named, never, { folder })).toHaveProperty("because");
  });

  test("is downloaded by Electron's own installer", async () => {
    const folder = electronPackage(
      `mkdirSync("dist"); writeFileSync("dist/electron", ""); writeFileSync("path.txt", "electron");`,
    );
    let told = 0;
    const found = await electronRuntime({}, () => (told += 1), { folder });
    expect([found, told]).toEqual([{ path: join(folder, "dist", "electron") }, 1]);
  });

  test("that cannot be had is given up with a word of the reason, in bounded time", async () => {
    const offline = electronPackage(
      `console.error("RequestError: getaddrinfo ENOTFOUND mirror.example https://me:hunter2@mirror.example"); process.exit(1);`,
    );
    expect(await electronRuntime({}, () => undefined, { folder: offline })).toEqual({
      because: "The Electron runtime could not be downloaded (ENOTFOUND).",
    });
    const endless = electronPackage("setInterval(() => {}, 1000);");
    const startedAt = performance.now();
    expect(await electronRuntime({}, () => undefined, { folder: endless, limitMs: 500 })).toHaveProperty(
      "because",
    );
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test("tells of a refusal by its status", () => {
    expect(reasonIn("HTTPError: Response code 404 (Not Found)")).toBe("the server answered 404");
    expect(reasonIn("TypeError: fetch failed\n")).toBe("no connection");
    expect(reasonIn("self-signed certificate in certificate chain")).toContain("certificate");
  });
});

describe.skipIf(process.platform === "win32")("the desktop application", () => {
  test("gets the checkout and the arguments, and its exit code is ours", async () => {
    const folder = tempFolder();
    const electron = program(
      folder,
      "electron",
      `test -f "$1/package.json" && test "$2" = --data-dir && exit 5`,
    );
    expect(await runElectron(electron, ["--data-dir"])).toEqual({ code: 5 });
  });

  test("that cannot come up says so, so that the window can be served instead", async () => {
    const folder = tempFolder();
    const broken = await runElectron(program(folder, "electron", "kill -ABRT $$"), []);
    expect(broken).toEqual({ because: "The Electron runtime ended at once (SIGABRT)." });
    expect(await runElectron(join(folder, "nothing"), [])).toHaveProperty("because");
  });

  test("is no plain Node by a variable of the shell", async () => {
    process.env["ELECTRON_RUN_AS_NODE"] = "1";
    try {
      const path = program(tempFolder(), "electron", `exit "\${ELECTRON_RUN_AS_NODE:-7}"`);
      expect(await runElectron(path, [])).toEqual({ code: 7 });
    } finally {
      delete process.env["ELECTRON_RUN_AS_NODE"];
    }
  });
});
