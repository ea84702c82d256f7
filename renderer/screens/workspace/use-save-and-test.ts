import { useState } from "react";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTestConnection } from "../../components/connections/use-connections.ts";
import { useTask, type Task } from "../../components/forms/use-task.ts";
import { keepSecrets, type TypedSecret } from "../../components/secrets/keep-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import type { CallProblem } from "../../stores/call-problem.ts";

/** The current stage of saving and testing. */
export type Stage = "vault" | "saving" | "testing";

type Order = {
  /** Creates the vault from what was typed, where there is none; without it the vault is unlocked by its dialog. */
  readonly createVault: (() => Promise<Result<unknown, CallProblem>>) | undefined;
  readonly secrets: readonly TypedSecret[];
  /** Takes what was typed off the page, as soon as the vault has it. */
  readonly onKept: () => void;
  readonly save: () => Promise<Result<null, CallProblem>>;
  readonly test: InputOf<"connections.test">;
  /** Called if no check failed, before the form is ready again, so that it folds without showing the results. */
  readonly onPassed: () => void;
};

export type SaveAndTest = {
  readonly task: Task;
  readonly stage: Stage;
  /** Resolves to true if everything was saved and the test was run. */
  readonly start: (order: Order) => Promise<boolean>;
};

/**
 * Stores the typed secrets, saves the connection, and tests it; each only after the previous one succeeded.
 */
export function useSaveAndTest(): SaveAndTest {
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const testConnection = useTestConnection();
  const task = useTask();
  const [stage, setStage] = useState<Stage>("vault");
  const start = ({ createVault, secrets, onKept, save, test, onPassed }: Order): Promise<boolean> =>
    task.run(async () => {
      setStage("vault");
      const created = await createVault?.();
      if (created?.ok === false) return err(created.problem);
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await keepSecrets(stores, secrets);
      if (!kept.ok) return kept;
      onKept();
      setStage("saving");
      const saved = await save();
      if (!saved.ok) return saved;
      setStage("testing");
      const tested = await testConnection(test);
      if (!tested.ok) return tested;
      const checks = tested.value;
      if (checks.every(({ status }) => status !== "fail")) onPassed();
      return ok(null);
    });
  return { task, stage, start };
}
