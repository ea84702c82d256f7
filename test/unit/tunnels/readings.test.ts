import { describe, expect, test } from "vitest";
import { agentPlace } from "../../../main/core/tunnels/providers/ssh.ts";
import { isProtected } from "../../../main/core/tunnels/providers/ssh-key.ts";
import { trouble } from "../../../main/core/tunnels/trouble.ts";
import { judgeBodies, type ProbeAttempt } from "../../../main/core/tunnels/probe/judge.ts";
import { BODY_NAMES, probeBodies } from "../../../main/core/tunnels/probe/bodies.ts";
import { seededRandom } from "../../support/seeded-random.ts";

describe("what a program says", () => {
  test("[T15] what a program says is cut and cleaned, and what looks like a secret is taken out", () => {
    const { detail } = trouble(
      "program-failed",
      `\u001b[31mtoken ${"aB3".repeat(20)}\u202e\nagain ${"x ".repeat(400)}`,
    );
    expect(detail).toMatch(/^token <redacted> +again x/);
    expect(detail?.length).toBeLessThanOrEqual(300);
    expect(trouble("lost", "  ")).toEqual({ cause: "lost" });
  });
});

describe("the place of an ssh agent", () => {
  const pipe = String.raw`\\.\pipe\pageant.someone.0123`;
  test.each<[NodeJS.Platform, string | undefined, string | undefined]>([
    ["linux", "/tmp/agent", "/tmp/agent"],
    ["linux", undefined, undefined],
    ["win32", undefined, String.raw`\\.\pipe\openssh-ssh-agent`],
    ["win32", pipe, pipe],
    ["win32", "pageant", undefined],
    ["win32", "/c/Users/someone/agent", undefined],
  ])("[T4] on %s with %s is %s", (platform, named, expected) => {
    expect(agentPlace({ platform, env: { SSH_AUTH_SOCK: named } })).toBe(expected);
  });
});

describe("a private key", () => {
  const openssh = (cipher: string): string => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(cipher.length);
    const blob = Buffer.concat([Buffer.from("openssh-key-v1\0"), length, Buffer.from(`${cipher}and so on`)]);
    return `-----BEGIN OPENSSH PRIVATE KEY-----\n${blob.toString("base64")}\n-----END OPENSSH PRIVATE KEY-----\n`;
  };
  test.each<[string, string, boolean]>([
    ["OpenSSH", openssh("none"), false],
    ["OpenSSH", openssh("aes256-ctr"), true],
    ["PEM", "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n", false],
    ["PEM", "-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n", true],
    ["PKCS 8", "-----BEGIN ENCRYPTED PRIVATE KEY-----\n", true],
    ["PuTTY", "PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n", false],
    ["PuTTY", "PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: aes256-cbc\n", true],
    ["nothing", "", false],
  ])("[T4] in the form of %s tells whether it wants a passphrase: %#", (_form, key, expected) => {
    expect(isProtected(key)).toBe(expected);
  });
});

describe("the bodies of a probe", () => {
  test("[T10] are signed, each with a nonce of its own, and the last is just under 3 MiB", () => {
    const bodies = probeBodies(seededRandom());
    expect(bodies.map(({ name }) => name)).toEqual([...BODY_NAMES]);
    expect(new Set(bodies.map(({ signature }) => signature)).size).toBe(bodies.length);
    expect(bodies.at(-1)?.bytes.length).toBe(3_040_000);
    // A front server that parses and rewrites JSON would change these bodies.
    for (const { name, bytes } of bodies.filter(({ name }) => name === "escaped" || name === "spacing")) {
      const anew = JSON.stringify(JSON.parse(bytes.toString("utf8")));
      expect(anew, name).not.toBe(bytes.toString("utf8"));
    }
  });

  const good = (name: ProbeAttempt["name"], ms = 20): ProbeAttempt => ({
    name,
    sent: { kind: "answered", status: 200, isPage: false },
    arrived: { isSame: true, isSigned: true, ms },
  });
  const judged = (tried: readonly ProbeAttempt[]) => judgeBodies("hooks.example.com", tried, {});

  test("[T10] a way that takes more than a second is warned of; the large body does not count", () => {
    const large = { ...good("large", 9_000) };
    expect(judged([...BODY_NAMES.slice(0, 5).map((name) => good(name)), large])).toMatchObject({
      status: "pass",
      facts: { medianMs: 20 },
    });
    expect(judged(BODY_NAMES.map((name) => good(name, 1_200)))).toMatchObject({
      status: "warn",
      cause: "slow",
    });
  });

  test.each<[string, ProbeAttempt["sent"]]>([
    ["timeout", { kind: "late" }],
    ["status-not-200", { kind: "broken" }],
    ["connection-refused", { kind: "unconnected", cause: "connection-refused" }],
    ["expired", { kind: "unconnected", cause: "expired" }],
    ["redirect", { kind: "answered", status: 307, isPage: true }],
    ["interstitial-page", { kind: "answered", status: 511, isPage: true }],
    ["status-not-200", { kind: "answered", status: 404, isPage: true }],
    ["not-ours", { kind: "answered", status: 200, isPage: false }],
  ])("[T11] names %s: %j", (cause, sent) => {
    expect(judged([good("ascii"), { name: "accents", sent }])).toMatchObject({ status: "fail", cause });
  });

  test("[T11] what arrived and was not answered with 200 is told", () => {
    const answered: ProbeAttempt = {
      ...good("ascii"),
      sent: { kind: "answered", status: 502, isPage: false },
    };
    expect(judged([answered])).toMatchObject({ status: "fail", cause: "status-not-200" });
  });
});
