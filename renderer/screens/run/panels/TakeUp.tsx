import { Button } from "@mantine/core";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { countdown } from "../../../components/waiting/countdown.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

type TakeUpButtonProps = {
  readonly actions: RunActions;
  readonly onTakeUp: () => void;
  /** How long the platform's wait still holds the button, in milliseconds. */
  readonly heldMs?: number;
};

/** A button that resumes an interrupted or ended migration; it counts down a wait that holds it. */
export function TakeUpButton({ actions, onTakeUp, heldMs = 0 }: TakeUpButtonProps) {
  const t = useTranslation();
  return (
    <Button
      onClick={onTakeUp}
      disabled={!actions.may || heldMs > 0}
      loading={actions.busy === "proceed" || actions.busy === "reopen"}
    >
      {heldMs > 0 ? t("window.run.ready.againIn", { left: countdown(heldMs) }) : t("window.run.ready.again")}
    </Button>
  );
}

type ContinueCardProps = TakeUpButtonProps & { readonly run: RunSnapshot };

/**
 * Continues a migration whose next request moves the number without another question: says so, and takes the
 * number typed as the point of no return did.
 */
export function ContinueCard({ run, actions, onTakeUp, heldMs = 0 }: ContinueCardProps) {
  const t = useTranslation();
  return (
    <Card title={t("window.run.ended.movesAtOnce.title")}>
      <p>{t("window.run.ended.movesAtOnce.text")}</p>
      <TypedNumber
        spoken={run.spoken}
        number={run.number}
        go={t("window.run.ready.again")}
        may={actions.live && heldMs === 0}
        waits={actions.busy !== undefined}
        failed={actions.problem !== undefined}
        onGo={onTakeUp}
      />
    </Card>
  );
}
