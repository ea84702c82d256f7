import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { END_TRAITS, EndReason } from "../../../shared/migration/end-reason.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { cli, migrate, planFolder } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { readingOf } from "../../support/told-run.ts";

const FAIL = { id: "cloud.token", status: "fail", cause: "token-expired", found: "ended yesterday" } as const;
const PLACE = {
  id: "number.place",
  status: "pass",
  found: "cloud: ON_PREMISE",
  facts: { numberIs: "on-premises" },
} as const;
const asks = ["warnings", "sending-paused", "point-of-no-return"] as const;

describe("migrate", () => {
  test.each(EndReason.options)(
    "a run that ended with %s gives that outcome and its exit code",
    async (reason) => {
      const { code, stdout } = await migrate({ ends: reason });
      const { outcome } = END_TRAITS[reason];
      expect(code).toBe(outcome === "complete" ? 0 : 1);
      expect(resultLine(stdout)).toMatchObject({
        run: FAKE_RUN,
        outcome,
        reason,
        numberIs: outcome === "complete" ? "cloud" : "on-premises",
        proof: "proven",
      });
    },
  );

  test("[H1] a person at a terminal is told what is not proven yet, and scripts are not", async () => {
    const quiet = await migrate({});
    expect(quiet.stderr).not.toContain("webhooks test");
    const asked = await migrate({}, { answers: ["correct horse battery", "correct horse battery"] });
    expect(asked.stderr).toContain("--tunnel cloudflared --app-secret-file SECRET --reply");
    expect(asked.stderr).toContain("switchover endpoint check URL");
    expect(asked.stdout).not.toContain("webhooks test");
    // A webhook test's result counts in the data folder that holds the migration.
    const answers = ["correct horse battery", "correct horse battery"];
    const elsewhere = await migrate({}, { argv: ["--data-dir", "/somewhere"], answers });
    expect(elsewhere.stderr).toContain("endpoint check URL --data-dir /somewhere");
    expect(asked.code).toBe(0);
    const stopped = await migrate(
      { ends: "register-refused" },
      { answers: ["correct horse battery", "correct horse battery"] },
    );
    expect(stopped.stderr).not.toContain("webhooks test");
  });

  test("measured gap and downtime stand in the result line", async () => {
    expect(resultLine((await migrate({})).stdout)).toMatchObject({ subscribeGapMs: 9, downtimeMs: 40 });
  });

  test("a rescue is told to a person, and the result line stays as it is", async () => {
    const at = "2026-01-15T12:00:00.000Z";
    const evidence = { at, durationMs: 1 };
    const lost = { kind: "unknown", cause: "timeout", evidence } as const;
    const story: readonly TimelineEntry[] = [
      { kind: "sent", at, step: "register", attempt: 1 },
      { kind: "answered", at, step: "register", attempt: 1, outcome: lost },
      { kind: "settled", at, step: "register", by: "webhook" },
    ];
    const told = await migrate({ story }, { answers: ["correct horse battery", "correct horse battery"] });
    expect(told.stdout + told.stderr).toContain("A signed webhook showed where the number is");
    const plain = await migrate({}, { answers: ["correct horse battery", "correct horse battery"] });
    expect(plain.stdout + plain.stderr).not.toContain("no usable response");
    const scripted = await migrate({ story });
    expect(jsonLines(scripted.stdout)).toEqual(jsonLines((await migrate({})).stdout));
  });

  test("an Unknown waits for a person, and --yes does not settle it", async () => {
    const { code, stdout } = await migrate(
      { rests: { kind: "unknown", step: "register", reading: readingOf("silent", "silent") } },
      { argv: ["--yes"] },
    );
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "unknown",
      numberIs: "unknown",
      proof: "none",
      next: "resolve",
    });
  });

  test("without --yes and without a terminal it stops before the first thing that needs a word", async () => {
    const { code, stdout, core } = await migrate({ asks });
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "awaiting-confirmation",
      awaiting: asks,
      next: "confirm",
    });
    expect(jsonLines(stdout).filter(({ type }) => type === "step")).toEqual([]);
    expect(core.confirmed.size).toBe(0);
  });

  test("--no-input asks nothing although there is a terminal", async () => {
    expect((await migrate({ asks }, { argv: ["--no-input"], answers: [] })).code).toBe(3);
  });

  test("--yes stands for warnings, paused sending and the point of no return", async () => {
    const { code, core } = await migrate({ asks }, { argv: ["--yes"] });
    expect(code).toBe(0);
    expect([...core.confirmed]).toEqual(asks.map((what) => [what, "yes-option"]));
  });

  test("--yes never accepts a display name that differs", async () => {
    const { code, stdout, core } = await migrate(
      { asks: ["display-name"], reportedName: "Northwind Baker" },
      { argv: ["--yes"] },
    );
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ outcome: "awaiting-confirmation", reason: "display-name" });
    expect(core.confirmed.size).toBe(0);
  });

  test("at a terminal the point of no return wants the number's digits, and wrong ones are asked for again", async () => {
    const { code, core, stderr } = await migrate(
      { asks: ["point-of-no-return"] },
      { answers: ["12025550124", "+1 202-555-0123"] },
    );
    expect(code).toBe(0);
    expect([...core.confirmed]).toEqual([["point-of-no-return", "person"]]);
    expect(stderr).toContain("That doesn't match.");
  });

  test("the number's digits count in any script, as in the window, and with letters they don't", async () => {
    const { code, core, stderr } = await migrate(
      { asks: ["point-of-no-return"] },
      { answers: ["12025550123 or not", "+١ ٢٠٢ ٥٥٥ ٠١٢٣"] },
    );
    expect(code).toBe(0);
    expect([...core.confirmed]).toEqual([["point-of-no-return", "person"]]);
    expect(stderr).toContain("That doesn't match.");
  });

  test("at a terminal a differing name is shown next to the expected one and typed to be accepted", async () => {
    const { code, stderr, core } = await migrate(
      { asks: ["display-name"], reportedName: "Northwind Baker" },
      { answers: ["Northwind Bakery", "Northwind Baker"] },
    );
    expect(code).toBe(0);
    expect(stderr).toMatch(/“Northwind Baker”[^]*“Northwind Bakery”/);
    expect(core.confirmed.get("display-name")).toBe("person");
  });

  test("whoever breaks off keeps what was said and is not asked twice", async () => {
    const { code, core, stdout } = await migrate({ asks }, { answers: [true, undefined] });
    expect(code).toBe(3);
    expect([...core.confirmed.keys()]).toEqual(["warnings"]);
    expect(resultLine(stdout)).toMatchObject({ awaiting: ["sending-paused", "point-of-no-return"] });
  });

  test("at a terminal the code is asked for, and a wrong one asked for again", async () => {
    const { code } = await migrate({ code: "314159" }, { answers: ["27-18-28", "314 159"] });
    expect(code).toBe(0);
  });

  test("without a terminal a run that needs a code waits for it", async () => {
    const { code, stdout } = await migrate({ code: "314159" });
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "awaiting-code",
      reason: "code-sent",
      next: "enter-code",
      expiresAt: expect.any(String) as string,
    });
  });

  test("a no-go prints the checks first and sends nothing", async () => {
    const { code, stdout, stderr } = await migrate({ checks: [PLACE, FAIL] });
    expect(code).toBe(4);
    expect(jsonLines(stdout).map(({ type }) => type)).toEqual(["check", "check", "result"]);
    expect(resultLine(stdout)).toMatchObject({
      outcome: "no-go",
      numberIs: "on-premises",
      proof: "proven",
      reason: "cloud.token",
    });
    expect(stderr).toContain("ended yesterday");
  });

  test("the line of an intent has left before the request does", async () => {
    let printed = "";
    let seen = "";
    const onSend = (): void => void (seen = printed);
    await migrate({ onSend }, { onWrite: (stream, text) => void (printed += stream === 1 ? text : "") });
    expect(jsonLines(seen).at(-1)).toMatchObject({
      type: "step",
      step: "register",
      phase: "intent",
      run: FAKE_RUN,
    });
  });

  test("an open run of this number is named and told, and waits for a person", async () => {
    const { code, stdout, stderr } = await migrate({
      startProblem: { kind: "runOpen", run: FAKE_RUN, held: false },
    });
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ run: FAKE_RUN, problem: "runOpen" });
    expect(stderr).toContain(`Migration ${FAKE_RUN} of this number is already open.`);
  });

  test.each([
    ["open", "resume"],
    ["gone", "abandon"],
    ["damaged", "abandon"],
    ["later", "abandon"],
    ["ended", "abandon"],
  ] as const)(
    "[I25] an open run of this number in another data folder (%s) waits for a person, and the folder is named",
    async (state, next) => {
      const { code, stdout, stderr } = await migrate({
        startProblem: { kind: "runElsewhere", run: FAKE_RUN, folder: "/home/you/other", state },
      });
      expect(code).toBe(3);
      expect(resultLine(stdout)).toMatchObject({
        run: FAKE_RUN,
        reason: "runElsewhere",
        folder: "/home/you/other",
        state,
        next,
      });
      expect(stderr).toContain("/home/you/other");
      expect(stderr).toContain(`switchover ${next} ${FAKE_RUN}`);
    },
  );

  test("[I25] a state folder that cannot be used refuses with 2 and names it", async () => {
    const problem = { kind: "machineState", folder: "/home/you/state", why: "not-writable" } as const;
    const { code, stdout, stderr } = await migrate({ problems: { "migration.start": problem } });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Switchover can't write to the folder /home/you/state.");
  });

  test("[I25] what no lock can keep from happening is said where a run starts, to people alone", async () => {
    const { stdout, stderr } = await migrate({});
    expect(stderr).toContain("It can't see other computers or other users of this one");
    expect(stdout).not.toContain("other computers");
  });

  test.each([
    { kind: "numberBusy" } as const,
    { kind: "runOpen", run: FAKE_RUN, held: true } as const,
    { kind: "heldElsewhere", run: FAKE_RUN } as const,
  ])(
    "[I15] another process that holds the run ends this one with 5 and no line: $kind",
    async (startProblem) => {
      expect(await migrate({ startProblem })).toMatchObject({ code: 5, stdout: "" });
    },
  );

  test("a mistake of ours ends with 70 and a reference; its message stays out of output and log", async () => {
    const { folder, passphrase } = planFolder();
    const end = await cli(["migrate", "plan.json", "--json", "--data-dir", ".", ...passphrase], {
      core: fakeCore({ broken: true }),
      folder,
    });
    expect(end.code).toBe(70);
    expect(end.stdout).not.toContain('"result"');
    const reference = /reference ([0-9a-f]{8})/.exec(end.stderr)?.[1];
    const log = readFileSync(join(folder, "log", "mistakes.log"), "utf8");
    expect(log).toContain(reference);
    expect(log).toContain("fake-core.ts");
    expect(log + end.stderr + end.stdout).not.toContain("hunter2");
  });
});

