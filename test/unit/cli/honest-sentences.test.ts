import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SecretLabel } from "../../../shared/ids.ts";
import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { CoreProblem } from "../../../shared/wording/problems.ts";
import { cli, migrate, planFolder, planJson } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type Script } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";

const AT = "2026-01-15T12:00:00.000Z";
const CODE_EXPIRED = {
  kind: "rejected",
  reason: "code-expired",
  evidence: { at: AT, durationMs: 1 },
} as const;

/** Runs a command about the fake run. */
async function about(argv: readonly string[], script: Script = {}) {
  const { folder, passphrase } = planFolder();
  return cli([...argv, "--json", ...passphrase], { core: fakeCore(script), folder, input: "314159" });
}

function steps(states: Readonly<Partial<Record<StepName, StepState>>>): Script {
  return {
    edit: (run) => ({
      ...run,
      steps: run.steps.map(({ step, state }) => ({ step, state: states[step] ?? state })),
    }),
  };
}

const confirmed = (by: "answer" | "look-up" | "person"): StepState => ({ kind: "confirmed", attempt: 1, by });

describe("the end of a move says no more than is known:", () => {
  test.each([
    {
      how: "all steps answered, then looked at",
      states: { verify: confirmed("look-up") },
      said: "moved to the cloud, and every step is confirmed.",
    },
    {
      how: "no look-ups in this deployment",
      states: { verify: { kind: "skipped", why: "no-look-ups" } },
      said: "No query was answered, so the result couldn't be checked.",
    },
    {
      how: "a step settled by a person, then looked at",
      states: { register: confirmed("person"), verify: confirmed("look-up") },
      said: "1 step was reported by you as done; a later check agreed.",
    },
    {
      how: "a step settled by a person and nothing to look at",
      states: { register: confirmed("person"), verify: { kind: "skipped", why: "no-look-ups" } },
      said: "You reported that +1 202 555 0123 moved to the cloud.",
    },
    {
      how: "there before",
      states: { register: { kind: "skipped", why: "already-on-target" }, verify: confirmed("look-up") },
      said: "was already in the cloud. This migration didn't move it.",
    },
  ] as const)("$how", async ({ states, said }) => {
    const { stderr, stdout } = await migrate(steps(states));
    expect(stderr).toContain(said);
    expect(resultLine(stdout).message).toContain(said);
    const claims = stderr.includes("every step is confirmed");
    expect(claims).toBe(said.includes("every step is confirmed"));
  });

  test("the cloud tells nothing and only the client was heard", async () => {
    const { stderr } = await migrate({
      edit: (run) => ({
        ...run,
        lastReading: {
          at: AT,
          cloud: { kind: "rejected", reason: "not-found", evidence: { at: AT, durationMs: 1 } },
          onPrem: { kind: "confirmed", evidence: { at: AT, durationMs: 1 } },
          cloudSays: "silent",
          clientSays: "unregistered",
          home: "cloud",
          reason: "both-agree",
        },
        steps: run.steps.map(({ step }) => ({ step, state: confirmed("look-up") })),
      }),
    });
    expect(stderr).toContain("The cloud itself didn't report where it is.");
    expect(stderr).not.toContain("every step is confirmed");
  });

  test("what changed although it should stay is named with both values", async () => {
    const change = { before: "https://own.example", after: "none", expectedSame: true, same: false };
    const { stderr, stdout } = await migrate({
      edit: (run) => ({
        ...run,
        changes: [
          { member: "subscribed_apps.override", ...change },
          { member: "quality_rating", before: "GREEN", after: "RED", expectedSame: true, same: false },
          { member: "platform_type", before: "A", after: "B", expectedSame: false, same: false },
          { member: "verified_name", before: "A", after: "A", expectedSame: true, same: true },
        ],
      }),
    });
    expect(stderr).toContain(
      "callback URL for your app was “https://own.example” before the move and is “none” now",
    );
    expect(stderr).toContain("quality_rating was “GREEN” before the move and is “RED” now");
    expect(resultLine(stdout)["changes"]).toEqual([
      { member: "subscribed_apps.override", before: "https://own.example", after: "none" },
      { member: "quality_rating", before: "GREEN", after: "RED" },
    ]);
    expect(resultLine((await migrate({})).stdout)).not.toHaveProperty("changes");
  });

  test("the platform's own wait stands in words and line", async () => {
    const { stderr, stdout } = await migrate({
      ends: "register-pin-refused",
      ...steps({
        register: {
          kind: "rejected",
          attempt: 1,
          outcome: {
            kind: "rejected",
            reason: "pin-locked",
            evidence: { at: AT, durationMs: 1, retryAfterSeconds: 32_400 },
          },
        },
      }),
    });
    expect(stderr).toContain("The platform asked you to wait 9 h from then on.");
    expect(resultLine(stdout)["retryAfterSeconds"]).toBe(32_400);
  });
});

