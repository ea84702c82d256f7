import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { runNpm } from "./npm.mjs";
import { inRoot } from "./paths.mjs";
import { giveUp, say } from "./say.mjs";

/**
 * Makes sure that what the lockfile of `folder` names is installed, with `npm ci` where it is not.
 *
 * Simultaneous processes take turns. Nothing is written to standard output; npm's output is shown only if it
 * fails.
 *
 * @param {string} [folder] absolute; default: the checkout
 */
export async function ensureInstalled(folder = inRoot()) {
  if (isInstalled(folder)) return;
  const lock = inRoot(".cache", `install-${digestOf(folder).slice(0, 8)}.lock`);
  const wait = () => say("Another process is installing the packages; waiting for it.");
  await withLock(lock, () => install(folder), wait);
}

/** @param {string} folder */
async function install(folder) {
  if (isInstalled(folder)) return;
  say("Installing the packages that package-lock.json names (npm ci, about a minute) ...");
  const { code, output } = await npmCi(folder);
  if (code !== 0) giveUp(`${output.trimEnd()}\nnpm ci failed with exit code ${code} in ${folder}.`);
  writeFileSync(`${folder}/node_modules/${stampName}`, digestOf(readFileSync(`${folder}/package-lock.json`)));
}

const stampName = ".installed-from";

/**
 * npm writes its own list last, so an install that was cut short has none. Where the lockfile is younger (a
 * checkout touches it), our stamp tells whether it also reads differently.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = statSync(`${folder}/node_modules/.package-lock.json`, { throwIfNoEntry: false });
  if (installed === undefined) return false;
  const wanted = `${folder}/package-lock.json`;
  if (installed.mtimeMs >= statSync(wanted).mtimeMs) return true;
  const stamp = `${folder}/node_modules/${stampName}`;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digestOf(readFileSync(wanted));
}

/** @param {string} folder */
function npmCi(folder) {
  // All set explicitly: a surrounding `npm run --silent` or NODE_ENV=production would otherwise change the
  // defaults.
  return runNpm(
    ["ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=dev", "--include=optional"],
    folder,
  );
}

/** @param {string | Buffer} content */
const digestOf = (content) => createHash("sha256").update(content).digest("hex");
