import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { cli, migrate, planFolder, planJson } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type Script } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";

const WARN = { id: "shards.throughput", status: "warn", found: "1 shard" } as const;
const FAIL = { id: "cloud.token", status: "fail", cause: "token-expired", found: "ended yesterday" } as const;
const PLACE = {
  id: "number.place",
  status: "pass",
  found: "cloud: ON_PREMISE",
  facts: { numberIs: "on-premises" },
} as const;
const asks = ["warnings", "sending-paused", "point-of-no-return"] as const;

describe("check", () => {
  test("go ends with 0, needs no passphrase and calls nothing that changes anything", async () => {
    const core = fakeCore({ checks: [PLACE, WARN] });
    const { folder } = planFolder();
    const { code, stdout } = await cli(["check", "plan.json", "--json"], { core, folder });
    expect(code).toBe(0);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "go",
      numberIs: "on-premises",
      warnings: 1,
      next: "migrate",
    });
    expect(core.calls).toEqual(["checks.run"]);
  });

  test("no-go ends with 4", async () => {
    const { folder } = planFolder();
    const { code, stdout } = await cli(["check", "plan.json", "--json"], {
      core: fakeCore({ checks: [FAIL] }),
      folder,
    });
    expect(code).toBe(4);
    expect(resultLine(stdout)).toMatchObject({ outcome: "no-go", numberIs: "unknown", proof: "none" });
  });

  test("a plan that refers to the vault needs its passphrase", async () => {
    const { folder, passphrase } = planFolder(planJson((plan) => (plan.number["pin"] = { vault: "pin" })));
    expect(await cli(["check", "plan.json", "--json"], { folder })).toMatchObject({ code: 2, stdout: "" });
    expect((await cli(["check", "plan.json", "--json", ...passphrase], { folder })).code).toBe(0);
  });

  test("for people, checks and verdict stand on standard output with what to do", async () => {
    const { folder } = planFolder();
    const { stdout } = await cli(["check", "plan.json"], {
      core: fakeCore({ checks: [PLACE, FAIL] }),
      folder,
    });
    expect(stdout).toContain("ended yesterday");
    expect(stdout).toContain("switchover check plan.json");
    expect(stdout).not.toContain("\u001b");
  });

  test("what was skipped is counted beside what failed, since its result is unknown", async () => {
    const { folder } = planFolder();
    const skipped = (["shards.throughput", "cloud.token"] as const).map(
      (id) => ({ ...PLACE, id, status: "skip" }) as const,
    );
    const lastOf = async (checks: readonly CheckResult[]): Promise<string> => {
      const { stdout } = await cli(["check", "plan.json"], { core: fakeCore({ checks }), folder });
      return stdout.split("\n").findLast((line) => line.startsWith("✓")) ?? "";
    };
    expect(await lastOf([PLACE])).toBe("✓ No preflight check failed.");
    expect(await lastOf([PLACE, WARN, ...skipped])).toBe(
      "✓ No preflight check failed; 1 has a warning. 2 checks were skipped, so their results are unknown.",
    );
  });

  test("a plan that cannot be used ends with 2, and the core is not called", async () => {
    const core = fakeCore();
    const { folder } = planFolder("{");
    expect(await cli(["check", "plan.json", "--json"], { core, folder })).toMatchObject({
      code: 2,
      stdout: "",
    });
    expect(core.calls).toEqual([]);
  });
});

