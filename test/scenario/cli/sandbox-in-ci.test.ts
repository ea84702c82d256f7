import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import { secretsIn } from "../../support/byte-scan.ts";
import { cliHere } from "../../support/cli-here.ts";
import { PROGRAM, runInShell, startCli } from "../../support/cli-process.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 90_000 };
const ROOT = join(import.meta.dirname, "../../..");
const EXAMPLES = join(ROOT, "docs/examples");

/** The command of the workflow's step with this name. */
function stepOf(workflow: string, name: string): string {
  const found = new RegExp(`- name: ${name}\\n +run: (.+)\\n`).exec(workflow)?.[1];
  if (found === undefined) throw new Error(`the workflow has no step "${name}"`);
  return found;
}

async function portsOfTest(): Promise<string> {
  const [cloud, onPrem, health] = [await freePort(), await freePort(), await freePort()];
  return `export CLOUD_PORT=${cloud} ONPREM_PORT=${onPrem} HEALTH_PORT=${health}`;
}

/** Runs the step of the example's workflow in a folder like a customer's, with this test in it. */
async function runStep(testScript: string, options = "") {
  const folder = tempFolder();
  symlinkSync(ROOT, join(folder, "switchover"));
  writeFileSync(join(folder, "test.sh"), testScript);
  const step = stepOf(readFileSync(join(EXAMPLES, "sandbox-in-ci.yml"), "utf8"), "Test against the sandbox");
  // What differs from a workflow: free ports, and the program that the other tests run.
  const line = [
    await portsOfTest(),
    `export SANDBOX_OPTIONS='${options}'`,
    `export SWITCHOVER='${PROGRAM}'`,
    step,
  ].join("\n");
  const ended = await runInShell(line, { cwd: folder });
  return { ended, folder, log: readFileSync(join(folder, "sandbox/sandbox.log"), "utf8") };
}

const lastLine = (text: string): unknown => parseJson(text.trimEnd().split("\n").at(-1) ?? "");

test(
  "[A5.22] the example's workflow runs a customer's test against the sandbox and stops it",
  LIMIT,
  async () => {
    const { ended, log } = await runStep(`
curl --silent --fail --cacert "$CLOUD_CA_FILE" \\
  --header "Authorization: Bearer $(cat "$CLOUD_TOKEN_FILE")" \\
  "$CLOUD_URL/v23.0/106540352242922?fields=platform_type"
`);
    expect([ended.code, ended.stderr]).toEqual([0, ""]);
    expect(parseJson(ended.stdout)).toMatchObject({ platform_type: "ON_PREMISE" });
    expect(lastLine(log)).toMatchObject({ type: "result", outcome: "complete", numberIs: "on-premises" });
  },
);

test("[A5.22] a test that fails fails the step, and the sandbox is stopped all the same", LIMIT, async () => {
  const { ended, log } = await runStep("exit 7\n", "--starts-on cloud");
  expect(ended.code).toBe(7);
  expect(lastLine(log)).toMatchObject({ type: "result", outcome: "complete", numberIs: "cloud" });
});

test(
  "[A5.22] a sandbox that doesn't start fails the step with its own words, and the test isn't run",
  LIMIT,
  async () => {
    const { ended, log } = await runStep("echo ran\n", "--fault no-such-fault");
    expect([ended.code, ended.stdout, log]).toEqual([1, "", ""]);
    expect(ended.stderr).toContain("no-such-fault");
  },
);

test("[A5.22] every action of the workflow is pinned by a commit and comes from the platform's own", () => {
  const workflow = readFileSync(join(EXAMPLES, "sandbox-in-ci.yml"), "utf8");
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action);
  expect(used.length).toBeGreaterThan(2);
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
});

const Started = z.looseObject({
  type: z.literal("sandbox"),
  cloud: z.record(z.string(), z.string()),
  onPrem: z.record(z.string(), z.string()),
  number: z.record(z.string(), z.string()),
  health: z.string().optional(),
});

async function startedWith(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = startCli(["sandbox", "--json", ...args], { keepsInput: true, cwd: tempFolder(), env });
  const printed = await program.printed(/"type":"sandbox".*\n/);
  return { program, started: Started.parse(parseJson(printed.split("\n")[0] ?? "")) };
}

function ask(url: string, method = "GET"): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { method }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    }).on("error", reject);
  });
}

