import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useConnection } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { Form } from "./Form.tsx";
import type { Draft } from "./use-draft.ts";
import type { Task } from "./use-task.ts";
import classes from "./forms.module.css";

type DraftFormProps<T extends object> = {
  readonly draft: Draft<T>;
  readonly task: Task;
  /** Label of the button that saves. */
  readonly save: string;
  readonly onSubmit: () => void;
  /** True if a secret was typed into one of the fields; secrets are not part of the draft. */
  readonly typed?: boolean;
  readonly onDiscard?: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

/**
 * A form over a draft: its fields, a conflicting change, the problem of the last save, and the save and
 * discard buttons.
 */
export function DraftForm<T extends object>({
  draft,
  task,
  save,
  onSubmit,
  typed = false,
  onDiscard,
  children,
}: DraftFormProps<T>) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const changed = draft.dirty || typed;
  const discard = (): void => {
    draft.discard();
    onDiscard?.();
  };
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <ChangedElsewhere draft={draft} />
      {task.problem === undefined || draft.changedElsewhere ? null : <ProblemCard problem={task.problem} />}
      <div className={classes["actions"]}>
        {changed ? (
          <Button variant="subtle" onClick={discard}>
            {t("window.workspace.discard")}
          </Button>
        ) : null}
        <Button type="submit" loading={task.busy} disabled={!live || !changed || draft.changedElsewhere}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
