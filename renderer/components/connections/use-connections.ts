import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { connectionTestsOf } from "../../stores/connection-tests.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { valueOf } from "../../stores/loadable.ts";
import { storedSinceOf } from "../../stores/stored-since.ts";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import {
  evidenceOf,
  isSetUp,
  testedPart,
  testKey,
  type ConnectionKnowledge,
  type ConnectionSide,
} from "./connection-evidence.ts";
import { connectionState, type ConnectionState, type ConnectionStates } from "./connection-state.ts";

type Tested = InputOf<"connections.test">;

/** Tests a connection as given, read-only, and stores the result so that every screen shows it. */
export function useTestConnection(): (
  tested: Tested,
) => Promise<Result<readonly CheckResult[], CallProblem>> {
  const stores = useStores();
  return async (tested) => {
    const { workspace: id, dialect, connection } = tested;
    const { side } = connection;
    // Taken before the request leaves: another window may save another address while it is on its way.
    const saved = valueOf(stores.workspaces.getState())?.workspaces.find((one) => one.id === id);
    const merged = { ...saved?.dialect, ...dialect };
    const of = testedPart({ ...connection, network: saved?.network, dialect: merged }, side);
    const sentAt = new Date().toISOString();
    const answer = await callFor(stores.client, "connections.test", tested);
    if (!answer.ok) return answer;
    const { checks } = answer.value;
    const at = new Date().toISOString();
    connectionTestsOf(stores).setState(
      (known) => new Map(known).set(testKey(id, side), { sentAt, at, checks, of }),
      true,
    );
    return ok(checks);
  };
}

/** The request that tests a saved connection; undefined if it is not set up. */
export function testOf({ id, dialect, cloud, onPrem }: Workspace, side: ConnectionSide): Tested | undefined {
  const connection = side === "cloud" ? cloud && { side, cloud } : onPrem && { side, onPrem };
  return connection === undefined ? undefined : { workspace: id, dialect, connection };
}

/** What this window knows that says anything about connections. */
export function useConnectionKnowledge(): ConnectionKnowledge {
  const stores = useStores();
  const tests = useStore(connectionTestsOf(stores));
  const storedSince = useStore(storedSinceOf(stores));
  const readings = usePart(stores.readings, (known) => known);
  return useMemo(() => ({ tests, readings, storedSince }), [readings, storedSince, tests]);
}

/** What is known of the connections of each workspace, in their order. */
export function useAllConnectionStates(workspaces: readonly Workspace[]): readonly ConnectionStates[] {
  const knowledge = useConnectionKnowledge();
  return useMemo(
    () =>
      workspaces.map((workspace) => {
        const of = (side: ConnectionSide): ConnectionState =>
          isSetUp(workspace, side)
            ? connectionState(evidenceOf(workspace, side, knowledge))
            : { kind: "missing" };
        return { cloud: of("cloud"), "on-premises": of("on-premises") };
      }),
    [knowledge, workspaces],
  );
}

/** What is known of both connections of a workspace. */
export function useConnectionStates(workspace: Workspace): ConnectionStates {
  const [states] = useAllConnectionStates(useMemo(() => [workspace], [workspace]));
  return states ?? NOTHING;
}

const NOTHING: ConnectionStates = { cloud: { kind: "missing" }, "on-premises": { kind: "missing" } };

/** Tests saved connections as they are stored. */
export type TestConnections = {
  /** The connection being tested, and since when, in milliseconds since 1970. */
  readonly testing: { readonly side: ConnectionSide; readonly since: number } | undefined;
  readonly problem: CallProblem | undefined;
  readonly test: (workspace: Workspace, sides: readonly ConnectionSide[]) => Promise<void>;
};

export function useTestConnections(): TestConnections {
  const { ensureOpen } = useVaultGate();
  const testOne = useTestConnection();
  const [testing, setTesting] = useState<TestConnections["testing"]>();
  const [problem, setProblem] = useState<CallProblem>();
  const one = async (workspace: Workspace, side: ConnectionSide): Promise<Result<unknown, CallProblem>> => {
    const tested = testOf(workspace, side);
    if (tested === undefined) return ok(null);
    setTesting({ side, since: Date.now() });
    return testOne(tested);
  };
  const test: TestConnections["test"] = async (workspace, sides) => {
    if (testing !== undefined) return;
    setProblem(undefined);
    if (!(await ensureOpen())) {
      setProblem({ kind: "named", problem: { kind: "vaultStaysShut" } });
      return;
    }
    try {
      for (const side of sides) {
        const done = await one(workspace, side);
        if (!done.ok) setProblem(done.problem);
      }
    } finally {
      setTesting(undefined);
    }
  };
  return { testing, problem, test };
}
