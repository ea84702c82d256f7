import { devNull } from "node:os";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { phrase } from "../../checks/finding.ts";
import { shown } from "../../checks/words.ts";
import type { OwnConfig } from "./cloudflared-config.ts";

/** What a line of cloudflared's log tells about its tunnel. */
export type CloudflaredNews =
  | { readonly kind: "metrics"; readonly port: number }
  | { readonly kind: "address"; readonly url: string }
  /** One of its connections to the network stands; a named tunnel has four, a quick one has one. */
  | { readonly kind: "registered"; readonly connection: number }
  /** One of them is gone. It makes them anew by itself, for as long as it runs. */
  | { readonly kind: "lost"; readonly connection: number; readonly text: string }
  /** Rules that its owner has set at Cloudflare came in: from now on they hold, and nothing that was given to it here. */
  | { readonly kind: "rules"; readonly rules: readonly CloudflaredRule[] }
  | { readonly kind: "said"; readonly text: string };

/** What comes for `hostname`, or for every name that no rule before names, goes to `service`. */
export type CloudflaredRule = { readonly hostname?: string; readonly service: string };

// "2025-11-20T10:11:12Z INF ", as its console log begins each line.
const PREFIX = /^\S+Z (INF|WRN|ERR|FTL|DBG) /;
// Ends of a connection. A request that failed names one too, and says nothing of it.
const LOST =
  /^(?:Unregistered tunnel connection|Lost connection with the edge|Serve tunnel error|Connection terminated)\b/;
// As it says it today, and as it did until 2022.
const REGISTERED = /^(?:Registered tunnel connection|Connection [0-9a-f-]{36} registered)\b/;
// We give it an empty one, so that it does not take the user's own.
const NO_ERROR = /^Configuration file \S+ was empty$/;

/** Reads one line of cloudflared's log; undefined for one that tells nothing needed here. */
export function readLogLine(line: string): CloudflaredNews | undefined {
  const level = PREFIX.exec(line)?.[1];
  const text = line.replace(PREFIX, "");
  const metrics = /Starting metrics server on 127\.0\.0\.1:(\d{1,5})\//.exec(text)?.[1];
  if (metrics !== undefined) return { kind: "metrics", port: Number(metrics) };
  // Within the box that it draws around the address, and never the one that it asks for an address.
  const url = /\|\s+(https:\/\/[a-z0-9-]+\.trycloudflare\.com)\s+\|/.exec(text)?.[1];
  if (url !== undefined) return { kind: "address", url };
  if (REGISTERED.test(text)) return { kind: "registered", connection: connectionIn(text) };
  if (LOST.test(text)) return { kind: "lost", connection: connectionIn(text), text };
  const rules = rulesIn(text);
  if (rules !== undefined) return { kind: "rules", rules };
  return (level === "ERR" || level === "FTL") && !NO_ERROR.test(text) ? { kind: "said", text } : undefined;
}

function connectionIn(text: string): number {
  return Number(/\bconnIndex=(\d{1,3})\b/.exec(text)?.[1] ?? 0);
}

