import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { readDayWindow } from "../../../../shared/batch/row.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { TypedConfirmationDialog } from "../../../components/forms/TypedConfirmationDialog.tsx";
import { WholeNumberField } from "../../../components/forms/WholeNumberField.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { BatchTable } from "./BatchTable.tsx";
import { courseDraft, courseLimits, readCourse, type CourseDraft } from "./course-draft.ts";
import classes from "./batch.module.css";

export type GivenTable = { readonly text: string; readonly name: string; readonly folder?: string };

type StartBatchProps = {
  readonly table: GivenTable;
  readonly rows: OutputOf<"batch.read">["rows"];
  readonly onStarted: (state: BatchState) => void;
};

/** What the table holds, how to go, and the buttons that check or start it. */
export function StartBatch({ table, rows, onStarted }: StartBatchProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [typed, setTyped] = useState(() => courseDraft(rows.length));
  const limits = courseLimits(rows.length);
  const course = readCourse(typed, limits);
  const [window, setWindow] = useState("");
  const [asking, setAsking] = useState(false);
  const isWindow = window.trim() === "" || readDayWindow(window) !== undefined;
  const ended = rows.filter(({ before }) => before !== undefined && before.count !== "waiting").length;
  const toDo = rows.length - ended;
  const start = (how: "checkOnly" | "confirmed" | "unasked"): void =>
    runInBackground(
      task.run(async () => {
        const checkOnly = how === "checkOnly";
        const chosen = {
          canary: checkOnly ? 0 : (course.canary ?? 0),
          parallel: course.parallel ?? 1,
          ...(typeof course.stopAfter === "number" ? { stopAfter: course.stopAfter } : {}),
          ...(checkOnly || window.trim() === "" ? {} : { window: window.trim() }),
        };
        // What ended is part of the table that is confirmed, although it isn't started again.
        const confirmed = how === "confirmed" ? { confirmed: rows.length } : {};
        const input = { ...table, course: chosen, checkOnly, ...confirmed };
        const answer = await callFor(client, "batch.start", input);
        setAsking(false);
        if (answer.ok) onStarted(answer.value);
        return answer;
      }),
    );
  const ask = async (): Promise<void> => {
    if (!(await ensureOpen())) return;
    // With nothing left to move, there is nothing to confirm: it shows how the numbers ended.
    if (toDo === 0) start("unasked");
    else setAsking(true);
  };
  const shown = rows.map(({ before, ...row }) => ({
    ...row,
    at: before === undefined || before.count === "waiting" ? ("to-do" as const) : ("ended" as const),
    ...(before === undefined ? {} : { end: before, earlier: true as const }),
  }));
  const field = (name: keyof CourseDraft) => (
    <WholeNumberField
      label={t(`window.batch.course.${name}`)}
      description={t(`window.batch.course.${name}Hint`)}
      value={typed[name]}
      error={course[name] === undefined ? t("window.batch.course.between", limits[name]) : undefined}
      onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
    />
  );
  const isCheckable = course.parallel !== undefined && course.stopAfter !== undefined;
  const isStartable = isCheckable && course.canary !== undefined && isWindow;
  return (
    <>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <Card title={t("window.batch.course.title")}>
        <div className={classes["course"]}>
          {field("canary")}
          {field("parallel")}
          {field("stopAfter")}
          <TextInput
            label={t("window.batch.course.window")}
            description={t("window.batch.course.windowHint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            dir="ltr"
            placeholder="22:00-05:00"
            value={window}
            error={isWindow ? undefined : t("window.batch.course.windowWrong")}
            onChange={(event) => setWindow(event.currentTarget.value)}
          />
        </div>
        <div className={classes["buttons"]}>
          <Button disabled={!live || !isStartable} loading={task.busy} onClick={() => runInBackground(ask())}>
            {t("window.batch.start")}
          </Button>
          <Button
            variant="default"
            disabled={!live || !isCheckable}
            loading={task.busy}
            onClick={() => start("checkOnly")}
          >
            {t("window.batch.check")}
          </Button>
        </div>
      </Card>
      <Card
        title={t("window.batch.read.title", { count: rows.length, name: table.name })}
        aside={ended === 0 ? undefined : t("window.batch.read.before", { count: ended })}
        flush
      >
        <BatchTable rows={shown} />
      </Card>
      <TypedConfirmationDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("window.batch.confirm.title", { count: toDo })}
        word={String(toDo)}
        askFor={t("window.batch.confirm.type", { word: String(toDo) })}
        action={t("window.batch.confirm.go")}
        busy={task.busy}
        onConfirm={() => start("confirmed")}
      >
        <p>{t("window.batch.confirm.text")}</p>
        <p>{t("window.batch.confirm.covers")}</p>
        <p>{t("window.batch.confirm.notCovered")}</p>
        <p>{t("window.batch.confirm.downtime")}</p>
      </TypedConfirmationDialog>
    </>
  );
}
