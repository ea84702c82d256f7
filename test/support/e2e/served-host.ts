import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

const CLI = join(import.meta.dirname, "../../../dist/cli.mjs");
const CHEAP_PASSPHRASE = new URL("../cheap-passphrase.mjs", import.meta.url).href;
const HASTY_MACHINE = new URL("./hasty-machine.ts", import.meta.url).href;

/** The window's host in a separate process. */
export type ServedHost = {
  /** The URL with its one-time token. */
  readonly url: string;
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** Everything that it wrote to standard error. */
  readonly said: () => string;
  /** Advances the host's clocks by a minute; needs `hasty`. */
  readonly skipMinute: () => void;
  /** Ends the host with this signal (default: SIGKILL) and waits until the process has exited. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
};

export type ServeOptions = {
  readonly dataDir: string;
  /** The sandbox's response time in milliseconds. */
  readonly paceMs?: number;
  /** Preloads `hasty-machine.ts`, which skips pauses. */
  readonly hasty?: boolean;
  /** Runs the host as shipped, for measurements: deriving keys from passphrases costs its full time. */
  readonly asShipped?: boolean;
  /** Port to reuse, so that a window can reach a restarted host; default: a free port. */
  readonly port?: number;
};

const Listening = z.object({ type: z.literal("listening"), url: z.string() });

/** Starts `switchover serve` from the build and resolves with its URL. */
export async function serveHost({
  dataDir,
  paceMs = 0,
  hasty = false,
  asShipped = false,
  port = 0,
}: ServeOptions): Promise<ServedHost> {
  const loaded = [...(asShipped ? [] : [CHEAP_PASSPHRASE]), ...(hasty ? [HASTY_MACHINE] : [])];
  const node = loaded.flatMap((part) => ["--import", part]);
  const args = ["serve", "--json", "--no-open", "--data-dir", dataDir];
  const onPort = port === 0 ? [] : ["--port", String(port)];
  const child = spawn(process.execPath, [...node, CLI, ...args, ...onPort], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, SWITCHOVER_PRACTICE_PACE_MS: String(paceMs) },
  });
  let stdout = "";
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  const end = async (signal: NodeJS.Signals = "SIGKILL"): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  const url = await new Promise<string>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`The host did not start:\n${stderr}`)), 60_000);
    child.once("close", () => reject(new Error(`The host ended at once:\n${stderr}`)));
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      stdout += part;
      const line = stdout.split("\n").find((one) => one.includes('"listening"'));
      if (line === undefined) return;
      clearTimeout(tooLate);
      resolve(Listening.parse(JSON.parse(line)).url);
    });
  }).catch(async (cause: unknown) => {
    await end();
    throw cause;
  });
  return {
    url,
    origin: new URL(url).origin,
    said: () => stderr,
    skipMinute: () => {
      if (!hasty || !child.kill("SIGUSR2")) throw new Error("only a hasty host that runs can skip a minute");
    },
    end,
  };
}
