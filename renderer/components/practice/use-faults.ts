import type { PracticeFault, PracticeState } from "../../../shared/practice/practice-state.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { Feed } from "../../stores/feed.ts";
import { newerState } from "../../stores/practice.ts";

/** The sandbox's faults, and how they are switched. */
export type FaultSwitches = {
  readonly all: readonly PracticeFault[];
  readonly on: readonly PracticeFault[];
  readonly busy: boolean;
  /** False while a change is in progress or the link is down. */
  readonly may: boolean;
  readonly problem: CallProblem | undefined;
  readonly switchOn: (name: string) => void;
  readonly switchOff: (names: readonly string[]) => void;
};

const NONE: readonly PracticeFault[] = [];

/** Returns the faults of the sandbox with their switches. */
export function useFaults(practice: Feed<PracticeState>): FaultSwitches {
  const live = useConnection().kind === "live";
  const all = usePart(practice, ({ faults }) => faults) ?? NONE;
  const set = useOperation("practice.setFaults");
  const on = all.filter((fault) => fault.on);
  const change = async (names: string[]): Promise<void> => {
    const answer = await set.run({ names });
    if (answer.ok) practice.take((known) => newerState(known, answer.value));
  };
  const names = on.map(({ name }) => name);
  return {
    all,
    on,
    busy: set.busy,
    may: live && !set.busy,
    problem: set.problem,
    switchOn: (name) => runInBackground(change([...names, name])),
    switchOff: (off) => runInBackground(change(names.filter((name) => !off.includes(name)))),
  };
}
