import { IconShield } from "@tabler/icons-react";
import { Fragment } from "react";
import type { Direction } from "../../../shared/migration/direction.ts";
import { STEP_TRAITS, STEPS } from "../../../shared/migration/step.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { NumberMark } from "../../components/status/StatusMark.tsx";
import { shortTime } from "../../components/waiting/short-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Move.module.css";

/** The five steps of a direction in a line each, with the point of no return; unfolded, what each one does. */
export function TheMigration({ direction }: { readonly direction: Direction }) {
  const t = useTranslation();
  const words = useDomainWords();
  const steps = STEPS[direction];
  const mover = steps.find((step) => STEP_TRAITS[step].moves) ?? "register";
  return (
    <>
      <h2 className={classes["planTitle"]}>{t("window.move.plan.title")}</h2>
      <ol className={classes["plannedSteps"]}>
        {steps.map((step, index) => (
          <Fragment key={step}>
            {step === mover ? (
              <li className={classes["safeLine"]}>
                <IconShield size={15} aria-hidden /> {t("window.bridge.line.safe")}
              </li>
            ) : null}
            <li className={classes["plannedStep"]}>
              <NumberMark number={index + 1} />
              <strong>{t(`window.run.cells.${step}`)}</strong>
              <span>{t(`window.move.plan.${step}`)}</span>
            </li>
          </Fragment>
        ))}
      </ol>
      <p className={classes["note"]}>
        {t("window.move.will.moment")} {direction === "to-onprem" ? t("window.move.will.code") : null}
      </p>
      <details className={classes["more"]}>
        <summary>{t("window.move.will.title")}</summary>
        <dl>
          {steps.map((step) => (
            <div key={step}>
              <dt>{words.step(step).name}</dt>
              <dd>{t(`window.run.steps.will.${step}`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t("window.move.will.long")}</dt>
            <dd>{t("window.move.will.limit", { limit: shortTime(t, STEP_TRAITS[mover].limitMs) })}</dd>
          </div>
          <div>
            <dt>{t("window.move.will.elsewhere")}</dt>
            <dd>{t("run.cannotLock")}</dd>
          </div>
        </dl>
      </details>
    </>
  );
}
