import { expect, test } from "vitest";
import { cli, planFolder, type CliEnd } from "../../support/cli.ts";
import { fakeCore, type FakeCore } from "../../support/fake-core.ts";
import { jsonLines } from "../../support/json-lines.ts";

const LOST = "r-20260101-lostit";
const FOLDER = "/home/you/other";

async function abandon(
  state: "open" | "gone" | "damaged",
  answers?: readonly (string | undefined)[],
): Promise<CliEnd & { readonly core: FakeCore }> {
  const core = fakeCore({
    problems: {
      "migration.giveUpElsewhere": { kind: "runElsewhere", run: LOST as never, folder: FOLDER, state },
    },
  });
  const { folder } = planFolder();
  const end = await cli(["abandon", LOST, "--json"], {
    core,
    folder,
    ...(answers === undefined ? {} : { answers }),
  });
  return { ...end, core };
}

test.each(["gone", "damaged"] as const)(
  "[I25] a run whose folder is %s is not given up without a person, and none of it needs a vault",
  async (state) => {
    const { code, stdout, stderr, core } = await abandon(state);
    expect(code).toBe(3);
    expect(jsonLines(stdout).at(-1)).toMatchObject({ run: LOST, state, folder: FOLDER, next: "abandon" });
    expect(stderr).toContain(FOLDER);
    expect(core.inputs("migration.giveUpElsewhere")).toEqual([{ run: LOST }]);
    expect(core.calls).not.toContain("vault.unlock");
  },
);

test("[I25] the run's name, typed once more at a terminal, is the word that gives it up", async () => {
  const { core } = await abandon("gone", ["yes", LOST]);
  expect(core.inputs("migration.giveUpElsewhere")).toEqual([{ run: LOST }, { run: LOST, typed: LOST }]);
});

test("[I25] breaking off gives nothing up", async () => {
  const { code, core } = await abandon("gone", [undefined]);
  expect(code).toBe(3);
  expect(core.inputs("migration.giveUpElsewhere")).toHaveLength(1);
});

test("[I25] a run that is open in a folder that is there is ended there, whatever is typed", async () => {
  const { code, stdout, core } = await abandon("open", []);
  expect(code).toBe(3);
  expect(jsonLines(stdout).at(-1)).toMatchObject({ state: "open", next: "resume" });
  expect(core.inputs("migration.giveUpElsewhere")).toHaveLength(1);
});

test("a run that nobody knows is refused as before", async () => {
  const { folder } = planFolder();
  const { code, stderr } = await cli(["abandon", LOST, "--json"], { core: fakeCore(), folder });
  expect(code).toBe(2);
  expect(stderr).toContain(`There is no migration ${LOST} in this data folder.`);
});
