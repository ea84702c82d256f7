import { useState } from "react";
import { kindOfFile } from "../../../shared/opened/opened-file.ts";
import { err, ok } from "../../../shared/result.ts";
import { LARGEST_HANDOVER } from "../../../shared/rpc/areas/handover.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { DropFile } from "../../components/forms/DropFile.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { bytesOfBase64 } from "../../components/save/bytes-of-base64.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TakeHandover } from "./TakeHandover.tsx";
import type { TakenFile } from "./taken-file.ts";
import { TakePlan } from "./TakePlan.tsx";

type TakeFileProps = {
  /** The file that the window was opened for, in base64. */
  readonly given?: { readonly name: string; readonly content: string };
};

/** Adds the workspace of a file, or what a plan describes, after showing what is in it. */
export function TakeFile({ given }: TakeFileProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [file, setFile] = useState<TakenFile | undefined>(() => given && textOf(given));
  const read = (chosen: File): void =>
    runInBackground(
      task.run(async () => {
        if (chosen.size > LARGEST_HANDOVER)
          return err({ kind: "named", problem: { kind: "handoverRefused", why: "too-large" } });
        setFile({ name: chosen.name, content: await chosen.text() });
        return ok(null);
      }),
    );
  return (
    <Card title={t("window.workspace.take.title")}>
      {file === undefined ? (
        <>
          <DropFile
            text={t("window.workspace.take.drop")}
            choose={t("window.workspace.take.choose")}
            accept=".switchover,.switchover-plan,.json"
            disabled={!live || task.busy}
            onFile={read}
          />
          {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        </>
      ) : isPlan(file.name) ? (
        <TakePlan file={file} onOther={() => setFile(undefined)} />
      ) : (
        <TakeHandover file={file} onOther={() => setFile(undefined)} />
      )}
    </Card>
  );
}

function isPlan(name: string): boolean {
  return kindOfFile(name) === "plan" || /\.json$/i.test(name);
}

function textOf({ name, content }: TakenFile): TakenFile {
  return { name, content: new TextDecoder().decode(bytesOfBase64(content)) };
}
