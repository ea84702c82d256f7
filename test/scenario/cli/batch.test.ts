import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { writePlanFolder } from "../../../main/hosts/headless/practice/plan-folder.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../../main/sandbox/index.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { cliHere } from "../../support/cli-here.ts";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 90_000 };

const at = z.iso.datetime();
const NumberLine = z.strictObject({
  type: z.literal("number"),
  at,
  line: z.number(),
  number: z.string(),
  run: z.string().optional(),
  outcome: z.string(),
  numberIs: z.string(),
  proof: z.string(),
});
const ResultLine = z.strictObject({
  type: z.literal("result"),
  at,
  complete: z.number(),
  failed: z.number(),
  unknown: z.number(),
  waiting: z.number(),
  notStarted: z.number(),
});
const BadRow = z.strictObject({ type: z.literal("bad-row"), at, line: z.number(), message: z.string() });
const Line = z.union([NumberLine, ResultLine, BadRow]);

/** Several numbers, each with a sandbox and a plan of its own, and a table that names the plans. */
async function setUp(options: readonly SandboxOptions[]) {
  const folder = tempFolder();
  const platforms: Sandbox[] = [];
  const plans: string[] = [];
  for (const [index, each] of options.entries()) {
    const number = { phoneNumber: `20255501${20 + index}`, phoneNumberId: `10654035224${20 + index}` };
    const platform = await startSandbox({ ...each, number });
    onTestFinished(() => platform.close());
    platforms.push(platform);
    const name = `number-${index}`;
    const toCloud = each.startsOn !== "cloud";
    writePlanFolder(join(folder, name), platform);
    plans.push(`${name}/${toCloud ? "to-cloud" : "to-onprem"}.json`);
  }
  writeFileSync(join(folder, "table.csv"), `plan\n${plans.join("\n")}\n`);
  writeFileSync(join(folder, "passphrase.txt"), "correct horse battery staple\n");
  const common = [
    "--json",
    "--data-dir",
    join(folder, "data"),
    "--passphrase-file",
    join(folder, "passphrase.txt"),
  ];
  const cli = (...args: readonly string[]) =>
    startCli([...args, ...common], { cwd: folder, input: "x" }).ended;
  const enter = (code: string, run: string) =>
    startCli(["code", run, ...common], { cwd: folder, input: `${code}\n` }).ended;
  const start = (...args: readonly string[]) => startCli(["batch", ...args, ...common], { cwd: folder });
  return {
    folder,
    platforms,
    plans,
    start,
    /** In this process: for what ends before it opens the vault. */
    here: (...args: readonly string[]) => cliHere(["batch", ...args, ...common], { cwd: folder }),
    cli,
    enter,
    /** Resolves while a registration is under way: it follows the backup at once, and the platform delays it. */
    registering: async () => {
      await vi.waitFor(
        () => {
          if (platforms.every(({ world }) => world.truth().unusedBackups === 0))
            throw new Error("no backup yet");
        },
        { timeout: 20_000, interval: 20 },
      );
      await sleep(400);
    },
    homes: () => platforms.map(({ world }) => world.truth().home),
    table: (text: string) => writeFileSync(join(folder, "table.csv"), text),
    run: async (...args: readonly string[]) => {
      const ended = await start("table.csv", ...args).ended;
      return { ...ended, ...read(ended.stdout) };
    },
  };
}

function read(stdout: string) {
  const lines = stdout.split("\n").flatMap((line) => (line === "" ? [] : [Line.parse(parseJson(line))]));
  // Numbers that are worked on at once end in any order.
  const numbers = lines.filter((line) => line.type === "number").toSorted((a, b) => a.line - b.line);
  return { lines, numbers, result: lines.at(-1) };
}

