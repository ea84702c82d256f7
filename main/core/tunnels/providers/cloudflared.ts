import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { isAbsolute, win32 } from "node:path";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { fileReason } from "../../host/file-reason.ts";
import { codeOf } from "../../platforms/http/connect-failure.ts";
import { printedBy } from "../../runtime/printed-by.ts";
import type { OpenTunnel, TunnelProvider, TunnelTrouble } from "../port.ts";
import { trouble } from "../trouble.ts";
import type { ChildProgram } from "./child-program.ts";
import { findOwnConfig } from "./cloudflared-config.ts";
import { lastWord, noticeOfRules, noticesOf, readLogLine, startOf } from "./cloudflared-start.ts";
import { connectionNews } from "./connection-news.ts";
import { findProgram, isProgram } from "./find-program.ts";
import type { ProviderPorts } from "./provider-ports.ts";

const OPEN_MS = 30_000;
const VERSION_MS = 3_000;
const READY_MS = 5_000;
const RULES_MS = 3_000;

type Choice = Extract<TunnelChoice, { kind: "cloudflared" }>;

/**
 * Opens tunnels with the user's installation of cloudflared: quick tunnels, or named ones of their account.
 */
export function cloudflaredProvider(ports: ProviderPorts): TunnelProvider<"cloudflared"> {
  return {
    kind: "cloudflared",
    selfHealing: true,
    stableUrl: ({ publicUrl }) => publicUrl !== undefined,
    async available() {
      const program = await findProgram("cloudflared", ports);
      if (program === undefined) return { available: false };
      const own = await findOwnConfig(ports);
      return {
        available: true,
        detail: [await versionOf(program), program].filter(Boolean).join(", "),
        ...(own?.hasRules === true ? { notices: noticesOf(own) } : {}),
      };
    },
    async open({ choice, port }, signal) {
      const isNamed = choice.name !== undefined || choice.tokenFile !== undefined;
      if (isNamed && choice.publicUrl === undefined) return err(trouble("no-public-url"));
      // A name that starts with a dash would be parsed as an option.
      if (choice.name?.startsWith("-") === true) return err(trouble("program-failed", choice.name));
      const program = await programOf(choice, ports);
      if (program === undefined) return err(trouble("program-missing", choice.program));
      const unfit = await unfitFor(choice, program);
      if (unfit !== undefined) return err(unfit);
      return run({ program, choice, port, ports }, signal);
    },
  };
}

// The choice comes from a window, which must not be able to start arbitrary programs of this machine.
const NAME = /^cloudflared[\w.-]*$/i;

async function programOf({ program }: Choice, ports: ProviderPorts): Promise<string | undefined> {
  if (program === undefined) return findProgram("cloudflared", ports);
  return NAME.test(win32.basename(program)) && (await isProgram(program)) ? program : undefined;
}

// The first version that reads a token from a file. Older ones need it in arguments or environment.
const READS_TOKENS = [2025, 4];

/** Why a tunnel with a token cannot be started; undefined if it can, or if no token is used. */
async function unfitFor({ tokenFile }: Choice, program: string): Promise<TunnelTrouble | undefined> {
  if (tokenFile === undefined) return undefined;
  try {
    if (!isAbsolute(tokenFile)) return trouble("token-unreadable", tokenFile);
    await access(tokenFile, constants.R_OK);
  } catch (error) {
    return trouble("token-unreadable", fileReason(codeOf(error) ?? "unknown"));
  }
  const version = await versionOf(program);
  return version === undefined || !isBefore(version, READS_TOKENS)
    ? undefined
    : trouble("program-too-old", version);
}

