import { Button } from "@mantine/core";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { AbandonButton } from "../../../components/run/AbandonButton.tsx";
import { ReadingEvidence } from "../../../components/run/RunEvidence.tsx";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useSay } from "../../../wording/use-say.tsx";
import type { PanelProps } from "./panel.ts";
import classes from "./panels.module.css";
import { RepeatWay } from "./RepeatWay.tsx";
import { SeenButtons } from "./SeenButtons.tsx";
import { wordsWithCause } from "../../../components/run/words-with-cause.ts";
import { Way } from "./Way.tsx";

/** Nobody knows whether the number moved: what happened, and the ways to find out, the surest first. */
export function UnknownPanel({ run, phase, actions }: PanelProps<"unknown">) {
  const say = useSay();
  const words = useDomainWords();
  const reading = phase.reading ?? run.lastReading;
  return (
    <>
      <ThreePartCard meaning="unknown" parts={wordsWithCause(words, run)} />
      <Card title={say("window.run.unknown.ways")} flush>
        <ol className={classes["ways"]}>
          <Way
            number={1}
            title={say("window.run.unknown.look.title")}
            text={reading === undefined ? say("window.run.unknown.look.none") : words.reading(reading)}
            facts={reading === undefined ? null : <ReadingEvidence reading={reading} />}
            buttons={
              <Button onClick={actions.proceed} disabled={!actions.may} loading={actions.busy === "proceed"}>
                {say("window.run.unknown.look.go")}
              </Button>
            }
          />
          <Way
            number={2}
            title={say("window.run.unknown.seen.title")}
            text={say("window.run.unknown.seen.text")}
            buttons={<SeenButtons run={run} actions={actions} step={phase.step} />}
          />
          <RepeatWay run={run} step={phase.step} actions={actions} />
          <Way
            number={4}
            title={say("window.run.unknown.abandon.title")}
            text={say("window.run.unknown.abandon.text")}
            buttons={<AbandonButton run={run} actions={actions} />}
          />
        </ol>
      </Card>
    </>
  );
}
