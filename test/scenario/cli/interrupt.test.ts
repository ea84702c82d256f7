import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { cliHarness } from "../../support/cli-process.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";

const LIMIT = { timeout: 60_000 };
const REGISTER_IS_OUT = /"step":"register","phase":"intent"/;

async function movingSlowly(seconds: number) {
  const rig = await cliHarness({ faults: [`delay-register:${seconds}`] });
  const program = rig.start(["migrate", rig.plans["to-cloud"], "--yes"]);
  await program.printed(REGISTER_IS_OUT);
  return { rig, program };
}

describe("Ctrl-C while a real process waits for the answer to register", LIMIT, () => {
  test("[I18] once: the answer is waited for, and the move is carried to its end", async () => {
    const { rig, program } = await movingSlowly(3);
    program.signal("SIGINT");
    const ended = await program.ended;
    expect(ended.stderr.split("can't be canceled")).toHaveLength(2);
    expect(ended.code).toBe(0);
    expect(resultLine(ended.stdout)).toMatchObject({ outcome: "complete", numberIs: "cloud" });
    expect(rig.platform.world.truth().home).toBe("cloud");
  });

  test.each(["SIGTERM", "SIGHUP"] as const)(
    "[I18] %s, as of a closed terminal or a shutdown, is waited through in the same way",
    async (signal) => {
      const { rig, program } = await movingSlowly(2);
      program.signal(signal);
      const ended = await program.ended;
      expect(ended.code).toBe(0);
      expect(resultLine(ended.stdout)).toMatchObject({ outcome: "complete", numberIs: "cloud" });
      expect(rig.platform.world.truth().home).toBe("cloud");
    },
  );

  test("[I18] once, delivered several times over by terminal and launcher: counts as once", async () => {
    const { program } = await movingSlowly(3);
    program.signal("SIGINT");
    await sleep(100);
    program.signal("SIGINT");
    await sleep(100);
    program.signal("SIGINT");
    expect((await program.ended).code).toBe(0);
  });

  test("[I18] twice: leaves with 3 and says that the outcome is not known; resume finds it out", async () => {
    const { rig, program } = await movingSlowly(6);
    program.signal("SIGINT");
    await sleep(1_500);
    program.signal("SIGINT");
    const ended = await program.ended;
    expect(ended.code).toBe(3);
    const result = resultLine(ended.stdout);
    expect(result).toMatchObject({ outcome: "unknown", numberIs: "unknown", next: "resume" });
    expect(jsonLines(ended.stdout).findLast(({ type }) => type === "step")).toMatchObject({
      step: "register",
      phase: "intent",
    });
    expect(ended.stderr).toContain("Its outcome is unknown");
    const resumed = await rig.run(["resume", result.run ?? ""]);
    expect([0, 1]).toContain(resumed.code);
    expect(resultLine(resumed.stdout).proof).toBe("proven");
  });
});
