import { execFile } from "node:child_process";
import { devNull } from "node:os";
import { win32 } from "node:path";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import type { OpenTunnel, TunnelProvider, TunnelTrouble } from "../port.ts";
import { trouble } from "../trouble.ts";
import { startChild, type ChildProgram } from "./child-program.ts";
import { lastWord, readLogLine } from "./cloudflared-log.ts";
import { connectionNews } from "./connection-news.ts";
import { findProgram, isProgram } from "./find-program.ts";
import type { ProviderPorts } from "./provider-ports.ts";

const OPEN_MS = 30_000;
const VERSION_MS = 3_000;
const READY_MS = 5_000;

type Choice = Extract<TunnelChoice, { kind: "cloudflared" }>;

/** A tunnel of the program cloudflared, which its user has installed: a quick one, or a named one of their account. */
export function cloudflaredProvider(ports: ProviderPorts): TunnelProvider<"cloudflared"> {
  return {
    kind: "cloudflared",
    selfHealing: true,
    stableUrl: ({ publicUrl }) => publicUrl !== undefined,
    async available() {
      const program = await findProgram("cloudflared", ports);
      if (program === undefined) return { available: false };
      return { available: true, detail: [await versionOf(program), program].filter(Boolean).join(", ") };
    },
    async open({ choice, port }, signal) {
      if (choice.name !== undefined && choice.publicUrl === undefined) return err(trouble("no-public-url"));
      // A name that begins with a dash would be read as an option.
      if (choice.name?.startsWith("-") === true) return err(trouble("program-failed", choice.name));
      const program = await programOf(choice, ports);
      if (program === undefined) return err(trouble("program-missing", choice.program));
      return run({ program, choice, port, ports }, signal);
    },
  };
}

// The choice comes from a window, which must not be able to start whatever lies on this machine.
const NAME = /^cloudflared[\w.-]*$/i;

async function programOf({ program }: Choice, ports: ProviderPorts): Promise<string | undefined> {
  if (program === undefined) return findProgram("cloudflared", ports);
  return NAME.test(win32.basename(program)) && (await isProgram(program)) ? program : undefined;
}

function argsOf({ name, publicUrl }: Choice, port: number): readonly string[] {
  const common = [
    "tunnel",
    "--no-autoupdate",
    "--metrics",
    "127.0.0.1:0",
    "--url",
    `http://127.0.0.1:${port}`,
  ];
  if (publicUrl !== undefined) return [...common, "run", ...(name === undefined ? [] : [name])];
  // A quick tunnel is refused where a configuration of named ones is found.
  return [...common, "--config", devNull];
}

type Run = {
  readonly program: string;
  readonly choice: Choice;
  readonly port: number;
  readonly ports: ProviderPorts;
};

async function run(
  { program, choice, port, ports }: Run,
  signal: AbortSignal,
): Promise<Result<OpenTunnel, TunnelTrouble>> {
  const stood = Promise.withResolvers<"open" | "late">();
  let publicUrl = choice.publicUrl;
  let metricsPort: number | undefined;
  const connection = connectionNews();
  const connections = new Set<number>();
  const child = await startChild({
    program,
    args: argsOf(choice, port),
    env: ports.env,
    platform: ports.platform,
    onLine(line) {
      const news = readLogLine(line);
      if (news?.kind === "metrics") metricsPort = news.port;
      if (news?.kind === "address" && choice.publicUrl === undefined) publicUrl = news.url;
      if (news?.kind === "registered") {
        connections.add(news.connection);
        connection.tell({ kind: "back" });
        stood.resolve("open");
      }
      if (news?.kind === "lost") {
        connections.delete(news.connection);
        // As long as one of them stands, everything comes through.
        if (connections.size === 0) connection.tell({ kind: "lost", why: trouble("lost", news.text) });
      }
    },
  });
  const giveUp = (): void => stood.resolve("late");
  const timer = setTimeout(giveUp, OPEN_MS);
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  const outcome = await Promise.race([stood.promise, child.ended]);
  clearTimeout(timer);
  signal.removeEventListener("abort", giveUp);
  if (outcome !== "open") {
    await child.end();
    const said = lastWord(outcome === "late" ? await child.ended : outcome);
    return err(trouble(outcome === "late" ? "connect-timeout" : "program-failed", said));
  }
  if (publicUrl === undefined) {
    await child.end();
    return err(trouble("no-public-url"));
  }
  const { monotonicMs } = ports;
  return ok(standing(publicUrl, child, { metricsPort, monotonicMs, onConnection: connection.hear }));
}

type Watched = Required<Pick<OpenTunnel, "onConnection">> & {
  readonly metricsPort: number | undefined;
  readonly monotonicMs: () => number;
};

function standing(
  publicUrl: string,
  child: ChildProgram,
  { metricsPort, monotonicMs, onConnection }: Watched,
): OpenTunnel {
  return {
    publicUrl,
    onConnection,
    // An old version that names no port for its metrics is watched by its life alone.
    ...(metricsPort === undefined
      ? {}
      : {
          async ping() {
            const sentMs = monotonicMs();
            await isReady(metricsPort);
            return monotonicMs() - sentMs;
          },
        }),
    ended: child.ended.then((lines) => trouble("lost", lastWord(lines))),
    close: () => child.end(),
  };
}

/** Resolves where the program says that it is connected to its network; its own door on loopback tells. */
async function isReady(port: number): Promise<void> {
  // Importing this module by name costs a tenth of the program's start.
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    const request = get(
      { host: "127.0.0.1", port, path: "/ready", agent: false, signal: AbortSignal.timeout(READY_MS) },
      (response) => {
        response.resume();
        if (response.statusCode === 200) resolve();
        else reject(new Error(`not ready: ${response.statusCode}`));
      },
    );
    request.on("error", reject);
  });
}

function versionOf(program: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(
      program,
      ["--version"],
      { timeout: VERSION_MS, windowsHide: true, env: {}, maxBuffer: 64 * 1024 },
      (error, stdout) => resolve(error === null ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined),
    );
  });
}
