import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { isProgram } from "./find-program.ts";

const GRACE_MS = 3_000;
const LAST_WORDS_MS = 500;
const KEPT_LINES = 50;
// What a program needs to find its files, certificates and the system's libraries; none of these variables
// holds a token.
const HANDED_ON: readonly string[] = [
  "HOME",
  "USERPROFILE",
  "APPDATA",
  "LOCALAPPDATA",
  "ProgramData",
  "SystemRoot",
  "TEMP",
  "TMP",
  "TMPDIR",
  "LANG",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
];

/** A program that was started for a tunnel. */
export type ChildProgram = {
  /** Resolves with its last lines of output once it has ended or could not be started. */
  readonly ended: Promise<readonly string[]>;
  /** Ends it with SIGTERM, and with SIGKILL after 3 s. */
  end(): Promise<void>;
};

type Start = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly onLine: (line: string) => void;
};

/**
 * Starts a program without a shell, with a minimal environment, tied to the lifetime of this process.
 *
 * It is ended when this process ends. If this process is killed, Linux ends it (through `setpriv`, if
 * installed), and Windows does so for every child that Node starts; on other systems it continues until it
 * next writes a line.
 */
export async function startChild({ program, args, env, platform, onLine }: Start): Promise<ChildProgram> {
  const tie = platform === "linux" ? await tiedToParent() : [];
  const [file = program, ...all] = [...tie, program, ...args];
  const child = spawn(file, all, {
    shell: false,
    windowsHide: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: Object.fromEntries(
      HANDED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
    ),
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      onLine(line);
    });
  const killNow = (): void => void child.kill("SIGKILL");
  process.once("exit", killNow);
  const ended = endOf(child, lines).finally(() => process.off("exit", killNow));
  return {
    ended,
    async end() {
      child.kill("SIGTERM");
      const timer = setTimeout(killNow, GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function endOf(child: ChildProcess, lines: readonly string[]): Promise<readonly string[]> {
  const closed = once(child, "close").catch(() => undefined);
  try {
    await once(child, "exit");
    // Its last output may not have arrived yet; a process that it left behind may hold the output open
    // forever.
    const late = new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref());
    await Promise.race([closed, late]);
    return lines;
  } catch (error) {
    // The program could not be started.
    return [...lines, error instanceof Error ? error.message : String(error)];
  }
}

/** A command prefix with which the kernel ends the command as soon as its parent is gone. */
async function tiedToParent(): Promise<readonly string[]> {
  for (const path of ["/usr/bin/setpriv", "/bin/setpriv"])
    if (await isProgram(path)) return [path, "--pdeathsig", "KILL", "--"];
  return [];
}
