import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { EQUIVALENTS } from "./equivalents.ts";
import { PART_VARIABLE, PARTS, type Part } from "./parts.ts";
import { judge, type Tried, type Verdict } from "./verdict.ts";

/*
 * Changes each expression and statement of a part, one at a time, and runs the part's tests against it. Without names all
 * parts; `--only PATTERN` takes some files or lines of one part instead ("main/a.ts:10-20"). `--again` tries only what
 * was changed since the last run, and what no test noticed then.
 */

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Forgets what no test noticed in the last run: it would not try those again that are made while a file is loaded. */
function forgetSurvivors(report: string): void {
  if (!existsSync(report)) return;
  const last = JSON.parse(readFileSync(report, "utf8")) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const file of Object.values(last.files))
    file.mutants = file.mutants.filter(({ status }) => status === "Killed" || status === "Timeout");
  writeFileSync(report, JSON.stringify(last));
}

async function tryAll(name: string, mutate: readonly string[], again: boolean): Promise<readonly Tried[]> {
  process.env[PART_VARIABLE] = name;
  const report = `.cache/mutants-${name}.json`;
  if (again) forgetSurvivors(report);
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "test/mutants/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    concurrency: 1,
    // A mutant that hangs is told from one that is slow because the machine has much else to do.
    timeoutMS: 30_000,
    reporters: ["progress-append-only"],
    tempDirName: ".cache/mutants",
    cleanTempDir: "always",
    incremental: true,
    incrementalFile: report,
    force: !again,
    ignorePatterns: ["/dist", "/.cache", "/docs", "/build", "/release", "/coverage", "/reports"],
    // Neither is needed: the tests' runner strips types itself, and no checker runs.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
  }).runMutationTest();
  return results.map((result) => ({
    ...result,
    fileName: relative(process.cwd(), result.fileName).replaceAll(sep, "/"),
  }));
}

function judgeAll(all: readonly Tried[], only: string | undefined): Verdict {
  // The results of earlier runs come along with those of some files.
  const tried = all.filter(({ fileName }) => only === undefined || fileName === only.split(":")[0]);
  const names = [...new Set(tried.map(({ fileName }) => fileName))];
  const sources = Object.fromEntries(names.map((name) => [name, readFileSync(name, "utf8")]));
  const verdict = judge(
    tried,
    sources,
    EQUIVALENTS.filter(({ file }) => names.includes(file)),
  );
  return only === undefined ? verdict : { ...verdict, outdated: [] };
}

function report(name: string, { atLeast }: Part, verdict: Verdict): boolean {
  const { mutants, killed, equivalent, survivors, failed, outdated, score } = verdict;
  const list = (title: string, entries: readonly object[]): void => {
    if (entries.length > 0) say(`\n${title}:`);
    for (const entry of entries) say(JSON.stringify(entry));
  };
  list("Noticed by no test", survivors);
  list("Could not be tried", failed);
  list("Listed as equivalent, but killed or gone", outdated);
  const isGood = score >= atLeast && failed.length === 0 && outdated.length === 0;
  say(
    `\n${name}: ${mutants} mutants, ${killed} killed, ${equivalent} equivalent, ${survivors.length} noticed by no test: ` +
      `${score} % of at least ${atLeast} %${isGood ? "" : " (FAILED)"}\n`,
  );
  return isGood;
}

const { values, positionals } = parseArgs({
  options: { only: { type: "string" }, again: { type: "boolean", default: false } },
  allowPositionals: true,
});
const names = positionals.length === 0 ? Object.keys(PARTS) : positionals;
let isGood = true;
for (const name of names) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`No part "${name}". Parts: ${Object.keys(PARTS).join(", ")}`);
  const tried = await tryAll(name, values.only === undefined ? part.files : [values.only], values.again);
  isGood = report(name, part, judgeAll(tried, values.only)) && isGood;
}
process.exitCode = isGood ? 0 : 1;
