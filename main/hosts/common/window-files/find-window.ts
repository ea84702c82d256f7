import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Gives the folder of the built window, for a program that runs from dist, from an application archive or
 * from its sources; undefined if none was built. `from` is the folder of the running file.
 */
export function findWindow(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const built of [join(folder, "window"), join(folder, "dist", "window")])
      if (existsSync(join(built, "index.html")) && existsSync(join(built, "assets"))) return built;
    if (dirname(folder) === folder) return undefined;
  }
}
