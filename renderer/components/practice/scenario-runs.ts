import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ActiveScenario } from "../../../shared/practice/scenarios.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { Runs } from "../../stores/runs.ts";
import type { Tests } from "../../stores/tests.ts";

/** The migrations that were opened since a scenario was started, oldest first. */
export function runsSince(runs: Runs, { afterRun }: ActiveScenario): readonly RunSnapshot[] {
  const all = [...runs.values()];
  return all.slice(all.findIndex(({ run }) => run === afterRun) + 1);
}

/** The webhook tests since a scenario was started, oldest first. */
export function testsSince(tests: Tests, { afterTest }: ActiveScenario): readonly TestState[] {
  const all = [...tests.values()].toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
  return all.slice(all.findIndex(({ test }) => test === afterTest) + 1);
}
