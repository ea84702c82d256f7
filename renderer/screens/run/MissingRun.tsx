import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { RunId } from "../../../shared/ids.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { RunProblemCard } from "../../components/run/RunProblemCard.tsx";
import { takeRun } from "../../components/run/run-work.ts";
import { Screen } from "../../components/screen/Screen.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem, NamedProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/**
 * Handles a link to a migration that is not in the list: requests it by id, because its journal may be
 * unreadable.
 */
export function MissingRun({ id }: { readonly id: string }) {
  const t = useTranslation();
  const stores = useStores();
  const [problem, setProblem] = useState<CallProblem>();
  useEffect(() => {
    let current = true;
    const run = RunId.safeParse(id);
    if (!run.success) {
      setProblem({ kind: "named", problem: noSuchRun(id) });
      return;
    }
    callFor(stores.client, "migration.status", { run: run.data }).then(
      (answer) => {
        const [found] = answer.ok ? answer.value : [];
        if (found !== undefined) takeRun(stores, found);
        else if (current) setProblem(answer.ok ? { kind: "named", problem: noSuchRun(id) } : answer.problem);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [stores, id]);
  return (
    <Screen title={t("window.migrate.title")}>
      {problem === undefined ? (
        <p role="status">{t("window.look.loading")}</p>
      ) : (
        <RunProblemCard problem={problem} run={id} />
      )}
      <div>
        <Button component={Link} href={to.migrate()} variant="default">
          {t("window.run.gone")}
        </Button>
      </div>
    </Screen>
  );
}

function noSuchRun(run: string): NamedProblem {
  return { kind: "noSuchRun", run };
}
