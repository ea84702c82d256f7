import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import { findChromium } from "../../../scripts/lib/chromium.mjs";
import { cliHarness, runInShell, type CliHarness } from "../../support/cli-process.ts";
import { resultLine } from "../../support/json-lines.ts";

const LIMIT = { timeout: 60_000 };

async function moved(): Promise<{ rig: CliHarness; run: string; file: (name: string) => string }> {
  const rig = await cliHarness();
  const ended = await rig.run(["migrate", rig.plans["to-cloud"], "--yes"]);
  const run = resultLine(ended.stdout).run ?? "";
  return { rig, run, file: (name) => join(rig.folder, name) };
}

const at = z.iso.datetime();
const Made = z.strictObject({
  type: z.literal("result"),
  at,
  outcome: z.enum(["saved", "printed"]),
  run: z.string(),
  format: z.string(),
  madeAt: at,
  fingerprint: z.string(),
  file: z.string().optional(),
});
const Genuine = z.strictObject({
  type: z.literal("result"),
  at,
  outcome: z.literal("genuine"),
  run: z.string(),
  format: z.string(),
  madeAt: at,
  fingerprint: z.string(),
  key: z.enum(["own", "other", "not-known"]),
  journal: z.enum(["same", "grown", "differs", "not-here"]),
});
const Refused = z.strictObject({
  type: z.literal("result"),
  at,
  outcome: z.enum(["altered", "unknown"]),
  reason: z.string().optional(),
});
const Printed = z.strictObject({ type: z.literal("report"), at, format: z.string(), content: z.string() });
const Line = z.union([Made, Genuine, Refused, Printed]);

function lines(stdout: string): z.infer<typeof Line>[] {
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [Line.parse(parseJson(line))]));
}

function result(stdout: string): z.infer<typeof Line> | undefined {
  return lines(stdout).at(-1);
}

test("[R1][R2] a saved report is genuine in another process; one changed word is exit 1", LIMIT, async () => {
  const { rig, run, file } = await moved();
  for (const form of ["html", "md", "json"]) {
    const path = file(`report.${form}`);
    const saved = await rig.run(["report", run, "--format", form, "--out", path, "--by", "Ana"]);
    expect(saved.code).toBe(0);
    expect(result(saved.stdout)).toMatchObject({
      type: "result",
      outcome: "saved",
      run,
      format: form,
      file: path,
    });
    const checked = await rig.run(["report", "--verify", path]);
    expect(checked.code).toBe(0);
    expect(result(checked.stdout)).toMatchObject({
      type: "result",
      outcome: "genuine",
      run,
      format: form,
      key: "own",
    });
    writeFileSync(path, readFileSync(path, "utf8").replace("Ana", "Eva"));
    const altered = await rig.run(["report", "--verify", path]);
    expect(altered.code).toBe(1);
    expect(result(altered.stdout)).toMatchObject({ outcome: "altered", reason: "bytes" });
  }
});

test(
  "[R2] a report is checked without the data folder that made it, and the check creates none",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    await rig.run(["report", run, "--out", file("report.html")]);
    const elsewhere = file("elsewhere");
    const checked = await rig.runIn(elsewhere, ["report", "--verify", file("report.html")]);
    expect(checked.code).toBe(0);
    expect(result(checked.stdout)).toMatchObject({
      outcome: "genuine",
      key: "not-known",
      journal: "not-here",
    });
    expect(existsSync(elsewhere)).toBe(false);
  },
);

