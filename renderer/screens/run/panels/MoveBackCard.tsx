import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { Direction } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import { RunProblemCard } from "../../../components/run/RunProblemCard.tsx";
import { SaveOrCopy } from "../../../components/save/SaveOrCopy.tsx";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import type { ReverseMigration } from "../../../components/run/use-run-plan.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { visible } from "../../../../shared/visible.ts";
import { reverseNote } from "../../../../shared/wording/run-words.ts";
import type { Loadable } from "../../../stores/loadable.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import classes from "./panels.module.css";

type WayBackCardProps = { readonly run: RunSnapshot; readonly wayBack: Loadable<ReverseMigration> };

const OTHER: Readonly<Record<Direction, Direction>> = { "to-cloud": "to-onprem", "to-onprem": "to-cloud" };

/** Offers the reverse migration: the screen that prepares it, and its plan as a file for the terminal. */
export function MoveBackCard({ run, wayBack }: WayBackCardProps) {
  const t = useTranslation();
  const number = useNumberOfRun(run);
  return (
    <Card title={t("window.run.ended.back.title")}>
      <p>{t("window.run.ended.back.text")}</p>
      {number === undefined ? null : (
        <Button
          component={Link}
          variant="default"
          href={to.move(number.workspace, number.phoneNumberId, OTHER[run.direction])}
          mb="sm"
        >
          {t("window.run.ended.back.link")}
        </Button>
      )}
      {wayBack.kind === "failed" ? <RunProblemCard problem={wayBack.problem} run={run.run} /> : null}
      {wayBack.kind === "ready" ? <PlanOfWayBack run={run} wayBack={wayBack.value} /> : null}
    </Card>
  );
}

function PlanOfWayBack({
  run,
  wayBack: { plan, notes },
}: {
  readonly run: RunSnapshot;
  readonly wayBack: ReverseMigration;
}) {
  const t = useTranslation();
  const text = JSON.stringify(plan, null, 2);
  return (
    <details>
      <summary>{t("window.run.ended.back.show")}</summary>
      {notes.length === 0 ? null : (
        <>
          <p>
            <strong>{t("window.run.ended.back.notes")}</strong>
          </p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{noteWords(t, note)}</li>
            ))}
          </ul>
        </>
      )}
      <pre className={classes["plan"]}>{text}</pre>
      <div className={classes["actions"]}>
        <SaveOrCopy
          text={`${text}\n`}
          file={`way-back-${run.run}.json`}
          type="application/json"
          save={t("window.run.ended.back.save")}
          copy={t("window.run.ended.back.copy")}
        />
      </div>
    </details>
  );
}

/** A note of a plan in the window's language, or as the journal has it. */
export function noteWords(t: WindowTranslate, note: string): string {
  return reverseNote(t, note) ?? visible(note);
}
