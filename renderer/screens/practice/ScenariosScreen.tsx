import { Button } from "@mantine/core";
import { IconFlask, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-hash-location";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import {
  countDone,
  nextScenario,
  positionOf,
  SCENARIO_SETUPS,
  SCENARIOS,
  type PracticeProgress,
} from "../../../shared/practice/scenarios.ts";
import { REALM_BASE, to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { ResetPractice } from "../../components/practice/ResetPractice.tsx";
import { StartScenario } from "../../components/practice/StartScenario.tsx";
import { useProgress } from "../../components/practice/use-progress.ts";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import type { Feed } from "../../stores/feed.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { ScenarioCard } from "./ScenarioCard.tsx";
import classes from "./ScenariosScreen.module.css";

/** The home of Practice: how far the user has come, the six scenarios, and the way to the sandbox. */
export default function ScenariosScreen() {
  const t = useTranslation();
  const { practice } = useStores();
  const progress = useProgress();
  const next = nextScenario(progress);
  if (practice === undefined)
    return (
      <Screen title={t("window.scenarios.title")}>
        <Empty
          text={t("window.practice.elsewhere")}
          action={
            <Button onClick={() => navigate(`${REALM_BASE.practice}${to.scenarios()}`)}>
              {t("window.frame.practice.enter")}
            </Button>
          }
        />
      </Screen>
    );
  return (
    <Screen
      title={heroOf(t, progress)}
      lead={<Facts progress={progress} />}
      actions={
        <>
          <Button component={Link} href={to.overview()} variant="default">
            {t("window.scenarios.free")}
          </Button>
          {next === undefined ? null : (
            <StartScenario scenario={next} icon={<IconPlayerPlayFilled size={14} aria-hidden />}>
              {t("window.scenarios.start", { number: positionOf(next) })}
            </StartScenario>
          )}
        </>
      }
    >
      <div
        className={classes["progress"]}
        role="img"
        aria-label={t("window.scenarios.progress", { count: countDone(progress) })}
      >
        {SCENARIOS.map((scenario) => (
          <span
            key={scenario}
            data-done={progress.done[scenario] !== undefined}
            data-next={scenario === next}
          />
        ))}
      </div>
      <ol className={classes["cards"]}>
        {SCENARIOS.map((scenario) => (
          <ScenarioCard
            key={scenario}
            scenario={scenario}
            done={progress.done[scenario]}
            isNext={scenario === next}
          />
        ))}
      </ol>
      <SandboxRow practice={practice} />
    </Screen>
  );
}

function heroOf(t: WindowTranslate, progress: PracticeProgress): string {
  const scenario = nextScenario(progress);
  if (scenario === undefined) return t("window.scenarios.hero.all");
  const next = t(`window.scenarios.of.${scenario}.next`);
  const count = countDone(progress);
  if (count === 0) return t("window.scenarios.hero.none", { next });
  return t("window.scenarios.hero.some", { done: t(`window.scenarios.done.${doneKey(count)}`), next });
}

const DONE_KEYS = ["1", "2", "3", "4", "5"] as const;

function doneKey(count: number): (typeof DONE_KEYS)[number] {
  return DONE_KEYS[count - 1] ?? "5";
}

function Facts({ progress }: { readonly progress: PracticeProgress }) {
  const t = useTranslation();
  const left = SCENARIOS.filter((scenario) => progress.done[scenario] === undefined).reduce(
    (sum, scenario) => sum + SCENARIO_SETUPS[scenario].minutes,
    0,
  );
  if (left === 0) return t("window.scenarios.repeatAny");
  return dotted(t, [
    t("window.scenarios.guided"),
    t("window.scenarios.left", { count: left }),
    ...(countDone(progress) === 0 ? [] : [t("window.scenarios.kept")]),
  ]);
}

function SandboxRow({ practice }: { readonly practice: Feed<PracticeState> }) {
  const t = useTranslation();
  const count = usePart(practice, ({ faults }) => faults.length);
  const [asked, setAsked] = useState(false);
  const title = t("window.scenarios.sandbox.title");
  return (
    <section className={classes["sandbox"]} aria-label={title}>
      <span className={classes["flask"]}>
        <IconFlask size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes["sandboxWords"]}>
        <strong>{title}</strong>
        <span>
          {count === undefined
            ? t("window.scenarios.sandbox.starting")
            : t("window.scenarios.sandbox.text", { count })}
        </span>
      </span>
      <Button component={Link} href={to.practice()} variant="default">
        {t("window.scenarios.sandbox.open")}
      </Button>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t("window.scenarios.sandbox.reset")}
      </Button>
      <ResetPractice home={asked ? "on-premises" : undefined} onClose={() => setAsked(false)} />
    </section>
  );
}