describe("Ctrl-C", () => {
  test("[I18] while an answer is awaited the first only tells so, and a second leaves the step unknown", async () => {
    let press = (): void => undefined;
    const answer = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const clock = virtualClock();
    const ended = migrate(
      { onSend: sent.resolve, answer: answer.promise },
      { onInterruptible: (listener) => (press = listener), clock },
    );
    await sent.promise;
    press();
    await clock.advance(1_500);
    press();
    const { stderr, stdout } = await ended;
    expect(stderr).toContain("can't be canceled");
    expect(resultLine(stdout).outcome).not.toBe("complete");
    answer.resolve();
  });

  test("[I18] what arrives within a second of the first is the same key press", async () => {
    let press = (): void => undefined;
    const pressThrice = (): void => [1, 2, 3].forEach(() => press());
    const { code, stderr } = await migrate(
      { onSend: pressThrice },
      { onInterruptible: (listener) => (press = listener) },
    );
    expect(code).toBe(0);
    expect(stderr.split("can't be canceled")).toHaveLength(2);
  });

  test("[I18] before anything was begun ends with 1, and says that nothing was changed", async () => {
    const { code, stdout, stderr } = await pressedEarly(["migrate", "plan.json"], "migration.start");
    expect(code).toBe(1);
    expect(resultLine(stdout)).toMatchObject({ outcome: "stopped", numberIs: "unknown", proof: "none" });
    expect(stderr).toContain("Nothing was changed: this doesn't affect your number.");
    expect(stderr).toContain("switchover migrate plan.json");
  });

  test("[I18] before the state of an existing run is known claims neither an end nor a place", async () => {
    const { code, stdout, stderr } = await pressedEarly(["resume", FAKE_RUN], "migration.proceed");
    expect(code).toBe(3);
    expect(resultLine(stdout)).toMatchObject({ run: FAKE_RUN, outcome: "unknown", numberIs: "unknown" });
    expect(stderr).toContain("This command changed nothing about the number.");
  });

  test("once pressed, an answer that comes is still taken", async () => {
    let press = (): void => undefined;
    const { code } = await migrate(
      { onSend: () => press() },
      { onInterruptible: (listener) => (press = listener) },
    );
    expect(code).toBe(0);
  });
});

/** Presses Ctrl-C while `method` runs and has reported nothing yet. */
async function pressedEarly(argv: readonly string[], method: string) {
  let press = (): void => undefined;
  const { folder, passphrase } = planFolder();
  const core = fakeCore();
  const call: typeof core.transport.call = (name, input) => {
    if (name !== method) return core.transport.call(name, input);
    press();
    return new Promise(() => undefined);
  };
  return cli([...argv, "--json", ...passphrase], {
    core: { ...core, transport: { ...core.transport, call } },
    folder,
    onInterruptible: (listener) => (press = listener),
  });
}
