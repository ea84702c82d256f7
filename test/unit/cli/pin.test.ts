import { describe, expect, test } from "vitest";
import type { PinChange } from "../../../shared/pin/pin-change.ts";
import { cli, planFolder, type CliOptions } from "../../support/cli.ts";
import { fakeCore, FAKE_RUN, type Script } from "../../support/fake-core.ts";
import { jsonLines } from "../../support/json-lines.ts";

const AT = "2026-01-15T12:00:00.000Z";
const EVIDENCE = { at: AT, durationMs: 5, httpStatus: 400 };

type Comes = Pick<PinChange, "state" | "outcome">;
const REFUSED: Comes = {
  state: "rejected",
  outcome: {
    kind: "rejected",
    reason: "not-registered",
    evidence: { ...EVIDENCE, apiError: { code: 133010 } },
  },
};
const LOST: Comes = {
  state: "unknown",
  outcome: { kind: "unknown", cause: "connection-lost", evidence: EVIDENCE },
};
const NOT_SENT: Comes = {
  state: "not-sent",
  outcome: { kind: "notSent", cause: "connection-refused", evidence: EVIDENCE },
};

async function pin(argv: readonly string[], script: Script = {}, options: CliOptions = {}) {
  const core = fakeCore(script);
  const { folder } = planFolder();
  const end = await cli(["pin", ...argv], { core, folder, ...options });
  return { ...end, core };
}

