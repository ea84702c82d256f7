import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parseJson } from "../../../shared/parse-json.ts";
import { secretsIn } from "../../support/byte-scan.ts";
import { cliHarness, runInShell, type CliHarness } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";
import { withRareDigits } from "../../support/rare-digits.ts";

const LIMIT = { timeout: 60_000 };
const runFile = promisify(execFile);

async function moved(): Promise<{ rig: CliHarness; run: string; file: (name: string) => string }> {
  const rig = await cliHarness(withRareDigits());
  const ended = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
  const run = resultLine(ended.stdout).run ?? "";
  return { rig, run, file: (name) => join(rig.folder, name) };
}

function lastLine(stdout: string): unknown {
  return parseJson(stdout.trimEnd().split("\n").at(-1) ?? "");
}

test("[K3][K4] the saved script asks both APIs again in curl, and changes nothing", LIMIT, async () => {
  const { rig, run, file } = await moved();
  const saved = await rig.run(["collection", run, "--out", file("calls.sh")]);
  expect(saved.code).toBe(0);
  expect(lastLine(saved.stdout)).toMatchObject({
    outcome: "saved",
    run,
    format: "curl",
    file: file("calls.sh"),
  });
  const { world, cloud, onPrem } = rig.platform;
  const before = world.requests().length;
  // The client's certificate vouches for itself: it is its own authority.
  const { stdout: pem } = await runFile("sh", [
    "-c",
    `openssl s_client -connect ${new URL(onPrem.baseUrl).host} </dev/null 2>/dev/null | openssl x509`,
  ]);
  writeFileSync(file("client.pem"), pem);
  const { stdout } = await runFile("sh", [file("calls.sh")], {
    env: {
      PATH: process.env["PATH"],
      CLOUD_TOKEN: cloud.accessToken,
      ONPREM_TOKEN: onPrem.token,
      CLOUD_CA_FILE: rig.caFile,
      ONPREM_CA_FILE: file("client.pem"),
    },
  });
  const asked = world.requests().slice(before);
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
  expect(asked.length).toBe(readFileSync(file("calls.sh"), "utf8").match(/^ {2}--request GET/gm)?.length);
  expect(asked.length).toBeGreaterThan(7);
  const statuses = stdout.match(/^HTTP [0-9]{3}$/gm);
  expect(statuses).toEqual(asked.map(() => "HTTP 200"));
  expect(stdout).toContain('"platform_type":"CLOUD_API"');
});

test(
  "[K2][K5] no form holds a secret, a file is its owner's alone, and standard output is the form alone",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    for (const form of ["curl", "har"]) {
      expect((await rig.run(["collection", run, "--format", form, "--out", file(form)])).code).toBe(0);
      const text = readFileSync(file(form), "utf8");
      expect(text).toContain("PIN");
      expect(secretsIn(text, [...rig.secrets, rig.platform.onPrem.token])).toEqual([]);
      const mode = process.platform === "win32" ? 0o600 : statSync(file(form)).mode & 0o777;
      expect(mode).toBe(0o600);
    }
    const line = `switchover collection ${run} --format har --data-dir '${rig.dataDir}' > '${file("calls.har")}'`;
    expect((await runInShell(line)).code).toBe(0);
    const text = readFileSync(file("calls.har"), "utf8");
    expect(parseJson(text)).toMatchObject({ log: { version: "1.2" } });
    const printed = await rig.run(["collection", run, "--format", "har"]);
    const [content, result] = printed.stdout.split("\n").map((one) => parseJson(one));
    expect(content).toMatchObject({ type: "collection", format: "har", content: text });
    expect(result).toMatchObject({ type: "result", outcome: "printed", format: "har", run, planned: 0 });
  },
);

test(
  "[K6] the document needs no migration and no data folder; with one it has the plan's URLs",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    const elsewhere = file("elsewhere");
    const general = await rig.runIn(elsewhere, [
      "collection",
      "--format",
      "openapi",
      "--out",
      file("a.json"),
    ]);
    expect([general.code, existsSync(elsewhere)]).toEqual([0, false]);
    expect(lastLine(general.stdout)).toMatchObject({
      outcome: "saved",
      format: "openapi",
      file: file("a.json"),
    });
    expect(parseJson(readFileSync(file("a.json"), "utf8"))).toMatchObject({ openapi: "3.1.1" });
    const own = await rig.run(["collection", run, "--format", "openapi", "--out", file("b.json")]);
    expect(own.code).toBe(0);
    const text = readFileSync(file("b.json"), "utf8");
    expect(text).toContain(rig.platform.cloud.baseUrl);
    expect(secretsIn(text, rig.secrets)).toEqual([]);
  },
);

test("[K8] wrong usage is exit 2, and nothing is written", LIMIT, async () => {
  const rig = await cliHarness();
  const out = join(rig.folder, "none");
  for (const args of [
    ["collection"],
    ["collection", "--format", "har"],
    ["collection", "r-20260115-absent", "--format", "openapi"],
    ["collection", "r-1"],
    ["collection", "r-20260115-absent", "--out", out],
    ["collection", "r-20260115-absent", "--format", "postman", "--out", out],
    ["collection", "r-20260115-absent", "--language", "fr", "--out", out],
    ["collection", "r-20260115-absent", "--out", rig.folder],
    ["collection", "r-20260115-absent", "--out", ""],
  ]) {
    const refused = await rig.here(args);
    expect([args, refused.code, refused.stdout]).toEqual([args, 2, ""]);
    expect(refused.stderr).not.toBe("");
  }
  expect(existsSync(out)).toBe(false);
});
