import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { bytesOfBase64 } from "../../../components/save/bytes-of-base64.ts";
import { saveFile } from "../../../components/save/save-file.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

/** The brand word where no workspace says another one. */
const USUAL_BRAND = "chat";

/** Saves notifications of every kind in both shapes, for a customer's own tests. */
export function SaveFixtures() {
  const t = useTranslation();
  const { client } = useStores();
  const brand = useCurrentWorkspace()?.dialect.brand ?? USUAL_BRAND;
  const live = useConnection().kind === "live";
  const task = useTask();
  const save = async () => {
    const made = await callFor(client, "webhooks.fixtures", { brand });
    if (made.ok) {
      const bytes = bytesOfBase64(made.value.content);
      saveFile("notifications.zip", new Blob([bytes], { type: "application/zip" }));
    }
    return made;
  };
  return (
    <Card title={t("window.translation.fixtures.title")}>
      <p>{t("window.translation.fixtures.text")}</p>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={task.busy}
        disabled={!live}
        onClick={() => runInBackground(task.run(save))}
      >
        {t("window.translation.fixtures.save")}
      </Button>
    </Card>
  );
}
