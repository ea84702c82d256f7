import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FuseV1Options } from "@electron/fuses";
import { getConfig, validateConfiguration } from "app-builder-lib/out/util/config/config.js";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { FILE_ENDINGS } from "../../shared/opened/opened-file.ts";
import { BACKGROUND } from "../../main/hosts/electron/web-preferences.ts";
import { BUILT_IN } from "../../shared/updates/source.ts";

const checkout = join(import.meta.dirname, "../..");
// Only ever asked to write down what it was given.
const silent = { isEnabled: false, add: () => undefined } as unknown as Parameters<
  typeof validateConfiguration
>[1];
const read = (path: string): string => readFileSync(join(checkout, path), "utf8");

/**
 * The packaging, as electron-builder itself reads it. Building an installer needs downloads and is done
 * elsewhere.
 */
describe("the packaging", () => {
  let config: Awaited<ReturnType<typeof getConfig>>;
  beforeAll(async () => {
    config = await getConfig(checkout, join(checkout, "electron-builder.yml"), null);
  });

  test("is one that electron-builder accepts", async () => {
    await expect(validateConfiguration(config, silent)).resolves.toBeUndefined();
  });

  test("and electron-builder would refuse a member that it does not know", async () => {
    const broken = { ...config, electronFuse: {} };
    await expect(validateConfiguration(broken, silent)).rejects.toThrow("electronFuse");
  });

  test.each([
    ["runAsNode", false],
    ["enableCookieEncryption", true],
    ["enableNodeOptionsEnvironmentVariable", false],
    ["enableNodeCliInspectArguments", false],
    ["enableEmbeddedAsarIntegrityValidation", true],
    ["onlyLoadAppFromAsar", true],
    ["loadBrowserProcessSpecificV8Snapshot", false],
    ["grantFileProtocolExtraPrivileges", false],
  ] as const)("the fuse %s is set to %s", (fuse, value) => {
    expect(config.electronFuses).toHaveProperty(fuse, value);
  });

  test("decides every fuse that there is, but for the traps of WebAssembly, which stay", () => {
    const all = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
    expect(Object.keys(config.electronFuses ?? {})).toHaveLength(all.length - 1);
  });

  test("ships the built parts in one checked archive, and no package", () => {
    expect(config.asar).toEqual({ smartUnpack: false });
    const filter = [
      "LICENSE",
      "NOTICE",
      "package.json",
      "!node_modules/**/*",
      // Native: it can neither be bundled nor loaded from inside the archive.
      "node_modules/@ngrok/**/*",
    ];
    expect(config.files).toEqual([{ from: ".cache/shipped/application", to: "dist" }, { filter }]);
    expect(config.directories?.output).not.toBe("dist");
    expect(config.asarUnpack).toEqual(["node_modules/@ngrok/**/*.node"]);
  });

  test("makes an installer for each of the three systems", () => {
    expect([config.win?.target, config.mac?.target, config.linux?.target]).toEqual([
      "nsis",
      [
        { target: "dmg", arch: "universal" },
        { target: "zip", arch: "universal" },
      ],
      ["AppImage", "deb", "rpm"],
    ]);
    expect(config.nsis).toMatchObject({ perMachine: false, deleteAppDataOnUninstall: false });
    expect(config.forceCodeSigning).toBe(true);
  });

  test("is known to Windows by the name under which the program announces itself", () => {
    expect(read("main/hosts/electron/entry.ts")).toContain(`setAppUserModelId("${config.appId}")`);
  });

  test("[ZI7] an unsigned package differs from a signed one in what a missing signature demands, and in nothing else", async () => {
    const unsigned = await getConfig(checkout, join(checkout, "electron-builder.unsigned.yml"), null);
    await expect(validateConfiguration(unsigned, silent)).resolves.toBeUndefined();
    const { electronFuses, mac, win, forceCodeSigning, extends: base, ...rest } = unsigned;
    expect(base).toBe("electron-builder.yml");
    expect(rest).toEqual(omit(config, "electronFuses", "mac", "win", "forceCodeSigning"));
    expect(forceCodeSigning).toBe(false);
    expect(electronFuses).toEqual({ ...config.electronFuses, resetAdHocDarwinSignature: true });
    expect(mac).toEqual({
      ...config.mac,
      identity: null,
      hardenedRuntime: false,
      notarize: false,
      publish: null,
    });
    expect(win).toEqual({ ...config.win, publish: null });
    expect([config.electronFuses?.resetAdHocDarwinSignature, config.mac?.hardenedRuntime]).toEqual([
      undefined,
      true,
    ]);
  });

  test("[ZE13] a package names the server of the program's own source of updates, or none that exists", () => {
    const { url = "https://switchover.invalid/updates/", keys } = BUILT_IN;
    expect(config.publish).toEqual({ provider: "generic", url });
    expect(url).toMatch(/^https:\/\/[^/]+\/.*\/$/);
    // A feed without a key to check it with would never be asked.
    expect(keys.length > 0).toBe(BUILT_IN.url !== undefined);
    expect(keys.filter((key) => !/^[A-Za-z0-9+/]{43}=$/.test(key))).toEqual([]);
  });

  test("[ZI8] a window on Linux belongs to the menu entry that is installed", () => {
    const { desktopName } = JSON.parse(read("package.json")) as { readonly desktopName?: string };
    expect(desktopName).toBe(`${config.linux?.executableName ?? ""}.desktop`);
    expect(config.linux?.syncDesktopName).toBe(true);
  });

  test("[ZO2] claims the endings of its own files on every system, each once, and no other program's", () => {
    const claimed = [config.fileAssociations ?? []].flat();
    expect(new Set(claimed.map(({ ext }) => ext))).toEqual(new Set(Object.values(FILE_ENDINGS)));
    expect(claimed).toHaveLength(Object.keys(FILE_ENDINGS).length);
    expect(new Set(claimed.map(({ mimeType }) => mimeType)).size).toBe(claimed.length);
    for (const { mimeType, role } of claimed)
      expect([mimeType?.startsWith("application/vnd.switchover."), role]).toEqual([true, "Viewer"]);
    for (const system of [config.win, config.mac, config.linux])
      expect(system).not.toHaveProperty("fileAssociations");
  });

  test("[ZI2] no menu entry of an AppImage turns the sandbox off", () => {
    // electron-builder writes --no-sandbox into it for this toolset and where none is named.
    expect(["0.0.0", undefined, null]).not.toContain(config.toolsets?.appimage);
    expect(JSON.stringify([config.linux, config.appImage])).not.toContain("no-sandbox");
  });

  test("starts what the build makes", () => {
    expect((JSON.parse(read("package.json")) as { main?: string }).main).toBe("dist/desktop/entry.mjs");
  });

  test("has an icon large enough for every system, and small enough to keep", async () => {
    const icon = join(checkout, String(config.icon));
    expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 1024, height: 1024 });
    expect(statSync(icon).size).toBeLessThan(50_000);
  });
});

/** The object without these members. */
function omit<T extends object>(whole: T, ...names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Partial<T>;
}

test("a window's first colour is the page's own, in both themes", () => {
  const pages = [...read("renderer/theme/tokens.css").matchAll(/--sw-canvas: (#[0-9a-f]{6});/g)].map(
    (match) => match[1],
  );
  expect(pages).toEqual([BACKGROUND.light, BACKGROUND.dark]);
});
