import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lcid } from "app-builder-lib/out/util/langs.js";
import { getConfig } from "app-builder-lib/out/util/config/config.js";
import { describe, expect, test } from "vitest";
import { languageOf, LANGUAGES } from "../../shared/language.ts";
import { tempFolder } from "../support/temp-folder.ts";

const checkout = join(import.meta.dirname, "../..");
const script = join(checkout, "build/windows/installer.nsh");
const config = await getConfig(checkout, join(checkout, "electron-builder.yml"), null);
const INSTALLER_LANGUAGES = [config.nsis?.installerLanguages ?? []].flat();
const makensis = spawnSync("makensis", ["-VERSION"], { encoding: "utf8" });
const leftOut = makensis.error === undefined ? "" : " (left out: makensis is not on this machine)";

/**
 * Compiles our part of the installer as electron-builder includes it: inside a section, with what it defines
 * before. Warnings count as errors, as they do there.
 */
function compile(part: string): { readonly status: number | null; readonly stdout: string } {
  const folder = tempFolder();
  const ours = join(folder, "installer.nsh");
  writeFileSync(ours, part);
  const whole = join(folder, "installer.nsi");
  writeFileSync(
    whole,
    `Unicode true
!include LogicLib.nsh
!macro _isUpdated _a _b _t _f
  !insertmacro _== "$EXEDIR" "updated" \`\${_t}\` \`\${_f}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
!include "${ours}"
Name Switchover
OutFile "${join(folder, "switchover.exe")}"
InstallDir "$LOCALAPPDATA\\Programs\\switchover"
Section
  WriteUninstaller "$INSTDIR\\uninstall.exe"
  !insertmacro customInstall
SectionEnd
Section Uninstall
  !insertmacro customUnInstall
SectionEnd
`,
  );
  return spawnSync("makensis", ["-WX", "-DAPP_FILENAME=switchover", whole], { encoding: "utf8" });
}

describe("our part of the Windows installer", () => {
  const text = readFileSync(script, "utf8");

  test.skipIf(leftOut !== "")(`is one that makensis compiles without a warning${leftOut}`, () => {
    const { status, stdout } = compile(text);
    expect(stdout).not.toMatch(/^warning/im);
    expect(status).toBe(0);
  });

  test.skipIf(leftOut !== "")(`and a mistake in it would be seen${leftOut}`, () => {
    expect(compile(text.replace("FileClose $0", "FileClos $0")).status).not.toBe(0);
    expect(compile(text.replace('Delete "${TERMINAL_SHIM}"', 'Delete "$NO_SUCH"')).status).not.toBe(0);
  });

  test("[ZI13] leaves the PATH, the registry and every folder of data alone", () => {
    expect(text.replaceAll(/^;.*$/gm, "")).not.toMatch(/WriteReg|DeleteReg|RMDir|EnVar|setx|Environment/i);
    // What is deleted is what is written, and nothing else.
    expect(text.match(/^\s*Delete .*$/gm)?.map((line) => line.trim())).toEqual(['Delete "${TERMINAL_SHIM}"']);
    expect(text).toContain('FileOpen $0 "${TERMINAL_SHIM}" w');
    // Neither happens to a file that another program put there.
    for (const change of ['FileOpen $0 "${TERMINAL_SHIM}" w', 'Delete "${TERMINAL_SHIM}"'])
      expect(text.slice(0, text.indexOf(change))).toMatch(
        /!insertmacro whoseTerminalShim\s+\$\{If\} \$1 == "ours"\s+(?:ClearErrors\s+)?$/,
      );
  });

  test("[ZI13] speaks the languages of the window", () => {
    const known = INSTALLER_LANGUAGES.map((code) => languageOf([code]));
    expect(known).toEqual([...LANGUAGES]);
  });

  test("[ZI13] says after uninstalling where the data stays, in each language, and not in a silent run", () => {
    const boxes = text.match(/^\s*MessageBox .*$/gm) ?? [];
    expect(new Set(boxes).size).toBe(LANGUAGES.length);
    // English is what is left.
    const asked = [...text.matchAll(/\$0 == (\d+)$/gm)].map(([, primary]) => Number(primary));
    const others = INSTALLER_LANGUAGES.filter((code) => code !== "en_US");
    expect(asked).toEqual(
      others.map((code) => ((lcid as Readonly<Record<string, number>>)[code] ?? 0) & 0x3ff),
    );
    for (const box of boxes) {
      expect(box).toContain("$APPDATA\\Switchover");
      expect(box.trimEnd().endsWith("/SD IDOK")).toBe(true);
    }
  });

  test("no name of a person is written into the file that the command prompt reads in another character set", () => {
    expect(/^!define TERMINAL_HOME "(.*)"$/m.exec(text)?.[1]).toBe(
      "%LOCALAPPDATA%\\Programs\\${APP_FILENAME}\\resources\\terminal\\switchover.cmd",
    );
  });
});
