import { EventEmitter } from "node:events";
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { beginning } from "./beginning.ts";
import { emitCancellable } from "./cancellable.ts";
import { deed } from "./tell.ts";
import { openWindows } from "./window-list.ts";

type Part = Pick<
  Electron.App,
  | "setName"
  | "setAppUserModelId"
  | "enableSandbox"
  | "setPath"
  | "getPath"
  | "getVersion"
  | "getLocale"
  | "getPreferredSystemLanguages"
  | "requestSingleInstanceLock"
  | "whenReady"
  | "isReady"
  | "quit"
  | "exit"
  | "isPackaged"
> & { readonly commandLine: Pick<Electron.CommandLine, "hasSwitch"> };

let name = "Electron";
let ready = false;
const paths = new Map<string, string>();
const events = new EventEmitter();
const becomesReady = new Promise<void>((resolve) => {
  // Electron becomes ready only after its entry has been evaluated, so never in the same turn.
  setTimeout(() => {
    ready = true;
    events.emit("ready");
    resolve();
  }, 20);
});

const part = {
  isPackaged: beginning.packaged,
  commandLine: { hasSwitch: (wanted) => process.argv.some((word) => word.split("=")[0] === `--${wanted}`) },
  setName(given) {
    name = given;
    deed("app.setName", given);
  },
  setAppUserModelId: (id) => deed("app.setAppUserModelId", id),
  enableSandbox() {
    if (ready) throw new Error("app.enableSandbox() can only be called before app is ready");
    deed("app.enableSandbox");
  },
  setPath(kind, path) {
    if (!existsSync(path)) throw new Error("Failed to set path");
    paths.set(kind, path);
    deed("app.setPath", kind, path);
  },
  getPath(kind) {
    const path = paths.get(kind);
    if (path === undefined) throw new Error(`the double has no path for ${kind} of ${name}`);
    return path;
  },
  getVersion: () => "0.0.0-double",
  getPreferredSystemLanguages: () => [beginning.locale],
  getLocale: () => (ready ? beginning.locale : ""),
  requestSingleInstanceLock: takeLock,
  whenReady: () => becomesReady,
  isReady: () => ready,
  quit() {
    if (emitCancellable(events, "before-quit")) return;
    if (!openWindows.every((window) => window.tryToClose({ quitting: true }))) return;
    if (emitCancellable(events, "will-quit")) return;
    part.exit(0);
  },
  exit(code = 0) {
    deed("app.exit", code);
    releaseLock();
    // The last message must leave this process first.
    setTimeout(() => process.exit(code), 20);
  },
} satisfies Part;

export const app = Object.assign(events, part);

/** Called when all windows were closed one by one rather than by quitting. */
export function whenAllClosed(): void {
  if (events.listenerCount("window-all-closed") === 0) part.quit();
  else events.emit("window-all-closed");
}

let held: string | undefined;

function takeLock(): boolean {
  const folder = part.getPath("userData");
  const lock = join(folder, "double.lock");
  const calls = join(folder, "double.calls");
  try {
    writeSync(openSync(lock, "wx"), String(process.pid));
  } catch {
    writeFileSync(join(calls, String(process.pid)), JSON.stringify(process.argv));
    return false;
  }
  held = lock;
  mkdirSync(calls, { recursive: true });
  watch(calls, (_kind, file) => {
    const path = join(calls, String(file));
    if (!existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    if (text === "") return;
    rmSync(path, { force: true });
    events.emit("second-instance", {}, JSON.parse(text), "/");
  }).unref();
  return true;
}

function releaseLock(): void {
  if (held !== undefined) rmSync(held, { force: true });
}
