import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FuseV1Options } from "@electron/fuses";

/** What marks the fuses in a runtime's program; they follow with their version and number. */
const SENTINEL = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/**
 * Makes a folder like that of Electron's runtime for Linux, whose program is nothing but its fuses.
 * electron-builder packages it as it does the real one; it can't be started.
 */
export function makeDummyRuntime(folder: string): string {
  for (const inside of ["resources", "locales"]) mkdirSync(join(folder, inside), { recursive: true });
  const fuses = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name))).length;
  const wire = Buffer.concat([Buffer.from([1, fuses]), Buffer.from("1".repeat(fuses))]);
  const program = join(folder, "electron");
  writeFileSync(program, Buffer.concat([Buffer.from(`no runtime ${SENTINEL}`), wire]));
  chmodSync(program, 0o755);
  for (const name of ["locales/en-US.pak", "LICENSE", "LICENSES.chromium.html", "chrome-sandbox"])
    writeFileSync(join(folder, name), name);
  return folder;
}
