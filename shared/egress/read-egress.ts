import type { EgressFinding, EgressState } from "./finding.ts";
import { targetsFor } from "./target.ts";

type Line = { readonly text: string; readonly number: number };
type Pattern = readonly [RegExp, EgressState];
type Judged = readonly [state: EgressState, line?: Line | undefined, issuer?: string | undefined];
type Section = { readonly host: string; readonly port: number; readonly lines: readonly Line[] };

/** The most characters and targets that are read. */
export const MOST_EGRESS_CHARACTERS = 1_000_000;
const MOST_TARGETS = 200;

/**
 * Reads what the commands printed, or what nc, curl and Test-NetConnection print, and tells for each host and port
 * what it means. Of a host and port that was tried twice, the later one counts. Those of `hosts` that the text
 * doesn't mention are `not-told`.
 */
export function readEgress(text: string, hosts: readonly string[] = []): readonly EgressFinding[] {
  const lines = text
    .slice(0, MOST_EGRESS_CHARACTERS)
    .split(/\r\n|\r|\n/)
    .map((one, index) => ({ text: withoutColors(one).trim(), number: index + 1 }));
  const found = new Map<string, EgressFinding>();
  const note = (finding: EgressFinding): void => {
    const key = `${finding.host} ${finding.port}`;
    const before = found.get(key);
    // A tool's general remark must not replace what another line has told.
    if (before !== undefined && finding.state === "not-told") return;
    if (before !== undefined || found.size < MOST_TARGETS) found.set(key, finding);
  };
  const { sections, rest } = sectionsOf(lines);
  for (const section of sections) note(findingOf(section));
  for (const finding of findingsOfTools(rest)) note(finding);
  const untold = sections.length === 0 ? firstMatch(rest, NO_TOOL) : undefined;
  for (const { host, port } of targetsFor(hosts))
    if (!found.has(`${host} ${port}`))
      found.set(`${host} ${port}`, findingFrom({ host, port }, untold ?? ["not-told"]));
  return [...found.values()];
}

