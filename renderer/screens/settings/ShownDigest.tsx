import { Button } from "@mantine/core";
import { useState } from "react";
import type { SentScope } from "../../../shared/alert/alert.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Shows what a digest about the last day or week says. Nothing is sent. */
export function ShownDigest({ scope, said }: { readonly scope: SentScope; readonly said?: string }) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [text, setText] = useState<string>();
  const show = async (): Promise<void> => {
    await task.run(async () => {
      const answer = await callFor(client, "alerts.digest", { scope, language: t.language });
      if (answer.ok) setText(answer.value?.text);
      return answer;
    });
  };
  return (
    <div aria-live="polite" className={classes["digest"]}>
      <div>
        <Button
          variant="default"
          loading={task.busy}
          disabled={!live}
          onClick={() => runInBackground(show())}
        >
          {t("window.alerts.showDigest")}
        </Button>
      </div>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {text === undefined ? null : (
        <>
          <p className={classes["hint"]}>{said ?? t("window.alerts.digestShown")}</p>
          <p className={classes["digestText"]} dir="auto">
            {text}
          </p>
        </>
      )}
    </div>
  );
}
