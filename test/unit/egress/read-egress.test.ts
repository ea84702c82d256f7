import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { egressOutcome, type EgressFinding } from "../../../shared/egress/finding.ts";
import { readEgress } from "../../../shared/egress/read-egress.ts";
import { EgressHosts, targetsFor } from "../../../shared/egress/target.ts";
import { translateToEnglish as t } from "../../../shared/wording/translate.ts";

const section = (port: number, ...lines: readonly string[]): string =>
  [`== chat.example ${port}`, ...lines].join("\n");
const GOOD_TLS = [
  "exit 0",
  "subject=CN = chat.example",
  "issuer=C = US, O = Public CA",
  "Verify return code: 0 (ok)",
];
const only = (text: string, hosts?: readonly string[]): EgressFinding => {
  const [finding, ...others] = readEgress(text, hosts);
  expect(others).toEqual([]);
  return finding ?? { host: "", port: 0, state: "not-told" };
};

describe("what the commands print", () => {
  test.each([
    [5222, ["exit 0"], "reachable"],
    [443, GOOD_TLS, "reachable"],
    [
      443,
      [
        "bash: connect: Connection refused",
        "bash: line 1: /dev/tcp/chat.example/443: Connection refused",
        "exit 1",
      ],
      "refused",
    ],
    [5222, ["exit 124"], "timed-out"],
    [5222, ["bash: connect: Connection timed out", "exit 1"], "timed-out"],
    [443, ["bash: chat.example: Name or service not known", "exit 1"], "name-not-found"],
    [443, ["bash: chat.example: Temporary failure in name resolution", "exit 1"], "name-not-found"],
    [443, ["bash: connect: No route to host", "exit 1"], "no-route"],
    [443, ["bash: connect: Network is unreachable", "exit 1"], "no-route"],
    [443, ["bash: connect: Connection reset by peer", "exit 1"], "reset"],
    [443, ["bash: line 4: timeout: command not found", "exit 127"], "no-tool"],
    [443, ["exit 0", "bash: line 9: openssl: command not found"], "no-tool"],
    [443, ["exit 0"], "tls-not-told"],
    [
      443,
      [
        "exit 0",
        "verify error:num=18:self-signed certificate",
        "issuer=CN = box",
        "Verify return code: 18 (self-signed certificate)",
      ],
      "tls-intercepted",
    ],
    [
      443,
      ["exit 0", "verify error:num=20:unable to get local issuer certificate", "issuer=O = Inspecting Proxy"],
      "tls-intercepted",
    ],
    [
      443,
      ["exit 0", "issuer=CN = Zscaler Intermediate Root CA, O = Zscaler Inc.", "Verify return code: 0 (ok)"],
      "tls-intercepted",
    ],
    [
      443,
      ["exit 0", "issuer=O = Public CA", "Verify return code: 62 (hostname mismatch)"],
      "tls-intercepted",
    ],
    [
      443,
      ["exit 0", "issuer=O = Public CA", "Verify return code: 10 (certificate has expired)"],
      "tls-failed",
    ],
    [443, ["exit 0", "write:errno=104"], "tls-failed"],
    [443, ["socket ConnectionRefused"], "refused"],
    [443, ["socket HostNotFound"], "name-not-found"],
    [5222, ["socket TimedOut"], "timed-out"],
    [443, ["exit 0", "issuer=CN=Public CA", "tls None"], "reachable"],
    [443, ["exit 0", "issuer=CN=Box", "tls RemoteCertificateChainErrors"], "tls-intercepted"],
    [
      443,
      ["exit 0", "issuer=CN=Box", "tls RemoteCertificateNameMismatch, RemoteCertificateChainErrors"],
      "tls-intercepted",
    ],
    [443, ["exit 0", "failed IOException"], "tls-failed"],
    [443, ["Verbindung verweigert", "exit 1"], "not-told"],
    [443, [], "not-told"],
  ] as const)("[U1] on %i, %j is %s", (port, lines, state) => {
    expect(only(section(port, ...lines))).toMatchObject({ host: "chat.example", port, state });
  });

  test("[U1] the line that decided is told with its number, and the issuer as it was printed", () => {
    expect(
      only(
        `\n\n${section(443, "exit 0", "verify error:num=19:self-signed certificate in certificate chain", "issuer=CN = Box")}`,
      ),
    ).toEqual({
      host: "chat.example",
      port: 443,
      state: "tls-intercepted",
      issuer: "CN = Box",
      evidence: "verify error:num=19:self-signed certificate in certificate chain",
      line: 5,
    });
  });

  test("[U1] is read with line ends of Windows, colors, prompts and indentation", () => {
    const text = `PS C:\\Users\\me> == chat.example 443\r\n\u001b[31m  socket TimedOut\u001b[0m\r\nPS C:\\> == end\r\nsocket ConnectionRefused\r\n`;
    expect(only(text).state).toBe("timed-out");
  });

  test("[U1] of a host that was tried twice, the later try counts", () => {
    expect(only(`${section(5222, "exit 124")}\n${section(5222, "exit 0")}\n`).state).toBe("reachable");
  });

  test("[U2] a host that the text doesn't mention can't be told, and a failed docker is no blocked port", () => {
    expect(readEgress(section(5222, "exit 0"), ["chat.example"])).toMatchObject([
      { port: 5222, state: "reachable" },
      { port: 443, state: "not-told" },
    ]);
    const docker = readEgress("Error response from daemon: No such container: core_1\n", ["chat.example"]);
    expect(docker.map(({ state }) => state)).toEqual(["no-tool", "no-tool"]);
    expect(readEgress("")).toEqual([]);
  });
});

