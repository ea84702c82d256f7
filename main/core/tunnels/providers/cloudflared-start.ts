import { devNull } from "node:os";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { phrase } from "../../checks/finding.ts";
import { shown } from "../../checks/words.ts";
import type { OwnConfig } from "./cloudflared-config.ts";
import type { CloudflaredRule } from "./cloudflared-log.ts";

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
