import { fork } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { BEGINNING_VARIABLE, type Ask, type Beginning, type Deed, type Sent, type Told } from "./wire.ts";

/** The built main bundle, running on the Electron double in a separate process. */
export type Program = {
  ask(ask: Ask): Promise<unknown>;
  /** Everything that it has done through Electron so far, oldest first. */
  deeds(): readonly Deed[];
  /** Resolves with the first recorded action with this name, ignoring the first `from` of them. */
  did(what: string, from?: number): Promise<Deed>;
  /** Calls the listener with every message that is neither a response nor a recorded action. */
  onTold(listener: (told: Told) => void): void;
  /** Reports that a page was loaded, or the Chromium error code with which loading failed. */
  loaded(load: number, failed?: string): void;
  /** The process's exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** What it printed; empty in a run without errors. */
  printed(): string;
};

export type ProgramOptions = {
  /** Folder of the built program, with desktop/ and window/ in it. */
  readonly built: string;
  readonly dataDir: string;
  readonly args?: readonly string[];
  readonly beginning?: Partial<Beginning>;
};

const register = join(import.meta.dirname, "main-side/register.ts");
const cheapPassphrase = new URL("../cheap-passphrase.mjs", import.meta.url).href;
const ordinary: Beginning = {
  packaged: true,
  locale: "en-GB",
  keyStore: { backend: "gnome_libsecret", available: true, rotated: false, fixedKey: false },
  displays: [{ x: 0, y: 0, width: 1920, height: 1040 }],
};
const patienceMs = 45_000;

/** Starts the program. If it is still running when the test ends, it is killed. */
export function startProgram({ built, dataDir, args = [], beginning = {} }: ProgramOptions): Program {
  const child = fork(join(built, "desktop/entry.mjs"), ["--data-dir", dataDir, ...args], {
    execArgv: ["--import", register, "--import", cheapPassphrase, "--disable-warning=ExperimentalWarning"],
    env: { ...process.env, [BEGINNING_VARIABLE]: JSON.stringify({ ...ordinary, ...beginning }) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => (output += part));
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
  });

  const deeds: Deed[] = [];
  const watchers = new Set<() => void>();
  const listeners = new Set<(told: Told) => void>();
  const asked = new Map<number, (told: Told & { kind: "answer" }) => void>();
  let asks = 0;
  child.on("message", (told: Told) => {
    if (told.kind === "answer") asked.get(told.id)?.(told);
    else if (told.kind === "deed") {
      deeds.push(told.deed);
      for (const notify of watchers) notify();
    } else for (const listener of listeners) listener(told);
  });
  const send = (message: Sent): void => {
    if (child.connected) child.send(message);
  };
  return {
    ended,
    deeds: () => deeds,
    printed: () => output,
    onTold: (listener) => void listeners.add(listener),
    loaded: (load, failed) => send({ kind: "loaded", load, ...(failed === undefined ? {} : { failed }) }),
    ask: (ask) =>
      new Promise((resolve, reject) => {
        const id = ++asks;
        asked.set(id, (told) => {
          asked.delete(id);
          if (told.ok) resolve(told.value);
          else reject(new Error(told.error));
        });
        send({ kind: "ask", id, ask });
      }),
    did: (what, from = 0) =>
      new Promise((resolve, reject) => {
        const give = (): void => {
          watchers.delete(resolveOnMatch);
          clearTimeout(limit);
        };
        const resolveOnMatch = (): void => {
          const found = deeds.filter((deed) => deed.what === what)[from];
          if (found === undefined) return;
          give();
          resolve(found);
        };
        const limit = setTimeout(() => {
          give();
          reject(
            new Error(`the program did no ${what}:\n${deeds.map((deed) => deed.what).join("\n")}\n${output}`),
          );
        }, patienceMs);
        watchers.add(resolveOnMatch);
        resolveOnMatch();
      }),
  };
}

/** Reports every page as loaded at once, for tests that need the program alone. */
export function withoutPages(program: Program, which: (load: number) => boolean = () => true): Program {
  program.onTold((told) => {
    if (told.kind === "load" && which(told.load)) program.loaded(told.load);
  });
  return program;
}
