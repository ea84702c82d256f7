import { Form } from "../../components/forms/Form.tsx";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useConnection } from "../../app/use-feed.ts";
import { ChangedElsewhere } from "../../components/forms/ChangedElsewhere.tsx";
import { sameValue } from "../../components/forms/use-draft.ts";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TestResults } from "./TestResults.tsx";
import type { ConnectionFormState } from "./use-connection-form.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import forms from "../../components/forms/forms.module.css";

/**
 * The longest time that a test of one API may take, in milliseconds: a connection, a login and a few
 * queries.
 */
const TEST_LIMIT_MS = 60_000;

type ConnectionFormProps<T extends object> = {
  readonly form: ConnectionFormState<T>;
  readonly resultsTitle: string;
  readonly children: ReactNode;
};

/**
 * Renders what both connection forms share: the fields, saving and testing with progress, and the test
 * results.
 */
export function ConnectionForm<T extends object>({ form, resultsTitle, children }: ConnectionFormProps<T>) {
  const { draft, flow, typed, submit, discard, askLook } = form;
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { task, stage, results } = flow;
  return (
    <Form onSubmit={submit}>
      {children}
      <ChangedElsewhere draft={draft} />
      <div className={forms["buttons"]}>
        <Button type="submit" loading={task.busy} disabled={!live || draft.changedElsewhere}>
          {t("window.workspace.saveAndTest")}
        </Button>
        {draft.dirty || typed ? (
          <Button variant="subtle" disabled={task.busy} onClick={discard}>
            {t("window.workspace.discard")}
          </Button>
        ) : null}
      </div>
      {task.since === undefined || stage === "vault" ? null : (
        <Waiting
          shown
          label={t(`window.workspace.stage.${stage}`)}
          since={task.since}
          limitMs={TEST_LIMIT_MS}
        />
      )}
      {task.problem === undefined || isElsewhere(task.problem) ? null : (
        <ProblemCard problem={task.problem} />
      )}
      {results === undefined ? null : (
        <TestResults
          results={results}
          title={resultsTitle}
          onLook={askLook}
          outdated={typed || !sameValue(results.of, draft.value)}
        />
      )}
    </Form>
  );
}

/** Already shown beside the fields, with the choice of which version to keep. */
function isElsewhere(problem: Parameters<typeof ProblemCard>[0]["problem"]): boolean {
  return problem.kind === "named" && problem.problem.kind === "changedElsewhere";
}
