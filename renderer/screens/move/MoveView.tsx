import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { Direction } from "../../../shared/migration/direction.ts";
import { e164, spoken } from "../../../shared/phone.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { NumberBridge } from "../../components/bridge/Bridge.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { NumberEvidence } from "../../components/number-status/NumberEvidence.tsx";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Preparation } from "./Preparation.tsx";
import { WhatWillHappen } from "./WhatWillHappen.tsx";

type MoveViewProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly direction: Direction;
};

/** Shows the preparation of a known number in a known direction. */
export function MoveView({ workspace, number, direction }: MoveViewProps) {
  const t = useTranslation();
  const { readings, runs } = useStores();
  const name = spoken(number.cc, number.phoneNumber);
  const { standing, reading } = useNumberStatus(workspace.id, number);
  const open = usePart(
    runs,
    (all) => openRunsOf(all).find((run) => run.number === e164(number.cc, number.phoneNumber))?.run,
  );
  return (
    <Screen
      title={t(`window.move.title.${direction}`, { spoken: name })}
      lead={useWorkspaceName(workspace)}
      actions={
        <Button component={Link} href={to.migrate()} variant="default">
          {t("window.move.back")}
        </Button>
      }
    >
      <StaleNotice feed={readings} />
      <NumberBridge
        spoken={name}
        standing={standing}
        reading={reading}
        evidence={
          <NumberEvidence standing={standing} reading={reading} nobody={t("window.move.evidence.never")} />
        }
      />
      {open === undefined ? (
        <Preparation
          workspace={workspace}
          number={number}
          direction={direction}
          placed={standing.place !== "unknown"}
        />
      ) : (
        <Card>
          <p>{t("window.move.openRun.text")}</p>
          <Button component={Link} href={to.run(open)}>
            {t("window.move.openRun.go")}
          </Button>
        </Card>
      )}
      <WhatWillHappen direction={direction} />
    </Screen>
  );
}
