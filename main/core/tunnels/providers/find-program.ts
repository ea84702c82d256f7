import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";

/** Finds a program in the absolute folders of a PATH, as its owner's shell would; undefined where it is in none. */
export async function findProgram(
  name: string,
  {
    env,
    platform,
  }: { readonly env: Readonly<Record<string, string | undefined>>; readonly platform: NodeJS.Platform },
): Promise<string | undefined> {
  const file = platform === "win32" ? `${name}.exe` : name;
  // A relative folder would be one of wherever this program happens to run.
  const folders = (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
  for (const folder of folders) {
    const path = join(folder, file);
    if (await isProgram(path)) return path;
  }
  return undefined;
}

/** Is this the absolute path of a file that may be run? */
export async function isProgram(path: string): Promise<boolean> {
  if (!isAbsolute(path)) return false;
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