describe("a run that waits for a word prints what is asked:", () => {
  test("which warnings, what the point of no return means, what a wrong PIN does", async () => {
    const { code, stderr } = await migrate({
      asks: ["warnings", "point-of-no-return"],
      checks: [{ id: "shards.throughput", status: "warn", found: "1 shard" }],
    });
    expect(code).toBe(3);
    expect(stderr).toContain("? 1 check ended with a warning. Continue anyway?");
    expect(stderr).toContain("Shards and throughput: 1 shard");
    expect(stderr).toContain("? Move +1 202 555 0123 to the cloud?");
    expect(stderr).toContain("Downtime: a few seconds");
    expect(stderr).toContain("A registration cannot be undone");
    expect(stderr).toContain("A wrong PIN can stop the on-premises client");
    expect(stderr).toContain("reset it on-premises first");
  });

  test("that sending is to be paused", async () => {
    expect((await migrate({ asks: ["sending-paused"] })).stderr).toContain(
      "? Is sending through +1 202 555 0123 paused?",
    );
  });

  test("both names where they differ, in words and line, and never advises --yes for them", async () => {
    const { stderr, stdout } = await migrate(
      { asks: ["display-name"], reportedName: "Northwind Baker" },
      { argv: ["--yes"] },
    );
    expect(resultLine(stdout)["displayName"]).toEqual({
      expected: "Northwind Bakery",
      reported: "Northwind Baker",
    });
    expect(stderr).toMatch(/“Northwind Baker”[^]*“Northwind Bakery”/);
    expect(stderr).toContain(
      `switchover resume ${FAKE_RUN}   (on a terminal; or: switchover abandon ${FAKE_RUN})`,
    );
    expect(stderr).not.toContain("--yes");
  });

  test("in status as well", async () => {
    const script: Script = {
      reportedName: "Northwind Baker",
      edit: (run) => ({ ...run, phase: { kind: "awaiting-confirmation", what: ["display-name"] } }),
    };
    const words = (await cli(["status", FAKE_RUN], { core: fakeCore(script) })).stdout;
    expect(words).toMatch(/“Northwind Baker”[^]*“Northwind Bakery”/);
    expect(jsonLines((await about(["status", FAKE_RUN], script)).stdout)).toMatchObject([
      { displayName: { expected: "Northwind Bakery", reported: "Northwind Baker" } },
    ]);
  });
});

describe("the registration code", () => {
  test("asked for again shows its step, in lines and words", async () => {
    const { stdout, stderr, code } = await about(["code", FAKE_RUN, "--resend"], { resend: true });
    expect(code).toBe(3);
    expect(jsonLines(stdout)).toMatchObject([
      { type: "step", step: "account", phase: "intent" },
      { type: "step", step: "account", phase: "outcome", outcome: "confirmed" },
      { type: "result", outcome: "awaiting-code" },
    ]);
    expect(stderr).toContain("Request registration: confirmed by its response");
  });

  test("that has expired is not to be entered once more", async () => {
    const { stderr } = await about(["code", FAKE_RUN], {
      code: "271828",
      edit: (run) =>
        run.phase.kind === "awaiting-code"
          ? { ...run, phase: { ...run.phase, lastRefusal: CODE_EXPIRED } }
          : run,
    });
    expect(stderr).toContain("Request another code");
    expect(stderr).not.toContain("Enter the code before");
    expect(stderr).toMatch(new RegExp(`switchover code ${FAKE_RUN} --resend$`, "m"));
  });
});

describe("a number whose place nobody knows", () => {
  const inTheDark: Script = { edit: (run) => ({ ...run, numberIs: "unknown", proof: "none" }) };

  test("is resolved, not moved anew, after its run was abandoned", async () => {
    const { stdout, stderr } = await about(["abandon", FAKE_RUN], inTheDark);
    expect(resultLine(stdout)).toMatchObject({ reason: "abandoned", next: "resolve" });
    expect(stderr).toContain(`switchover resolve ${FAKE_RUN} --as cloud|onprem`);
    expect(stderr).not.toMatch(/[Ss]tart a new migration|--repeat/);
  });

  test("keeps its backup, and forget says why and what to do", async () => {
    const label = SecretLabel.parse("pair-one");
    const { code, stderr } = await about(["vault", "forget", label], {
      problems: { "vault.forget": { kind: "pairInUse", run: FAKE_RUN } },
      edit: (run) => ({
        ...run,
        phase: { kind: "ended", reason: "abandoned" },
        numberIs: "unknown",
        proof: "none",
      }),
    });
    expect(code).toBe(2);
    expect(stderr).toContain("the location of its number is unknown");
    expect(stderr).toContain(`switchover resolve ${FAKE_RUN} --as cloud|onprem`);
    expect(stderr).not.toContain("has not ended");
  });

  test.each([
    {
      problem: { kind: "notWaitingForThis", run: FAKE_RUN, phase: "attempts-spent" },
      said: "has no attempts left",
    },
    { problem: { kind: "pinUnchanged", run: FAKE_RUN }, said: "already rejected" },
    { problem: { kind: "requestChanged", run: FAKE_RUN }, said: "Only the same request may be resent" },
  ] as const)("and $problem.kind says why a request is not repeated", async ({ problem, said }) => {
    const { stderr } = await about(["resolve", FAKE_RUN, "--repeat"], {
      problems: { "migration.resolve": problem },
    });
    expect(stderr).toContain(said);
    expect(stderr).toContain("in the platform's dashboard and report");
    expect(stderr).not.toContain("isn't waiting for this");
  });
});

