import { devNull } from "node:os";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { phrase } from "../../checks/finding.ts";
import { shown } from "../../checks/words.ts";
import type { OwnConfig } from "./cloudflared-config.ts";

/** What a line of cloudflared's log says about its tunnel. */
export type CloudflaredNews =
  | { readonly kind: "metrics"; readonly port: number }
  | { readonly kind: "address"; readonly url: string }
  /** One of its connections to the network is open; a named tunnel has four, a quick tunnel one. */
  | { readonly kind: "registered"; readonly connection: number }
  /** One connection is lost. cloudflared reconnects by itself while it runs. */
  | { readonly kind: "lost"; readonly connection: number; readonly text: string }
  /** Rules set at Cloudflare have arrived; they now override what was given at the start. */
  | { readonly kind: "rules"; readonly rules: readonly CloudflaredRule[] }
  | { readonly kind: "said"; readonly text: string };

/** Requests for `hostname`, or for every name without an earlier rule, go to `service`. */
export type CloudflaredRule = { readonly hostname?: string; readonly service: string };

// "2025-11-20T10:11:12Z INF ", the start of each console log line.
const PREFIX = /^\S+Z (INF|WRN|ERR|FTL|DBG) /;
// Ends of a connection. The log of a failed request names a connection too, but the connection stays open.
const LOST =
  /^(?:Unregistered tunnel connection|Lost connection with the edge|Serve tunnel error|Connection terminated)\b/;
// The current text, and the one used until 2022.
const REGISTERED = /^(?:Registered tunnel connection|Connection [0-9a-f-]{36} registered)\b/;
// We pass an empty configuration so that it does not use the user's own.
const NO_ERROR = /^Configuration file \S+ was empty$/;

/** Reads one line of cloudflared's log; undefined if it is irrelevant. */
export function readLogLine(line: string): CloudflaredNews | undefined {
  const level = PREFIX.exec(line)?.[1];
  const text = line.replace(PREFIX, "");
  const metrics = /Starting metrics server on 127\.0\.0\.1:(\d{1,5})\//.exec(text)?.[1];
  if (metrics !== undefined) return { kind: "metrics", port: Number(metrics) };
  // The URL inside the box that cloudflared prints, not the one that it requests a URL from.
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

/** The rules of a tunnel managed at Cloudflare: JSON inside a quoted string. */
function rulesIn(text: string): readonly CloudflaredRule[] | undefined {
  const quoted = /^Updated to new configuration config=("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  if (quoted === undefined) return undefined;
  try {
    const { ingress } = JSON.parse(JSON.parse(quoted) as string) as { readonly ingress?: unknown };
    return Array.isArray(ingress) ? ingress.flatMap(ruleOf) : undefined;
  } catch {
    // Truncated or in another format: the rules are unknown.
    return undefined;
  }
}

function ruleOf(given: unknown): readonly CloudflaredRule[] {
  const { hostname, service } = (given ?? {}) as Record<string, unknown>;
  if (typeof service !== "string") return [];
  return [typeof hostname === "string" && hostname !== "" ? { hostname, service } : { service }];
}

/** Returns the most informative of a program's last lines: its last error, otherwise its last output. */
export function lastWord(lines: readonly string[]): string | undefined {
  const errors = lines.map(readLogLine).flatMap(errorIn);
  // Final output without a level says more than the pointer to its help.
  const plain = lines.filter((line) => line.trim() !== "" && !/^See '.*--help'\.$/.test(line));
  return errors.at(-1) ?? plain.at(-1)?.replace(PREFIX, "");
}

function errorIn(news: CloudflaredNews | undefined): readonly string[] {
  if (news?.kind === "said") return [news.text];
  return news?.kind === "lost" && news.text.includes("error=") ? [news.text] : [];
}

type Choice = Extract<TunnelChoice, { kind: "cloudflared" }>;

/** How cloudflared is started, and notices for the user about that. */
export type CloudflaredStart = {
  readonly args: readonly string[];
  readonly notices: readonly MessageDescriptor[];
};

/**
 * Returns the arguments for a tunnel to `port`. Rules in the user's own configuration would override our URL,
 * so an empty configuration is passed instead; for a named tunnel, its sign-in members are passed on. The
 * arguments hold no secret: a token stays in its file.
 */
export function startOf(choice: Choice, port: number, own: OwnConfig | undefined): CloudflaredStart {
  const { name, publicUrl, tokenFile } = choice;
  const common = ["tunnel", "--no-autoupdate", "--metrics", "127.0.0.1:0", "--url", localUrl(port)];
  const notices = noticesOf(own);
  const withoutConfig = [...common, "--config", devNull];
  // cloudflared rejects a quick tunnel if it finds a configuration of named ones.
  if (publicUrl === undefined) return { args: withoutConfig, notices: notices };
  if (tokenFile !== undefined)
    return { args: [...withoutConfig, "run", "--token-file", tokenFile], notices: notices };
  if (own?.hasRules !== true)
    return { args: [...common, "run", ...(name === undefined ? [] : [name])], notices: [] };
  return { args: [...withoutConfig, ...handedOn(name, own)], notices: notices };
}

/** Returns notices about the user's own configuration before a tunnel is started. */
export function noticesOf(own: OwnConfig | undefined): readonly MessageDescriptor[] {
  if (own?.hasRules !== true) return [];
  return [phrase("tunnels.notices.configLeftOut", { path: shown(own.path) })];
}

/** The receiver's URL for cloudflared. */
function localUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function handedOn(name: string | undefined, { members }: OwnConfig): readonly string[] {
  const { tunnel, "credentials-file": credentials, ...others } = members;
  const wanted = name ?? tunnel;
  const options = Object.entries(others).map(([option, value]) => `--${option}=${value}`);
  // The credentials belong to the one tunnel that the configuration names.
  const signIn = credentials !== undefined && wanted === tunnel ? [`--credentials-file=${credentials}`] : [];
  const isName = wanted !== undefined && !wanted.startsWith("-");
  return [...options, "run", ...signIn, ...(isName ? [wanted] : [])];
}

/**
 * Returns a notice if the rules set at Cloudflare route our public name elsewhere than to the receiver,
 * because they override the URL that cloudflared was started with; undefined if they lead to the receiver.
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
    here: localUrl(port),
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
