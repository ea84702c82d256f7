import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, "../../simulation/main.ts");
/** The rules that can be seen in the simulation. docs/evidence.md says where the others are tested. */
const SEEN = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 28,
].map((number) => `I${number}`);
/** They compute all of their time, on a machine that has much else to do. */
const PATIENT = { timeout: 900_000 };

/** The whole of it is what `npm run simulate` plays; `npm test` has time for a part. */
const IS_LONG = process.env["SWITCHOVER_LONG_TESTS"] === "1";

type Line = Readonly<Record<string, unknown>>;

/** The lines of a simulation in a program of its own, since it replaces timers and module sources. */
async function simulate(...given: readonly string[]): Promise<readonly Line[]> {
  const { stdout } = await run(process.execPath, [MAIN, "--json", ...given], { maxBuffer: 2 ** 28 }).catch(
    (error: unknown) => error as { readonly stdout: string },
  );
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

test(
  "[ZS1] each fourth single fault, or every one, leaves all invariants unharmed, and the migration can be finished",
  PATIENT,
  async () => {
    const [singles] = await simulate("--singles", ...(IS_LONG ? [] : ["--part", "1/4"]));
    expect(singles).toMatchObject({ what: "singles", bad: 0, found: [] });
    expect(singles?.["played"]).toBeGreaterThan(IS_LONG ? 2000 : 500);
    const ends = singles?.["ends"] as readonly (readonly [string, number])[] | undefined;
    expect(ends?.map(([end]) => end).toSorted()).toEqual([
      "to-cloud: complete, cloud proven, number cloud",
      "to-onprem: complete, on-premises proven, number on-premises",
    ]);
  },
);

// One in ten, since each is a program of its own that has to be loaded.
test(
  "[ZS5] a tenth of the mistakes in the program is noticed, each by an invariant that it belongs to",
  PATIENT,
  async () => {
    const lines = await simulate("--bugs", "--part", "1/10");
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.filter(({ rule }) => rule === undefined)).toEqual([]);
    for (const { rules, rule } of lines) expect(rules).toContain(rule);
  },
);

test(
  "[ZS5] every mistake in the program is noticed, and every rule that can be seen notices one",
  { ...PATIENT, skip: !IS_LONG },
  async () => {
    const lines = await simulate("--bugs");
    expect(lines.length).toBeGreaterThanOrEqual(30);
    expect(lines.filter(({ rule }) => rule === undefined)).toEqual([]);
    for (const { rules, rule } of lines) expect(rules).toContain(rule);
    const noticing = new Set(lines.map(({ rule }) => String(rule)));
    // Each rule is shown to notice something.
    expect(SEEN.filter((rule) => !noticing.has(rule))).toEqual([]);
  },
);
