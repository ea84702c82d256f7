import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { linesOf, pointHarness, type PointHarness } from "../../support/webhooks/point-harness.ts";

const LIMIT = { timeout: 90_000 };
const POINTED = /"type":"pointed"/;
const AWAITS = /"phase":"awaiting-message"/;
const TOKEN = ["--callback-token-file", "owner.txt"];
const VAULT = ["--passphrase-file", "passphrase.txt"];
const later = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** Lets a command get as far as that, and kills it. */
async function killAt(
  rig: PointHarness,
  command: string,
  more: readonly string[],
  at: RegExp,
): Promise<void> {
  const program = rig.start(command, more);
  await program.printed(at);
  program.signal("SIGKILL");
  await program.ended;
}

/** The plan refers to the app secret. */
function giveAppSecret(rig: PointHarness): void {
  const path = join(rig.folder, "plan.json");
  const plan = JSON.parse(readFileSync(path, "utf8")) as { cloud: Record<string, unknown> };
  plan.cloud["appSecret"] = { file: "secret.txt" };
  writeFileSync(path, JSON.stringify(plan));
}

describe("the window's program after a kill", LIMIT, () => {
  test.each(["cloud", "onprem"] as const)(
    "[P7] %s: gives back at once what a test borrowed without a vault, and says so; commands that look do not",
    async (side) => {
      const rig = await pointHarness(side);
      const before = await rig.standing();
      await killAt(rig, "test", [], AWAITS);
      const during = await rig.standing();
      expect(during).not.toBe(before);
      await rig.runPlain(["status"]);
      await rig.runPlain(["webhooks", "events"]);
      expect(await rig.standing()).toBe(during);
      const window = rig.startPlain(["serve", "--no-open"]);
      const printed = await window.printed(/"type":"given-back".*\n/);
      expect(
        linesOf(printed.replace(/\n[^\n]*$/, "")).find(({ type }) => type === "given-back"),
      ).toMatchObject({
        level: side === "cloud" ? "number" : "client",
        restored: true,
      });
      expect(await rig.standing()).toBe(before);
      window.signal("SIGTERM");
      await window.ended;
    },
  );

  test("[P7] says what it could not give back, and why", async () => {
    const rig = await pointHarness();
    await rig.production();
    await killAt(rig, "test", ["--no-forward", ...TOKEN], AWAITS);
    const window = rig.startPlain(["serve", "--no-open"]);
    const printed = await window.printed(/"type":"given-back".*\n/);
    expect(linesOf(printed.replace(/\n[^\n]*$/, "")).find(({ type }) => type === "given-back")).toMatchObject(
      {
        level: "number",
        restored: false,
        reason: "token-needed",
      },
    );
    window.signal("SIGTERM");
    await window.ended;
  });

  test("[P7] opens the vault with the passphrase that it was given, and gives back what lies sealed in it", async () => {
    const rig = await pointHarness();
    await rig.production();
    const before = await rig.standing();
    await killAt(rig, "point", ["--yes", ...TOKEN, ...VAULT], POINTED);
    expect(await rig.standing()).not.toBe(before);
    const window = rig.startPlain(["serve", "--no-open", ...VAULT]);
    await expect.poll(() => rig.standing(), { timeout: 20_000 }).toBe(before);
    window.signal("SIGTERM");
    await window.ended;
  });

  test("[P7] with a passphrase that does not fit nothing is started: exit 2; without a vault it is not needed", async () => {
    const rig = await pointHarness();
    const fresh = rig.startPlain(["serve", "--no-open", ...VAULT]);
    await fresh.printed(/"type":"listening"/);
    fresh.signal("SIGTERM");
    expect((await fresh.ended).code).toBe(0);
    await killAt(rig, "point", ["--yes", ...VAULT], POINTED);
    writeFileSync(join(rig.folder, "passphrase.txt"), "another one altogether\n");
    expect((await rig.runPlain(["serve", "--no-open", ...VAULT])).code).toBe(2);
  });
});