test(
  "[A5.23] the health address tells what runs where, without a secret, and ends with the sandbox",
  LIMIT,
  async () => {
    const { program, started } = await startedWith(["--port-health", "0", "--fault", "token-expired"]);
    const health = started.health ?? "";
    const { status, text } = await ask(health);
    expect([status, parseJson(text)]).toMatchObject([
      200,
      {
        status: "ok",
        cloud: started.cloud["baseUrl"],
        onPrem: started.onPrem["baseUrl"],
        numberIs: "on-premises",
        faults: ["token-expired"],
      },
    ]);
    const secrets = [
      ...["accessToken", "appSecret", "endpointToken"].map((name) => started.cloud[name]),
      ...["password", "token"].map((name) => started.onPrem[name]),
      ...["pin", "cert"].map((name) => started.number[name]),
    ];
    expect(secretsIn(text, secrets.map(String))).toEqual([]);
    expect((await ask(health.replace("/health", "/"))).status).toBe(404);
    expect((await ask(health, "POST")).status).toBe(405);
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);
    await expect(ask(health)).rejects.toThrow("ECONNREFUSED");
  },
);

test(
  "[A5.24] a seed gives the same secrets again, chosen ones win, and the clock starts where it is told",
  LIMIT,
  async () => {
    const secretsOf = ({ cloud, onPrem, number }: z.infer<typeof Started>) => {
      const { baseUrl: _cloud, ...ofCloud } = cloud;
      const { baseUrl: _onPrem, sha256: _sha256, ...ofOnPrem } = onPrem;
      return { ofCloud, ofOnPrem, number };
    };
    const args = ["--seed", "nightly", "--clock", "2026-01-15T12:00:00+01:00"];
    const one = await startedWith(args);
    const two = await startedWith(args);
    const other = await startedWith(["--seed", "weekly"]);
    expect(secretsOf(two.started)).toEqual(secretsOf(one.started));
    expect(other.started.cloud["accessToken"]).not.toBe(one.started.cloud["accessToken"]);
    // Its certificate doesn't depend on the moment of the start either.
    const later = await startedWith(["--seed", "weekly"]);
    expect(secretsOf(later.started)).toEqual(secretsOf(other.started));
    one.program.write("advance 60\n");
    expect(await one.program.printed(/"type":"clock".*\n/)).toContain('"now":"2026-01-15T12:00:');
    const file = join(tempFolder(), "secrets.json");
    writeFileSync(file, JSON.stringify({ pin: "123456", cloudToken: "EAAfile" }));
    const env = { SWITCHOVER_SANDBOX_CLOUD_TOKEN: "EAAenv", SWITCHOVER_SANDBOX_ONPREM_TOKEN: "clientenv" };
    const { started } = await startedWith(["--secrets", file], env);
    expect([started.cloud["accessToken"], started.onPrem["token"], started.number["pin"]]).toEqual([
      "EAAfile",
      "clientenv",
      "123456",
    ]);
  },
);

test(
  "[A5.24] options that don't fit are exit 2, named without a value, and nothing is started",
  LIMIT,
  async () => {
    const folder = tempFolder();
    const secrets = (name: string, text: string): readonly string[] => {
      writeFileSync(join(folder, name), text);
      return ["--secrets", join(folder, name)];
    };
    const taken = await startedWith(["--port-health", "0"]);
    const { port } = new URL(taken.started.health ?? "");
    for (const [args, says] of [
      [["--clock", "yesterday"], "--clock"],
      [["--clock", "1969-12-31T00:00:00Z"], "--clock"],
      [["--port-health", "65536"], "--port-health"],
      [["--port-health", port], "EADDRINUSE"],
      [["--seed", ""], "--seed"],
      [["--write-plan", ""], "--write-plan"],
      [["--write-plan", join(folder, "a")], "ENOTDIR"],
      [["--write-plan", join(folder, "a", "below")], "ENOTDIR"],
      [secrets("e", '{"pin":123456}'), "pin takes six digits"],
      [secrets("a", '{"pin":"secret1"}'), "pin"],
      [secrets("b", '{"cloudToken":"has a blank"}'), "cloudToken"],
      [secrets("c", '{"password":"x"}'), "JSON object"],
      [secrets("d", "no json"), "JSON object"],
      [["--secrets", join(folder, "absent")], "--secrets"],
    ] as const) {
      const { code, stdout, stderr } = await cliHere(["sandbox", "--json", ...args], { cwd: folder });
      expect([args, code, stdout]).toEqual([args, 2, ""]);
      expect(stderr).toContain(says);
      expect(stderr).not.toMatch(/secret1|has a blank/);
    }
  },
);

test(
  "[A5.24] every line has its time, also the one that tells where the business's endpoint listens",
  LIMIT,
  async () => {
    const { program } = await startedWith([]);
    program.write("production\n");
    const line = await program.printed(/"type":"production".*\n/);
    const told = z
      .object({ at: z.iso.datetime(), url: z.string(), listensAt: z.url() })
      .parse(parseJson(line.split("\n").find((one) => one.includes('"production"')) ?? ""));
    expect(told).toMatchObject({ url: "https://callbacks.example/cloud" });
  },
);
