import { useNow } from "../../../app/use-now.ts";
import { countdown } from "../../../components/waiting/countdown.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { PanelProps } from "./panel.ts";
import classes from "./panels.module.css";
import { ContinueCard, TakeUpButton } from "./TakeUp.tsx";

/** Shows until when the migration waits, why, and whether the user has to act. */
export function PausingPanel({ run, phase, actions }: PanelProps<"pausing">) {
  const t = useTranslation();
  const left = Date.parse(phase.until) - useNow();
  const working = run.held || actions.busy !== undefined;
  const moves = !working && run.continuingMoves === true;
  const card = (
    <Card
      title={t("window.run.pausing.title", {
        time: localTime(t.language, phase.until, { seconds: true, earliest: true }),
      })}
    >
      <p className={classes["big"]} role="timer">
        {left <= 0 ? null : t("window.run.pausing.left", { duration: countdown(left) })}
      </p>
      <p>{t(`window.run.pausing.why.${phase.why}`)}</p>
      {working ? (
        <p>{t("window.run.pausing.itself")}</p>
      ) : (
        <>
          {left <= 0 ? <p>{t("window.run.pausing.now")}</p> : null}
          {moves ? null : <TakeUpButton actions={actions} onTakeUp={actions.proceed} />}
        </>
      )}
    </Card>
  );
  return moves ? (
    <>
      {card}
      <ContinueCard run={run} actions={actions} onTakeUp={actions.proceed} />
    </>
  ) : (
    card
  );
}
