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

/** So many numbers are asked after at once; each look asks both platforms. */
const AT_ONCE = 3;

type LookState = {
  readonly waiting: readonly PhoneNumberId[];
  readonly underWay: ReadonlySet<string>;
  /** Why the last look at a number did not succeed. */
  readonly problems: ReadonlyMap<string, CallProblem>;
  /** How many were asked for since the queue was last empty, and how many of them are done. */
  readonly asked: number;
  readonly done: number;
};

export type Refreshes = StoreApi<LookState> & {
  /** Looks at these numbers, each at most once at a time. */
  readonly look: (numbers: readonly PhoneNumberId[]) => void;
  /** Looks that have begun are finished, the others are dropped. */
  readonly stop: () => void;
};

const NONE: LookState = { waiting: [], underWay: new Set(), problems: new Map(), asked: 0, done: 0 };

/** Opens a queue of looks at the numbers of one workspace. It works only on what it is given and never by itself. */
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
    // What stands in the way of one look stands in the way of all: the program is gone, or the vault is shut.
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

/** The queue of looks of the workspace that is shown; what waits in it is dropped with the screen. */
export function useRefreshes(workspace: WorkspaceId): Refreshes {
  const { client, readings } = useStores();
  const looks = useMemo(() => openLooks(client, readings, workspace), [client, readings, workspace]);
  useEffect(() => () => looks.stop(), [looks]);
  return looks;
}