describe("a standing callback after a killed test", LIMIT, () => {
  test("[P7] gives back with the token's file what the test left behind, and stands", async () => {
    const rig = await pointHarness();
    await rig.production();
    const before = await rig.standing();
    await killAt(rig, "test", ["--no-forward", ...TOKEN], AWAITS);
    const program = rig.start("point", ["--yes", ...TOKEN]);
    expect(await program.printed(POINTED)).toContain('"level":"number"');
    program.signal("SIGTERM");
    expect((await program.ended).code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] ends without the token as one that never began, and claims nothing", async () => {
    const rig = await pointHarness();
    await rig.production();
    await killAt(rig, "test", ["--no-forward", ...TOKEN], AWAITS);
    const { code, lines } = await rig.run("point", ["--yes"]);
    expect(code).toBe(3);
    const result = lines.at(-1);
    expect(result).toMatchObject({ reason: "token-needed", end: "not-begun", restored: false });
    expect(result?.["message"]).not.toContain("no longer");
    expect(result?.["message"]).toContain("don't arrive here");
  });
});

describe("what had taken effect before the kill", LIMIT, () => {
  test("[P6] given back, and killed before that was noted: the next start begins anew", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    await killAt(rig, "point", ["--yes", "--until", later()], POINTED);
    // As the call of its end would, whose effect is all that came of it.
    await rig.elsewhere("");
    expect(await rig.standing()).toBe(before);
    const next = rig.start("point", ["--yes", "--until", later()]);
    expect(await next.printed(POINTED)).not.toContain("resumed");
    next.signal("SIGTERM");
    const { code, stdout } = await next.ended;
    expect(linesOf(stdout).at(-1)).toMatchObject({ end: "asked", restored: true });
    expect(code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });
});

describe("restore", LIMIT, () => {
  test.each(["the plan's reference", "its own option"] as const)(
    "[P6] gives the app's callback back with the app secret of %s",
    async (way) => {
      const rig = await pointHarness();
      writeFileSync(join(rig.folder, "owner.txt"), rig.sandbox.cloud.endpointToken);
      const secret = ["--app-secret-file", "secret.txt"];
      const byPlan = way === "the plan's reference";
      if (byPlan) giveAppSecret(rig);
      await killAt(rig, "point", ["--level", "application", "--yes", ...TOKEN, ...secret], POINTED);
      const given = await rig.run("restore", byPlan ? [] : secret);
      expect(given.lines.at(-1)).toMatchObject({ restored: true, found: true });
      expect(given.code).toBe(0);
    },
  );

  test("[P6] names the option where the app secret is missing", async () => {
    const rig = await pointHarness();
    writeFileSync(join(rig.folder, "owner.txt"), rig.sandbox.cloud.endpointToken);
    const secret = ["--app-secret-file", "secret.txt"];
    await killAt(rig, "point", ["--level", "application", "--yes", ...TOKEN, ...secret], POINTED);
    const { lines, stderr } = await rig.run("restore");
    expect(lines.at(-1)).toMatchObject({ restored: false, reason: "app-secret-missing" });
    expect(stderr).toContain("--app-secret-file");
  });

  test("[P4] asks for a vault only where one is needed: nothing borrowed, and borrowed without one, are exit 0", async () => {
    const rig = await pointHarness();
    const before = await rig.standing();
    expect((await rig.run("restore", VAULT)).code).toBe(0);
    await killAt(rig, "point", ["--yes"], POINTED);
    const { code, lines } = await rig.run("restore", VAULT);
    expect(lines.at(-1)).toMatchObject({ restored: true, found: true });
    expect(code).toBe(0);
    expect(await rig.standing()).toBe(before);
  });

  test("[P4] without anything recorded here claims nothing of what stands, and sends nothing", async () => {
    const rig = await pointHarness();
    const { code, lines, stdout } = await rig.run("restore");
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ outcome: "complete", found: false });
    expect(stdout).not.toContain('"restored":true');
    expect(lines.at(-1)?.["message"]).toContain(
      "No callback URL is replaced temporarily in this data folder.",
    );
    expect(lines.at(-1)?.["message"]).not.toContain("as they were before");
    expect(rig.meddler.asked).toEqual([]);
  });
});

test("[P1] where the number is cannot be told: exit 2, and --side is named", LIMIT, async () => {
  const rig = await pointHarness();
  const error = { error: { message: "(#2) down", type: "OAuthException", code: 2, trace_id: "t" } };
  rig.meddler.meddle(/^GET /, { kind: "answer", status: 503, body: error });
  for (const command of ["test", "point"]) {
    const { code, stderr } = await rig.run(command, command === "point" ? ["--yes"] : []);
    expect(code).toBe(2);
    expect(stderr).toContain("--side cloud");
    expect(stderr).toContain("--side on-premises");
  }
});
