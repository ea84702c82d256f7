import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browserEnvironment } from "./browser-environment.ts";
import { findOpener, type BrowserMachine, type BrowserObstacle, type Opener } from "./browsers.ts";
import { removeLeft } from "../../../core/storage/removal.ts";

const FILE_STAYS_MS = 60_000;
const SETTLES_MS = 1_000;

/**
 * Opens a URL in a browser, which outlives this process. Resolves with the reason if that failed.
 *
 * Other users can read command lines. On Linux the server accepts this URL only from programs of this user;
 * on Windows only the same user can read command lines; on macOS the URL is passed in a file.
 */
export async function openBrowser(
  machine: BrowserMachine,
  newAddress: () => string,
): Promise<BrowserObstacle | undefined> {
  const opener = findOpener(machine);
  if (opener.kind === "none") return opener.because;
  const address = newAddress();
  return start(opener, machine, machine.platform === "darwin" ? byFile(address) : address);
}

/** This machine. */
export function browserMachine(env: Readonly<Record<string, string | undefined>>): BrowserMachine {
  return { platform: process.platform, env, isRoot: process.getuid?.() === 0, has: isExecutable };
}

function start(
  opener: Opener & { kind: "opener" },
  { env }: BrowserMachine,
  address: string,
): Promise<BrowserObstacle | undefined> {
  const { promise, resolve } = Promise.withResolvers<BrowserObstacle | undefined>();
  const child = spawn(opener.command, [...opener.args(address)], {
    detached: true,
    stdio: "ignore",
    env: browserEnvironment(env),
  });
  const failed = "not-started";
  child.once("error", () => resolve(failed));
  child.once("exit", (code) => resolve(code === 0 ? undefined : failed));
  child.unref();
  // A browser still running by then has a window; one that delegated to a running browser has exited with
  // success.
  setTimeout(() => resolve(undefined), SETTLES_MS);
  return promise;
}

/**
 * The URL of a file that redirects to `address`. Only this user can read it; it is deleted after one minute.
 */
function byFile(address: string): string {
  const folder = mkdtempSync(join(tmpdir(), "switchover-open-"));
  const file = join(folder, "open.html");
  writeFileSync(file, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">\n`, {
    mode: 0o600,
  });
  const remove = (): void => void removeLeft(folder);
  setTimeout(remove, FILE_STAYS_MS).unref();
  process.once("exit", remove);
  return pathToFileURL(file).href;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
