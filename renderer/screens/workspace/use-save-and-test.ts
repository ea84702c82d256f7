import { useState } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTask, type Task } from "../../components/forms/use-task.ts";
import { keepSecrets, type TypedSecret } from "../../components/secrets/keep-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";

/** What the last test of a connection found, and of which form it was. */
export type TestResults = {
  readonly checks: readonly CheckResult[];
  readonly at: number;
  readonly of: unknown;
};

/** The current stage of saving and testing. */
export type Stage = "vault" | "saving" | "testing";

type Order = {
  readonly secrets: readonly TypedSecret[];
  /** Takes what was typed off the page, as soon as the vault has it. */
  readonly onKept: () => void;
  readonly save: () => Promise<Result<null, CallProblem>>;
  readonly test: InputOf<"connections.test">;
  readonly of: unknown;
};

export type SaveAndTest = {
  readonly task: Task;
  readonly stage: Stage;
  readonly results: TestResults | undefined;
  readonly start: (order: Order) => Promise<boolean>;
};

/**
 * Stores the typed secrets, saves the connection, and tests it; each only after the previous one succeeded.
 */
export function useSaveAndTest(): SaveAndTest {
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const task = useTask();
  const [stage, setStage] = useState<Stage>("vault");
  const [results, setResults] = useState<TestResults>();
  const start = async ({ secrets, onKept, save, test, of }: Order): Promise<boolean> =>
    task.run(async () => {
      setStage("vault");
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await keepSecrets(stores, secrets);
      if (!kept.ok) return kept;
      onKept();
      setStage("saving");
      const saved = await save();
      if (!saved.ok) return saved;
      setStage("testing");
      setResults(undefined);
      const tested = await callFor(stores.client, "connections.test", test);
      if (!tested.ok) return tested;
      setResults({ checks: tested.value.checks, at: Date.now(), of });
      return ok(null);
    });
  return { task, stage, results, start };
}
