import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { billOfMaterials, licenseTexts } from "./lib/bill-of-materials.mjs";
import { buildDesktop } from "./lib/build-desktop.mjs";
import { buildWindow } from "./lib/build-window.mjs";
import { headlessBundle } from "./lib/headless-bundle.mjs";
import { currentStamp, writeStamp } from "./lib/build-stamp.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

const keepOldChunksMs = 7 * 24 * 3_600_000;

await ensureInstalled();
await continueOnNode24(import.meta.url);

const lock = inRoot(".cache", "build.lock");
// With --unlocked, the launcher that runs this script already holds the lock.
if (process.argv.includes("--unlocked")) await build();
else await withLock(lock, build, () => say("Another process is building; waiting for it."));

async function build() {
  const startedAt = performance.now();
  const stamp = currentStamp();
  const temporary = inRoot(".cache", `build-${process.pid}`);
  try {
    await bundle(temporary);
    await buildWindow(`${temporary}-window`);
    await buildDesktop(`${temporary}-desktop`);
    const made = [
      ...moveIntoPlace(temporary),
      ...replaceWindow(`${temporary}-window`, inRoot("dist", "window")),
      ...replaceDesktop(`${temporary}-desktop`, inRoot("dist", "desktop")),
    ];
    // Files of earlier builds stay in dist/ for a while; a package contains this build's alone.
    writeFileSync(inRoot("dist", "files.json"), `${JSON.stringify(made.toSorted(), null, 2)}\n`);
    writeFileSync(
      inRoot("dist", "bill-of-materials.cdx.json"),
      `${JSON.stringify(billOfMaterials(), null, 2)}\n`,
    );
    writeFileSync(inRoot("dist", "third-party-licenses.txt"), licenseTexts());
    writeStamp(stamp);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    for (const part of ["window", "desktop"])
      rmSync(`${temporary}-${part}`, { recursive: true, force: true });
  }
  say(`Built dist in ${Math.round(performance.now() - startedAt)} ms.`);
}

/** @param {string} outDir */
async function bundle(outDir) {
  const { build: viteBuild } = await import("vite");
  await viteBuild(
    headlessBundle({
      entries: {
        cli: inRoot("main", "hosts", "headless", "cli.ts"),
      },
      outDir,
      chunks: "chunks/[name]-[hash].mjs",
      logLevel: "warn",
    }),
  );
}

/**
 * Moves a build to dist/. A program that runs for hours loads parts of its build late, so the parts of
 * earlier builds stay for a week: their names carry a hash, and only the entry is replaced, in one rename.
 *
 * @param {string} from
 * @returns {readonly string[]} what this build consists of, each file by its path in dist/
 */
function moveIntoPlace(from) {
  const chunks = inRoot("dist", "chunks");
  mkdirSync(chunks, { recursive: true });
  const fresh = new Set(listFolder(`${from}/chunks`));
  for (const name of fresh) renameSync(`${from}/chunks/${name}`, `${chunks}/${name}`);
  renameSync(`${from}/cli.mjs`, inRoot("dist", "cli.mjs"));
  dropOld(chunks, fresh);
  return ["cli.mjs", ...[...fresh].map((name) => `chunks/${name}`)];
}

/**
 * Replaces a built folder. Files of the previous one with a content hash in their name stay for a week: a
 * window opened before may still request them.
 *
 * @param {string} from
 * @param {string} to
 * @returns {readonly string[]}
 */
function replaceWindow(from, to) {
  mkdirSync(`${to}/assets`, { recursive: true });
  const fresh = new Set(listFolder(`${from}/assets`));
  for (const name of fresh) renameSync(`${from}/assets/${name}`, `${to}/assets/${name}`);
  renameSync(`${from}/index.html`, `${to}/index.html`);
  dropOld(`${to}/assets`, fresh);
  return ["window/index.html", ...[...fresh].map((name) => `window/assets/${name}`)];
}

/**
 * Replaces the desktop's parts; parts that a running application may load late stay for a week.
 *
 * @param {string} from
 * @param {string} to
 * @returns {readonly string[]}
 */
function replaceDesktop(from, to) {
  mkdirSync(to, { recursive: true });
  const fresh = new Set(listFolder(from));
  const entries = new Set(["entry.mjs", "preload.cjs"]);
  const last = [...fresh].sort((a, b) => Number(entries.has(a)) - Number(entries.has(b)));
  for (const name of last) renameSync(`${from}/${name}`, `${to}/${name}`);
  dropOld(to, fresh);
  return [...fresh].map((name) => `desktop/${name}`);
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} fresh
 */
function dropOld(folder, fresh) {
  for (const name of listFolder(folder)) {
    const path = `${folder}/${name}`;
    if (!fresh.has(name) && Date.now() - statSync(path).mtimeMs > keepOldChunksMs) rmSync(path);
  }
}

/** @param {string} path */
function listFolder(path) {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(path);
}
