import type { ReactNode } from "react";
import type { Direction } from "../../../shared/migration/direction.ts";
import { spoken } from "../../../shared/phone.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { useStores } from "../../app/window-context.tsx";
import { NumberBridge } from "../../components/bridge/Bridge.tsx";
import { NumberEvidence } from "../../components/number-status/NumberEvidence.tsx";
import type { NumberStatus } from "../../components/number-status/number-status.ts";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { ScenarioGuide } from "../../components/practice/ScenarioGuide.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Move.module.css";
import { TheMigration } from "./TheMigration.tsx";

/** The number and the direction that a preparation is about. */
export type Prepared = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly direction: Direction;
};

type MoveFrameProps = {
  readonly prepared: Prepared;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** The end of the right column: the button that starts the migration; none while another one is open. */
  readonly start?: ReactNode;
  /** True while nothing has to be fixed first: a narrow window shows the migration and its start first then. */
  readonly planFirst?: boolean;
  readonly children?: ReactNode;
};

/** The frame of a preparation in every state: what to do on the left, the migration and its start on the right. */
export function MoveFrame({ prepared, title, lead, actions, start, planFirst, children }: MoveFrameProps) {
  const t = useTranslation();
  const { readings } = useStores();
  const { workspace, number, direction } = prepared;
  const { standing, reading, located } = useNumberStatus(workspace.id, number);
  return (
    <Screen title={title} lead={lead} actions={actions}>
      <StaleNotice feed={readings} />
      <ScenarioGuide at={{ kind: "move", direction }} />
      <div className={classes["columns"]} data-plan-first={planFirst === true}>
        <div className={classes["column"]}>{children}</div>
        <aside className={classes["plan"]} aria-label={t("window.move.plan.title")}>
          <div className={classes["drawing"]}>
            <NumberBridge
              spoken={spoken(number.cc, number.phoneNumber)}
              standing={standing}
              reading={reading}
              evidence={
                isToldBesides(standing) ? undefined : (
                  <NumberEvidence standing={standing} reading={reading} located={located} brief />
                )
              }
            />
          </div>
          <TheMigration direction={direction} />
          <div className={classes["start"]}>{start}</div>
        </aside>
      </div>
    </Screen>
  );
}

/**
 * Whether the drawing says all there is: a confirmed location, or none before the first check. A line that
 * goes once the checks are done would move the start.
 */
function isToldBesides({ place, known, unanswered }: NumberStatus): boolean {
  if (unanswered !== undefined) return false;
  return known.by === "nobody" || (place !== "unknown" && (known.by === "reading" || known.by === "move"));
}
