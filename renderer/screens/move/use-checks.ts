import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { CHECK_ORDER } from "./check-order.ts";

/** The preflight checks of one plan, as received by this screen. */
export type Checks = {
  /** In display order, not in order of arrival. */
  readonly results: readonly CheckResult[];
  /** When the current round started; undefined if none runs. `only`: the id of a single check. */
  readonly running: { readonly since: string; readonly only: string | undefined } | undefined;
  /** When all checks were last done. */
  readonly doneAt: string | undefined;
  readonly problem: CallProblem | undefined;
  readonly run: (only?: string) => void;
  /** Identifies the results that belong to this screen. */
  readonly session: string;
};

type State = Pick<Checks, "running" | "doneAt" | "problem"> & {
  readonly found: ReadonlyMap<string, CheckResult>;
};

const NOTHING: State = { found: new Map(), running: undefined, doneAt: undefined, problem: undefined };

/**
 * Runs the preflight checks of a plan and collects the results as they arrive. Discards all results when
 * the plan changes.
 */
export function useChecks(plan: Plan): Checks {
  const { client } = useStores();
  const session = useMemo(() => newSession(), []);
  const underWay = useRef(false);
  const [state, setState] = useState<State>(NOTHING);
  useEffect(
    () =>
      client.subscribe("checks", (push) => {
        if (push.session !== session) return;
        setState((before) => ({ ...before, found: new Map(before.found).set(push.check.id, push.check) }));
      }),
    [client, session],
  );
  const run = useCallback(
    (only?: string) => {
      if (underWay.current) return;
      underWay.current = true;
      const since = new Date().toISOString();
      setState((before) => ({
        ...before,
        // A single check keeps the results of the others.
        found: only === undefined ? new Map() : before.found,
        running: { since, only },
        problem: undefined,
      }));
      const input = { plan, session, ...(only === undefined ? {} : { only: [only] }) };
      callFor(client, "checks.run", input).then(
        (answer) => {
          underWay.current = false;
          setState((before) => ({
            found: answer.ok ? withAll(before.found, answer.value.checks) : before.found,
            running: undefined,
            doneAt: answer.ok && only === undefined ? new Date().toISOString() : before.doneAt,
            problem: answer.ok ? undefined : answer.problem,
          }));
        },
        () => {
          underWay.current = false;
        },
      );
    },
    [client, plan, session],
  );
  return {
    results: inOrder(state.found),
    running: state.running,
    doneAt: state.doneAt,
    problem: state.problem,
    run,
    session,
  };
}

function withAll(
  found: ReadonlyMap<string, CheckResult>,
  checks: readonly CheckResult[],
): ReadonlyMap<string, CheckResult> {
  const all = new Map(found);
  for (const check of checks) all.set(check.id, check);
  return all;
}

function inOrder(found: ReadonlyMap<string, CheckResult>): readonly CheckResult[] {
  const place = (id: string): number => CHECK_ORDER.get(id) ?? CHECK_ORDER.size;
  return [...found.values()].sort((a, b) => place(a.id) - place(b.id));
}

function newSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
