import { Button } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { useSay } from "../../../wording/use-say.tsx";
import type { QuestionProps } from "./question-props.ts";
import classes from "./panels.module.css";

/** The last word before the number may move: what happens, what cannot be undone, and the number typed by hand. */
export function PointOfNoReturn({ run, actions }: QuestionProps) {
  const say = useSay();
  const heading = useId();
  const { title } = useDomainWords().question(run, "point-of-no-return");
  const { direction, pairLabel } = run;
  return (
    <section className={classes["point"]} aria-labelledby={heading}>
      <div className={classes["pointHead"]}>
        <StatusBadge meaning="attention" word={say("window.run.ask.point.badge")} />
        <h2 id={heading}>{title}</h2>
      </div>
      <dl className={classes["pointFacts"]}>
        <Fact name={say("window.run.ask.point.next")}>
          {say(`window.run.ask.point.nextText.${direction}`)}
        </Fact>
        <Fact name={say("window.run.ask.point.undo")}>
          {say(`window.run.ask.point.undoText.${direction}`)}
        </Fact>
        <Fact name={say("window.run.ask.point.downtime")}>{say("window.move.will.moment")}</Fact>
        <Fact name={say("window.run.ask.point.backup")}>
          {pairLabel === undefined
            ? say(`window.run.ask.point.backupNone.${direction}`)
            : say("window.run.ask.point.backupText", { label: pairLabel })}
        </Fact>
        <Fact name={say("window.run.ask.point.back")}>{say("window.run.ask.point.backText")}</Fact>
      </dl>
      {direction === "to-cloud" ? <p className={classes["pin"]}>{say("window.run.ask.point.pin")}</p> : null}
      <TypedNumber
        spoken={run.spoken}
        number={run.number}
        go={say(`window.run.ask.point.go.${direction}`)}
        may={actions.live}
        waits={actions.busy !== undefined}
        failed={actions.problem !== undefined}
        onGo={() => actions.confirm("point-of-no-return")}
        beside={<Stay />}
      />
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Not now is an answer too; nothing has to be done for it. */
function Stay() {
  const say = useSay();
  const [said, setSaid] = useState(false);
  return said ? (
    <p role="status" className={classes["stay"]}>
      {say("window.run.ask.point.staying")}
    </p>
  ) : (
    <Button variant="default" onClick={() => setSaid(true)}>
      {say("window.run.ask.point.stay")}
    </Button>
  );
}
