import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { findProgram, type ProgramPlaces } from "../../core/tunnels/providers/find-program.ts";
import type { PowerPort, Wakefulness } from "../../core/runtime/ports.ts";

/** A program that keeps the computer awake while the program that it starts runs. */
type Holder = { readonly program: string; readonly args: readonly string[] };

const WHY = "A webhook callback URL points to this computer";
const ANSWER_MS = 3_000;
// Variables that the program needs to reach the system's power service.
const HANDED_ON: readonly string[] = ["PATH", "HOME", "DBUS_SYSTEM_BUS_ADDRESS", "XDG_RUNTIME_DIR", "LANG"];

/**
 * Keeps the computer awake without a desktop: uses a program of the system on macOS and Linux, and does
 * nothing on Windows. Sends no wake events; a sleep is detected by the gap in time.
 */
export function headlessPower(places: ProgramPlaces): PowerPort {
  return {
    stayAwake: () => holdThrough(places),
    onWake: () => () => undefined,
  };
}

function holdersOn(platform: NodeJS.Platform): readonly Holder[] {
  switch (platform) {
    case "darwin":
      return [{ program: "caffeinate", args: ["-i"] }];
    case "linux":
      // Blocking sleep itself requires a right that only a local session has by default.
      return ["sleep:idle", "idle"].map((what) => ({
        program: "systemd-inhibit",
        args: [`--what=${what}`, "--who=Switchover", `--why=${WHY}`, "--mode=block"],
      }));
    default:
      return [];
  }
}

function holdThrough(places: ProgramPlaces): Wakefulness {
  const over = new AbortController();
  return { heldBy: tryInTurn(places, over.signal), release: () => over.abort() };
}

async function tryInTurn(places: ProgramPlaces, over: AbortSignal): Promise<string | undefined> {
  const inner = await findProgram("cat", places);
  for (const { program, args } of inner === undefined ? [] : holdersOn(places.platform)) {
    const path = await findProgram(program, places);
    if (over.aborted) return undefined;
    if (path !== undefined && inner !== undefined && (await holds([path, ...args, inner], places, over)))
      return program;
  }
  return undefined;
}

/**
 * Starts the program around `cat`, which ends when the pipe from this process closes: on release, and when
 * this process is killed. A line echoed through it shows that the lock was granted.
 */
async function holds(
  [file = "", ...args]: readonly string[],
  { env }: ProgramPlaces,
  over: AbortSignal,
): Promise<boolean> {
  const child = spawn(file, args, {
    stdio: ["pipe", "pipe", "ignore"],
    // Detached from the terminal: it must not prompt for a password there or be ended by the Ctrl-C that
    // restores the callback URL.
    detached: true,
    windowsHide: true,
    env: Object.fromEntries(
      HANDED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
    ),
  });
  const answered = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => answered.resolve(false), ANSWER_MS);
  child.once("error", () => answered.resolve(false));
  child.once("exit", () => answered.resolve(false));
  // Writing to a program that ended causes an error here; the exit event already reports it.
  child.stdin.on("error", () => undefined);
  child.stdout.once("data", () => answered.resolve(true));
  child.stdin.write("held\n");
  const isHeld = await answered.promise;
  clearTimeout(timer);
  const end = (): void => void child.stdin.destroy();
  if (!isHeld || over.aborted) end();
  else {
    over.addEventListener("abort", end, { once: true });
    child.unref();
    // These are sockets, although their types are wider. Unreferenced, they do not keep this process running.
    for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  }
  return isHeld;
}
