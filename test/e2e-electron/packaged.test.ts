import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { application } from "./runtime.ts";

/** The fuses as they stand in a packaged application, read from its file; nothing is started. */
const folder = process.env["SWITCHOVER_PACKAGED"];
const leftOut = folder === undefined ? " (left out: SWITCHOVER_PACKAGED names no packaged application)" : "";

describe.skipIf(folder === undefined)(`a packaged application${leftOut}`, () => {
  test.each([
    ["RunAsNode", FuseState.DISABLE],
    ["EnableCookieEncryption", FuseState.ENABLE],
    ["EnableNodeOptionsEnvironmentVariable", FuseState.DISABLE],
    ["EnableNodeCliInspectArguments", FuseState.DISABLE],
    ["EnableEmbeddedAsarIntegrityValidation", FuseState.ENABLE],
    ["OnlyLoadAppFromAsar", FuseState.ENABLE],
    ["LoadBrowserProcessSpecificV8Snapshot", FuseState.DISABLE],
    ["GrantFileProtocolExtraPrivileges", FuseState.DISABLE],
  ] as const)("has its fuse %s set", async (name, state) => {
    const wire = await getCurrentFuseWire(packaged());
    expect(wire[FuseV1Options[name]]).toBe(state);
  });

  test("[ZI7] ships its archive, and beside it exactly the native module of one tunnel", () => {
    const resources = resourcesOf(packaged());
    expect(existsSync(join(resources, "app.asar"))).toBe(true);
    const beside = filesBelow(join(resources, "app.asar.unpacked"));
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.filter((path) => !/^node_modules\/@ngrok\/[^/]+\/[^/]+\.node$/.test(path))).toEqual([]);
  });

  test("[ZI12] its program on the command line runs", async () => {
    const terminal = join(resourcesOf(packaged()), "terminal");
    const node = join(terminal, process.platform === "win32" ? "node.exe" : "node");
    const { code, stdout } = await runProgram(node, [join(terminal, "cli.mjs"), "--version"]);
    const manifest = JSON.parse(readFileSync(join(application, "package.json"), "utf8")) as {
      readonly version: string;
    };
    expect([code, stdout.trim()]).toEqual([0, manifest.version]);
  });
});

/** Whether the packaged application is started as well: that takes a display. */
const starts = folder !== undefined && process.env["SWITCHOVER_STARTS_PACKAGED"] !== undefined;

describe.skipIf(!starts)("a packaged application that is started", () => {
  test("comes up on a data folder of its own, and a second start leaves it alone", async () => {
    const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "switchover-packaged-")));
    const program =
      process.platform === "darwin" ? join(packaged(), "Contents/MacOS/Switchover") : packaged();
    const child = spawn(program, ["--data-dir", dataDir], { stdio: "ignore" });
    const ended = once(child, "exit");
    onTestFinished(async () => {
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
    });
    // Electron writes them some seconds after its session, and with it the first window, is there.
    const preferences = join(dataDir, "desktop", "Preferences");
    await vi.waitFor(() => expect(existsSync(preferences)).toBe(true), 60_000);
    const second = await runProgram(program, ["--data-dir", dataDir]);
    expect(second.code).toBe(0);
    expect(child.exitCode).toBeNull();
    expect(existsSync(join(dataDir, "log", "mistakes.log"))).toBe(false);
  });
});

/** The files below a folder, each by its path from there with slashes. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"));
}

/** The executable, in the folder that electron-builder made for this system. */
function packaged(): string {
  const output = join(application, folder ?? "");
  const unpacked = readdirSync(output).find((name) => /unpacked$|^mac/.test(name)) ?? "";
  if (process.platform === "darwin") return join(output, unpacked, "Switchover.app");
  return join(output, unpacked, process.platform === "win32" ? "Switchover.exe" : "switchover-desktop");
}

function resourcesOf(executable: string): string {
  return process.platform === "darwin"
    ? join(executable, "Contents/Resources")
    : join(executable, "..", "resources");
}