describe("pin", () => {
  test.each([
    [undefined, { outcome: "complete", next: "nothing" }, 0],
    [REFUSED, { outcome: "rejected", reason: "not-registered", code: 133010, next: "fix-and-check" }, 1],
    [LOST, { outcome: "unknown", reason: "connection-lost", next: "repeat" }, 3],
    [NOT_SENT, { outcome: "stopped", reason: "connection-refused", next: "fix-and-check" }, 1],
  ] as const)("set with --yes says how it came out: %j", async (comes, expected, exit) => {
    const { code, stdout, core } = await pin(
      ["set", "plan.json", "--yes", "--json"],
      comes === undefined ? {} : { pinComesOut: comes },
    );
    expect(code).toBe(exit);
    expect(jsonLines(stdout).at(-1)).toMatchObject({
      type: "result",
      action: "set",
      side: "on-premises",
      numberIs: "on-premises",
      proof: "proven",
      ...expected,
    });
    expect(core.inputs("pin.change")).toMatchObject([{ action: "set", by: "yes-option" }]);
  });

  test.each([["set"], ["off"]])(
    "%s without a person and without --yes waits, and sends nothing",
    async (action) => {
      const { code, stdout, core } = await pin([action, "plan.json", "--json"]);
      expect(code).toBe(3);
      expect(jsonLines(stdout)).toMatchObject([
        { type: "result", outcome: "awaiting-confirmation", action, next: "confirm" },
      ]);
      expect(core.calls).not.toContain("pin.change");
    },
  );

  test("a person is asked once, after being told what a yes means; a no sends nothing", async () => {
    const yes = await pin(["set", "plan.json"], {}, { answers: [true] });
    expect(yes.code).toBe(0);
    expect(yes.stderr).toContain("Set the two-step PIN of +1 202 555 0123?");
    expect(yes.stderr).toContain("It is never resent automatically.");
    expect(yes.core.inputs("pin.change")).toMatchObject([{ by: "person" }]);
    const no = await pin(["off", "plan.json"], {}, { answers: [false] });
    expect(no.code).toBe(3);
    expect(no.core.calls).not.toContain("pin.change");
  });

  test("a side that is given is the side that is used, as the person's own word", async () => {
    const { stdout, core } = await pin(["set", "plan.json", "--side", "cloud", "--yes", "--json"]);
    expect(core.inputs("pin.check")).toMatchObject([{ side: "cloud" }]);
    expect(jsonLines(stdout).at(-1)).toMatchObject({ side: "cloud", proof: "attested" });
  });

  test("off has no cloud side to give", async () => {
    const { code, stderr } = await pin(["off", "plan.json", "--side", "cloud", "--yes"]);
    expect(code).toBe(2);
    expect(stderr).toContain("Allowed choices are on-premises");
  });

  test.each([
    [{ kind: "numberBusy" }, 5, "Another process of yours is working on this number"],
    [{ kind: "placeUnknown", reason: "nobody-answered" }, 2, "--side on-premises or --side cloud"],
    [{ kind: "pinMissing" }, 2, "number.pin"],
    [{ kind: "otherNumber", side: "on-premises", serves: "12025550199" }, 2, "+1 202 555 0199"],
  ] as const)("that cannot begin (%j) ends with %i, without a result line", async (problem, exit, said) => {
    const core = fakeCore();
    core.fail("pin.check", problem);
    const { folder } = planFolder();
    const { code, stdout, stderr } = await cli(["pin", "set", "plan.json", "--yes", "--json"], {
      core,
      folder,
    });
    expect({ code, stdout }).toEqual({ code: exit, stdout: "" });
    expect(stderr).toContain(said);
    expect(core.calls).not.toContain("pin.change");
  });

  test.each([
    [false, "resume"],
    [true, "wait"],
  ])("while a run of the number is open (held: %s) ends with 3 and sends nothing", async (held, next) => {
    const core = fakeCore();
    core.fail("pin.check", { kind: "runOpen", run: FAKE_RUN, held });
    const { folder } = planFolder();
    const { code, stdout } = await cli(["pin", "set", "plan.json", "--yes", "--json"], { core, folder });
    expect(code).toBe(3);
    expect(jsonLines(stdout)).toMatchObject([{ type: "result", run: FAKE_RUN, reason: "run-open", next }]);
    expect(core.calls).not.toContain("pin.change");
  });

  test("off with the number in the cloud sends nothing, and says what its owner does instead", async () => {
    const core = fakeCore();
    core.fail("pin.check", { kind: "pinOffInCloud" });
    const { folder } = planFolder();
    const { code, stdout, stderr } = await cli(["pin", "off", "plan.json", "--yes", "--json"], {
      core,
      folder,
    });
    expect(code).toBe(1);
    expect(jsonLines(stdout)).toMatchObject([
      { type: "result", outcome: "rejected", reason: "no-such-call", numberIs: "cloud" },
    ]);
    expect(stderr).toContain("in the platform's number manager");
    expect(core.calls).not.toContain("pin.change");
  });

  test("an earlier change that is unknown is told before the question", async () => {
    const earlier: PinChange = {
      operation: "o-20260114-abcdefghij" as PinChange["operation"],
      action: "off",
      side: "on-premises",
      number: "+12025550123",
      phoneNumberId: "106540352242922",
      by: "person",
      startedAt: "2026-01-14T12:00:00.000Z",
      state: "unknown",
    };
    const { stderr, stdout } = await pin(["set", "plan.json", "--json", "--yes"], { pinChanges: [earlier] });
    expect(stderr).toMatch(/Whether the PIN was turned off on .* is unknown/);
    expect(jsonLines(stdout)[0]).toMatchObject({ type: "earlier", operation: earlier.operation });
  });

  test("status lists the changes", async () => {
    const core = fakeCore({ pinComesOut: LOST });
    const { folder } = planFolder();
    await cli(["pin", "set", "plan.json", "--yes"], { core, folder });
    const lines = jsonLines((await cli(["status", "--json"], { core, folder })).stdout);
    expect(lines.filter(({ type }) => type === "pin-change")).toMatchObject([
      { action: "set", state: "unknown", number: "+12025550123" },
    ]);
    const { stdout } = await cli(["status"], { core, folder });
    expect(stdout).toMatch(/\+1 202 555 0123 +PIN set +on-premises +outcome unknown/i);
    const one = jsonLines((await cli(["status", FAKE_RUN, "--json"], { core, folder })).stdout);
    expect(one.map(({ type }) => type)).toContain("pin-change");
  });

  test("Ctrl-C while the answer is awaited says so first; a second one leaves it unknown", async () => {
    const core = fakeCore();
    const release = core.hold("pin.change");
    const { virtualClock } = await import("../../support/virtual-clock.ts");
    const clock = virtualClock();
    const { folder } = planFolder();
    let press = (): void => undefined;
    const ended = cli(["pin", "set", "plan.json", "--yes", "--json"], {
      core,
      folder,
      clock,
      onInterruptible: (given) => (press = given),
    });
    await expect.poll(() => core.calls).toContain("pin.change");
    core.push("pinChanges", {
      operation: "o-20260115-abcdefghij" as PinChange["operation"],
      action: "set",
      side: "on-premises",
      number: "+12025550123",
      phoneNumberId: "106540352242922",
      by: "yes-option",
      startedAt: AT,
      state: "under-way",
    });
    press();
    press();
    await clock.advance(1_500);
    press();
    const { code, stdout, stderr } = await ended;
    release();
    expect(code).toBe(3);
    expect(stderr).toContain("Waiting for the platform's response");
    expect(jsonLines(stdout).at(-1)).toMatchObject({ outcome: "unknown", reason: "interrupted" });
  });
});
