import { Button } from "@mantine/core";
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { summaryCsv, summaryHtml } from "../../../../shared/wording/batch-summary.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { saveFile } from "../../../components/save/save-file.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge, type Meaning } from "../../../components/status/StatusMark.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { BatchTable } from "./BatchTable.tsx";
import { batchNotes, numbersInProgress } from "./batch-title.ts";
import classes from "./batch.module.css";

const TALLY = ["complete", "failed", "unknown", "waiting", "inProgress", "notStarted"] as const;
const MEANINGS: Readonly<Record<(typeof TALLY)[number], Meaning>> = {
  complete: "proven",
  failed: "stopped",
  unknown: "unknown",
  waiting: "attention",
  inProgress: "busy",
  notStarted: "pending",
};

type BatchUnderWayProps = { readonly batch: BatchState; readonly onLeave: () => void };

/** A batch that runs or has ended: its counts, its controls, its table and its summary. */
export function BatchUnderWay({ batch, onLeave }: BatchUnderWayProps) {
  const t = useTranslation();
  const { phase, pausedBy, rows } = batch;
  const inProgress = numbersInProgress(batch);
  // What ended is counted by the program, where a number in progress is one of those that aren't over.
  const tally = { ...batch.tally, inProgress, notStarted: batch.tally.notStarted - inProgress };
  return (
    <>
      <ul className={classes["tally"]}>
        {TALLY.map((count) => (
          <li key={count}>
            <StatusBadge meaning={MEANINGS[count]} word={t(`window.batch.tally.${count}`)} />
            <strong>{tally[count]}</strong>
          </li>
        ))}
      </ul>
      {batchNotes(t, batch).map((note) => (
        <p key={note} role={pausedBy === undefined ? "status" : "alert"}>
          {note}
        </p>
      ))}
      {phase === "ended" ? <EndButtons batch={batch} onLeave={onLeave} /> : <Controls phase={phase} />}
      <Card title={t("window.batch.table")} flush>
        <BatchTable rows={rows} />
      </Card>
    </>
  );
}

function Controls({ phase }: Pick<BatchState, "phase">) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const steer = (method: "batch.pause" | "batch.resume" | "batch.stop"): void =>
    runInBackground(task.run(() => callFor(client, method, {})));
  const idle = !live || task.busy || phase === "stopping";
  return (
    <>
      <div className={classes["buttons"]}>
        {phase === "paused" ? (
          <Button
            leftSection={<IconPlayerPlay size={16} />}
            disabled={idle}
            onClick={() => steer("batch.resume")}
          >
            {t("window.batch.resume")}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={16} />}
            disabled={idle}
            onClick={() => steer("batch.pause")}
          >
            {t("window.batch.pause")}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={16} />}
          disabled={idle}
          onClick={() => steer("batch.stop")}
        >
          {t("window.batch.stop")}
        </Button>
      </div>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </>
  );
}

function EndButtons({ batch, onLeave }: BatchUnderWayProps) {
  const t = useTranslation();
  const save = (ending: string, type: string, text: string): void =>
    saveFile(`batch-${batch.startedAt.slice(0, 10)}.${ending}`, new Blob([text], { type }));
  const download = <IconDownload size={16} />;
  return (
    <div className={classes["buttons"]}>
      <Button leftSection={download} onClick={() => save("html", "text/html", summaryHtml(t, batch))}>
        {t("window.batch.saveHtml")}
      </Button>
      <Button
        variant="default"
        leftSection={download}
        onClick={() => save("csv", "text/csv", summaryCsv(batch))}
      >
        {t("window.batch.saveCsv")}
      </Button>
      <Button variant="subtle" onClick={onLeave}>
        {t("window.batch.another")}
      </Button>
    </div>
  );
}
