import { useEffect, useState } from "react";
import { useParams } from "wouter";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { visible } from "../../../shared/visible.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { UnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import CheckReport from "../tools/report/CheckReport.tsx";
import { TakeFile } from "../workspace/TakeFile.tsx";

type Opened = OutputOf<"desktop.openedFile">;
type Found = { readonly opened: Opened } | { readonly problem: CallProblem };

/** A file that was double-clicked: a plan, a handed-over workspace, or a report to check. */
export default function OpenedFile() {
  const { file = "" } = useParams();
  const found = useOpened(file);
  // Until its answer is there, which takes no server.
  if (found === undefined) return null;
  if ("problem" in found) return <NotRead problem={found.problem} />;
  const { opened } = found;
  if (opened.outcome === "unreadable") return <Unreadable {...opened} />;
  if (opened.kind === "report") return <CheckReport given={opened} />;
  return <Take opened={opened} />;
}

function useOpened(file: string): Found | undefined {
  const { client } = useStores();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const answer = await callFor(client, "desktop.openedFile", { file });
      if (isCurrent) setFound(answer.ok ? { opened: answer.value } : { problem: answer.problem });
    };
    runInBackground(read());
    return () => {
      isCurrent = false;
    };
  }, [client, file]);
  return found;
}

function Take({ opened }: { readonly opened: Extract<Opened, { readonly outcome: "read" }> }) {
  const t = useTranslation();
  return (
    <UnsavedGuard>
      <Screen title={t("window.opened.title")} lead={t("window.opened.lead")}>
        <TakeFile given={opened} />
      </Screen>
    </UnsavedGuard>
  );
}

function Unreadable({ why, name }: Extract<Opened, { readonly outcome: "unreadable" }>) {
  const t = useTranslation();
  return (
    <Screen title={t("window.opened.unreadable.title")} lead={name === undefined ? "" : visible(name, 200)}>
      <Card>
        <p>{t(`window.opened.unreadable.${why}`)}</p>
      </Card>
    </Screen>
  );
}

function NotRead({ problem }: { readonly problem: CallProblem }) {
  const t = useTranslation();
  // What is told of other calls that only the desktop application can do speaks of a text to copy.
  const isElsewhere = problem.kind === "named" && problem.problem.kind === "notHere";
  return (
    <Screen title={t("window.opened.unreadable.title")}>
      {isElsewhere ? (
        <Card>
          <p>{t("window.opened.unreadable.elsewhere")}</p>
        </Card>
      ) : (
        <ProblemCard problem={problem} />
      )}
    </Screen>
  );
}
