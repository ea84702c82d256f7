import { isRepeatable } from "../../../shared/migration/resend-table.ts";
import { Fragment } from "react";
import type { RequestsAbout } from "../../../shared/migration/requests.ts";
import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { measuredMs } from "../../../shared/platform/outcome.ts";
import type { Loadable } from "../../stores/loadable.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { NumberMark, StatusMark } from "../status/StatusMark.tsx";
import { StepDetail } from "./StepDetail.tsx";
import classes from "./StepList.module.css";
import { stepAppearanceOf } from "./step-appearance.ts";
import { useDomainWords, type DomainWords } from "./use-domain-words.ts";
import { Running } from "../waiting/Waiting.tsx";

type StepLineProps = {
  readonly run: RunSnapshot;
  readonly at: { readonly step: StepName; readonly state: StepState; readonly number: number };
  readonly story: Loadable<readonly TimelineEntry[]>;
  readonly about: RequestsAbout | undefined;
};

/** One step: mark, name, what it does or did, and duration; expanded, its requests and responses. */
export function StepLine({ run, at: { step, state, number }, story, about }: StepLineProps) {
  const t = useTranslation();
  const words = useDomainWords();
  // No running time is shown while the link is down, because it is unknown whether the migration still
  // runs.
  const live = useConnection().kind === "live";
  const appearance = stepAppearanceOf(state, run.held);
  const word = t(`window.run.steps.state.${appearance.word}`);
  return (
    <li className={classes["step"]} aria-current={state.kind === "in-flight" ? "step" : undefined}>
      <span className={classes["mark"]}>
        {state.kind === "pending" ? (
          <NumberMark number={number} word={word} />
        ) : (
          <StatusMark meaning={appearance.meaning} word={word} />
        )}
      </span>
      <div className={classes["body"]}>
        <span className={classes["name"]}>{words.step(step).name}</span>
        <StepText step={step} state={state} run={run} />
        {state.kind === "pending" ? null : <StepDetail step={step} story={story} about={about} />}
      </div>
      <span className={classes["time"]}>
        {state.kind === "in-flight" && run.held && live ? (
          <Running since={state.since} />
        ) : (
          timeTaken(words, state)
        )}
      </span>
    </li>
  );
}

function StepText({
  step,
  state,
  run: { held, basis },
}: {
  readonly step: StepName;
  readonly state: StepState;
  readonly run: RunSnapshot;
}) {
  const t = useTranslation();
  const words = useDomainWords();
  return (
    <p className={classes["what"]}>
      {sentences().map((sentence, index) => (
        <Fragment key={sentence}>
          {index === 0 ? null : <span aria-hidden="true"> · </span>}
          <span>{sentence}</span>
        </Fragment>
      ))}
    </p>
  );
  function sentences(): readonly string[] {
    switch (state.kind) {
      case "pending":
        return [t(`window.run.steps.will.${step}`)];
      case "skipped":
        return [words.skipped(state.why)];
      case "in-flight":
        if (!held) return [t(`window.run.steps.${state.sinceCopy === undefined ? "interrupted" : "copied"}`)];
        return isRepeatable(step)
          ? [words.step(step).doing]
          : [words.step(step).doing, t("window.run.steps.once")];
      case "confirmed":
        if (state.by !== "asked") return [words.step(step).done, words.proofOfStep(state.by)];
        // The check showed nothing, and a later step did: the line says what the location rests on instead.
        return step === "inspect" && basis === "backup-given"
          ? [words.proofOfStep(state.by), t("window.run.steps.byBackup")]
          : [words.proofOfStep(state.by)];
      case "not-sent":
      case "rejected":
      case "unknown":
        return [words.outcome(step, state.outcome) ?? t(`window.run.steps.state.${state.kind}`)];
    }
  }
}

function timeTaken(words: DomainWords, state: StepState): string {
  if (!("outcome" in state) || state.outcome === undefined) return "";
  const took = measuredMs(state.outcome);
  return took === undefined ? "" : words.duration(took);
}