test("[R1] standard output is the file itself, and genuine when it was redirected", LIMIT, async () => {
  const { rig, run, file } = await moved();
  const line = `switchover report ${run} --format json --data-dir '${rig.dataDir}' > '${file("r.json")}'`;
  expect((await runInShell(line)).code).toBe(0);
  expect(parseJson(readFileSync(file("r.json"), "utf8"))).toMatchObject({
    format: "switchover-report",
    run: { run },
  });
  expect((await rig.run(["report", "--verify", file("r.json")])).code).toBe(0);
  const [printed, ended] = lines((await rig.run(["report", run, "--format", "md"])).stdout);
  expect(ended).toMatchObject({ type: "result", outcome: "printed" });
  writeFileSync(file("r.md"), Printed.parse(printed).content);
  expect((await rig.run(["report", "--verify", file("r.md")])).code).toBe(0);
});

test(
  "[R7] a PDF is what the browser printed, signed; without a browser nothing is written",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    const without = await rig.run(["report", run, "--format", "pdf", "--out", file("none.pdf")], {
      env: { PATH: rig.folder },
    });
    expect(without.code).toBe(1);
    expect(without.stderr).toContain("No program that prints a page as PDF was found");
    expect(existsSync(file("none.pdf"))).toBe(false);
    const broken = file("chromium");
    writeFileSync(broken, "#!/bin/sh\nexit 3\n");
    chmodSync(broken, 0o755);
    const failed = await rig.run(["report", run, "--format", "pdf", "--out", file("none.pdf")], {
      env: { PATH: rig.folder },
    });
    expect(failed.code).toBe(1);
    expect(existsSync(file("none.pdf"))).toBe(false);
  },
);

test.skipIf(findChromium() === undefined)(
  "[R7] a PDF of a real browser is genuine, and its secrets stay here",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    const chromium = findChromium() ?? "";
    const bin = file("bin");
    mkdirSync(bin);
    writeFileSync(
      join(bin, "chromium-headless-shell"),
      `#!/bin/sh\nenv > '${file("environment.txt")}'\nexec '${chromium}' "$@"\n`,
    );
    chmodSync(join(bin, "chromium-headless-shell"), 0o755);
    const saved = await rig.run(["report", run, "--format", "pdf", "--out", file("r.pdf")], {
      env: { PATH: `${bin}:/usr/bin:/bin`, CLOUD_TOKEN: "canary-of-the-environment" },
    });
    expect(saved.stderr + String(saved.code)).toMatch(/0$/);
    const pdf = readFileSync(file("r.pdf"), "latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(readFileSync(file("environment.txt"), "utf8")).not.toContain("canary");
    expect(result((await rig.run(["report", "--verify", file("r.pdf")])).stdout)).toMatchObject({
      outcome: "genuine",
      format: "pdf",
    });
    writeFileSync(file("cut.pdf"), pdf.slice(0, -40), "latin1");
    expect((await rig.run(["report", "--verify", file("cut.pdf")])).code).toBe(1);
  },
);

test(
  "[R8] wrong usage and what can't be read or written is exit 2, and leaves what was there",
  LIMIT,
  async () => {
    const { rig, run, file } = await moved();
    writeFileSync(file("note.txt"), "a note");
    const before = readdirSync(rig.folder).toSorted();
    for (const args of [
      ["report"],
      ["report", run, "--verify", file("note.txt")],
      ["report", run, "--format", "docx"],
      ["report", run, "--language", "fr"],
      ["report", run, "--format", "pdf"],
      ["report", run, "--out", ""],
      ["report", run, "--out", file("no/such/folder.html")],
      ["report", run, "--out", rig.folder],
      ["report", "r-20260115-nobody"],
      ["report", "no-run"],
      ["report", "--verify", file("missing.html")],
      ["report", "--verify", rig.folder],
    ]) {
      const ended = await rig.here(args);
      expect([args.slice(1).join(" "), ended.code]).toEqual([args.slice(1).join(" "), 2]);
      expect(ended.stdout).toBe("");
    }
    const unknown = await rig.run(["report", "--verify", file("note.txt")]);
    expect([unknown.code, result(unknown.stdout)]).toMatchObject([1, { outcome: "unknown" }]);
    expect(readdirSync(rig.folder).toSorted()).toEqual(before);
  },
);
