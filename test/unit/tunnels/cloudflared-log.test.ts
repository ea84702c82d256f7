import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lastWord, readLogLine } from "../../../main/core/tunnels/providers/cloudflared-start.ts";

const folder = join(import.meta.dirname, "../../fixtures/cloudflared");
const recorded = (name: string): readonly string[] =>
  readFileSync(join(folder, `${name}.log`), "utf8")
    .trimEnd()
    .split("\n");

/** The events read from a recording, one word for each line with an event. */
const readIn = (name: string): readonly string[] =>
  recorded(name)
    .flatMap((line) => readLogLine(line) ?? [])
    .map((news) => {
      if (news.kind === "registered" || news.kind === "lost") return `${news.kind} ${news.connection}`;
      return news.kind;
    });

/** The number of connections after each line about a connection. */
function standingIn(name: string): readonly number[] {
  const standing = new Set<number>();
  return recorded(name).flatMap((line) => {
    const news = readLogLine(line);
    if (news?.kind === "registered") standing.add(news.connection);
    else if (news?.kind === "lost") standing.delete(news.connection);
    else return [];
    return [standing.size];
  });
}

describe("what cloudflared was recorded to say", () => {
  test("[T14] a quick tunnel: its address, its door for metrics, its one connection", () => {
    expect(readIn("quick-2026")).toEqual(["address", "metrics", "registered 0"]);
    const [address, metrics] = recorded("quick-2026").flatMap((line) => readLogLine(line) ?? []);
    expect(address).toEqual({ kind: "address", url: "https://four-made-up-words.trycloudflare.com" });
    expect(metrics).toEqual({ kind: "metrics", port: 36_911 });
  });

  test("[T14] a connection that is lost and comes back: over quic, over http2, and as the newest say it", () => {
    expect(standingIn("lost-and-back-quic-2024")).toEqual([1, 2, 1, 1, 1, 0, 0, 0, 1, 2]);
    expect(standingIn("lost-and-back-http2-2024")).toEqual([1, 0, 0, 0, 1]);
    expect(standingIn("lost-and-back-2026")).toEqual([1, 0, 0, 1]);
  });

  test("[T14] a request that failed is no connection that is lost, though it names one", () => {
    expect(readIn("lost-and-back-2026").slice(0, 3)).toEqual(["registered 3", "said", "said"]);
  });

  test("[T14] one that stays away, with the reason", () => {
    expect(standingIn("asleep-2024")).toEqual([1, 0, 0]);
    expect(lastWord(recorded("asleep-2024"))).toContain("failed to dial to edge with quic");
  });

  test("[T14] a named tunnel as it was said until 2022", () => {
    expect(standingIn("named-2022")).toEqual([1, 2, 1, 1, 0]);
  });

  test("[T14] the rules that a tunnel's owner has set at Cloudflare", () => {
    expect(recorded("token-2025").map(readLogLine).at(-1)).toEqual({
      kind: "rules",
      rules: [
        { hostname: "hooks.example.com", service: "http://192.0.2.236:443" },
        { service: "http_status:404" },
      ],
    });
  });

  test.each([
    "Updated to new configuration config=null version=0",
    'Updated to new configuration config="{\\"ingress\\":[{\\"hostn',
    'Updated to new configuration config="{\\"warp-routing\\":{}}" version=1',
  ])("[T14] rules that are none, or cut, are not guessed at: %s", (text) => {
    expect(readLogLine(`2025-07-02T16:42:42Z INF ${text}`)).toBeUndefined();
  });

  test.each([
    ["quick-too-many-2026", 'status_code="429 Too Many Requests"'],
    ["quick-no-name-2022", "failed to request quick Tunnel: Post"],
    ["token-wrong-2025", "Provided Tunnel token is not valid."],
    ["refused-2024", "Unauthorized: Failed to get tunnel"],
  ])("[T15] why it did not come up is told: %s", (name, why) => {
    expect(lastWord(recorded(name))).toContain(why);
  });

  test("[T15] its last error tells more than its last line", () => {
    expect(
      lastWord(["2025-11-20T10:11:12Z ERR no such tunnel", "2025-11-20T10:11:13Z INF Tunnel server stopped"]),
    ).toBe("no such tunnel");
    expect(lastWord(["flag provided but not defined: -metrics"])).toBe(
      "flag provided but not defined: -metrics",
    );
    expect(lastWord([])).toBeUndefined();
  });

  test("[T14] no other line is taken for news", () => {
    expect(readIn("no-rules-2023")).toEqual([]);
    const of = (text: string) => readLogLine(`2025-11-20T10:11:12Z INF ${text}`);
    expect(of("see https://developers.cloudflare.com/cloudflare-one")).toBeUndefined();
    expect(of("Requesting https://api.trycloudflare.com/tunnel")).toBeUndefined();
    expect(readLogLine("")).toBeUndefined();
  });
});