function withoutColors(text: string): string {
  // eslint-disable-next-line no-control-regex -- terminals print colors with exactly this character
  return text.replace(/\u001B\[[0-9;?]*[A-Za-z]/g, "");
}

const BEGIN = /^(?:PS [^>]*>|>|\$|#)?\s*== (\S{1,253}) (\d{1,5})$/;
const END = /^(?:PS [^>]*>|>|\$|#)?\s*== end$/;

function sectionsOf(lines: readonly Line[]): { sections: readonly Section[]; rest: readonly Line[] } {
  const sections: (Section & { readonly lines: Line[] })[] = [];
  const rest: Line[] = [];
  let open: (Section & { readonly lines: Line[] }) | undefined;
  for (const line of lines) {
    const [, host, port] = BEGIN.exec(line.text) ?? [];
    if (host !== undefined && port !== undefined) {
      open = { host: host.toLowerCase(), port: Number(port), lines: [] };
      sections.push(open);
    } else if (END.test(line.text)) open = undefined;
    else (open?.lines ?? rest).push(line);
  }
  return { sections, rest };
}

const NO_TOOL: readonly Pattern[] = [
  [
    /(?:bash|timeout|openssl)"?: (?:command |executable file )?not found|executable file not found|no such container|is not recognized as|cannot connect to the docker daemon/i,
    "no-tool",
  ],
];

/** What a line means for the connection, first match first. Messages of bash, Windows, nc, curl and openssl. */
const CONNECTION: readonly Pattern[] = [
  [/\bconnection refused\b|\bsocket ConnectionRefused\b|actively refused/i, "refused"],
  [
    /name or service not known|name resolution|could not resolve host|nodename nor servname|no address associated|getaddrinfo failed|socket (?:HostNotFound|NoData|TryAgain)/i,
    "name-not-found",
  ],
  [/no route to host|network is unreachable|socket (?:HostUnreachable|NetworkUnreachable)/i, "no-route"],
  [/connection reset|socket ConnectionReset/i, "reset"],
  [/timed out|timeout was reached|socket TimedOut|^exit 124$/i, "timed-out"],
  ...NO_TOOL,
];

const INTERCEPTORS =
  /zscaler|fortinet|fortigate|palo alto|blue ?coat|symantec web|sophos|netskope|umbrella|check ?point|forcepoint|websense|mcafee web|kaspersky|\beset\b|avast|bitdefender|untangle|squid|mitmproxy|charles proxy|smoothwall|barracuda|watchguard/i;

function findingFrom(
  { host, port }: Pick<Section, "host" | "port">,
  [state, line, issuer]: Judged,
): EgressFinding {
  return {
    host,
    port,
    state,
    ...(issuer === undefined ? {} : { issuer }),
    ...(line === undefined ? {} : { evidence: line.text.slice(0, 300), line: line.number }),
  };
}

function findingOf(section: Section): EgressFinding {
  return findingFrom(section, judge(section));
}

function judge({ port, lines }: Section): Judged {
  const connected = lines.find(({ text }) => text === "exit 0");
  if (connected === undefined) {
    return firstMatch(lines, CONNECTION) ?? ["not-told", lines.find(({ text }) => text !== "")];
  }
  const after = lines.slice(lines.indexOf(connected) + 1);
  const issuerLine = after.find(({ text }) => /^issuer=/i.test(text));
  const issuer = issuerLine?.text.slice(7).trim().slice(0, 300);
  const judged = tlsOf(after, issuerLine);
  if (judged !== undefined) return [...judged, issuer];
  return port === 443 && issuerLine === undefined
    ? ["tls-not-told", connected]
    : ["reachable", issuerLine ?? connected, issuer];
}

/** Codes of openssl for a chain that no known authority issued. */
const FOREIGN_CHAIN = /(?:num=|return code: )(?:18|19|20|21|24)\b|tls .*RemoteCertificateChainErrors/;
const OTHER_NAME = /(?:num=|return code: )62\b|tls .*RemoteCertificateNameMismatch/;

/** What speaks against the TLS of a host that is reachable; undefined if nothing does. */
function tlsOf(lines: readonly Line[], issuer: Line | undefined): readonly [EgressState, Line] | undefined {
  if (issuer !== undefined && INTERCEPTORS.test(issuer.text)) return ["tls-intercepted", issuer];
  const foreign = lines.find(({ text }) => FOREIGN_CHAIN.test(text) || OTHER_NAME.test(text));
  if (foreign !== undefined) return ["tls-intercepted", foreign];
  const missing = firstMatch(lines, CONNECTION);
  if (missing !== undefined) return missing;
  const failed = lines.find(({ text }) => /return code: [1-9]|num=\d|^failed |errno/.test(text));
  return failed === undefined ? undefined : ["tls-failed", failed];
}

function firstMatch(
  lines: readonly Line[],
  patterns: readonly Pattern[],
): readonly [EgressState, Line] | undefined {
  for (const line of lines)
    for (const [pattern, state] of patterns) if (pattern.test(line.text)) return [state, line];
  return undefined;
}

const NC_OPEN =
  /connection to (\S{1,253}) (?:\([^)]*\) )?(?:port )?(\d{1,5}) (?:port )?\[[^\]]*\] succeeded|connected to (\S{1,253}):(\d{1,5})\b/i;
const NC_FAILED = /connect to (\S{1,253}) (?:\([^)]*\) )?port (\d{1,5}) \(tcp\) failed: (.+)$/i;
const CURL_FAILED = /failed to connect to (\S{1,253}) port (\d{1,5})\b(.*)$/i;
const POWERSHELL_NAME = /^ComputerName\s*: (\S{1,253})$/;
const POWERSHELL_PORT = /^RemotePort\s*: (\d{1,5})$/;
const POWERSHELL_END = /^TcpTestSucceeded\s*: (True|False)$/;

/** Findings in the output of tools that name host and port themselves. */
function findingsOfTools(lines: readonly Line[]): readonly EgressFinding[] {
  const findings: EgressFinding[] = [];
  const note = (host: string, port: string, state: EgressState, line: Line): void => {
    findings.push(findingFrom({ host: host.toLowerCase(), port: Number(port) }, [state, line]));
  };
  let name: string | undefined;
  let port: string | undefined;
  for (const line of lines) {
    const { text } = line;
    name = POWERSHELL_NAME.exec(text)?.[1] ?? name;
    port = POWERSHELL_PORT.exec(text)?.[1] ?? port;
    const [, ended] = POWERSHELL_END.exec(text) ?? [];
    const open = NC_OPEN.exec(text);
    const failed = NC_FAILED.exec(text) ?? CURL_FAILED.exec(text);
    if (ended !== undefined && name !== undefined && port !== undefined) {
      // It doesn't tell a refusal from silence.
      note(name, port, ended === "True" ? stateOfOpen(port) : "not-told", line);
      name = port = undefined;
    } else if (open !== null) {
      const [host, opened] = [open[1] ?? open[3] ?? "", open[2] ?? open[4] ?? ""];
      note(host, opened, stateOfOpen(opened), line);
    } else if (failed !== null) {
      const [, host = "", refused = "", why = ""] = failed;
      note(host, refused, firstMatch([{ text: why, number: 0 }], CONNECTION)?.[0] ?? "not-told", line);
    }
  }
  return findings;
}

/** A connection tells nothing about TLS, which decides on 443. */
function stateOfOpen(port: string): EgressState {
  return port === "443" ? "tls-not-told" : "reachable";
}
