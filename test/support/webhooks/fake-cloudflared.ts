import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "../temp-folder.ts";

/** How the stand-in behaves at its next start; "not-ready" and "works" take effect at once. */
export type CloudflaredMood = "works" | "fails" | "no-address" | "not-ready" | "token-wrong";

/**
 * A stand-in for cloudflared in a separate folder: it prints what cloudflared is known to print and serves
 * its metrics endpoint. No real cloudflared was available to compare with.
 */
export type FakeCloudflared = {
  /** A PATH on which it is found. */
  readonly path: string;
  readonly program: string;
  mood(mood: CloudflaredMood): void;
  /** Sets the version that it reports from now on. */
  version(version: string): void;
  /** Sets the rules stored at Cloudflare for a tunnel by token, which arrive right after it has signed in. */
  rules(rules: readonly { readonly hostname?: string; readonly service: string }[]): void;
  /** Makes the running stand-in print these lines. */
  say(lines: readonly string[]): void;
  /** Process id, arguments and environment of its last start. */
  start(): {
    readonly pid: number;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  };
  /** How often it was started. */
  starts(): number;
};

export function fakeCloudflared(folder = tempFolder()): FakeCloudflared {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const program = join(bin, "cloudflared");
  writeFileSync(program, `#!${process.execPath}\n${SCRIPT}`);
  chmodSync(program, 0o755);
  const state = join(bin, "start.json");
  const starts = join(bin, "starts");
  return {
    path: `relative/folder:${bin}`,
    program,
    mood: (mood) => writeFileSync(join(bin, "mood"), mood),
    version: (version) => writeFileSync(join(bin, "version"), version),
    rules: (ingress) => writeFileSync(join(bin, "rules"), JSON.stringify({ ingress })),
    say: (lines) => appendFileSync(join(bin, "say"), lines.map((line) => `${line}\n`).join("")),
    start: () => JSON.parse(readFileSync(state, "utf8")) as ReturnType<FakeCloudflared["start"]>,
    starts: () => (existsSync(starts) ? readFileSync(starts, "utf8").length : 0),
  };
}

// Lines in the format of the real program's console log, including the box around the URL.
const SCRIPT = String.raw`
const fs = require("node:fs");
const args = process.argv.slice(2);
const at = (name) => __dirname + "/" + name;
if (args[0] === "--version") {
  const version = fs.existsSync(at("version")) ? fs.readFileSync(at("version"), "utf8") : "2025.8.1";
  console.log("cloudflared version " + version + " (built 2025-08-21-1533 UTC)");
  process.exit(0);
}
fs.appendFileSync(at("starts"), "+");
fs.writeFileSync(at("start.json"), JSON.stringify({ pid: process.pid, args, env: process.env }));
const moodNow = () => (fs.existsSync(at("mood")) ? fs.readFileSync(at("mood"), "utf8") : "works");
const mood = moodNow();
let said = 0;
setInterval(() => {
  const wanted = fs.existsSync(at("say")) ? fs.readFileSync(at("say"), "utf8") : "";
  process.stderr.write(wanted.slice(said));
  said = wanted.length;
}, 10);
const say = (level, text) => process.stderr.write("2025-11-20T10:11:12Z " + level + " " + text + "\n");
say("INF", "Thank you for trying Cloudflare Tunnel. (https://www.cloudflare.com/website-terms/), https://developers.cloudflare.com/");
if (mood === "token-wrong") {
  process.stderr.write("Provided Tunnel token is not valid.\nSee 'cloudflared tunnel run --help'.\n");
  process.exit(1);
}
if (mood === "fails") {
  say("ERR", "failed to request quick Tunnel: dial tcp: lookup api.trycloudflare.com: \u001b[31mno such host\u001b[0m eyJhIjoiMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYifQ");
  process.exit(1);
}
say("INF", "Requesting new quick Tunnel on trycloudflare.com...");
if (mood !== "no-address" && !args.includes("run")) {
  say("INF", "+---------------------------------------------------------------------------+");
  say("INF", "|  Your quick Tunnel has been created! Visit it at (it may take some time):  |");
  say("INF", "|  https://four-plain-words-" + process.pid + ".trycloudflare.com              |");
  say("INF", "+---------------------------------------------------------------------------+");
}
const server = require("node:http").createServer((request, response) => {
  response.statusCode = moodNow() === "not-ready" ? 503 : 200;
  response.end(JSON.stringify({ path: request.url }));
});
server.listen(0, "127.0.0.1", () => {
  say("INF", "Starting metrics server on 127.0.0.1:" + server.address().port + "/metrics");
  say("INF", "Registered tunnel connection connIndex=0 connection=bb527b3a-8a27-467b-9fca-84972898be5c event=0 ip=198.51.100.7 location=mad01 protocol=quic");
  if (args.includes("--token-file") && fs.existsSync(at("rules")))
    say("INF", "Updated to new configuration config=" + JSON.stringify(fs.readFileSync(at("rules"), "utf8")) + " version=7");
});
`;
