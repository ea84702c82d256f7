/** What a line of cloudflared's log tells about its tunnel. */
export type CloudflaredNews =
  | { readonly kind: "metrics"; readonly port: number }
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "registered" }
  | { readonly kind: "said"; readonly text: string };

// "2025-11-20T10:11:12Z INF ", as its console log begins each line.
const PREFIX = /^\S+Z (INF|WRN|ERR|FTL|DBG) /;

/** Reads one line of cloudflared's log; undefined for one that tells nothing needed here. */
export function readLogLine(line: string): CloudflaredNews | undefined {
  const metrics = /Starting metrics server on 127\.0\.0\.1:(\d{1,5})\//.exec(line)?.[1];
  if (metrics !== undefined) return { kind: "metrics", port: Number(metrics) };
  // Within the box that it draws around the address, and never the one that it asks for an address.
  const url = /\|\s+(https:\/\/[a-z0-9-]+\.trycloudflare\.com)\s+\|/.exec(line)?.[1];
  if (url !== undefined) return { kind: "address", url };
  if (/\bRegistered tunnel connection\b/.test(line)) return { kind: "registered" };
  const level = PREFIX.exec(line)?.[1];
  if (level === "ERR" || level === "FTL") return { kind: "said", text: line.replace(PREFIX, "") };
  return undefined;
}

/** The most telling of a program's last lines: its last error, or else the last thing that it said. */
export function lastWord(lines: readonly string[]): string | undefined {
  const errors = lines.map(readLogLine).flatMap((news) => (news?.kind === "said" ? [news.text] : []));
  return errors.at(-1) ?? lines.at(-1)?.replace(PREFIX, "");
}
