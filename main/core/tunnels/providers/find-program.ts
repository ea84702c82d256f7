import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { isAbsolute, posix, win32 } from "node:path";

/** The environment in which programs are searched. */
export type ProgramPlaces = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
};

/**
 * Finds a program in the absolute folders of PATH, as the user's shell would, then where installers put
 * programs: an application started from a dock or menu has a PATH without those. Undefined if it is not
 * found.
 */
export async function findProgram(name: string, places: ProgramPlaces): Promise<string | undefined> {
  for (const path of candidates(name, places)) if (await isProgram(path)) return path;
  return undefined;
}

/** Returns every path at which a program may be, most likely first. */
export function candidates(name: string, { env, platform }: ProgramPlaces): readonly string[] {
  const paths = platform === "win32" ? win32 : posix;
  const file = platform === "win32" ? `${name}.exe` : name;
  const named = (env["PATH"] ?? env["Path"] ?? "").split(paths.delimiter);
  // A relative folder would depend on the current directory.
  const folders = [...named, ...usualFolders(name, { env, platform })].filter((folder) =>
    paths.isAbsolute(folder),
  );
  return [...new Set(folders)].map((folder) => paths.join(folder, file));
}

function usualFolders(name: string, { env, platform }: ProgramPlaces): readonly string[] {
  const below = (base: string | undefined, ...path: readonly string[]): readonly string[] =>
    base === undefined || base === "" ? [] : [(platform === "win32" ? win32 : posix).join(base, ...path)];
  const home = env["HOME"];
  switch (platform) {
    case "win32":
      return [
        // The program's own installer, winget, scoop, Chocolatey.
        ...below(env["ProgramFiles"], name),
        ...below(env["ProgramFiles(x86)"], name),
        ...below(env["LOCALAPPDATA"], "Microsoft", "WinGet", "Links"),
        ...below(env["USERPROFILE"], "scoop", "shims"),
        ...below(env["ProgramData"], "chocolatey", "bin"),
      ];
    case "darwin":
      return [
        // Homebrew on either processor type, MacPorts.
        "/opt/homebrew/bin",
        "/usr/local/bin",
        "/opt/local/bin",
        ...below(home, ".local", "bin"),
        ...below(home, "bin"),
      ];
    default:
      return [
        "/usr/local/bin",
        "/usr/bin",
        ...below(home, ".local", "bin"),
        ...below(home, "bin"),
        "/snap/bin",
        "/home/linuxbrew/.linuxbrew/bin",
      ];
  }
}

/** Whether this is the absolute path of an executable file. */
export async function isProgram(path: string): Promise<boolean> {
  if (!isAbsolute(path)) return false;
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