describe("the passphrase", () => {
  test("has one line end taken from its file", async () => {
    const { core } = await migrate({});
    expect(core.passphrases).toEqual(["open sesame"]);
  });

  test.each([
    { passphrase: "", said: "is empty" },
    { passphrase: "\r\n", said: "is empty" },
    { passphrase: "x".repeat(70_000), said: "too long" },
    { passphrase: "wrong", said: "doesn't unlock this vault" },
  ])("$said: ends with 2, no line, nothing begun", async ({ passphrase, said }) => {
    const core = fakeCore();
    const { folder } = planFolder();
    writeFileSync(join(folder, "other.txt"), passphrase);
    const end = await cli(["migrate", "plan.json", "--json", "--passphrase-file", "other.txt"], {
      core,
      folder,
    });
    expect(end).toMatchObject({ code: 2, stdout: "" });
    expect(end.stderr).toContain(said);
    expect(core.calls).not.toContain("migration.start");
  });

  test("without a file and without a terminal names the option", async () => {
    const { folder } = planFolder();
    const end = await cli(["migrate", "plan.json"], { folder });
    expect(end.code).toBe(2);
    expect(end.stderr).toContain("--passphrase-file FILE");
  });

  test("is asked once for a vault that is there and twice for a new one", async () => {
    const { folder } = planFolder();
    expect((await cli(["migrate", "plan.json"], { folder, answers: ["open sesame"] })).code).toBe(0);
    const core = fakeCore({ vault: "absent" });
    expect(
      (await cli(["migrate", "plan.json"], { core, folder, answers: ["open sesame", "open sesame"] })).code,
    ).toBe(0);
    expect(
      await cli(["migrate", "plan.json"], {
        core: fakeCore({ vault: "absent" }),
        folder,
        answers: ["open sesame", "open sesam"],
      }),
    ).toMatchObject({ code: 2 });
  });

  test("is never needed by status and reverse", async () => {
    expect((await cli(["status", "--json"])).code).toBe(0);
    expect((await cli(["reverse", FAKE_RUN, "--json"])).code).toBe(0);
  });

  test("cannot make a vault where only an existing one makes sense", async () => {
    const { folder, passphrase } = planFolder();
    expect(
      await cli(["code", FAKE_RUN, ...passphrase], {
        core: fakeCore({ vault: "absent" }),
        folder,
        input: "314159",
      }),
    ).toMatchObject({ code: 2 });
  });
});

describe("code", () => {
  const enter = async (input: string, script: Script = { code: "314159" }) => {
    const core = fakeCore(script);
    const { folder, passphrase } = planFolder();
    return { ...(await cli(["code", FAKE_RUN, "--json", ...passphrase], { core, folder, input })), core };
  };

  test.each(["314159\n", "314-159", "314 159\r\n", "314159\nmore"])(
    "%j is entered and the run goes on",
    async (input) => {
      const { code, stdout } = await enter(input);
      expect(code).toBe(0);
      expect(resultLine(stdout)).toMatchObject({ outcome: "complete" });
    },
  );

  test.each(["", "\n", "31415", "3141592", "31415a", "314159 271828"])(
    "%j is no code: nothing is called",
    async (input) => {
      const { code, stdout, core, stderr } = await enter(input);
      expect({ code, stdout, calls: core.calls }).toEqual({ code: 2, stdout: "", calls: [] });
      expect(stderr).toContain("6 digits");
    },
  );

  test("[I12] a wrong code leaves the run waiting, and is not printed", async () => {
    const { code, stdout, stderr } = await enter("271828");
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ outcome: "awaiting-code", reason: "code-wrong" });
    expect(stdout + stderr).not.toContain("271828");
  });

  test("--resend before its time waits and tells the time", async () => {
    const { folder, passphrase } = planFolder();
    const { code, stdout } = await cli(
      ["code", FAKE_RUN, "--resend", "--method", "voice", "--json", ...passphrase],
      { folder },
    );
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ problem: "tooSoon", until: "2026-01-15T12:01:00.000Z" });
  });

  test("--resend that asks for nothing says why, and that the code before can be entered", async () => {
    const { folder, passphrase } = planFolder();
    const { code, stdout, stderr } = await cli(["code", FAKE_RUN, "--resend", "--json", ...passphrase], {
      core: fakeCore({ resend: "not-asked" }),
      folder,
    });
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ problem: "codeNotAsked" });
    expect(stderr).toContain("There isn't enough disk space");
    expect(stderr).toContain("can still enter the code");
  });

  test("a run that is not there ends with 2", async () => {
    const { folder, passphrase } = planFolder();
    const end = await cli(["code", "r-20260115-nobody", "--json", ...passphrase], {
      folder,
      input: "314159",
    });
    expect(end).toMatchObject({ code: 2, stdout: "" });
    expect(end.stderr).toContain("There is no migration r-20260115-nobody");
  });
});

