import { Button } from "@mantine/core";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { AbandonButton } from "../../../components/run/AbandonButton.tsx";
import { ObservationEvidence } from "../../../components/run/RunEvidence.tsx";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { PanelProps } from "./panel.ts";
import classes from "./panels.module.css";
import { MessageWay } from "./MessageWay.tsx";
import { RepeatWay } from "./RepeatWay.tsx";
import { ReportLocation } from "./ReportLocation.tsx";
import { wordsWithCause } from "../../../components/run/words-with-cause.ts";
import { Way } from "./Way.tsx";

/**
 * Shown while it is unknown whether the number moved: what happened, and the ways to find out, most
 * reliable first.
 */
export function UnknownPanel({ run, phase, actions }: PanelProps<"unknown">) {
  const t = useTranslation();
  const words = useDomainWords();
  const reading = phase.reading ?? run.lastReading;
  const places =
    phase.step === "register" ? { seen: 3, repeat: 4, abandon: 5 } : { seen: 2, repeat: 3, abandon: 4 };
  return (
    <>
      <ThreePartCard meaning="unknown" parts={wordsWithCause(words, run)} />
      <Card title={t("window.run.unknown.ways")} flush>
        <ol className={classes["ways"]}>
          <Way
            number={1}
            title={t("window.run.unknown.look.title")}
            text={reading === undefined ? t("window.run.unknown.look.none") : words.reading(reading)}
            facts={reading === undefined ? null : <ObservationEvidence reading={reading} />}
            buttons={
              <Button onClick={actions.proceed} disabled={!actions.may} loading={actions.busy === "proceed"}>
                {t("window.run.unknown.look.go")}
              </Button>
            }
          />
          {phase.step === "register" ? <MessageWay run={run} actions={actions} /> : null}
          <Way
            number={places.seen}
            title={t("window.run.unknown.seen.title")}
            text={t("window.run.unknown.seen.text")}
            buttons={<ReportLocation run={run} actions={actions} step={phase.step} />}
          />
          <RepeatWay number={places.repeat} run={run} step={phase.step} actions={actions} />
          <Way
            number={places.abandon}
            title={t("window.run.unknown.abandon.title")}
            text={t("window.run.unknown.abandon.text")}
            buttons={<AbandonButton run={run} actions={actions} />}
          />
        </ol>
      </Card>
    </>
  );
}
