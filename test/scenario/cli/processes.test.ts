import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { secretsFoundIn, secretsIn } from "../../support/byte-scan.ts";
import { cliHarness, PROGRAM, runInShell, startCli, type CliHarness } from "../../support/cli-process.ts";
import { startProgram, type Ended } from "../../support/child-process.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { withRareDigits } from "../../support/rare-digits.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 90_000 };

/** The encodings in which a secret of the rig stands in what was printed. */
function printedSecrets(rig: CliHarness, ...ended: readonly Ended[]): readonly string[] {
  return secretsIn(ended.map(({ stdout, stderr }) => stdout + stderr).join("\n"), rig.secrets);
}

function edit(rig: CliHarness, change: (plan: Record<string, Record<string, unknown>>) => void): string {
  const plan = JSON.parse(readFileSync(rig.plans["to-cloud"], "utf8")) as Record<
    string,
    Record<string, unknown>
  >;
  change(plan);
  writeFileSync(join(rig.folder, "edited.json"), JSON.stringify(plan));
  return "edited.json";
}

function requestsOf(rig: CliHarness): number {
  return rig.platform.world.requests().length;
}

describe("a number, in processes of their own", LIMIT, () => {
  test("[I13] goes to the cloud and back, the code in a process that finds no secret but the passphrase; nothing secret is printed or lies in the data folder", async () => {
    const rig = await cliHarness(withRareDigits({}, { codes: true }));
    const there = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
    expect(there.code).toBe(0);
    expect(resultLine(there.stdout)).toMatchObject({
      outcome: "complete",
      numberIs: "cloud",
      proof: "proven",
      subscribeGapMs: expect.any(Number) as number,
    });
    const back = await rig.run(["migrate", rig.plans["to-onprem"], "--yes"]);
    expect(back.code).toBe(3);
    const { run, outcome } = resultLine(back.stdout);
    expect(outcome).toBe("awaiting-code");
    for (const name of ["cloud-token.txt", "onprem-password.txt", "pin.txt", "number.cert"])
      rmSync(join(rig.folder, name));
    const code = rig.platform.world.lastCode() ?? "";
    const wrong = await rig.run(["code", run ?? ""], { input: "000000\n" });
    expect(resultLine(wrong.stdout)).toMatchObject({ outcome: "awaiting-code", reason: "code-wrong" });
    const entered = await rig.run(["code", run ?? ""], { input: `${code}\n` });
    expect(entered.code).toBe(0);
    expect(resultLine(entered.stdout)).toMatchObject({
      outcome: "complete",
      numberIs: "on-premises",
      proof: "proven",
    });
    expect(rig.platform.world.truth().home).toBe("onprem");
    const status = await rig.run(["status"]);
    expect(jsonLines(status.stdout).map(({ type }) => type)).toEqual(["run", "run"]);
    expect(printedSecrets(rig, there, back, wrong, entered, status)).toEqual([]);
    expect(secretsFoundIn(rig.dataDir, [...rig.secrets, code.replace("-", "")])).toEqual([]);
  });

  test("waits for a word, then goes on in another process, and reverse prints a plan that check accepts", async () => {
    const rig = await cliHarness();
    const stopped = await rig.run(["migrate", rig.plans["to-cloud"]]);
    expect(stopped.code).toBe(3);
    const { run } = resultLine(stopped.stdout);
    expect(rig.platform.world.truth().home).toBe("onprem");
    const again = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
    expect(again.code).toBe(3);
    expect(resultLine(again.stdout)).toMatchObject({ run, problem: "runOpen" });
    const resumed = await rig.run(["resume", run ?? "", "--yes"]);
    expect(resumed.code).toBe(0);
    expect((await rig.run(["resume", run ?? ""])).code).toBe(0);
    const { stdout } = await startCli(["reverse", run ?? "", "--data-dir", rig.dataDir], { cwd: rig.folder })
      .ended;
    writeFileSync(join(rig.folder, "way-back.json"), stdout);
    expect((await rig.run(["check", "way-back.json"])).code).toBe(0);
  });

  test("moves on although nobody reads the lines any more", async () => {
    const rig = await cliHarness();
    const command = rig.shellLine(["migrate", rig.plans["to-cloud"], "--yes"]);
    await startProgram("sh", ["-c", `${command} | head -n 1`], { limitMs: 60_000 }).ended;
    expect(rig.platform.world.truth().home).toBe("cloud");
  });
});

