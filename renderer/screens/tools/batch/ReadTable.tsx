import { Button, TextInput } from "@mantine/core";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { BATCH_COLUMNS } from "../../../../shared/batch/row.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { ok } from "../../../../shared/result.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { DropFile } from "../../../components/forms/DropFile.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { saveFile } from "../../../components/save/save-file.ts";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { BadRowList, type BadRowsFound } from "./BadRowList.tsx";
import { StartBatch, type GivenTable } from "./StartBatch.tsx";
import classes from "./batch.module.css";

const LARGEST = 16 * 1024 * 1024;

type Read = {
  readonly table: GivenTable;
  readonly found: OutputOf<"batch.read"> | BadRowsFound | "unreadable" | "tooLarge";
};

/** Takes a table, names its bad rows, and starts it. */
export function ReadTable({ onStarted }: { readonly onStarted: (state: BatchState) => void }) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [folder, setFolder] = useState("");
  const [read, setRead] = useState<Read>();
  const readAgain = (given: Omit<GivenTable, "folder">): void =>
    runInBackground(
      task.run(async () => {
        const table = { ...given, ...(folder.trim() === "" ? {} : { folder: folder.trim() }) };
        const answer = await callFor(client, "batch.read", table);
        if (answer.ok) return ok(setRead({ table, found: answer.value }));
        const { problem } = answer;
        if (problem.kind !== "named" || problem.problem.kind !== "badRows") return answer;
        return ok(setRead({ table, found: problem.problem }));
      }),
    );
  const take = (file: File): void => {
    const table = { name: file.name, text: "" };
    if (file.size > LARGEST) return setRead({ table, found: "tooLarge" });
    runInBackground(
      textOf(file).then((text) =>
        text === undefined ? setRead({ table, found: "unreadable" }) : readAgain({ ...table, text }),
      ),
    );
  };
  const found = read?.found;
  return (
    <>
      <DropFile
        text={t("window.batch.drop")}
        choose={t("window.batch.choose")}
        accept=".csv,.json,.txt"
        disabled={!live || task.busy}
        onFile={take}
      >
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          onClick={() =>
            saveFile("numbers.csv", new Blob([`${BATCH_COLUMNS.join(",")}\n`], { type: "text/csv" }))
          }
        >
          {t("window.batch.template")}
        </Button>
      </DropFile>
      <div className={classes["folder"]}>
        <TextInput
          label={t("window.batch.folder")}
          description={t("window.batch.folderHint")}
          value={folder}
          onChange={(event) => setFolder(event.currentTarget.value)}
          spellCheck={false}
          dir="ltr"
          autoComplete="off"
        />
        {read === undefined || typeof found === "string" ? null : (
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            disabled={!live}
            loading={task.busy}
            onClick={() => readAgain(read.table)}
          >
            {t("window.batch.reread")}
          </Button>
        )}
      </div>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {typeof found === "string" ? <p role="alert">{t(`window.batch.${found}`)}</p> : null}
      {typeof found === "object" && "kind" in found ? <BadRowList found={found} /> : null}
      {read !== undefined && typeof found === "object" && "rows" in found && !("kind" in found) ? (
        <StartBatch table={read.table} rows={found.rows} onStarted={onStarted} />
      ) : null}
    </>
  );
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