describe("what other tools print", () => {
  test.each([
    ["Connection to chat.example 5222 port [tcp/xmpp-client] succeeded!", 5222, "reachable"],
    ["Connection to chat.example (203.0.113.7) 443 port [tcp/https] succeeded!", 443, "tls-not-told"],
    ["Ncat: Connected to chat.example:5222.", 5222, "reachable"],
    ["nc: connect to chat.example port 5222 (tcp) failed: Connection refused", 5222, "refused"],
    [
      "nc: connect to chat.example (203.0.113.7) port 5222 (tcp) failed: Connection timed out",
      5222,
      "timed-out",
    ],
    ["curl: (7) Failed to connect to chat.example port 443 after 3 ms: Connection refused", 443, "refused"],
    [
      "curl: (28) Failed to connect to chat.example port 443 after 10001 ms: Timeout was reached",
      443,
      "timed-out",
    ],
    [
      "curl: (7) Failed to connect to chat.example port 443 after 3 ms: Couldn't connect to server",
      443,
      "not-told",
    ],
    ["ComputerName     : chat.example\nRemotePort       : 5222\nTcpTestSucceeded : True", 5222, "reachable"],
    ["ComputerName     : chat.example\nRemotePort       : 5222\nTcpTestSucceeded : False", 5222, "not-told"],
  ])("[U2] %s", (text, port, state) => {
    expect(only(text)).toMatchObject({ host: "chat.example", port, state });
  });

  test("[U2] any other text tells nothing", () => {
    for (const text of ["it works fine", "exit 0", "HTTP/1.1 200 OK\nserver: x", "🙂".repeat(1000)])
      expect(readEgress(text, ["chat.example"]).map(({ state }) => state)).toEqual(["not-told", "not-told"]);
  });
});

describe("what the findings mean", () => {
  const found = (on443: EgressFinding["state"], on5222: EgressFinding["state"]) =>
    egressOutcome([
      { host: "a.example", port: 443, state: on443 },
      { host: "a.example", port: 5222, state: on5222 },
    ]);

  test.each([
    ["reachable", "reachable", "open"],
    ["reachable", "timed-out", "limited"],
    ["timed-out", "reachable", "blocked"],
    ["tls-intercepted", "reachable", "blocked"],
    ["refused", "not-told", "blocked"],
    ["tls-not-told", "reachable", "not-told"],
    ["no-tool", "refused", "not-told"],
    ["reachable", "not-told", "not-told"],
  ] as const)("[U3] 443 %s and 5222 %s: %s", (on443, on5222, outcome) => {
    expect(found(on443, on5222)).toBe(outcome);
  });

  test("[U3] nothing at all is not told", () => {
    expect(egressOutcome([])).toBe("not-told");
  });

  test("[U2] no text is understood as open unless it says so, whatever it is, and every state has words", () => {
    const words = [
      "== chat.example 443",
      "== chat.example 5222",
      "exit 0",
      "exit 1",
      "exit 124",
      "issuer=CN=x",
      "Connection refused",
      "== end",
      "Verify return code: 20",
      "x",
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 12 }), (lines) => {
        const findings = readEgress(lines.join("\n"), ["chat.example"]);
        for (const { state, host } of findings) {
          expect(t(`egress.why.${state}`)).not.toBe("");
          expect(host).not.toBe("");
        }
        const isOpen = egressOutcome(findings) === "open";
        expect(isOpen && !lines.join("\n").includes("exit 0")).toBe(false);
      }),
    );
  });

  test("[U2] a text of a million characters is read at once", () => {
    const text = "== a.example 443\n".repeat(70_000) + "issuer= ".repeat(1000);
    expect(readEgress(text).length).toBe(1);
    expect(readEgress("Failed to connect to ".repeat(50_000))).toEqual([]);
  });
});

describe("hosts", () => {
  test("[U4] are names without scheme, port or shell", () => {
    expect(EgressHosts.parse(["Chat.Example.", "10.0.0.1", "localhost"])).toEqual([
      "chat.example",
      "10.0.0.1",
      "localhost",
    ]);
    for (const host of [
      "",
      "https://chat.example",
      "chat.example:443",
      "a b",
      "a;rm",
      "$(id)",
      "a'b",
      "-a",
      "a..b",
      "`id`",
      "ä.example",
    ])
      expect(EgressHosts.safeParse([host]).success).toBe(false);
    expect(EgressHosts.safeParse(Array.from({ length: 17 }, () => "a.example")).success).toBe(false);
  });

  test("[U4] are tried on 443 with TLS and on 5222", () => {
    expect(targetsFor(["a.example"])).toEqual([
      { host: "a.example", port: 443, tls: true },
      { host: "a.example", port: 5222, tls: false },
    ]);
  });
});
