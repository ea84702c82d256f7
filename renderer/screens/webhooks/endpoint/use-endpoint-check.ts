import { useEffect, useMemo, useState } from "react";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { err, type Result } from "../../../../shared/result.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { PROOF_CHECK_IDS } from "../../../../shared/webhook/proof-checks.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { useWebhookCheck, useWebhookChecks } from "../../../app/use-webhook-checks.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask, type Task } from "../../../components/forms/use-task.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { keepReport, type EndpointReport } from "../../../stores/webhook-checks.ts";

/** The endpoint checks of one workspace: the one in progress, and the last one that was completed. */
export type EndpointCheck = {
  readonly task: Task;
  /** The URL of the check in progress, or of the last one; undefined before the first. */
  readonly of: string | undefined;
  /** Its results so far, in catalogue order, not in order of arrival. */
  readonly found: readonly CheckResult[];
  /** The last completed check; undefined while another one is in progress. */
  readonly report: EndpointReport | undefined;
  /** Starts a new check; `keep` stores the URL first. */
  readonly start: (
    input: InputOf<"endpoint.check">,
    keep: (() => Promise<Result<unknown, CallProblem>>) | undefined,
  ) => Promise<boolean>;
};

type Running = { readonly url: string; readonly found: ReadonlyMap<string, CheckResult> };

/** Runs the endpoint check, collects the results as they arrive, and keeps the last report of this window. */
export function useEndpointCheck(workspace: WorkspaceId): EndpointCheck {
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const checks = useWebhookChecks();
  const known = useWebhookCheck(({ endpoints }) => endpoints.get(workspace));
  const task = useTask();
  const session = useMemo(() => `endpoint-${crypto.randomUUID()}`, []);
  const [running, setRunning] = useState<Running>();
  useEffect(
    () =>
      client.subscribe("checks", (push) => {
        if (push.session !== session) return;
        setRunning((before) =>
          before === undefined
            ? undefined
            : { ...before, found: new Map(before.found).set(push.check.id, push.check) },
        );
      }),
    [client, session],
  );
  const start: EndpointCheck["start"] = (input, keep) =>
    task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await keep?.();
      if (kept?.ok === false) return kept;
      const { url } = input;
      const begun = Date.now();
      setRunning({ url, found: new Map() });
      const answer = await callFor(client, "endpoint.check", { ...input, session });
      setRunning(undefined);
      if (answer.ok) {
        const { verdict, checks: found } = answer.value;
        const doneAt = Date.now();
        keepReport(checks, workspace, {
          url,
          verdict,
          checks: inOrder(found),
          doneAt,
          tookMs: doneAt - begun,
        });
      }
      return answer;
    });
  return running === undefined
    ? { task, of: known?.url, found: known?.checks ?? [], report: known, start }
    : { task, of: running.url, found: inOrder([...running.found.values()]), report: undefined, start };
}

function inOrder(found: readonly CheckResult[]): readonly CheckResult[] {
  const order: readonly string[] = PROOF_CHECK_IDS;
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return found.toSorted((a, b) => place(a.id) - place(b.id));
}