/** The rules of a tunnel that is managed at Cloudflare: JSON within a quoted string. */
function rulesIn(text: string): readonly CloudflaredRule[] | undefined {
  const quoted = /^Updated to new configuration config=("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  if (quoted === undefined) return undefined;
  try {
    const { ingress } = JSON.parse(JSON.parse(quoted) as string) as { readonly ingress?: unknown };
    return Array.isArray(ingress) ? ingress.flatMap(ruleOf) : undefined;
  } catch {
    // Cut, or written in another way: then nothing is known of them.
    return undefined;
  }
}

function ruleOf(given: unknown): readonly CloudflaredRule[] {
  const { hostname, service } = (given ?? {}) as Record<string, unknown>;
  if (typeof service !== "string") return [];
  return [typeof hostname === "string" && hostname !== "" ? { hostname, service } : { service }];
}

/** The most telling of a program's last lines: its last error, or else the last thing that it said. */
export function lastWord(lines: readonly string[]): string | undefined {
  const errors = lines.map(readLogLine).flatMap(errorIn);
  // What it ends with without a level says more than where to find its help.
  const plain = lines.filter((line) => line.trim() !== "" && !/^See '.*--help'\.$/.test(line));
  return errors.at(-1) ?? plain.at(-1)?.replace(PREFIX, "");
}

function errorIn(news: CloudflaredNews | undefined): readonly string[] {
  if (news?.kind === "said") return [news.text];
  return news?.kind === "lost" && news.text.includes("error=") ? [news.text] : [];
}

type Choice = Extract<TunnelChoice, { kind: "cloudflared" }>;

/** With what cloudflared is started, and what of that a person should know. */
export type CloudflaredStart = {
  readonly args: readonly string[];
  readonly notices: readonly MessageDescriptor[];
};

/**
 * The arguments of a tunnel to `port`. Rules in the user's own configuration would come before our address, so that an
 * empty one is given in its place; of a named tunnel's, what it needs to sign in is handed on. No secret is among them:
 * a token stays in its file.
 */
export function startOf(choice: Choice, port: number, own: OwnConfig | undefined): CloudflaredStart {
  const { name, publicUrl, tokenFile } = choice;
  const common = ["tunnel", "--no-autoupdate", "--metrics", "127.0.0.1:0", "--url", here(port)];
  const left = noticesOf(own);
  const withoutConfig = [...common, "--config", devNull];
  // A quick tunnel is refused where a configuration of named ones is found.
  if (publicUrl === undefined) return { args: withoutConfig, notices: left };
  if (tokenFile !== undefined)
    return { args: [...withoutConfig, "run", "--token-file", tokenFile], notices: left };
  if (own?.hasRules !== true)
    return { args: [...common, "run", ...(name === undefined ? [] : [name])], notices: [] };
  return { args: [...withoutConfig, ...handedOn(name, own)], notices: left };
}

/** What a person should know of their own configuration before a tunnel is started. */
export function noticesOf(own: OwnConfig | undefined): readonly MessageDescriptor[] {
  if (own?.hasRules !== true) return [];
  return [phrase("tunnels.notices.configLeftOut", { path: shown(own.path) })];
}

/** Where the receiver listens, as cloudflared is told. */
function here(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function handedOn(name: string | undefined, { members }: OwnConfig): readonly string[] {
  const { tunnel, "credentials-file": credentials, ...others } = members;
  const wanted = name ?? tunnel;
  const options = Object.entries(others).map(([option, value]) => `--${option}=${value}`);
  // Credentials belong to the one tunnel that the configuration is about.
  const signIn = credentials !== undefined && wanted === tunnel ? [`--credentials-file=${credentials}`] : [];
  const isName = wanted !== undefined && !wanted.startsWith("-");
  return [...options, "run", ...signIn, ...(isName ? [wanted] : [])];
}

/**
 * What a tunnel's rules, set by its owner at Cloudflare, say about our public name. They come before the address that
 * cloudflared was started with; undefined where they lead to the receiver.
 */
export function noticeOfRules(
  rules: readonly CloudflaredRule[],
  publicUrl: string,
  port: number,
): MessageDescriptor | undefined {
  const host = new URL(publicUrl).hostname;
  const first = rules.find(({ hostname }) => hostname === undefined || covers(hostname, host));
  if (first === undefined || leadsTo(first.service, port)) return undefined;
  return phrase("tunnels.notices.rulesElsewhere", {
    host,
    service: shown(first.service),
    here: here(port),
  });
}

function covers(pattern: string, host: string): boolean {
  return pattern === "*" || pattern === host || (pattern.startsWith("*.") && host.endsWith(pattern.slice(1)));
}

function leadsTo(service: string, port: number): boolean {
  if (!URL.canParse(service)) return false;
  const url = new URL(service);
  return (
    url.protocol === "http:" && url.port === String(port) && ["127.0.0.1", "localhost"].includes(url.hostname)
  );
}
