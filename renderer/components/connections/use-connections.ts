import { useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { connectionTestsOf, type ConnectionTests } from "../../stores/connection-tests.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import {
  connectionState,
  newestObservation,
  testedPart,
  type ConnectionSide,
  type ConnectionState,
  type ConnectionStates,
  type ConnectionTest,
} from "./connection-state.ts";

/** What each result was of, as `testedPart` gives it; other screens keep results without it. */
const testedParts = new WeakMap<readonly CheckResult[], string>();

/** Stores the result of a test, so that every screen shows it. */
export type KeepTest = (workspace: Workspace, side: ConnectionSide, checks: readonly CheckResult[]) => void;

export function useKeepTest(): KeepTest {
  const tests = connectionTestsOf(useStores());
  return useCallback(
    (workspace, side, checks) => {
      testedParts.set(checks, testedPart(workspace, side));
      const at = new Date().toISOString();
      tests.setState((known) => new Map(known).set(keyOf(workspace, side), { at, checks }), true);
    },
    [tests],
  );
}

function keyOf({ id }: Workspace, side: ConnectionSide): string {
  return `${id} ${side}`;
}

function testOf(
  tests: ConnectionTests,
  workspace: Workspace,
  side: ConnectionSide,
): ConnectionTest | undefined {
  const known = tests.get(keyOf(workspace, side));
  if (known === undefined) return undefined;
  const { at, checks } = known;
  return { checks, at: Date.parse(at), of: testedParts.get(checks) ?? testedPart(workspace, side) };
}

/** What is known of the connections of each workspace, in their order. */
export function useAllConnectionStates(workspaces: readonly Workspace[]): readonly ConnectionStates[] {
  const stores = useStores();
  const tests = useStore(connectionTestsOf(stores));
  const observations = usePart(stores.readings, (known) => known);
  return useMemo(
    () =>
      workspaces.map((workspace) => {
        const newest = newestObservation(workspace.id, observations?.values() ?? []);
        const of = (side: ConnectionSide): ConnectionState =>
          connectionState(workspace, side, { test: testOf(tests, workspace, side), newest });
        return { cloud: of("cloud"), "on-premises": of("on-premises") };
      }),
    [observations, tests, workspaces],
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
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const keep = useKeepTest();
  const [testing, setTesting] = useState<TestConnections["testing"]>();
  const [problem, setProblem] = useState<CallProblem>();
  const one = async (workspace: Workspace, side: ConnectionSide): Promise<Result<null, CallProblem>> => {
    const { id, dialect, cloud, onPrem } = workspace;
    const connection = side === "cloud" ? cloud && { side, cloud } : onPrem && { side, onPrem };
    if (connection === undefined) return ok(null);
    setTesting({ side, since: Date.now() });
    const tested = await callFor(client, "connections.test", { workspace: id, dialect, connection });
    if (!tested.ok) return tested;
    keep(workspace, side, tested.value.checks);
    return ok(null);
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
