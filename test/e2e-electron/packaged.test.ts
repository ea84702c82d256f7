import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { describe, expect, test } from "vitest";
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
