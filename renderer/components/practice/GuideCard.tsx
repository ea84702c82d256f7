import { ActionIcon, Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconSchool } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import {
  isActiveDone,
  positionOf,
  scenarioEndMs,
  SCENARIO_SETUPS,
  type ActiveScenario,
  type PracticeProgress,
} from "../../../shared/practice/scenarios.ts";
import { CHANGED_PIN } from "../../../shared/practice/practice-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, useFeed, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import type { Feed } from "../../stores/feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { runWorkOf } from "../run/run-work.ts";
import classes from "./GuideCard.module.css";
import { guideOfRun, guideOfTests, type GuidePlace, type GuideStep } from "./guide-step.ts";
import { ScenarioEnd } from "./ScenarioEnd.tsx";
import { runsSince, testsSince } from "./scenario-runs.ts";
import { StartScenario } from "./StartScenario.tsx";
import { useFaults } from "./use-faults.ts";
import { useChangeProgress, useProgress } from "./use-progress.ts";

type Played = { readonly active: ActiveScenario; readonly practice: Feed<PracticeState> };
type GuideCardProps = Played & { readonly at: GuidePlace };

/** The guide on a screen of its scenario; on an older migration it renders nothing. */
export function GuideCard({ at, ...played }: GuideCardProps) {
  switch (at.kind) {
    case "move":
      return <OfMove {...played} />;
    case "run":
      return <OfRun {...played} run={at.run} />;
    case "test":
      return <OfTests {...played} />;
  }
}

/** A migration prepared after the end of the scenario is none of its own. */
function OfMove(played: Played) {
  return isActiveDone(useProgress()) ? null : <Said {...played} step="move" />;
}

type OfRunProps = Played & Pick<Extract<GuidePlace, { kind: "run" }>, "run">;

function OfRun({ active, practice, run }: OfRunProps) {
  const progress = useProgress();
  const isOurs = usePart(useStores().runs, (known) =>
    runsSince(known, active).some((one) => one.run === run.run),
  );
  if (isOurs !== true) return null;
  if (isActiveDone(progress))
    return isItsEnd(run, active, progress) ? <ScenarioEnd scenario={active.scenario} /> : null;
  return <Said active={active} practice={practice} step={guideOfRun(active.scenario, run)} />;
}

/** Whether the scenario ended with this migration: others may follow before the next scenario is started. */
function isItsEnd({ endedAt }: RunSnapshot, active: ActiveScenario, { done }: PracticeProgress): boolean {
  const at = done[active.scenario]?.at;
  return at !== undefined && endedAt !== undefined && scenarioEndMs(active, endedAt) === Date.parse(at);
}

function OfTests({ active, practice }: Played) {
  const progress = useProgress();
  const known = useFeed(useWebhookStores().tests);
  const { on } = useFaults(practice);
  if (isActiveDone(progress)) return <ScenarioEnd scenario={active.scenario} />;
  if (known.kind !== "ready") return null;
  // Others that are on are none of the scenario's, and its button doesn't switch them off.
  const isFaultOn = on.some(({ name }) => SCENARIO_SETUPS[active.scenario].faults.includes(name));
  const step = guideOfTests(testsSince(known.value, active), isFaultOn);
  return <Said active={active} practice={practice} step={step} />;
}

/** Steps that the guide has a button for. */
const DO: Readonly<Partial<Record<GuideStep, "cut" | "switchOff" | "again">>> = {
  cut: "cut",
  "test-cause": "switchOff",
  missed: "again",
  stopped: "again",
};

type SaidProps = Played & { readonly step: GuideStep };

function Said({ active: { scenario }, practice, step }: SaidProps) {
  const t = useTranslation();
  const [folded, setFolded] = useState(false);
  const changeProgress = useChangeProgress();
  const number = positionOf(scenario);
  const card = useFocusWhenLost(step);
  const Chevron = folded ? IconChevronDown : IconChevronUp;
  return (
    <aside
      ref={card}
      tabIndex={-1}
      className={classes["guide"]}
      data-folded={folded}
      aria-label={t("window.scenarios.guide.label")}
    >
      <IconSchool className={classes["icon"]} size={20} stroke={1.75} aria-hidden />
      <div className={classes["body"]}>
        <strong className={classes["title"]}>
          {t("window.scenarios.guide.title", { number, title: t(`window.scenarios.of.${scenario}.title`) })}
        </strong>
        {folded ? null : (
          <p className={classes["says"]} role="status">
            {t(`window.scenarios.guide.says.${step}`, { pin: CHANGED_PIN })}
          </p>
        )}
      </div>
      {folded || DO[step] === undefined ? null : (
        <Act act={DO[step]} scenario={scenario} practice={practice} />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes["leave"] ?? ""}
        onClick={() => runInBackground(changeProgress(({ done }) => ({ done })).then(() => undefined))}
      >
        {t("window.scenarios.guide.leave")}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        aria-expanded={!folded}
        aria-label={t(folded ? "window.scenarios.guide.unfold" : "window.scenarios.guide.fold")}
        onClick={() => setFolded(!folded)}
      >
        <Chevron size={18} aria-hidden />
      </ActionIcon>
    </aside>
  );
}

/** Focuses the guide when its next sentence takes away the button that had the focus. */
function useFocusWhenLost(step: GuideStep) {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      card.current?.focus({ preventScroll: true });
  }, [step]);
  return card;
}

type ActProps = Pick<ActiveScenario, "scenario"> &
  Pick<Played, "practice"> & { readonly act: "cut" | "switchOff" | "again" };

function Act({ act, scenario, practice }: ActProps) {
  const t = useTranslation();
  if (act === "again")
    return (
      <StartScenario scenario={scenario} variant="default" size="xs">
        {t("window.scenarios.guide.do.again")}
      </StartScenario>
    );
  return act === "cut" ? <StopProgram /> : <SwitchOff scenario={scenario} practice={practice} />;
}

/** Stops the core of Practice as a power cut would, and shows what the restarted one knows. */
function StopProgram() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const stores = useStores();
  const interrupt = useOperation("practice.interrupt");
  const stop = async (): Promise<void> => {
    const answer = await interrupt.run({});
    if (!answer.ok) return;
    // The call that was in progress is rejected, which is what was wanted.
    runWorkOf(stores).setState(({ underWay }) => ({ underWay, problems: new Map() }));
    await stores.load();
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={interrupt.busy}
        disabled={!live}
        onClick={() => runInBackground(stop())}
      >
        {t("window.scenarios.guide.do.cut")}
      </Button>
      {interrupt.problem === undefined ? null : <ProblemCard problem={interrupt.problem} />}
    </>
  );
}

/** Switches off the faults that the scenario switched on. */
function SwitchOff({ scenario, practice }: Pick<ActProps, "scenario" | "practice">) {
  const t = useTranslation();
  const { may, busy, problem, switchOff } = useFaults(practice);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={busy}
        disabled={!may}
        onClick={() => switchOff(SCENARIO_SETUPS[scenario].faults)}
      >
        {t("window.scenarios.guide.do.switchOff")}
      </Button>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </>
  );
}
