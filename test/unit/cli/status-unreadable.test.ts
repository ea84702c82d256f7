import { expect, test } from "vitest";
import { RunId } from "../../../shared/ids.ts";
import { cli } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore } from "../../support/fake-core.ts";

const LOST = RunId.parse("r-20260101-lostjr");
const unreadable = [{ run: LOST, rows: 3 }];

test("[F28] status shows the runs that can be read, names the one that cannot, and does not call that a success", async () => {
  const { code, stdout } = await cli(["status"], { core: fakeCore({ unreadable }) });
  expect(code).toBe(2);
  expect(stdout).toContain(FAKE_RUN);
  expect(stdout).toContain(`${LOST} can't be read: 3 rows of its journal are corrupted`);
});

test("[F28] as JSON it has a line of its own", async () => {
  const { code, stdout } = await cli(["status", "--json"], { core: fakeCore({ unreadable }) });
  expect(code).toBe(2);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { type: string; run: string; rows?: number });
  expect(lines.map(({ type, run }) => [type, run])).toEqual([
    ["run", FAKE_RUN],
    ["unreadable-run", LOST],
  ]);
  expect(lines[1]?.rows).toBe(3);
});

test("another run's status is told without it", async () => {
  const { code, stdout } = await cli(["status", FAKE_RUN], { core: fakeCore({ unreadable }) });
  expect([code, stdout.includes(LOST)]).toEqual([0, false]);
});

test("[F37] a run of a newer version is named as that, and nothing of it is called damaged", async () => {
  const newer = [{ run: LOST, rows: 0, newer: { found: 3, known: 2 } }];
  const { code, stdout } = await cli(["status"], { core: fakeCore({ unreadable: newer }) });
  expect(code).toBe(2);
  expect(stdout).toContain(`A newer version of Switchover has worked on migration ${LOST}`);
  expect(stdout).not.toMatch(/corrupted|damaged/);
});
