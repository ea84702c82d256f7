import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isBuilt } from "../../../scripts/lib/build-stamp.mjs";
import { tempFolder } from "../temp-folder.ts";

const dist = join(import.meta.dirname, "../../../dist");

/**
 * Folder of the built program with its built window, as shipped. Throws if the build is older than the
 * sources, because it would not test them.
 */
export function builtProgram(): string {
  if (!isBuilt()) throw new Error("dist/ is missing or older than the sources: npm run build makes it anew.");
  return dist;
}

/** A copy of the built program whose window is a small page with `script`. */
export function builtWithPage(script: string, head = ""): string {
  const folder = tempFolder();
  cpSync(join(builtProgram(), "desktop"), join(folder, "desktop"), { recursive: true });
  mkdirSync(join(folder, "window/assets"), { recursive: true });
  writeFileSync(
    join(folder, "window/index.html"),
    `<!doctype html><html><head><meta charset="utf-8"><meta name="csp-nonce" content="__CSP_NONCE__"><title>small</title>${head}</head>` +
      `<body><p id="said">nothing</p><script type="module" src="/assets/page.js"></script></body></html>`,
  );
  writeFileSync(join(folder, "window/assets/page.js"), script);
  return folder;
}

/**
 * Replaces a text in one file of a copied program. Throws if the file does not contain it, so that a change
 * never goes missing.
 */
export function breakFile(built: string, file: string, change: readonly [from: string, to: string]): void {
  const path = join(built, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(change[0])) throw new Error(`${file} does not hold ${change[0]}`);
  writeFileSync(path, text.replaceAll(change[0], change[1]));
}
