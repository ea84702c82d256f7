import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import { cliHarness } from "../../support/cli-process.ts";

const LIMIT = { timeout: 90_000 };

const Printed = z.strictObject({
  type: z.literal("letter"),
  at: z.iso.datetime(),
  subject: z.string(),
  content: z.string(),
});
const result = (stdout: string): unknown => parseJson(stdout.trimEnd().split("\n").at(-1) ?? "");

test("[J1] a letter is printed, or saved for its reader only", LIMIT, async () => {
  const rig = await cliHarness();
  const plan = rig.plans["to-cloud"];
  const printed = await rig.run(["letter", plan, "--kind", "before", "--at", "2199-12-01T22:00+01:00"]);
  expect(printed.code).toBe(0);
  const [line] = printed.stdout.split("\n");
  const letter = Printed.parse(parseJson(line ?? ""));
  expect(letter.subject).toMatch(/^Before the migration of /);
  expect(letter.content).toMatch(/^Subject: Before the migration of .+\n\n/);
  expect(result(printed.stdout)).toMatchObject({ outcome: "printed", kind: "before", format: "text" });
  const out = join(rig.folder, "letter.md");
  const saved = await rig.here([
    "letter",
    plan,
    "--kind",
    "two-step",
    "--language",
    "es",
    "--format",
    "md",
    "--out",
    out,
  ]);
  expect(saved.code).toBe(0);
  expect(result(saved.stdout)).toMatchObject({ outcome: "saved", kind: "two-step", file: out });
  expect(readFileSync(out, "utf8")).toMatch(/^# Por favor, desactive/);
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test("[J3] wrong usage and a letter that doesn't fit are exit 2 and write nothing", LIMIT, async () => {
  const rig = await cliHarness();
  const plan = rig.plans["to-cloud"];
  const out = join(rig.folder, "none.txt");
  const folder = join(rig.folder, "a-folder");
  mkdirSync(folder);
  writeFileSync(join(rig.folder, "not-a-plan.json"), "{}");
  const wrong: readonly (readonly string[])[] = [
    [plan],
    [plan, "--kind", "love"],
    [plan, "--kind", "after"],
    [plan, "--kind", "code"],
    [plan, "--kind", "before", "--at", "tomorrow"],
    [plan, "--kind", "before", "--at", "2020-01-01T10:00:00Z"],
    [plan, "--kind", "two-step", "--at", "2199-12-01T22:00Z"],
    [plan, "--kind", "before", "--language", "fr"],
    [plan, "--kind", "before", "--format", "pdf"],
    ["r-20260115-7k2q9d", "--kind", "after"],
    [join(rig.folder, "not-a-plan.json"), "--kind", "before"],
    [join(rig.folder, "missing.json"), "--kind", "before"],
  ];
  for (const args of wrong) {
    const { code } = await rig.here(["letter", ...args, "--out", out]);
    expect([args, code]).toEqual([args, 2]);
  }
  expect(existsSync(out)).toBe(false);
  expect((await rig.here(["letter", plan, "--kind", "before", "--out", folder])).code).toBe(2);
});
