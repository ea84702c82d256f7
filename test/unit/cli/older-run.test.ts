import { describe, expect, test } from "vitest";
import { RunId } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { cli, planFolder, type CliEnd } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type FakeCore } from "../../support/fake-core.ts";
import { jsonLines, resultLine } from "../../support/json-lines.ts";

const NEWER = RunId.parse("r-20260301-newer1");

/**
 * A run that ended on 15 January with the number in the cloud, and a later run that moved the number back.
 */
const older =
  (reason: "complete" | "subscribe-refused") =>
  (run: RunSnapshot): RunSnapshot => ({
    ...run,
    phase: { kind: "ended", reason },
    endedAt: "2026-01-15T12:30:00.000Z",
    numberIs: "on-premises",
    proof: "proven",
    basis: "both-sides",
    newer: { run: NEWER },
  });

async function told(
  argv: readonly string[],
  reason: "complete" | "subscribe-refused" = "complete",
): Promise<CliEnd & { readonly core: FakeCore }> {
  const core = fakeCore({ edit: older(reason) });
  const { folder, passphrase } = planFolder();
  return { ...(await cli([...argv, ...passphrase], { core, folder })), core };
}

describe("[I28] a run that a newer one has followed", () => {
  test.each(["complete", "subscribe-refused"] as const)(
    "is shown by status as past (%s), with the newer one's name",
    async (reason) => {
      const { stdout } = await told(["status", FAKE_RUN], reason);
      expect(stdout).toMatch(/This migration ended on 15 Jan 2026, 12:30:00 UTC with: “/);
      expect(stdout).toContain(`A newer migration of this number exists: ${NEWER}.`);
      expect(stdout).not.toContain("Source:");
      expect(stdout.replace(/“[^”]*”/g, "")).not.toMatch(/ is (in the cloud|on-premises)|confirmed/);
    },
  );

  test("has no place in the list of runs but the newer one's name", async () => {
    const { stdout } = await told(["status"]);
    expect(stdout).toContain(`see ${NEWER}`);
    expect(stdout).not.toContain("confirmed");
  });

  test("names the newer one in its JSON line, whose place is the present one", async () => {
    const { stdout } = await told(["status", FAKE_RUN, "--json"]);
    expect(jsonLines(stdout)).toMatchObject([
      { type: "run", state: "complete", numberIs: "on-premises", proof: "proven", newerRun: NEWER },
    ]);
  });

  test.each([["complete", 0] as const, ["subscribe-refused", 1] as const])(
    "is not taken up by resume, which sends nothing (%s)",
    async (reason, exit) => {
      const { code, stdout, core } = await told(["resume", FAKE_RUN, "--json"], reason);
      expect(code).toBe(exit);
      expect(core.calls).toEqual(["migration.status"]);
      expect(resultLine(stdout)).toMatchObject({ reason, next: "nothing", newerRun: NEWER });
    },
  );

  test("leads on to the newer one in a terminal, without a green mark", async () => {
    const { stdout } = await told(["resume", FAKE_RUN]);
    expect(stdout).toContain(`switchover status ${NEWER}`);
    expect(stdout).not.toContain("✓");
  });
});
