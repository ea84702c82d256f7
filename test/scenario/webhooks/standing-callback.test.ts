import { describe, expect, test } from "vitest";
import { linesOf, pointHarness } from "../../support/webhooks/point-harness.ts";

const LIMIT = { timeout: 90_000 };
const POINTED = /"type":"pointed"/;

describe("a standing callback, in a real process", LIMIT, () => {
  test.each(["cloud", "onprem"] as const)(
    "[P1] %s: what the number gets comes here until a signal, and everything stands as it stood",
    async (side) => {
      const rig = await pointHarness(side);
      const before = await rig.standing();
      const program = rig.start("point", ["--yes", "--app-secret-file", "secret.txt"]);
      const pointed = linesOf((await program.printed(POINTED)).replace(/\n[^\n]*$/, ""));
      expect(pointed.find(({ type }) => type === "pointed")).toMatchObject({
        level: side === "cloud" ? "number" : "client",
      });
      expect(await rig.standing()).not.toBe(before);
      rig.sandbox.world.inbound({ text: "good morning", type: "text" });
      await program.printed(/"type":"event"/);
      program.signal("SIGTERM");
      const { code, stdout } = await program.ended;
      expect(linesOf(stdout).at(-1)).toMatchObject({ type: "result", outcome: "complete", restored: true });
      expect(code).toBe(0);
      expect(await rig.standing()).toBe(before);
    },
  );
});

describe("what needs a person's word or token", LIMIT, () => {
  test("[P2] production is never left without its notifications unasked: exit 3, and nothing is sent", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const { code, lines, stderr } = await rig.run("point");
    expect(code).toBe(3);
    expect(lines.at(-1)).toMatchObject({ outcome: "awaiting-confirmation", reason: "confirmation-needed" });
    expect(stderr).toContain("--yes");
    expect(await rig.standing()).toBe(before);
    expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
  });

  test("[P2] with copies passed on no word is needed, and production gets every byte", async () => {
    const rig = await pointHarness();
    const endpoint = await rig.production();
    const before = await rig.standing();
    const program = rig.start("point", [
      "--forward",
      "--allow-private",
      "--callback-token-file",
      "owner.txt",
    ]);
    const printed = await program.printed(POINTED);
    expect(printed).toContain('"forwardsTo"');
    expect(printed).not.toContain(endpoint.url);
    rig.sandbox.world.inbound({ text: "good morning", type: "text" });
    await program.printed(/"type":"event"/);
    program.signal("SIGHUP");
    expect((await program.ended).code).toBe(0);
    expect(endpoint.notifications()).toHaveLength(1);
    expect(await rig.standing()).toBe(before);
  });

  test("[P3] a token that could not be had again after a crash is refused before anything is sent: exit 2", async () => {
    const rig = await pointHarness();
    await rig.production();
    const before = await rig.standing();
    const posts = rig.meddler.asked.length;
    const { code, stdout, stderr } = await rig.run("point", ["--yes"]);
    expect({ code, stdout: stdout.includes('"result"') }).toEqual({ code: 2, stdout: false });
    expect(stderr).toContain("--callback-token-file");
    expect(await rig.standing()).toBe(before);
    expect(rig.meddler.asked.slice(posts).filter((line) => line.startsWith("POST"))).toEqual([]);
  });

  test("[P3] with a passphrase and nobody to ask, the token is named as what is missing: exit 3", async () => {
    const rig = await pointHarness();
    await rig.production();
    const { code, lines, stderr } = await rig.run("point", ["--yes", "--passphrase-file", "passphrase.txt"]);
    expect(lines.at(-1), stderr).toMatchObject({ reason: "token-needed", restored: true });
    expect(code).toBe(3);
  });

  test("[P2] an end that lies in the past, and one that is no moment, are refused: exit 2", async () => {
    const rig = await pointHarness();
    for (const until of ["2020-01-01T00:00:00Z", "tomorrow"])
      expect((await rig.run("point", ["--yes", "--until", until])).code).toBe(2);
  });
});

describe("its end", LIMIT, () => {
  test("[P4] the end that was told comes, and everything stands as it stood: exit 0", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    const until = new Date(Date.now() + 6_000).toISOString();
    const { code, lines } = await rig.run("point", ["--yes", "--until", until]);
    expect(lines.find(({ type }) => type === "pointed")).toMatchObject({ until });
    expect(lines.at(-1)).toMatchObject({ outcome: "complete", restored: true, end: "time-over" });
    expect(code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] restore ends it from another process, and both say that everything stands as it stood", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    expect((await rig.run("restore")).code).toBe(0);
    const program = rig.start("point", ["--yes"]);
    await program.printed(POINTED);
    const asked = await rig.run("restore");
    expect(asked.lines.at(-1)).toMatchObject({ type: "result", restored: true });
    expect(asked.code).toBe(0);
    expect((await program.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] what somebody else has set meanwhile is left alone, and said: exit 1", async () => {
    const rig = await pointHarness();
    const program = rig.start("point", ["--yes"]);
    await program.printed(POINTED);
    await rig.elsewhere("https://somebody.example/else");
    const set = await rig.standing();
    program.signal("SIGINT");
    const { code, stdout } = await program.ended;
    expect(linesOf(stdout).at(-1)).toMatchObject({ outcome: "stopped", restored: false });
    expect(code).toBe(1);
    expect(await rig.standing()).toBe(set);
    expect((await rig.run("restore")).code).toBe(0);
  });

  test("[P5] a test, or another standing callback, of the same number finds it held: exit 5", async () => {
    const rig = await pointHarness();
    const program = rig.start("point", ["--yes"]);
    await program.printed(POINTED);
    const other = await rig.run("test");
    expect({ code: other.code, stdout: other.stdout }).toMatchObject({ code: 5 });
    expect((await rig.run("point", ["--yes"])).code).toBe(5);
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);
  });

  test.each(["SIGTERM", "SIGHUP"] as const)(
    "[P5] %s ends a test too, which gives everything back: exit 1",
    async (name) => {
      const rig = await pointHarness();
      const before = await rig.standing();
      const program = rig.start("test");
      await program.printed(/"word":/);
      program.signal(name);
      const { code, stdout } = await program.ended;
      expect(linesOf(stdout).at(-1)).toMatchObject({ verdict: "stopped", restored: true });
      expect(code).toBe(1);
      expect(await rig.standing()).toBe(before);
    },
  );

  test.each([
    ["test", "SIGINT", 1],
    ["test", "SIGTERM", 1],
    ["point", "SIGINT", 0],
  ] as const)(
    "[P5] [C15] %s that gets %s again with its result ends with the code told: %i",
    async (command, name, exit) => {
      const rig = await pointHarness();
      const program = rig.start(command, command === "point" ? ["--yes"] : []);
      await program.printed(command === "point" ? POINTED : /"word":/);
      program.signal(name);
      await program.printed(/"type":"result"/);
      for (const again of [name, "SIGHUP", "SIGTERM"] as const) program.signal(again);
      const { code, signal } = await program.ended;
      expect({ code, signal }).toEqual({ code: exit, signal: null });
    },
  );
});