describe("a run in another process's hands", () => {
  const held: Script = { edit: (run) => ({ ...run, held: true }) };

  test("is waited for, and was not interrupted", async () => {
    const { stdout } = await about(["status", FAKE_RUN], held);
    expect(jsonLines(stdout)).toMatchObject([{ type: "run", held: true, next: "wait", reason: "under-way" }]);
    const words = (await cli(["status", FAKE_RUN], { core: fakeCore(held) })).stdout;
    expect(words).toContain("Another process is working on this migration.");
    expect(words).not.toMatch(/interrupted|Resume the migration/);
  });
});

describe("when something is wrong on this side", () => {
  test("a full disk while a request is out: that comes first", async () => {
    const inFlight = (run: RunSnapshot): RunSnapshot => ({ ...run, numberIs: "unknown", proof: "none" });
    const { code, stderr, stdout } = await migrate({
      failsAfterSending: { kind: "storageFull" },
      edit: inFlight,
    });
    expect(code).toBe(3);
    expect(stderr).toMatch(/“Register in the cloud” was sent[^]*The data folder's disk is full/);
    expect(resultLine(stdout).message).toMatch(/^“Register in the cloud” was sent/);
    const resumed = await about(["resume", FAKE_RUN], {
      failsAfterSending: { kind: "storageFull" },
      edit: inFlight,
    });
    expect(resumed.code).toBe(3);
    expect(resumed.stderr).toContain("“Register in the cloud” was sent, and its outcome is unknown");
  });

  test("a damaged journal is no reason to abandon or resume, but to look and begin afresh", async () => {
    const damaged = { kind: "journalDamaged", run: FAKE_RUN, rows: 2 } as const;
    const { stdout, stderr } = await about(["resume", FAKE_RUN], {
      problems: { "migration.proceed": damaged },
    });
    expect(resultLine(stdout)).toMatchObject({ problem: "journalDamaged", next: "fresh-folder" });
    expect(stderr).toContain("can't continue from here, and nothing was deleted");
    expect(stderr).not.toMatch(/abandon|switchover resume/);
  });

  test("a secret that an open run misses: neither the plan's place nor a sealed copy", async () => {
    const problem: CoreProblem = {
      kind: "secretsMissing",
      missing: [{ member: "number.pin", reference: "environment variable PIN", why: "env-unset" }],
    };
    const resumed = await about(["resume", FAKE_RUN], { problems: { "migration.proceed": problem } });
    expect(resumed.stderr).toContain(
      "environment variable PIN isn't set, and the vault has no usable encrypted copy",
    );
    const { folder, passphrase } = planFolder();
    const begun = await cli(["migrate", "plan.json", ...passphrase], {
      core: fakeCore({ problems: { "migration.start": problem } }),
      folder,
    });
    expect(begun.stderr).not.toContain("encrypted copy");
  });

  test("a short passphrase for a new vault is refused at a prompt and told of from a file", async () => {
    const { folder } = planFolder();
    writeFileSync(join(folder, "short.txt"), "x\n");
    const argv = ["migrate", "plan.json", "--json", "--passphrase-file", "short.txt"];
    const made = fakeCore({ vault: "absent" });
    const taken = await cli(argv, { core: made, folder });
    expect(taken.stderr).toContain("at least 8 characters");
    expect(made.passphrases).toEqual(["x"]);
    expect((await cli(argv, { core: fakeCore(), folder })).stderr).not.toContain("at least 8");
    const asked = await cli(["migrate", "plan.json"], {
      core: fakeCore({ vault: "absent" }),
      folder,
      answers: ["x", "x"],
    });
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain("at least 8 characters");
  });

  test("a passphrase file that is not there is told in plain words", async () => {
    const { folder } = planFolder();
    const { stderr } = await cli(["migrate", "plan.json", "--passphrase-file", "absent.txt"], { folder });
    expect(stderr).toContain("the file doesn't exist");
  });
});

test("check tells what a wrong PIN does although the check passes", async () => {
  const { folder } = planFolder(planJson());
  const { stdout } = await cli(["check", "plan.json"], {
    core: fakeCore({ checks: [{ id: "number.pin", status: "pass", found: "a PIN is given" }] }),
    folder,
  });
  expect(stdout).toContain("A wrong PIN can stop the on-premises client.");
  expect(stdout).toContain("reset it before the migration, on the API where the number is now");
  expect(stdout).toContain("switchover migrate plan.json");
});