describe("bad input", LIMIT, () => {
  test.each([
    {
      what: "an unset variable",
      member: "cloud.accessToken",
      said: "environment variable NOT_SET isn't set",
      change: (plan: Record<string, Record<string, unknown>>) =>
        void ((plan["cloud"] ??= {})["accessToken"] = { env: "NOT_SET" }),
    },
    {
      what: "an absent file",
      member: "number.pin",
      said: "can't read",
      change: (plan: Record<string, Record<string, unknown>>) =>
        void ((plan["number"] ??= {})["pin"] = { file: "absent.txt" }),
    },
    {
      what: "a CA file that is no certificate",
      member: "cloud.tls.caFile",
      said: "has no certificate",
      change: (plan: Record<string, Record<string, unknown>>) =>
        void ((plan["cloud"] ??= {})["tls"] = { caFile: "pin.txt" }),
    },
    {
      what: "a CA file that is not there",
      member: "cloud.tls.caFile",
      said: "there is no file",
      change: (plan: Record<string, Record<string, unknown>>) =>
        void ((plan["cloud"] ??= {})["tls"] = { caFile: "absent.pem" }),
    },
  ])(
    "$what ends check and migrate with 2, names $member, and nothing is sent",
    async ({ member, said, change }) => {
      const rig = await cliHarness();
      const plan = edit(rig, change);
      for (const args of [
        ["check", plan],
        ["migrate", plan, "--yes"],
      ]) {
        const ended = await rig.here(args);
        expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 2, stdout: "" });
        expect(ended.stderr).toContain(member);
        expect(ended.stderr).toContain(said);
      }
      expect(requestsOf(rig)).toBe(0);
    },
  );

  test("a PIN of seven digits ends with 2, is not repeated, and nothing is sent", async () => {
    const rig = await cliHarness();
    writeFileSync(join(rig.folder, "pin.txt"), "3141592\n");
    const ended = await rig.here(["migrate", rig.plans["to-cloud"], "--yes"]);
    expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 2, stdout: "" });
    expect(ended.stderr).toContain("a PIN has exactly 6 digits");
    expect(ended.stderr).not.toContain("3141592");
    expect(requestsOf(rig)).toBe(0);
  });

  test("a national number that repeats the country code is a no-go that says so", async () => {
    const rig = await cliHarness();
    const ended = await rig.here([
      "check",
      edit(rig, (plan) => void ((plan["number"] ??= {})["phoneNumber"] = "12025550123")),
    ]);
    expect(ended.code).toBe(4);
    expect(jsonLines(ended.stdout)).toContainEqual(
      expect.objectContaining({
        type: "check",
        id: "number.format",
        status: "fail",
        cause: "country-code-repeated",
      }),
    );
  });

  test("[I14] a fingerprint that does not match is a no-go, and that server gets no request", async () => {
    const rig = await cliHarness();
    const ended = await rig.here([
      "check",
      edit(rig, (plan) => void ((plan["onPrem"] ??= {})["tls"] = { sha256: "AB".repeat(32) })),
    ]);
    expect(ended.code).toBe(4);
    expect(jsonLines(ended.stdout)).toContainEqual(
      expect.objectContaining({
        type: "check",
        id: "onprem.tls",
        status: "fail",
        cause: "fingerprint-mismatch",
      }),
    );
    expect(rig.platform.world.requests().filter(({ api }) => api === "onprem")).toEqual([]);
  });

  test("a wrong passphrase ends with 2 and loses nothing", async () => {
    const rig = await cliHarness();
    const stopped = await rig.run(["migrate", rig.plans["to-cloud"]]);
    const { run } = resultLine(stopped.stdout);
    writeFileSync(join(rig.folder, "wrong.txt"), "not this one\n");
    const refused = await startCli([
      "resume",
      run ?? "",
      "--yes",
      "--json",
      "--data-dir",
      rig.dataDir,
      "--passphrase-file",
      join(rig.folder, "wrong.txt"),
    ]).ended;
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 2, stdout: "" });
    expect((await rig.run(["resume", run ?? "", "--yes"])).code).toBe(0);
  });

  test("check leaves no data folder behind", async () => {
    const rig = await cliHarness();
    expect((await rig.run(["check", rig.plans["to-cloud"]])).code).toBe(0);
    expect(existsSync(rig.dataDir)).toBe(false);
  });
});

