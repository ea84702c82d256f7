import { Button } from "@mantine/core";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "wouter";
import { nextScenario, positionOf, type ScenarioId } from "../../../shared/practice/scenarios.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { to } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./GuideCard.module.css";
import { StartScenario } from "./StartScenario.tsx";
import { useProgress } from "./use-progress.ts";

/** The end of a scenario: that it is done, what it taught, and the way to the next one. */
export function ScenarioEnd({ scenario }: { readonly scenario: ScenarioId }) {
  const t = useTranslation();
  const progress = useProgress();
  const next = nextScenario(progress);
  const took = progress.done[scenario];
  return (
    <section className={classes["end"]} aria-label={t("window.scenarios.guide.label")}>
      <IconCircleCheckFilled className={classes["icon"]} size={26} aria-hidden />
      <div className={classes["body"]} role="status">
        <h2 className={classes["endTitle"]}>
          {next === undefined
            ? t("window.scenarios.guide.allDone")
            : t("window.scenarios.guide.done", { number: positionOf(scenario) })}{" "}
          {took === undefined ? null : (
            <span className={classes["took"]}>
              {t("window.scenarios.guide.took", { duration: durationInWords(t, took.durationMs) })}
            </span>
          )}
        </h2>
        <p className={classes["says"]}>{t(`window.scenarios.of.${scenario}.lesson`)}</p>
      </div>
      <div className={classes["buttons"]}>
        <Button component={Link} href={to.scenarios()} variant="default" size="sm">
          {t("window.scenarios.all")}
        </Button>
        {next === undefined ? null : (
          <StartScenario scenario={next} variant="default">
            {t("window.scenarios.guide.nextOne", {
              number: positionOf(next),
              title: t(`window.scenarios.of.${next}.title`),
            })}
          </StartScenario>
        )}
      </div>
    </section>
  );
}
