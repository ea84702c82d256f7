import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { findProgram, type ProgramPlaces } from "../../core/tunnels/providers/find-program.ts";
import type { PowerPort, Wakefulness } from "../../core/runtime/ports.ts";

/** A program that keeps the machine awake for as long as the one that it starts. */
type Holder = { readonly program: string; readonly args: readonly string[] };

const WHY = "A webhook callback URL points to this computer";
const ANSWER_MS = 3_000;
// What a program needs to reach the system's service for it.
const HANDED_ON: readonly string[] = ["PATH", "HOME", "DBUS_SYSTEM_BUS_ADDRESS", "XDG_RUNTIME_DIR", "LANG"];

/**
 * The machine's power without a desktop: what the system ships for it where there is something, and nothing on Windows.
 * Sleeps are noticed by the gap that they leave, since nobody tells of them here.
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
      // To hold off sleep itself takes a right that only a session at the machine has by itself.
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
 * Starts a holder around `cat`, which ends with the pipe from this process: when it is let go, and when this process is
 * killed. A line that comes back through it tells that the hold was granted.
 */
async function holds(
  [file = "", ...args]: readonly string[],
  { env }: ProgramPlaces,
  over: AbortSignal,
): Promise<boolean> {
  const child = spawn(file, args, {
    stdio: ["pipe", "pipe", "ignore"],
    // Away from the terminal: it must not ask for a password there, nor be ended by the Ctrl-C that gives back.
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
  // A pipe to a program that has ended says so, which the exit says too.
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
    // They are sockets, though their types do not say so. The hold must not keep a program alive that has nothing else to do.
    for (const stream of [child.stdin, child.stdout]) if (stream instanceof Socket) stream.unref();
  }
  return isHeld;
}
