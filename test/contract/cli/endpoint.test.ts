import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { cli, type CliEnd, type CliOptions } from "../../support/cli.ts";
import {
  always,
  customerEndpoint,
  SECRET,
  TOKEN,
  type CustomerEndpoint,
} from "../../support/customer-endpoint.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { tempFolder } from "../../support/temp-folder.ts";

let authority: Identity;
let identity: Identity;
let folder: string;
let endpoint: CustomerEndpoint | undefined;

beforeAll(async () => {
  authority = await makeCertificate({ commonName: "Test authority", authority: true });
  identity = await makeCertificate({ issuer: authority });
});
beforeEach(() => {
  folder = tempFolder();
  writeFileSync(join(folder, "ca.pem"), authority.cert);
  writeFileSync(join(folder, "token.txt"), `${TOKEN}\n`);
  writeFileSync(join(folder, "secret.txt"), `${SECRET}\n`);
  writeFileSync(join(folder, "empty.txt"), "\n");
});
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

const ALLOWED = ["--allow-private", "--ca-file", "ca.pem"];
const SECRETS = ["--verify-token-file", "token.txt", "--app-secret-file", "secret.txt"];

async function start(conduct: Parameters<typeof customerEndpoint>[1] = {}): Promise<CustomerEndpoint> {
  endpoint = await customerEndpoint({ cert: identity.cert, key: identity.key }, conduct);
  return endpoint;
}

/** Runs the command with the real core and a separate data folder, with `folder` as the current folder. */
function check(argv: readonly string[], options: CliOptions = {}): Promise<CliEnd> {
  const core = createApp(hostPorts(join(folder, "data"), "0.0.0"));
  return cli(["endpoint", "check", ...argv], { core, folder, ...options });
}

describe("endpoint check", () => {
  test("[E5] of a good endpoint exits 0 with a line for each check and a verdict, and posts nothing", async () => {
    const { url, heard } = await start();
    const { code, stdout } = await check([url, ...ALLOWED, ...SECRETS, "--json"]);
    const checks = jsonLines(stdout).filter(({ type }) => type === "check");
    expect(checks).toHaveLength(13);
    expect(checks.map((line) => ("said" in line ? line : undefined)).filter(Boolean)).toEqual([]);
    expect(checks).toContainEqual(expect.objectContaining({ id: "endpoint.handshake", status: "pass" }));
    expect(checks).toContainEqual(
      expect.objectContaining({ id: "endpoint.status", status: "skip", cause: "not-asked" }),
    );
    expect(resultLine(stdout)).toMatchObject({ verdict: "ready", caFileUsed: true, sent: false });
    expect(resultLine(stdout).message).toContain("CA file");
    expect(code).toBe(0);
    expect(heard.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("[E10] with --send posts, and names what is wrong: exit 1", async () => {
    const { url } = await start({ notification: always(200) });
    const { code, stdout } = await check([url, ...ALLOWED, ...SECRETS, "--send", "--json"]);
    expect(jsonLines(stdout)).toContainEqual(
      expect.objectContaining({ id: "endpoint.signature", status: "fail", cause: "accepts-bad-signature" }),
    );
    expect(resultLine(stdout)).toMatchObject({
      verdict: "not-ready",
      sent: true,
      reason: "endpoint.signature",
      next: "fix-and-check",
    });
    expect(code).toBe(1);
  });

  test("[E1] without --allow-private connects to nothing on this machine", async () => {
    const { heard } = await start();
    const { code, stdout } = await check([
      "https://localhost/webhook",
      "--ca-file",
      "ca.pem",
      "--send",
      "--json",
    ]);
    expect(jsonLines(stdout)).toContainEqual(
      expect.objectContaining({ id: "endpoint.address", status: "fail", cause: "private-address" }),
    );
    expect([code, heard]).toEqual([1, []]);
  });

  test("tells a person how to mend each fault, and what --send would do", async () => {
    const { url } = await start({ handshake: always(200, '"quoted"') });
    const { code, stdout, stderr } = await check([url, ...ALLOWED, ...SECRETS], { answers: [] });
    expect(code).toBe(1);
    expect(stdout).toContain("✗ Verification request");
    expect(stdout).toContain("Return the value of hub.challenge and nothing else");
    expect(stdout).toContain("The endpoint isn't ready: 1 check failed.");
    expect(stderr).toContain("With --send, the check also posts about 50 test notifications");
  });

  test("needs no passphrase and makes no data folder", async () => {
    const { url } = await start();
    await check([url, ...ALLOWED, "--json", "--no-input"]);
    expect(existsSync(join(folder, "data"))).toBe(false);
  });

  test("[E4] repeats no secret, in no line and no word", async () => {
    const { url } = await start({ notification: always(500, SECRET) });
    const { stdout, stderr } = await check([
      `${url}?key=IN-THE-QUERY`,
      ...ALLOWED,
      ...SECRETS,
      "--send",
      "--json",
    ]);
    for (const secret of [TOKEN, SECRET, "IN-THE-QUERY"]) expect(stdout + stderr).not.toContain(secret);
  });

  test.each([
    [["https://hooks.example/", "--verify-token-file", "missing.txt"], "missing.txt: the file doesn't exist"],
    [["https://hooks.example/", "--app-secret-file", "empty.txt"], "is empty"],
    [["https://hooks.example/", "--ca-file", "missing.pem"], "missing.pem"],
    [["https://hooks.example/", "--ca-file", "token.txt"], "token.txt"],
    [[" "], "A URL has 1 to 2048 characters"],
    [[`https://hooks.example/${"a".repeat(2_048)}`], "A URL has 1 to 2048 characters"],
    [[], "missing required argument 'URL'"],
    [["https://hooks.example/", "--sned"], "Did you mean --send?"],
  ])("that cannot be begun exits 2 without a result line: %j", async (argv, said) => {
    const { code, stdout, stderr } = await check([...argv, "--json"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
  });
});
