import { IconCircleCheckFilled, IconClock } from "@tabler/icons-react";
import {
  positionOf,
  SCENARIO_SETUPS,
  type ScenarioDone,
  type ScenarioId,
} from "../../../shared/practice/scenarios.ts";
import { spoken } from "../../../shared/phone.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { PictureBridge } from "../../components/bridge/PictureBridge.tsx";
import { StartScenario } from "../../components/practice/StartScenario.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { pictureOf } from "./scenario-pictures.ts";
import classes from "./ScenariosScreen.module.css";

type ScenarioCardProps = {
  readonly scenario: ScenarioId;
  /** When and how fast it was finished last; undefined if it never was. */
  readonly done: ScenarioDone | undefined;
  readonly isNext: boolean;
};

/** One scenario: its picture, its goal, how long it takes or took, and its start. */
export function ScenarioCard({ scenario, done, isNext }: ScenarioCardProps) {
  const t = useTranslation();
  const number = useCurrentWorkspace()?.numbers[0];
  const position = positionOf(scenario);
  const title = t(`window.scenarios.of.${scenario}.title`);
  // The last seven digits: the card has no room for all of them.
  const pill = number === undefined ? "…" : spoken(number.cc, number.phoneNumber).slice(-8);
  return (
    <li className={classes["card"]} data-next={isNext}>
      <PictureBridge pill={pill} state={pictureOf(scenario)} />
      <div className={classes["cardBody"]}>
        <h2 className={classes["cardTitle"]}>
          <span>{position}</span> {title}
        </h2>
        <p className={classes["goal"]}>{t(`window.scenarios.of.${scenario}.goal`)}</p>
        <div className={classes["cardFoot"]}>
          <div className={classes["facts"]}>
            {done === undefined ? (
              <span className={classes["time"]}>
                <IconClock size={15} aria-hidden />
                {t("window.scenarios.about", { count: SCENARIO_SETUPS[scenario].minutes })}
              </span>
            ) : (
              <span className={classes["time"]}>
                <IconCircleCheckFilled size={15} aria-hidden />
                <strong>{t("window.scenarios.doneMark")}</strong>
                {durationInWords(t, done.durationMs)}
              </span>
            )}
            {isNext ? <span className={classes["next"]}>{t("window.scenarios.next")}</span> : null}
          </div>
          <StartScenario
            scenario={scenario}
            variant="default"
            size="xs"
            label={t(done === undefined ? "window.scenarios.startNamed" : "window.scenarios.repeatNamed", {
              number: position,
              title,
            })}
          >
            {t(done === undefined ? "window.scenarios.begin" : "window.scenarios.repeat")}
          </StartScenario>
        </div>
      </div>
    </li>
  );
}
