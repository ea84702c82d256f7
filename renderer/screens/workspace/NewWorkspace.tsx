import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "wouter";
import type { DialectChoice } from "../../../shared/platform/dialect.ts";
import { Workspace, type WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { useChooseWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useSettingsStore, useStores } from "../../app/window-context.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { UnsavedGuard, useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { Card } from "../../components/screen/Card.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ConnectBridge } from "./ConnectBridge.tsx";
import { nameFault } from "./name-fault.ts";
import { newWorkspaceId } from "./new-workspace-id.ts";
import { TakeFile } from "./TakeFile.tsx";
import { listIn, useAddWorkspace } from "./use-save-workspace.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import forms from "../../components/forms/forms.module.css";

/** Asks for the name of a new workspace; the rest is entered on the workspace's own screen. */
export default function NewWorkspace() {
  const t = useTranslation();
  const { workspaces } = useStores();
  const settings = useSettingsStore();
  return (
    <UnsavedGuard>
      <Screen title={t("window.workspace.new.title")} lead={t("window.workspace.new.lead")}>
        <ConnectBridge states={NOTHING} />
        <AsyncView feed={settings}>
          {({ dialect }) => (
            <AsyncView feed={workspaces}>{(list) => <NameForm list={list} dialect={dialect} />}</AsyncView>
          )}
        </AsyncView>
        <TakeFile />
      </Screen>
    </UnsavedGuard>
  );
}

const NOTHING = { cloud: { kind: "missing" }, "on-premises": { kind: "missing" } } as const;

type NameFormProps = {
  readonly list: WorkspaceList;
  /** The API settings of new workspaces. */
  readonly dialect: DialectChoice;
};

function NameForm({ list, dialect }: NameFormProps) {
  const t = useTranslation();
  const [, go] = useLocation();
  const choose = useChooseWorkspace();
  const live = useConnection().kind === "live";
  const task = useTask();
  const write = useAddWorkspace();
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(false);
  const discard = useUnsavedGuard(name.trim() !== "");
  const fault = nameFault(name, list);
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (fault !== undefined) return;
    const workspace = Workspace.parse({
      id: newWorkspaceId(),
      name,
      dialect,
      numbers: [],
    });
    if (!(await task.run(() => write(workspace, list.revision)))) return;
    discard();
    choose(workspace.id);
    go(to.workspace(workspace.id));
  };
  return (
    <Card>
      <Form onSubmit={() => runInBackground(submit())}>
        <TextInput
          data-field="workspaceName"
          label={t("window.workspace.name")}
          description={t("window.workspace.new.nameHint")}
          value={name}
          maxLength={200}
          autoComplete="off"
          error={
            fault === undefined || (fault === "missing" && !asked)
              ? undefined
              : t(`window.workspace.nameFault.${fault}`)
          }
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {task.problem === undefined ? null : <SaveProblem problem={task.problem} />}
        <div className={forms["actions"]}>
          <Button type="submit" loading={task.busy} disabled={!live}>
            {t("window.workspace.new.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** After a concurrent change the list has been read again; saving again applies to that list. */
function SaveProblem({ problem }: { readonly problem: CallProblem }) {
  const t = useTranslation();
  if (listIn(problem) === undefined) return <ProblemCard problem={problem} />;
  return (
    <div className={forms["notice"]} data-meaning="attention" role="alert">
      {t("window.workspace.new.changed")}
    </div>
  );
}
