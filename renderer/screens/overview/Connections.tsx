import { Button } from "@mantine/core";
import { IconCloud, IconServer2 } from "@tabler/icons-react";
import { useLocation } from "wouter";
import { err } from "../../../shared/result.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { toSection } from "../../app/workspace-section.ts";
import { SIDES, type ConnectionSide } from "../../components/connections/connection-evidence.ts";
import {
  testOf,
  useConnectionKnowledge,
  useTestConnection,
} from "../../components/connections/use-connections.ts";
import { HEALTH_MEANINGS, healthOf } from "./connection-health.ts";
import classes from "./Around.module.css";

const ICONS = { cloud: IconCloud, "on-premises": IconServer2 } as const;

/** Whether each API of a workspace responds, as far as known, with the button that asks it now. */
export function Connections({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  return (
    <Card title={t("window.overview.connections.title")}>
      <ul className={classes["rows"]}>
        {SIDES.map((side) => (
          <SideRow key={side} side={side} workspace={workspace} />
        ))}
      </ul>
    </Card>
  );
}

function SideRow({ side, workspace }: { readonly side: ConnectionSide; readonly workspace: Workspace }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { state, at } = healthOf(side, workspace, useConnectionKnowledge());
  const { task, test } = useTestOf(side, workspace);
  const [, go] = useLocation();
  const Icon = ICONS[side];
  return (
    <li className={classes["side"]} data-side={side}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes["rowText"]}>
        <strong>{t(`window.overview.connections.side.${side}`)}</strong>
        <span className="sw-quiet">
          {state === "not-set-up" ? (
            t("window.overview.connections.notSetUp")
          ) : at === undefined ? (
            t("window.overview.connections.never")
          ) : (
            <>
              {t("window.overview.connections.lastTested")} <Age at={at} />
            </>
          )}
        </span>
      </div>
      <StatusBadge meaning={HEALTH_MEANINGS[state]} word={t(`window.overview.connections.state.${state}`)} />
      {state === "not-set-up" ? (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => go(to.workspace(workspace.id), { state: toSection(side) })}
        >
          {t("window.overview.connections.open")}
        </Button>
      ) : (
        <Button
          size="compact-md"
          variant="default"
          loading={task.busy}
          disabled={!live}
          aria-label={t(`window.overview.connections.testOf.${side}`)}
          onClick={test}
        >
          {t("window.overview.connections.test")}
        </Button>
      )}
      {task.problem === undefined ? null : (
        <div className={classes["problem"]}>
          <ProblemCard problem={task.problem} />
        </div>
      )}
    </li>
  );
}

/** Tests the saved connection to one API, read-only. */
function useTestOf(side: ConnectionSide, workspace: Workspace) {
  const { ensureOpen } = useVaultGate();
  const testConnection = useTestConnection();
  const task = useTask();
  const tested = testOf(workspace, side);
  const test = (): void => {
    if (tested === undefined) return;
    runInBackground(
      task.run(async () =>
        (await ensureOpen())
          ? testConnection(tested)
          : err({ kind: "named", problem: { kind: "vaultStaysShut" } } as const),
      ),
    );
  };
  return { task, test };
}
