import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { MOST_EVIDENCE } from "../../../../shared/webhook/event.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./dialogs.module.css";

/**
 * Asks whether a file with protected events is saved, and only then lets the store delete those events by
 * its size limit. Neither browsers nor the desktop app tell a page whether a file was saved: the save
 * dialog may have been canceled, or the disk may have been full. So the user has to confirm it.
 */
export function LetGo({ evidence }: { readonly evidence: readonly number[] }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const exported = useOperation("webhooks.exported");
  const [noted, setNoted] = useState(false);
  const go = async (): Promise<void> => {
    for (let from = 0; from < evidence.length; from += MOST_EVIDENCE) {
      const answer = await exported.run({ evidence: evidence.slice(from, from + MOST_EVIDENCE) });
      if (!answer.ok) return;
    }
    setNoted(true);
  };
  if (noted)
    return (
      <p role="status" className={classes["text"]}>
        {t("window.events.export.noted", { count: evidence.length })}
      </p>
    );
  return (
    <Stack gap="xs" align="flex-start">
      <p className={classes["text"]}>{t("window.events.export.evidence", { count: evidence.length })}</p>
      {exported.problem === undefined ? null : <ProblemCard problem={exported.problem} />}
      <Button
        size="compact-sm"
        variant="default"
        loading={exported.busy}
        disabled={!live}
        onClick={() => runInBackground(go())}
      >
        {t("window.events.export.saved")}
      </Button>
    </Stack>
  );
}
