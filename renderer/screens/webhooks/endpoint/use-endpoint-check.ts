import { useEffect, useMemo, useState } from "react";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { PROOF_CHECK_IDS } from "../../../../shared/webhook/proof-checks.ts";
import { err, type Result } from "../../../../shared/result.ts";
import type { InputOf, OutputOf } from "../../../../shared/rpc/api.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask, type Task } from "../../../components/forms/use-task.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

/** One endpoint check: the results so far, and the verdict once it is complete. */
export type EndpointCheck = {
  readonly task: Task;
  /** In catalogue order, not in order of arrival. */
  readonly found: readonly CheckResult[];
  readonly verdict: OutputOf<"endpoint.check">["verdict"] | undefined;
  /** The URL that the results are about; undefined before the first check. */
  readonly of: string | undefined;
  /** When it was completed, in milliseconds since 1970. */
  readonly doneAt: number | undefined;
  /** Starts a new check; `keep` stores the URL first. */
  readonly start: (
    input: InputOf<"endpoint.check">,
    keep: (() => Promise<Result<unknown, CallProblem>>) | undefined,
  ) => Promise<boolean>;
};

type Seen = Omit<EndpointCheck, "task" | "start" | "found"> & {
  readonly found: ReadonlyMap<string, CheckResult>;
};

const NOTHING: Seen = { found: new Map(), verdict: undefined, of: undefined, doneAt: undefined };

/** Runs the endpoint check and collects the results as they arrive. */
export function useEndpointCheck(): EndpointCheck {
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const session = useMemo(() => `endpoint-${crypto.randomUUID()}`, []);
  const [seen, setSeen] = useState<Seen>(NOTHING);
  useEffect(
    () =>
      client.subscribe("checks", (push) => {
        if (push.session !== session) return;
        setSeen((before) => ({ ...before, found: new Map(before.found).set(push.check.id, push.check) }));
      }),
    [client, session],
  );
  const start: EndpointCheck["start"] = (input, keep) =>
    task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await keep?.();
      if (kept?.ok === false) return kept;
      setSeen({ ...NOTHING, of: input.url });
      const answer = await callFor(client, "endpoint.check", { ...input, session });
      if (answer.ok)
        setSeen({
          found: new Map(answer.value.checks.map((check) => [check.id, check])),
          verdict: answer.value.verdict,
          of: input.url,
          doneAt: Date.now(),
        });
      return answer;
    });
  return { ...seen, found: inOrder(seen.found), task, start };
}

function inOrder(found: ReadonlyMap<string, CheckResult>): readonly CheckResult[] {
  const order: readonly string[] = PROOF_CHECK_IDS;
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...found.values()].sort((a, b) => place(a.id) - place(b.id));
}