describe("the other commands about runs", () => {
  const about = async (argv: readonly string[], script: Script = {}) => {
    const { folder, passphrase } = planFolder();
    return cli([...argv, "--json", ...passphrase], { core: fakeCore(script), folder });
  };

  test("resume goes on to the end", async () => {
    expect((await about(["resume", FAKE_RUN, "--yes"], { asks })).code).toBe(0);
  });

  test("resolve takes a person's word and goes on", async () => {
    expect((await about(["resolve", FAKE_RUN, "--as", "onprem"], { ends: "said-unmoved" })).code).toBe(1);
    expect((await about(["resolve", FAKE_RUN, "--repeat"])).code).toBe(0);
  });

  test("abandon ends the run and says where the number is", async () => {
    const { code, stdout, stderr } = await about(["abandon", FAKE_RUN]);
    expect(code).toBe(1);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "stopped",
      reason: "abandoned",
      numberIs: "on-premises",
    });
    expect(stderr).toContain("+1 202 555 0123 is on-premises");
  });

  test("reverse prints the plan of the way back, alone on standard output", async () => {
    const { stdout, stderr } = await cli(["reverse", FAKE_RUN]);
    expect(JSON.parse(stdout)).toEqual({ version: 1, direction: "to-onprem" });
    expect(stderr).toContain("number.cert: add a reference to the number's verified-name certificate");
    expect(jsonLines((await cli(["reverse", FAKE_RUN, "--json"])).stdout).map(({ type }) => type)).toEqual([
      "plan",
      "result",
    ]);
  });

  test("status prints one line a run and no result", async () => {
    const { code, stdout } = await cli(["status", FAKE_RUN, "--json"]);
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([
      {
        type: "run",
        run: FAKE_RUN,
        number: "+12025550123",
        direction: "to-cloud",
        state: "ready",
        numberIs: "on-premises",
        proof: "proven",
      },
    ]);
    expect((await cli(["status", FAKE_RUN])).stdout).toContain("Register in the cloud");
    expect((await cli(["status", "r-20260115-nobody"])).code).toBe(2);
  });
});

describe("vault", () => {
  test("put takes the secret from standard input, list shows all but the value, forget erases it", async () => {
    const core = fakeCore();
    const { folder, passphrase } = planFolder();
    const vault = (argv: readonly string[], input = "") =>
      cli(["vault", ...argv, "--json", ...passphrase], { core, folder, input });
    const put = await vault(["put", "cloud-token", "--kind", "access-token"], "EAAJB-secret\n");
    const listed = await vault(["list"]);
    expect(put.code).toBe(0);
    expect(jsonLines(listed.stdout)).toMatchObject([
      { type: "secret", label: "cloud-token", kind: "access-token" },
      { type: "result", outcome: "complete" },
    ]);
    expect((await vault(["forget", "cloud-token"])).code).toBe(0);
    expect(await vault(["forget", "cloud-token"])).toMatchObject({ code: 2, stdout: "" });
    expect(JSON.stringify([put, listed])).not.toContain("EAAJB-secret");
  });

  test.each(["", "\n", "x".repeat(70_000)])("put refuses what is no secret", async (input) => {
    const core = fakeCore();
    const { folder, passphrase } = planFolder();
    expect(await cli(["vault", "put", "a", "--json", ...passphrase], { core, folder, input })).toMatchObject({
      code: 2,
      stdout: "",
    });
    expect(core.calls).toEqual([]);
  });

  test("list of a data folder without a vault is empty", async () => {
    expect((await cli(["vault", "list", "--json"], { core: fakeCore({ vault: "absent" }) })).code).toBe(0);
  });
});
