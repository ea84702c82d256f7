import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "wouter";
import { e164, spoken } from "../../../shared/phone.ts";
import { planFor } from "../../../shared/workspace/plan-for.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { MissingParts } from "../../components/checks/MissingParts.tsx";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useStoredLabels } from "../../components/secrets/use-stored-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChecksAndStart } from "./ChecksAndStart.tsx";
import { MoveFrame, type Prepared } from "./MoveFrame.tsx";
import { StartHeld } from "./Start.tsx";

/** Shows the preparation of a known number in a known direction: whatever stands before the start comes first. */
export function MoveView(prepared: Prepared) {
  const t = useTranslation();
  const { client, runs, vault, secrets } = useStores();
  const { ensureOpen } = useVaultGate();
  const { workspace, number, direction } = prepared;
  const { standing } = useNumberStatus(workspace.id, number);
  const name = spoken(number.cc, number.phoneNumber);
  const open = usePart(
    runs,
    (all) => openRunsOf(all).find((run) => run.number === e164(number.cc, number.phoneNumber))?.run,
  );
  const state = usePart(vault, (value) => value);
  const stored = useStoredLabels();
  const plan = useMemo(
    () => (stored === undefined ? undefined : planFor(workspace, number, direction, stored)),
    [workspace, number, direction, stored],
  );
  if (open !== undefined)
    return (
      <MoveFrame
        prepared={prepared}
        title={t("window.move.hero.open", { spoken: name })}
        lead={t("window.move.openRun.text")}
        actions={
          <Button component={Link} href={to.run(open)}>
            {t("window.move.openRun.go")}
          </Button>
        }
      />
    );
  if (state !== undefined && state !== "open")
    return (
      <MoveFrame
        prepared={prepared}
        title={t("window.move.hero.locked", { spoken: name })}
        lead={t("window.move.vault.text")}
        actions={<Button onClick={() => runInBackground(ensureOpen())}>{t("window.move.vault.open")}</Button>}
        start={<StartHeld why={t("window.move.start.afterChecks")} />}
      />
    );
  if (plan === undefined)
    return (
      <MoveFrame
        prepared={prepared}
        title={t(`window.move.hero.checking.${direction}`, { spoken: name })}
        start={<StartHeld why={t("window.move.start.afterChecks")} />}
      >
        <AsyncView feed={secrets}>{() => null}</AsyncView>
      </MoveFrame>
    );
  if (!plan.ok)
    return (
      <MoveFrame
        prepared={prepared}
        title={t("window.move.hero.missing", { count: plan.problem.length, spoken: name })}
        lead={t("window.move.missing.text")}
        start={<StartHeld why={t("window.move.start.afterChecks")} />}
      >
        <Card title={t("window.move.missing.title")}>
          <MissingParts missing={plan.problem} workspace={workspace} number={number} leads />
        </Card>
      </MoveFrame>
    );
  // The checks query both APIs themselves; the drawing beside them must not be older than their results.
  const look = (): void =>
    runInBackground(
      callFor(client, "numbers.look", { workspace: workspace.id, phoneNumberId: number.phoneNumberId }),
    );
  return (
    <ChecksAndStart
      key={JSON.stringify(plan.value)}
      prepared={prepared}
      plan={plan.value}
      placed={standing.place !== "unknown"}
      onChecked={look}
    />
  );
}
