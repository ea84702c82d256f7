import type Fs from "node:fs";
import type Path from "node:path";

/*
 * What this needs of the runtime is asked for when something can't be loaded: the program's entry holds it, and every start
 * would pay for what the entry imports.
 */
const fs = (): typeof Fs => process.getBuiltinModule("node:fs");
const path = (): typeof Path => process.getBuiltinModule("node:path");
const pathOf = (url: string): string => process.getBuiltinModule("node:url").fileURLToPath(url);

/** The folder of the program's first file; a built program's parts lie in it, or in `chunks` below. */
const ownFolder = (): string => path().dirname(pathOf(import.meta.url));

/**
 * The file of the program itself that keeps it from loading a part, by its path in the program's folder; undefined if all
 * are whole, or the program runs from its sources.
 *
 * A missing file is named by the error. For one that is cut off the runtime gives at most a place, so all are looked at: a
 * built part ends with the list of what it exports.
 */
export function unloadableFile(thrown: unknown, folder = ownFolder()): string | undefined {
  try {
    return missingFile(thrown, folder) ?? cutOffFile(folder);
  } catch {
    // Where the folder itself can't be read, nothing more is known than the error.
    return undefined;
  }
}

/** The sentences of `problems.programIncomplete`, for when none can be loaded. */
export function incompleteInEnglish(file: string): string {
  return [
    `✗ Switchover's own files are incomplete: ${file} is missing or corrupted.`,
    "  Nothing more was done. Only the program is affected: the data folder keeps what was recorded.",
    "  Install Switchover again, then start it again.",
  ].join("\n");
}

function missingFile(thrown: unknown, folder: string): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { code, url, cause } = thrown as { code?: unknown; url?: unknown; cause?: unknown };
  if (code !== "ERR_MODULE_NOT_FOUND" || typeof url !== "string" || !url.startsWith("file:"))
    return missingFile(cause, folder);
  const part = path().relative(folder, pathOf(url)).replaceAll("\\", "/");
  return PART.test(part) ? part : undefined;
}

/** A part by its path in the program's folder. */
const PART = /^(?:chunks\/)?[\w.-]+\.mjs$/;

function cutOffFile(folder: string): string | undefined {
  return [...parts(folder, ""), ...parts(folder, "chunks/")].find(
    (part) => !isWhole(path().join(folder, part)),
  );
}

function parts(folder: string, below: string): readonly string[] {
  try {
    const names = fs().readdirSync(path().join(folder, below));
    return names.filter((name) => name.endsWith(".mjs")).map((name) => `${below}${name}`);
  } catch {
    return [];
  }
}

function isWhole(part: string): boolean {
  const text = fs().readFileSync(part, "utf8");
  const exported = Math.max(text.lastIndexOf("export{"), text.lastIndexOf("export {"));
  return exported >= 0 && EXPORTS.test(text.slice(exported));
}

/** How the bundler ends each part. */
const EXPORTS = /^export ?\{[^{}]*\};\s*$/;
