import { useEffect, useMemo } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PhoneNumberId } from "../../../shared/ids.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { Feed } from "../../stores/feed.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { withObservation, type Observations } from "../../stores/observations.ts";

/** Numbers refreshed concurrently; each refresh queries both APIs. */
const AT_ONCE = 3;

type LookState = {
  readonly waiting: readonly PhoneNumberId[];
  readonly underWay: ReadonlySet<string>;
  /** Why the last refresh of a number failed. */
  readonly problems: ReadonlyMap<string, CallProblem>;
  /** Refreshes requested since the queue was last empty, and how many of them are done. */
  readonly asked: number;
  readonly done: number;
};

export type Refreshes = StoreApi<LookState> & {
  /** Refreshes these numbers; a number that is already queued or in progress is not added again. */
  readonly look: (numbers: readonly PhoneNumberId[]) => void;
  /** Drops the queued refreshes; those in progress finish. */
  readonly stop: () => void;
};

const NONE: LookState = { waiting: [], underWay: new Set(), problems: new Map(), asked: 0, done: 0 };

/**
 * Creates a refresh queue for the numbers of one workspace. It refreshes only what it is given, never on
 * its own.
 */
function openLooks(client: Client, readings: Feed<Observations>, workspace: WorkspaceId): Refreshes {
  const store = createStore<LookState>(() => NONE);
  const next = (): void => {
    const { waiting, underWay } = store.getState();
    const number = waiting[0];
    if (number === undefined || underWay.size >= AT_ONCE) return;
    store.setState({ waiting: waiting.slice(1), underWay: new Set(underWay).add(number) });
    runInBackground(lookAt(number).finally(next));
    next();
  };
  const lookAt = async (number: PhoneNumberId): Promise<void> => {
    const answer = await callFor(client, "numbers.look", { workspace, phoneNumberId: number });
    if (answer.ok) readings.take((known) => withObservation(known, answer.value));
    const { underWay, problems, done, waiting } = store.getState();
    const left = new Set(underWay);
    left.delete(number);
    const told = new Map(problems);
    if (answer.ok) told.delete(number);
    else told.set(number, answer.problem);
    // A lost link or a locked vault fails every refresh, so the queue is dropped.
    const goesOn = answer.ok || !concernsAll(answer.problem);
    store.setState({ underWay: left, problems: told, done: done + 1, ...(goesOn ? {} : { waiting: [] }) });
    if (left.size === 0 && (waiting.length === 0 || !goesOn)) store.setState({ asked: 0, done: 0 });
  };
  return Object.assign(store, {
    look: (numbers: readonly PhoneNumberId[]) => {
      const { waiting, underWay, asked } = store.getState();
      const known = new Set<string>([...waiting, ...underWay]);
      const added = numbers.filter((number) => !known.has(number));
      store.setState({ waiting: [...waiting, ...added], asked: asked + added.length });
      next();
    },
    stop: () => store.setState({ waiting: [] }),
  });
}

function concernsAll(problem: CallProblem): boolean {
  if (problem.kind === "link-lost") return true;
  return (
    problem.kind === "named" && ["vaultLocked", "vaultAbsent", "notSetUp"].includes(problem.problem.kind)
  );
}

/**
 * Returns the refresh queue of the shown workspace; queued refreshes are dropped when the screen closes.
 */
export function useRefreshes(workspace: WorkspaceId): Refreshes {
  const { client, readings } = useStores();
  const looks = useMemo(() => openLooks(client, readings, workspace), [client, readings, workspace]);
  useEffect(() => () => looks.stop(), [looks]);
  return looks;
}
