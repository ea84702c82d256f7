import { Button } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { QuestionProps } from "./question-props.ts";
import classes from "./panels.module.css";

/**
 * Asks for the last confirmation before the number may move: what happens, what can't be undone, and the
 * number to type.
 */
export function PointOfNoReturn({ run, actions }: QuestionProps) {
  const t = useTranslation();
  const heading = useId();
  const { title } = useDomainWords().question(run, "point-of-no-return");
  const { direction, pairLabel } = run;
  return (
    <section className={classes["point"]} aria-labelledby={heading}>
      <div className={classes["pointHead"]}>
        <StatusBadge meaning="attention" word={t("window.run.ask.point.badge")} />
        <h2 id={heading}>{title}</h2>
      </div>
      <dl className={classes["pointFacts"]}>
        <Fact name={t("window.run.ask.point.next")}>{t(`window.run.ask.point.nextText.${direction}`)}</Fact>
        <Fact name={t("window.run.ask.point.undo")}>{t(`window.run.ask.point.undoText.${direction}`)}</Fact>
        <Fact name={t("window.run.ask.point.downtime")}>{t("window.run.ask.point.downtimeIs")}</Fact>
        <Fact name={t("window.run.ask.point.backup")}>
          {pairLabel === undefined
            ? t(`window.run.ask.point.backupNone.${direction}`)
            : t("window.run.ask.point.backupText", { label: pairLabel })}
        </Fact>
        <Fact name={t("window.run.ask.point.back")}>{t("window.run.ask.point.backText")}</Fact>
      </dl>
      {direction === "to-cloud" ? <p className={classes["pin"]}>{t("window.run.ask.point.pin")}</p> : null}
      <TypedNumber
        spoken={run.spoken}
        number={run.number}
        go={t(`window.run.ask.point.go.${direction}`)}
        may={actions.live}
        waits={actions.busy !== undefined}
        failed={actions.problem !== undefined}
        onGo={() => actions.confirm("point-of-no-return")}
        beside={<Stay />}
      />
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Explains that not confirming is possible and requires no action. */
function Stay() {
  const t = useTranslation();
  const [said, setSaid] = useState(false);
  return said ? (
    <p role="status" className={classes["stay"]}>
      {t("window.run.ask.point.staying")}
    </p>
  ) : (
    <Button variant="default" onClick={() => setSaid(true)}>
      {t("window.run.ask.point.stay")}
    </Button>
  );
}
