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
