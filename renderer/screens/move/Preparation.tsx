import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { Direction } from "../../../shared/migration/direction.ts";
import { planFor } from "../../../shared/workspace/plan-for.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useStoredLabels } from "../../components/secrets/use-stored-secret.ts";
import { MissingParts } from "../../components/run/MissingParts.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChecksAndStart } from "./ChecksAndStart.tsx";

type PreparationProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly direction: Direction;
  /** Whether the number's location is known. */
  readonly placed: boolean;
};

/** Shows what is missing, then asks to unlock the vault, then runs the checks of the complete plan. */
export function Preparation({ workspace, number, direction, placed }: PreparationProps) {
  const t = useTranslation();
  const { client, vault, secrets } = useStores();
  const { ensureOpen } = useVaultGate();
  const state = usePart(vault, (value) => value);
  const stored = useStoredLabels();
  const plan = useMemo(
    () => (stored === undefined ? undefined : planFor(workspace, number, direction, stored)),
    [workspace, number, direction, stored],
  );
  if (state !== undefined && state !== "open")
    return (
      <Card>
        <p>{t("window.move.vault.text")}</p>
        <Button onClick={() => runInBackground(ensureOpen())}>{t("window.move.vault.open")}</Button>
      </Card>
    );
  if (plan === undefined) return <AsyncView feed={secrets}>{() => null}</AsyncView>;
  if (!plan.ok)
    return (
      <Card title={t("window.move.missing.title")}>
        <MissingParts missing={plan.problem} workspace={workspace.id} phoneNumberId={number.phoneNumberId} />
      </Card>
    );
  // The checks query both APIs themselves; the diagram above must not be older than their results.
  const look = (): void =>
    runInBackground(
      callFor(client, "numbers.look", { workspace: workspace.id, phoneNumberId: number.phoneNumberId }),
    );
  return (
    <ChecksAndStart key={JSON.stringify(plan.value)} plan={plan.value} placed={placed} onChecked={look} />
  );
}