function isBefore(version: string, wanted: readonly number[]): boolean {
  const parts = version.split(".").map(Number);
  const differs = wanted.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return differs >= 0 && (parts[differs] ?? 0) < (wanted[differs] ?? 0);
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
  const opened = Promise.withResolvers<"open" | "late">();
  let publicUrl = choice.publicUrl;
  let metricsPort: number | undefined;
  const connection = connectionNews();
  const connections = new Set<number>();
  const { args, notices } = startOf(choice, port, await findOwnConfig(ports));
  const noticed = noticeList(notices);
  // Few programs open such a tunnel, and what starts a child loads much of the runtime.
  const { startChild } = await import("./child-program.ts");
  const child = await startChild({
    program,
    args,
    env: ports.env,
    platform: ports.platform,
    onLine(line) {
      const news = readLogLine(line);
      if (news?.kind === "metrics") metricsPort = news.port;
      if (news?.kind === "address" && choice.publicUrl === undefined) publicUrl = news.url;
      if (news?.kind === "registered") {
        connections.add(news.connection);
        connection.tell({ kind: "back" });
        opened.resolve("open");
      }
      if (news?.kind === "rules" && choice.publicUrl !== undefined)
        noticed.add(noticeOfRules(news.rules, choice.publicUrl, port));
      if (news?.kind === "lost") {
        connections.delete(news.connection);
        // While one connection is open, all traffic still arrives.
        if (connections.size === 0) connection.tell({ kind: "lost", why: trouble("lost", news.text) });
      }
    },
  });
  const onTimeout = (): void => opened.resolve("late");
  const timer = setTimeout(onTimeout, OPEN_MS);
  signal.addEventListener("abort", onTimeout, { once: true });
  if (signal.aborted) onTimeout();
  const outcome = await Promise.race([opened.promise, child.ended]);
  clearTimeout(timer);
  signal.removeEventListener("abort", onTimeout);
  if (outcome !== "open") {
    await child.end();
    const lastLine = lastWord(outcome === "late" ? await child.ended : outcome);
    if (outcome === "late") return err(trouble("connect-timeout", lastLine));
    return err(trouble(TOKEN_REFUSED.test(lastLine ?? "") ? "token-refused" : "program-failed", lastLine));
  }
  if (publicUrl === undefined) {
    await child.end();
    return err(trouble("no-public-url"));
  }
  // A tunnel managed at Cloudflare gets its rules right after signing in.
  if (choice.tokenFile !== undefined) await noticed.settled(RULES_MS);
  const { monotonicMs } = ports;
  const onConnection = connection.hear;
  const onNotices = noticed.hear;
  return ok(openTunnelOf(publicUrl, child, { metricsPort, monotonicMs, onConnection, onNotices }));
}

const TOKEN_REFUSED = /^Provided Tunnel token is not valid/;

/** The notices of one session: those from its start, and the latest rules. */
function noticeList(first: readonly MessageDescriptor[]): {
  add(rules: MessageDescriptor | undefined): void;
  readonly hear: NonNullable<OpenTunnel["onNotices"]>;
  /** Resolves once rules arrived, or after this many ms. */
  settled(limitMs: number): Promise<void>;
} {
  let all = first;
  const rulesReceived = Promise.withResolvers<void>();
  let listener: ((notices: readonly MessageDescriptor[]) => void) | undefined;
  return {
    add(rules) {
      all = rules === undefined ? first : [...first, rules];
      listener?.(all);
      rulesReceived.resolve();
    },
    async settled(limitMs) {
      const timer = setTimeout(rulesReceived.resolve, limitMs);
      await rulesReceived.promise;
      clearTimeout(timer);
    },
    hear(added) {
      listener = added;
      if (all.length > 0) added(all);
    },
  };
}

type Watched = Required<Pick<OpenTunnel, "onConnection" | "onNotices">> & {
  readonly metricsPort: number | undefined;
  readonly monotonicMs: () => number;
};

function openTunnelOf(
  publicUrl: string,
  child: ChildProgram,
  { metricsPort, monotonicMs, onConnection, onNotices }: Watched,
): OpenTunnel {
  return {
    publicUrl,
    onConnection,
    onNotices,
    // An old version that reports no metrics port is monitored only by whether it runs.
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

/** Resolves if the program reports through its metrics port that it is connected. */
async function isReady(port: number): Promise<void> {
  // A named import of this module costs a tenth of the program's start time.
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

async function versionOf(program: string): Promise<string | undefined> {
  const printed = await printedBy(program, ["--version"], {
    timeout: VERSION_MS,
    env: {},
    maxBuffer: 64 * 1024,
  });
  return /\d+(?:\.\d+)+/.exec(printed ?? "")?.[0];
}
