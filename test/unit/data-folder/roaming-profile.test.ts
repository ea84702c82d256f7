import { describe, expect, test } from "vitest";
import { roamingRoots } from "../../../main/hosts/common/ports/roaming-profile.ts";
import { unfitPlace } from "../../../shared/data-folder/unfit-place.ts";

const HOME = "C:\\Users\\ana";
const DEFAULT = `${HOME}\\AppData\\Roaming\\Switchover`;
const machine = (home = HOME) => ({ platform: "win32" as const, env: {}, home });

/** What reg.exe prints of the profiles of a computer. */
const listed = (...profiles: readonly (readonly [folder: string, server: string | undefined])[]): string =>
  profiles
    .map(
      ([folder, server], at) =>
        `\r\nHKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\ProfileList\\S-1-5-21-${at}\r\n` +
        `    ProfileImagePath    REG_EXPAND_SZ    ${folder}\r\n    Flags    REG_DWORD    0x0\r\n` +
        (server === undefined ? "" : `    CentralProfile    REG_SZ    ${server}\r\n`),
    )
    .join("");
const ROAMS = listed(["C:\\Users\\ben", undefined], ["C:\\Users\\Ana", "\\\\server\\profiles\\ana.V6"]);

function judged(folder: string, output: string | undefined, home = HOME) {
  const syncRoots = roamingRoots(machine(home), [folder], () => output);
  return unfitPlace({ platform: "win32", home, paths: [folder], mounts: [], syncRoots });
}

describe("[ZD12] a folder that roams with a profile of Windows is refused", () => {
  test.each([DEFAULT, `${HOME}\\Documents\\sw`, `${HOME.toUpperCase()}\\x`])("%s", (folder) => {
    expect(judged(folder, ROAMS)).toEqual({ kind: "synced", service: "Windows (roaming profile)", at: HOME });
  });

  test("also if the name of the user has letters that reg.exe writes in another code page", () => {
    const home = "C:\\Users\\j\u00f6rg";
    expect(judged(`${home}\\x`, listed(["C:\\Users\\j\ufffdrg", "\\\\server\\joerg"]), home)?.kind).toBe(
      "synced",
    );
  });

  test("also if the registry can't be asked, and it says so", () => {
    expect(judged(DEFAULT, undefined)).toEqual({
      kind: "synced",
      service: "Windows (roaming profile? reg.exe didn't answer)",
      at: HOME,
    });
  });

  test("also if tabs separate what reg.exe lists", () => {
    expect(judged(DEFAULT, ROAMS.replaceAll("    ", "\t"))?.kind).toBe("synced");
  });
});

describe("[ZD13] a folder that stays on this computer is not refused", () => {
  test.each([
    ["the part of the profile that doesn't roam", `${HOME}\\AppData\\Local\\Switchover`, ROAMS],
    ["a folder outside the profile", "D:\\Switchover", ROAMS],
    ["a profile without a server", DEFAULT, listed([HOME, undefined])],
    ["a profile whose server is empty", DEFAULT, listed([HOME, ""])],
    ["somebody else's server", DEFAULT, listed([HOME, undefined], ["C:\\Users\\ben", "\\\\server\\ben"])],
    ["a longer name", DEFAULT, listed(["C:\\Users\\ana2", "\\\\server\\ana2"])],
    ["an output that is something else", DEFAULT, "ERROR: Access is denied.\r\n"],
  ])("%s", (_what, folder, output) => {
    expect(judged(folder, output)).toBeUndefined();
  });

  test("and the registry is asked only about folders that could roam, on Windows alone", () => {
    const never = (): string => {
      throw new Error("asked");
    };
    expect(roamingRoots(machine(), ["D:\\x", `${HOME}\\AppData\\Local\\x`], never)).toEqual([]);
    expect(roamingRoots({ ...machine("/home/ana"), platform: "linux" }, ["/home/ana/x"], never)).toEqual([]);
  });
});
