import type { Direction } from "../../../shared/migration/direction.ts";
import { STEP_TRAITS, STEPS } from "../../../shared/migration/step.ts";
import { shortTime } from "../../components/waiting/short-time.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { Card } from "../../components/screen/Card.tsx";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Move.module.css";

/** Explains the five steps of a direction in plain words, and the expected downtime. */
export function WhatWillHappen({ direction }: { readonly direction: Direction }) {
  const t = useTranslation();
  const words = useDomainWords();
  const mover = STEPS[direction].find((step) => STEP_TRAITS[step].moves) ?? "register";
  return (
    <Card title={t("window.move.will.title")}>
      <ol className={classes["steps"]}>
        {STEPS[direction].map((step) => (
          <li key={step}>
            <strong>{words.step(step).name}</strong>{" "}
            {STEP_TRAITS[step].moves ? (
              <StatusBadge meaning="attention" word={t("window.move.will.moves")} />
            ) : null}
            <p>{t(`window.run.steps.will.${step}`)}</p>
          </li>
        ))}
      </ol>
      <h3 className={classes["subtitle"]}>{t("window.move.will.long")}</h3>
      <p>{t("window.move.will.moment")}</p>
      <p>{t("window.move.will.limit", { limit: shortTime(t, STEP_TRAITS[mover].limitMs) })}</p>
      {direction === "to-onprem" ? <p>{t("window.move.will.code")}</p> : null}
    </Card>
  );
}