describe("rehearse", LIMIT, () => {
  const rehearse = (...args: readonly string[]) => startCli(["rehearse", "--json", ...args]).ended;

  test("carries a number there and back, and the practice platform agrees", async () => {
    const { code, stdout } = await rehearse();
    expect(code).toBe(0);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "complete",
      numberIs: "on-premises",
      truth: "on-premises",
    });
    expect(jsonLines(stdout).filter(({ type }) => type === "truth")).toHaveLength(2);
  });

  test("[I16] is killed while the number moves, in both directions, and a new process goes on", async () => {
    const { code, stdout } = await rehearse("--fault", "interruption");
    expect(code).toBe(0);
    expect(jsonLines(stdout).filter(({ type }) => type === "interrupted")).toMatchObject([
      { step: "register" },
      { step: "account" },
    ]);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "complete",
      numberIs: "on-premises",
      truth: "on-premises",
    });
  });

  test("[F10] ends with the outcome of the fault that was asked for", async () => {
    const { code, stdout } = await rehearse("--fault", "register-success-false");
    expect(code).toBe(1);
    expect(resultLine(stdout)).toMatchObject({ outcome: "rejected", numberIs: "on-premises" });
  });

  test.each([
    { fault: "no-lookups", said: "The cloud itself didn't report where it is" },
    {
      fault: "subscribed-by-others",
      said: /Subscribe to webhooks +confirmed by a check/,
    },
    { fault: "pin-locked", said: /The platform asked you to wait [0-9]+ \w+/ },
  ])("$fault: tells people what was found, and claims no more", async ({ fault, said }) => {
    const { stdout } = await startCli(["rehearse", "--direction", "to-cloud", "--fault", fault]).ended;
    expect(stdout).toMatch(said);
  });

  test("shows a proof table to people", async () => {
    const { stdout } = await startCli(["rehearse", "--direction", "to-onprem"]).ended;
    expect(stdout).toContain("Result");
    expect(stdout).toMatch(/Actual location in the sandbox +On-premises/);
  });
});

describe("sandbox", LIMIT, () => {
  test("prints what a plan needs and writes plans that check accepts, until Ctrl-C", async () => {
    const rig = await cliHarness();
    const program = startCli(["sandbox", "--json", "--write-plan", "practice"], { cwd: rig.folder });
    const line = JSON.parse(await program.printed(/\n/)) as { plans: Record<string, string> };
    expect((await rig.run(["check", line.plans["to-cloud"] ?? ""])).code).toBe(0);
    program.signal("SIGINT");
    expect((await program.ended).code).toBe(0);
  });

  test("stops in order where its standard input is no terminal and no pipe", async () => {
    // The file is there before grep reads it: the shell makes it only once the program's process has begun.
    const line = `: >log; ${PROGRAM} sandbox --json </dev/null >log &
      until grep -q '"type":"sandbox"' log; do kill -0 $! || exit 9; sleep 0.1; done
      kill -TERM $!; wait $!`;
    const { code, stderr } = await runInShell(line, { cwd: tempFolder() });
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("lets whoever drives it write to the number, and tells of each delivery", async () => {
    const program = startCli(["sandbox", "--json"], {
      input: "send SW-7K2Q\nnonsense\nfront 9\nadvance 60\n",
    });
    const lines = jsonLines(await program.printed(/"type":"clock".*\n/));
    expect(lines.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["sandbox", "message", "delivery", "front", "clock"]),
    );
    expect(lines.find(({ type }) => type === "message")).toMatchObject({ fate: "on-premises" });
    expect(lines.find(({ type }) => type === "delivery")).toMatchObject({
      side: "onprem",
      url: "https://callbacks.example/onprem",
      updates: 1,
      status: 200,
    });
    program.signal("SIGINT");
    const { code, stderr } = await program.ended;
    expect(code).toBe(0);
    expect(stderr).toContain("send TEXT");
  });

  test("says so when a port is taken", async () => {
    const rig = await cliHarness();
    const port = new URL(rig.platform.cloud.baseUrl).port;
    const { code, stderr } = await startCli(["sandbox", "--port-cloud", port]).ended;
    expect(code).toBe(2);
    expect(stderr).toContain("EADDRINUSE");
  });
});
