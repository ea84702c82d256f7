import { isBuilt } from "./build-stamp.mjs";
import { withLock } from "./lock.mjs";
import { node24 } from "./node24.mjs";
import { inRoot } from "./paths.mjs";
import { runNode } from "./run.mjs";
import { giveUp, say } from "./say.mjs";

/**
 * Makes sure that dist/ matches the sources, and builds where it does not.
 *
 * Two processes at once take turns, and the second finds the work done. Nothing reaches standard output.
 */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const wait = () => say("Another process is building; waiting for it.");
  await withLock(inRoot(".cache", "build.lock"), build, wait);
}

async function build() {
  if (isBuilt()) return;
  say("Building ...");
  const { code, output } = await runNode(node24(), [inRoot("scripts", "build.mjs"), "--unlocked"], {
    output: "capture",
  });
  if (code !== 0) giveUp(`${output.trimEnd()}\nThe build failed.`);
}
