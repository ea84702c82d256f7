import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const checkout = join(import.meta.dirname, "../..");
const FOLDERS = ["main", "preload", "renderer", "shared"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(checkout, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs|html)$/.test(name))
    .map((name) => join(folder, name)),
).map((path) => [path, withoutComments(readFileSync(join(checkout, path), "utf8"))] as const);

/** What no source may hold. The linter has rules for the first two; here they also count where it is told to pass over them. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  "evaluated code": /\beval\(|\bnew Function\(|\bsetTimeout\(\s*["'`]|\bvm\.run|from "node:vm"/,
  "raw markup":
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|createContextualFragment/,
  "script addresses": /["'`]javascript:/i,
  "links that open by themselves": /openExternal\(/,
  "a webview": /<webview|webviewTag: true/,
  "plain-http addresses": /["'`]http:\/\//,
  "certificates that are not checked":
    /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/,
  "lenient parsing of HTTP": /insecureHTTPParser/,
  "weak digests": /createHash\("(?:md5|sha1)"\)|createHmac\("(?:md5|sha1)"/,
  "guessable randomness": /Math\.random\(/,
  "a shell": /shell: true|\bexecSync\(|\bexec\(\s*`/,
  // In a folder such as /proc, Node's own never returns.
  "a folder made with those above it": /recursive: true, mode|mkdir(?:Sync)?\([^;]*recursive: true/,
  // The shared one moves the focus to the first wrong field of a refused form.
  "a form of its own": /<form\b|component="form"|createElement\("form"/,
  "storage of the page": /\b(?:local|session)Storage\b|\bindexedDB\b|document\.cookie/,
};

/** Where one of these stands all the same, and why. */
const BASELINE: Readonly<Record<string, string>> = {
  "evaluated code in main/core/runtime/collect-young.ts":
    "takes V8's own function out of an empty context, in which nothing is ever evaluated",
  "plain-http addresses in main/hosts/headless/serve/guard.ts":
    "the origin of the loopback window, compared with",
  "plain-http addresses in main/hosts/headless/serve/addresses.ts": "the loopback window's own address",
  "plain-http addresses in main/hosts/headless/practice/health-server.ts": "a health check on loopback",
  "plain-http addresses in main/core/tunnels/providers/ngrok.ts":
    "the receiver's loopback address, told to a tunnel",
  "plain-http addresses in main/core/tunnels/providers/cloudflared-start.ts":
    "the receiver's loopback address, told to a tunnel",
  "plain-http addresses in main/core/webhooks/receiver/receiver.ts": "the receiver's own loopback address",
  "plain-http addresses in main/core/platforms/http/proxy/find-proxies.ts":
    "how a proxy without a scheme is meant; what goes through it is TLS",
  "plain-http addresses in main/core/platforms/http/proxy/proxy.ts":
    "how a proxy without a scheme is meant; what goes through it is TLS",
  "plain-http addresses in renderer/components/connections/connection-facts.ts":
    "tells a person that one is plain",
  "plain-http addresses in renderer/screens/workspace/proxy-draft.ts":
    "what a person types of a proxy's address",
  "plain-http addresses in renderer/screens/workspace/ProxyForm.tsx":
    "what a person types of a proxy's address",
  "plain-http addresses in shared/alert/body.ts":
    "the name of a schema, as the chat tool wants it; nothing is asked there",
  "raw markup in renderer/components/save/page-file.ts":
    "only read: React wrote the element, and the file that is made of it is opened elsewhere, without a script",
  "certificates that are not checked in main/core/platforms/http/tls-probe.ts":
    "reads a certificate to judge it; nothing is ever written to that socket",
  "certificates that are not checked in main/core/platforms/http/old-tls.ts":
    "asks whether an old version of TLS is taken; nothing is ever written to that socket",
  "a form of its own in renderer/components/forms/Form.tsx": "the one that all others are made of",
  "storage of the page in renderer/app/shown-workspace.ts":
    "which workspace a window shows: an id, no secret",
  "storage of the page in renderer/screens/run/panels/PointOfNoReturn.tsx":
    "which migration was left there: an id, no secret",
};

/** Each occurrence, as "what in which file". */
const found = Object.entries(FORBIDDEN).flatMap(([what, pattern]) =>
  sources.filter(([, text]) => pattern.test(text)).map(([path]) => `${what} in ${path}`),
);

describe("what the sources must not hold", () => {
  test("[ZF7] stands nowhere but where a reason is given", () => {
    expect(found.filter((one) => !(one in BASELINE))).toEqual([]);
  });

  test("[ZF7] no reason is given for what is gone", () => {
    expect(Object.keys(BASELINE).filter((one) => !found.includes(one))).toEqual([]);
    expect(Object.values(BASELINE).filter((reason) => reason.length < 15)).toEqual([]);
  });

  test.each([
    ["evaluated code", 'const f = new Function("a", "return a");'],
    ["raw markup", "return <b dangerouslySetInnerHTML={{ __html: text }} />;"],
    ["script addresses", '<a href="javascript:void 0">'],
    ["links that open by themselves", "await shell.openExternal(url);"],
    ["plain-http addresses", "fetch(`http://${host}/`)"],
    ["certificates that are not checked", "connect({ host, rejectUnauthorized: false })"],
    ["lenient parsing of HTTP", "createServer({ insecureHTTPParser: true })"],
    ["weak digests", 'createHash("md5")'],
    ["guessable randomness", "const id = Math.random();"],
    ["a shell", "spawn(command, { shell: true })"],
    ["a folder made with those above it", "mkdirSync(folder, { recursive: true })"],
    ["a form of its own", "<form onSubmit={save}>"],
    ["storage of the page", 'localStorage.setItem("a", "b")'],
  ])("[ZF7] %s would be seen", (what, line) => {
    expect(FORBIDDEN[what]?.test(line)).toBe(true);
  });
});

/** A comment may name what is forbidden. Addresses in texts are left alone. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/ .*$/gm, "$1");
}
