import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useConnection } from "../../app/use-feed.ts";
import type { ConnectionState } from "../../components/connections/connection-state.ts";
import { ChangedElsewhere } from "../../components/forms/ChangedElsewhere.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { NewVaultFields } from "../../components/vault/NewVaultFields.tsx";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TestResults } from "./TestResults.tsx";
import type { ConnectionFormState } from "./use-connection-form.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import classes from "./workspace.module.css";

/**
 * The longest time that a test of one API may take, in milliseconds: a connection, a login and a few
 * queries.
 */
const TEST_LIMIT_MS = 60_000;

type ConnectionFormProps<T extends object> = {
  readonly form: ConnectionFormState<T>;
  readonly resultsTitle: string;
  /** What is known of the saved connection; a test that was not passed is shown. */
  readonly state: ConnectionState;
  /** Further buttons, left of the one that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Renders what both connection forms share: the fields, saving and testing with progress, and the test
 * results. The first form that is saved creates the vault too.
 */
export function ConnectionForm<T extends object>(props: ConnectionFormProps<T>) {
  const { form, resultsTitle, state, actions, children } = props;
  const { draft, flow, typed, submit, discard, askLook, newVault } = form;
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { task, stage } = flow;
  const changed = draft.dirty || typed;
  return (
    <Form onSubmit={submit} wide>
      <div className={classes["columns"]}>
        {task.busy || !("test" in state) || state.kind === "works" ? null : (
          <div className={classes["beside"]}>
            <TestResults results={state.test} title={resultsTitle} onLook={askLook} outdated={changed} />
          </div>
        )}
        <div className={classes["fields"]}>{children}</div>
        <div className={classes["beside"]}>
          {newVault === undefined ? null : <NewVaultFields vault={newVault} />}
          <ChangedElsewhere draft={draft} />
          {task.problem === undefined || isElsewhere(task.problem) ? null : (
            <ProblemCard problem={task.problem} />
          )}
        </div>
        <div className={classes["foot"]}>
          <div className={classes["progress"]}>
            {task.since === undefined || stage === "vault" ? null : (
              <Waiting
                shown
                label={t(`window.workspace.stage.${stage}`)}
                since={task.since}
                limitMs={TEST_LIMIT_MS}
              />
            )}
          </div>
          {changed ? (
            <Button variant="subtle" disabled={task.busy} onClick={discard}>
              {t("window.workspace.discard")}
            </Button>
          ) : (
            actions
          )}
          <Button type="submit" loading={task.busy} disabled={!live || draft.changedElsewhere}>
            {t("window.workspace.saveAndTest")}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Already shown beside the fields, with the choice of which version to keep. */
function isElsewhere(problem: Parameters<typeof ProblemCard>[0]["problem"]): boolean {
  return problem.kind === "named" && problem.problem.kind === "changedElsewhere";
}
