import { useLocation } from "wouter";
import { newestTest } from "../../stores/tests.ts";
import { ok } from "../../../shared/result.ts";
import { SCENARIO_SETUPS, type ScenarioId } from "../../../shared/practice/scenarios.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { valueOf } from "../../stores/loadable.ts";
import { newerState } from "../../stores/practice.ts";
import { newestFirst } from "../../stores/runs.ts";
import { useTask, type Task } from "../forms/use-task.ts";
import { anew } from "../proof/anew.ts";
import { refreshPractice } from "./refresh-practice.ts";
import { useChangeProgress } from "./use-progress.ts";

/** The start of a scenario with its busy and failed state. */
export type StartScenario = Pick<Task, "busy" | "problem" | "clear"> & {
  /** False until the practice number is known, and while the link is down. */
  readonly may: boolean;
  readonly start: (scenario: ScenarioId) => Promise<void>;
};

/**
 * Returns a function that resets the sandbox to where a scenario begins, switches its faults on and opens its
 * screen. Open practice migrations are abandoned by that, so the caller asks first.
 */
export function useStartScenario(): StartScenario {
  const stores = useStores();
  const live = useConnection().kind === "live";
  const workspace = useCurrentWorkspace();
  const changeProgress = useChangeProgress();
  const task = useTask();
  const [, go] = useLocation();
  const prepared = async (scenario: ScenarioId): ReturnType<typeof changeProgress> => {
    const { client, practice, runs } = stores;
    const setup = SCENARIO_SETUPS[scenario];
    const reset = await callFor(client, "practice.reset", {
      home: setup.home,
      pinChanged: setup.pinChanged === true,
    });
    if (!reset.ok) return reset;
    const faults = await callFor(client, "practice.setFaults", { names: [...setup.faults] });
    if (!faults.ok) return faults;
    practice?.take((known) => newerState(known, faults.value));
    const tests = await callFor(client, "tests.list", {});
    await refreshPractice(stores);
    const afterRun = newestFirst(valueOf(runs.getState()) ?? new Map())[0]?.run;
    const afterTest = tests.ok
      ? newestTest(new Map(tests.value.map((one) => [one.test, one])), () => true)?.test
      : undefined;
    return changeProgress((known) => ({
      ...known,
      active: {
        scenario,
        startedAt: new Date().toISOString(),
        ...(afterRun === undefined ? {} : { afterRun }),
        ...(afterTest === undefined ? {} : { afterTest }),
      },
    }));
  };
  const start = async (scenario: ScenarioId): Promise<void> => {
    const number = workspace?.numbers[0];
    if (workspace === undefined || number === undefined) return;
    if (!(await task.run(async () => prepared(scenario).then((done) => (done.ok ? ok(null) : done))))) return;
    const { play } = SCENARIO_SETUPS[scenario];
    if (play === "webhook-test") go(to.webhookTest(number.phoneNumberId), { state: anew() });
    else go(to.move(workspace.id, number.phoneNumberId, play));
  };
  const may = live && workspace?.numbers[0] !== undefined;
  return { busy: task.busy, problem: task.problem, clear: task.clear, may, start };
}
