import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

const folders = ["main", "preload", "renderer", "shared"];
const files = [
  "package.json",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/lib/build-window.mjs",
  "scripts/lib/build-desktop.mjs",
  "scripts/lib/bill-of-materials.mjs",
];
const results = [
  "cli.mjs",
  "window/index.html",
  "desktop/entry.mjs",
  "desktop/preload.cjs",
  "bill-of-materials.cdx.json",
  "third-party-licenses.txt",
  "files.json",
];
const stampFile = inRoot("dist", "build.json");

/**
 * @typedef {object} BuildStamp
 * @property {string} version version of the program
 * @property {string} sources hash over every source file's path and content
 * @property {string} seen hash over paths, sizes and times: compared first at each start, because it is fast
 */

/** True if dist/ was built from the present sources. Reads only sizes and times unless those changed. */
export function isBuilt() {
  const stamp = readStamp();
  if (stamp === undefined || !results.every((path) => existsSync(inRoot("dist", path)))) return false;
  const sources = sourceFiles();
  const seen = seenHash(sources);
  if (stamp.seen === seen) return true;
  if (stamp.sources !== contentHash(sources)) return false;
  try {
    writeStamp({ ...stamp, seen });
  } catch {
    // A read-only checkout still runs; the next start compares contents again.
  }
  return true;
}

/**
 * Gives the stamp of the present sources.
 *
 * @returns {BuildStamp}
 */
export function currentStamp() {
  const sources = sourceFiles();
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return { version, sources: contentHash(sources), seen: seenHash(sources) };
}

/** @param {BuildStamp} stamp */
export function writeStamp(stamp) {
  const temporary = `${stampFile}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(stamp, null, 2)}\n`);
  renameSync(temporary, stampFile);
}

/** @returns {BuildStamp | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, "utf8"));
  } catch {
    // Missing or corrupted: either way a build is needed.
    return undefined;
  }
}

function sourceFiles() {
  const found = [...files];
  for (const folder of folders) walk(folder, found);
  return found.sort();
}

/**
 * @param {string} folder
 * @param {string[]} found
 */
function walk(folder, found) {
  if (statSync(inRoot(folder), { throwIfNoEntry: false }) === undefined) return;
  for (const entry of readdirSync(inRoot(folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path, found);
    else found.push(path);
  }
}

/** @param {readonly string[]} sources */
function seenHash(sources) {
  const hash = createHash("sha256");
  for (const path of sources) {
    const { size, mtimeMs } = statSync(inRoot(path));
    hash.update(`${path}\n${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** @param {readonly string[]} sources */
function contentHash(sources) {
  const hash = createHash("sha256");
  for (const path of sources)
    hash
      .update(`${path}\n`)
      .update(readFileSync(inRoot(path)))
      .update("\n");
  return hash.digest("hex");
}
