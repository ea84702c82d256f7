import { expect, test, vi } from "vitest";
import { runChecks } from "../../../scripts/lib/checks.mjs";

test("each check has the time that is left when it begins, and one that took too long says so and has failed", async () => {
  const leftMs = vi.fn<() => number>(() => 0);
  const told: string[] = [];
  const results = await runChecks(({ name }) => told.push(name), { limitMs: leftMs });
  expect(leftMs).toHaveBeenCalledTimes(results.length);
  expect(told.toSorted()).toEqual(results.map(({ name }) => name).toSorted());
  for (const { passed, output } of results) {
    expect(passed).toBe(false);
    expect(output).toContain("It was ended: it took too long.");
  }
});
