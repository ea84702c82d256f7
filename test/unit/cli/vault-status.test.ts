import { describe, expect, test } from "vitest";
import { SealedRef } from "../../../shared/ids.ts";
import { cli, planFolder } from "../../support/cli.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";

const REF = SealedRef.parse("ab".repeat(16));
const ONE = { ref: REF, storedAt: "2026-01-15T12:00:00.000Z" };

async function status(script: Script, { json = true, passphrase = true } = {}) {
  const given = planFolder();
  const argv = ["vault", "status", ...(json ? ["--json"] : []), ...(passphrase ? given.passphrase : [])];
  const core = fakeCore(script);
  const end = await cli(argv, { core, folder: given.folder });
  return { ...end, core };
}

describe("vault status", () => {
  test("lists what nothing refers to, and deletes none of it", async () => {
    const { code, stdout, core } = await status({ unclaimed: { sealed: [ONE], damaged: 0, unreadRuns: 0 } });
    expect(code).toBe(0);
    expect(jsonLines(stdout).map(({ type, ...rest }) => ({ type, ...rest, at: "" }))).toMatchObject([
      { type: "vault", state: "locked" },
      { type: "unclaimed", file: `${REF}.sealed`, storedAt: ONE.storedAt },
      { type: "result", outcome: "complete" },
    ]);
    expect(resultLine(stdout).message).toContain("1 encrypted value that nothing refers to is kept");
    expect(core.calls).toEqual(["vault.state", "vault.state", "vault.unlock", "vault.unclaimed"]);
  });

  test("shows a person the files and when they were sealed", async () => {
    const two = {
      sealed: [ONE, { ...ONE, ref: SealedRef.parse("cd".repeat(16)) }],
      damaged: 0,
      unreadRuns: 0,
    };
    const { stdout } = await status({ unclaimed: two }, { json: false });
    expect(stdout).toContain(`${REF}.sealed`);
    expect(stdout).toContain("2 encrypted values that nothing refers to are kept");
  });

  test("says that everything is referred to where it is", async () => {
    const { code, stdout, stderr } = await status({});
    expect(code).toBe(0);
    expect(resultLine(stdout).message).toContain("every value in it is referred to");
    expect(stderr).not.toContain("damaged");
  });

  test.each([
    [1, "The journal of 1 migration is corrupted"],
    [2, "The journals of 2 migrations are corrupted"],
  ])("says that %i runs could not be asked", async (unreadRuns, said) => {
    const { stderr } = await status({ unclaimed: { sealed: [ONE], damaged: 0, unreadRuns } });
    expect(stderr).toContain(said);
  });

  test.each([
    [1, "1 stored value is corrupted"],
    [3, "3 stored values are corrupted"],
  ])("[F26] says that %i values are corrupted, and not that all is well", async (damaged, said) => {
    const { stdout, stderr } = await status({ unclaimed: { sealed: [], damaged, unreadRuns: 0 } });
    expect(stderr).toContain(said);
    expect(resultLine(stdout).message).toContain("not every value in it can be read");
    expect(jsonLines(stdout)).toContainEqual(
      expect.objectContaining({ type: "damaged-values", count: damaged }),
    );
  });

  test("tells the state alone where nobody can be asked for the passphrase", async () => {
    const { code, stdout, core } = await status({}, { passphrase: false });
    expect(code).toBe(0);
    expect(jsonLines(stdout)[0]).toMatchObject({ type: "vault", state: "locked" });
    expect(resultLine(stdout).message).toContain("The vault is locked");
    expect(core.calls).toEqual(["vault.state"]);
  });

  test("says that there is no vault, and makes none", async () => {
    const { code, stdout, core } = await status({ vault: "absent" });
    expect(code).toBe(0);
    expect(jsonLines(stdout)[0]).toMatchObject({ type: "vault", state: "absent" });
    expect(core.calls).toEqual(["vault.state"]);
  });
});