describe("batch", LIMIT, () => {
  test("[B3] moves numbers in both directions, and the second call starts none of them again", async () => {
    const { run, homes, platforms } = await setUp([{}, {}, {}]);
    const first = await run("--yes", "--parallel", "2", "--canary", "1");
    expect(first.code).toBe(0);
    expect(
      first.numbers.map(({ line, outcome, numberIs, proof }) => [line, outcome, numberIs, proof]),
    ).toEqual([
      [2, "complete", "cloud", "proven"],
      [3, "complete", "cloud", "proven"],
      [4, "complete", "cloud", "proven"],
    ]);
    expect(first.result).toMatchObject({ complete: 3, failed: 0, unknown: 0, waiting: 0, notStarted: 0 });
    expect(homes()).toEqual(["cloud", "cloud", "cloud"]);
    const requests = platforms.map(({ world }) => world.truth().registerCalls);
    const again = await run("--yes");
    expect([again.code, again.numbers, again.result]).toMatchObject([0, [], { complete: 3 }]);
    expect(platforms.map(({ world }) => world.truth().registerCalls)).toEqual(requests);
  });

  test("[B3] one canary that fails stops the rest; its row starts again only once it changed", async () => {
    const { run, homes, plans, table } = await setUp([{ faults: ["pin-locked"] }, {}]);
    const first = await run("--yes", "--canary", "1");
    expect([first.code, first.result]).toMatchObject([1, { failed: 1, notStarted: 1 }]);
    expect(homes()).toEqual(["onprem", "onprem"]);
    const again = await run("--yes");
    expect([again.code, again.numbers.map(({ line }) => line), again.result]).toMatchObject([
      1,
      [3],
      { failed: 1, complete: 1 },
    ]);
    table(`plan,window\n${plans[0]},00:00-23:59\n${plans[1]},\n`);
    expect((await run("--yes")).numbers.map(({ line }) => line)).toEqual([2]);
  });

  test("[B3] what needs a person waits and is continued; without --yes nothing moves", async () => {
    const { run, homes, platforms } = await setUp([{}, { startsOn: "cloud" }]);
    const asked = await run();
    expect([asked.code, asked.result]).toMatchObject([3, { waiting: 2 }]);
    expect(homes()).toEqual(["onprem", "cloud"]);
    const runs = asked.numbers.map(({ run: id }) => id);
    const moved = await run("--yes");
    expect(moved.numbers.map(({ run: id }) => id)).toEqual(runs);
    expect([moved.code, moved.result]).toMatchObject([3, { complete: 1, waiting: 1 }]);
    expect(moved.numbers[1]).toMatchObject({ outcome: "awaiting-code", numberIs: "cloud" });
    expect(platforms[1]?.world.truth().home).toBe("cloud");
  });

  test("[B5] a number that was resumed since counts as it ended then, without being started again", async () => {
    const { run, cli, homes, platforms } = await setUp([{ faults: ["subscribe-denied"] }, {}]);
    const first = await run("--yes", "--canary", "1");
    expect(first.result).toMatchObject({ failed: 1, notStarted: 1 });
    platforms[0]?.world.clearFaults();
    const resumed = await cli("resume", first.numbers[0]?.run ?? "", "--yes");
    expect([resumed.code, homes()]).toEqual([0, ["cloud", "onprem"]]);
    const again = await run("--yes", "--canary", "1");
    expect([again.numbers.map(({ line }) => line), again.result]).toMatchObject([
      [3],
      { complete: 2, failed: 0 },
    ]);
    expect(platforms[0]?.world.truth().registerCalls).toBe(1);
  });

  test("[B5] killed in the middle, the next call checks where the number is, continues the open migration and opens no second one", async () => {
    const { run, start, cli, homes, registering, platforms } = await setUp([
      { faults: ["delay-register:3"] },
      {},
    ]);
    const killed = start("table.csv", "--yes");
    await registering();
    killed.signal("SIGKILL");
    await killed.ended;
    // The platform carries out what it got from the killed program.
    await vi.waitFor(() => expect(homes()[0]).toBe("cloud"), { timeout: 20_000 });
    const again = await run("--yes");
    expect([again.code, again.result]).toMatchObject([0, { complete: 2 }]);
    expect(again.numbers.map(({ line, outcome, numberIs }) => [line, outcome, numberIs])).toEqual([
      [2, "complete", "cloud"],
      [3, "complete", "cloud"],
    ]);
    expect((await cli("status")).stdout.match(/"type":"run"/g)).toHaveLength(2);
    expect(platforms[0]?.world.truth().registerCalls).toBe(1);
  });

  test("[ZY1] a migration of the number in the other direction is none of its row's", async () => {
    const { run, homes, cli, enter, platforms, table } = await setUp([{ startsOn: "cloud" }]);
    const back = await cli("migrate", "number-0/to-onprem.json", "--yes");
    const id = /"run":"(r-[^"]+)"/.exec(back.stdout)?.[1] ?? "";
    table("plan\nnumber-0/to-cloud.json\n");
    const between = await run("--yes");
    expect([back.code, between.code, between.result]).toMatchObject([3, 3, { waiting: 1 }]);
    expect((await enter(platforms[0]?.world.lastCode() ?? "", id)).code).toBe(0);
    expect(homes()).toEqual(["onprem"]);
    const again = await run("--yes");
    expect([again.code, again.numbers, again.result]).toMatchObject([
      0,
      [{ outcome: "complete", numberIs: "cloud" }],
      { complete: 1 },
    ]);
    expect(homes()).toEqual(["cloud"]);
  });

  test("[B5] Ctrl-C lets the number in progress come to its end and starts no other", async () => {
    const { start, homes, registering } = await setUp([{ faults: ["delay-register:3"] }, {}]);
    const program = start("table.csv", "--yes");
    await registering();
    program.signal("SIGINT");
    const ended = await program.ended;
    expect([ended.code, read(ended.stdout).result]).toMatchObject([3, { complete: 1, notStarted: 1 }]);
    expect(homes()).toEqual(["cloud", "onprem"]);
  });

  test("[B5] Ctrl-C while it waits for a window ends the program at once", async () => {
    const { start, homes, plans, table } = await setUp([{}, {}]);
    const hour = (add: number): string => String((new Date().getHours() + add) % 24).padStart(2, "0");
    table(`plan,window\n${plans[0]},\n${plans[1]},${hour(3)}:00-${hour(4)}:00\n`);
    const program = start("table.csv", "--yes");
    await program.printed(/"type":"number"/);
    await sleep(500);
    const told = performance.now();
    program.signal("SIGINT");
    const ended = await program.ended;
    expect([ended.code, read(ended.stdout).result]).toMatchObject([3, { complete: 1, notStarted: 1 }]);
    expect(performance.now() - told).toBeLessThan(20_000);
    expect(homes()).toEqual(["cloud", "onprem"]);
  });

  test("[B5] two processes don't work on one batch", async () => {
    const { start, platforms } = await setUp([{ faults: ["delay-register:2"] }]);
    const both = await Promise.all([start("table.csv", "--yes").ended, start("table.csv", "--yes").ended]);
    expect(both.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 5]);
    expect(both.find(({ code }) => code === 5)?.stdout).toBe("");
    expect(platforms[0]?.world.truth().registerCalls).toBe(1);
  });

  test("[B2] any bad row is named with its line, and then nothing starts", async () => {
    const { run, homes, plans, folder, table } = await setUp([{}, {}]);
    mkdirSync(join(folder, "other"));
    const copy = readFileSync(join(folder, plans[0] ?? ""), "utf8");
    writeFileSync(join(folder, "other/no-secrets.json"), copy.replace("20255501", "20255509"));
    writeFileSync(join(folder, "other/no-plan.json"), "{}");
    table(
      `plan,number.shards\n${plans[0]},\n${plans[0]},\nmissing.json,\nother/no-secrets.json,\nother/no-plan.json,\n${plans[1]},3\n`,
    );
    const bad = await run("--yes");
    expect([bad.code, homes()]).toEqual([2, ["onprem", "onprem"]]);
    expect(bad.lines.map((line) => [line.type, "line" in line ? line.line : 0])).toEqual([
      ["bad-row", 3],
      ["bad-row", 4],
      ["bad-row", 5],
      ["bad-row", 6],
      ["bad-row", 7],
    ]);
  });

  test("[B2] a secret that no migration takes is a bad row: of another form, empty, or not in the vault", async () => {
    const { run, cli, homes, plans, folder, table } = await setUp([{}, {}]);
    writeFileSync(join(folder, "five-digits.txt"), "12345\n");
    writeFileSync(join(folder, "empty.txt"), "");
    const pins = ["", "file:five-digits.txt", "file:empty.txt"];
    table(`plan,number.pin\n${pins.map((pin) => `${plans[pin === "" ? 0 : 1]},${pin}`).join("\n")}\n`);
    const told = ({ lines }: ReturnType<typeof read>) =>
      lines.map((line) => (line.type === "bad-row" ? `${line.line}: ${line.message}` : line.type));
    const files = await run("--yes");
    expect([files.code, told(files), homes()]).toEqual([
      2,
      [
        "3: number.pin isn't a PIN: a PIN has exactly 6 digits.",
        `4: number.pin: file ${join(folder, "empty.txt")} is empty.`,
      ],
      ["onprem", "onprem"],
    ]);
    table(`plan,number.pin\n${plans[0]},\n${plans[1]},vault:no-such-label\n`);
    const unlabeled = [2, ["3: number.pin: vault label no-such-label isn't in the vault."]];
    // Without a vault, none is made for it.
    for (const option of ["--check-only", "--yes"]) {
      const label = await run(option);
      expect([label.code, told(label)]).toEqual(unlabeled);
    }
    expect(existsSync(join(folder, "data", "vault"))).toBe(false);
    expect((await cli("vault", "put", "another-label")).code).toBe(0);
    const label = await run("--yes");
    expect([[label.code, told(label)], homes()]).toEqual([unlabeled, ["onprem", "onprem"]]);
  });

  test("[B2] two rows with one ID in the cloud are one number, whatever their phone numbers say", async () => {
    const { run, plans, table } = await setUp([{}]);
    table(`plan,number.phoneNumber\n${plans[0]},\n${plans[0]},2025550199\n`);
    expect((await run("--check-only")).lines).toMatchObject([
      { type: "bad-row", line: 3, message: "has the same number.phoneNumberId as line 2" },
    ]);
  });

  test("[B1] a table in JSON has whole plans and plan files side by side", async () => {
    const { start, homes, plans, folder } = await setUp([{}, {}]);
    const inline = readFileSync(join(folder, plans[1] ?? ""), "utf8")
      .replaceAll('"file": "', '"file": "number-1/')
      .replace('"caFile": "', '"caFile": "number-1/');
    writeFileSync(join(folder, "table.json"), `[\n{"plan":"${plans[0]}"},\n${inline}]`);
    const ended = await start("table.json", "--yes").ended;
    const { numbers } = read(ended.stdout);
    expect([ended.code, numbers.map(({ line }) => line), homes()]).toEqual([0, [2, 3], ["cloud", "cloud"]]);
    writeFileSync(
      join(folder, "table.json"),
      `[\n{"plan":"${plans[0]}","number":{"pin":{"file":"none.txt"}}},\n{"version":1}]`,
    );
    const bad = await start("table.json", "--yes").ended;
    expect([bad.code, read(bad.stdout).lines.map((line) => "line" in line && line.line)]).toEqual([
      2,
      [2, 3],
    ]);
  });

  test("[B6] --check-only changes nothing: a go counts as complete, a no-go as failed", async () => {
    const { run, homes } = await setUp([{}, { faults: ["token-expired"] }]);
    const checked = await run("--check-only", "--parallel", "2");
    expect([checked.code, checked.result]).toMatchObject([1, { complete: 1, failed: 1, notStarted: 0 }]);
    expect(checked.numbers.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "go"],
      [3, "no-go"],
    ]);
    expect(homes()).toEqual(["onprem", "onprem"]);
    // No migration was made, so none is named.
    expect(checked.stderr).not.toContain("switchover status");
    expect((await run("--check-only")).numbers).toHaveLength(2);
  });

  test("[B9] a summary of all numbers is written, with what an earlier call did; one that can't be is exit 2", async () => {
    const { run, here, folder } = await setUp([{}, { faults: ["pin-locked"] }]);
    for (const out of ["summary.pdf", "", "no/such/folder.html"])
      expect([out, (await here("table.csv", "--yes", "--report", out)).code]).toEqual([out, 2]);
    await run("--yes", "--canary", "1");
    expect((await run("--yes", "--report", "summary.csv")).code).toBe(1);
    const [, first, second] = readFileSync(join(folder, "summary.csv"), "utf8").split("\n");
    expect(first).toMatch(/^2,\+12025550120,to-cloud,complete,cloud,proven,r-[^,]+,$/);
    expect(second).toMatch(/^3,\+12025550121,to-cloud,/);
    await run("--check-only", "--report", "checks.html");
    expect(readFileSync(join(folder, "checks.html"), "utf8")).toContain("Checks of table.csv");
  });

  test("[B2] wrong usage is exit 2; the template is the header alone", async () => {
    const { here, start } = await setUp([{}]);
    for (const args of [
      ["--canary", "x"],
      ["--parallel", "0"],
      ["--window", "9-5"],
      ["--stop-after", "0"],
    ])
      expect([args, (await here("table.csv", "--yes", ...args)).code]).toEqual([args, 2]);
    expect((await start("missing.csv").ended).code).toBe(2);
    const template = await startCli(["batch", "template"], {}).ended;
    expect([template.code, template.stdout]).toEqual([
      0,
      expect.stringMatching(/^plan,direction,[^\n]*,window\n$/),
    ]);
    const asJson = await here("template");
    const lines = asJson.stdout.trimEnd().split("\n").map(parseJson);
    expect([asJson.code, lines]).toMatchObject([
      0,
      [{ type: "template" }, { type: "result", outcome: "printed" }],
    ]);
  });
});
