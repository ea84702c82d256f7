import { Button } from "@mantine/core";
import { Link } from "wouter";
import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import { to } from "../../../app/routes.ts";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { endMeaning } from "../../../components/run/end-meaning.ts";
import { stoppedByPin } from "../../../components/run/stopped-by-pin.ts";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { useHeldFor } from "../../../components/run/use-held-until.ts";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import { countdown } from "../../../components/waiting/countdown.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { PanelProps } from "./panel.ts";
import { PinCard } from "./PinCard.tsx";
import { ReportLocation } from "./ReportLocation.tsx";
import { ContinueCard, TakeUpButton } from "./TakeUp.tsx";
import { WrongPinCard } from "./WrongPinCard.tsx";

/** Shows how a migration ended, claiming only what is confirmed, and the most likely next action. */
export function EndedPanel({ run, phase, actions }: PanelProps<"ended">) {
  const t = useTranslation();
  const words = useDomainWords();
  const { resumable } = END_TRAITS[phase.reason];
  const number = useNumberOfRun(run);
  const heldMs = useHeldFor(run, actions.problem);
  const complete = phase.reason === "complete";
  const inTheDark = run.numberIs === "unknown";
  const movesAtOnce = resumable && run.continuingMoves === true;
  // Its own card resumes it with another PIN.
  const pinLabel = resumable && stoppedByPin(run) ? run.pinLabel : undefined;
  const byPin = pinLabel !== undefined;
  const startsAnew = !complete && !resumable && !inTheDark && number !== undefined;
  const buttons = (
    <>
      {resumable && !movesAtOnce && !byPin ? (
        <TakeUpButton actions={actions} onTakeUp={actions.reopen} heldMs={heldMs} />
      ) : null}
      {inTheDark ? <ReportLocation run={run} actions={actions} step={undefined} /> : null}
      {startsAnew ? (
        heldMs > 0 ? (
          <Button disabled>{t("window.run.ended.newRunIn", { left: countdown(heldMs) })}</Button>
        ) : (
          <Button component={Link} href={to.move(number.workspace, number.phoneNumberId, run.direction)}>
            {t("window.run.ended.newRun")}
          </Button>
        )
      ) : null}
    </>
  );
  return (
    <>
      <ThreePartCard
        meaning={endMeaning(run, phase.reason)}
        parts={words.result(run)}
        {...((resumable && !byPin) || inTheDark || startsAnew ? { actions: buttons } : {})}
      />
      {byPin ? <PinCard run={run} label={pinLabel} actions={actions} movesAtOnce={movesAtOnce} /> : null}
      <WrongPinCard run={run} />
      {movesAtOnce && !byPin ? (
        <ContinueCard run={run} actions={actions} onTakeUp={actions.reopen} heldMs={heldMs} />
      ) : null}
    </>
  );
}
