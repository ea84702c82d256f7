import { Button, TextInput } from "@mantine/core";
import { DialectChoice } from "../../../shared/platform/dialect.ts";
import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { ChangedElsewhere } from "../../components/forms/ChangedElsewhere.tsx";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft } from "../../components/forms/use-draft.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { useSay } from "../../wording/use-say.tsx";
import { nameFault } from "./name-fault.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import forms from "../../components/forms/forms.module.css";

type NameSectionProps = { readonly workspace: Workspace; readonly list: WorkspaceList };

/** The workspace's name, and the words in which its deployment differs from others. */
export function NameSection({ workspace, list }: NameSectionProps) {
  const say = useSay();
  const live = useConnection().kind === "live";
  const task = useTask();
  const save = useSaveWorkspace();
  const draft = useDraft(namesOf(workspace));
  const { value, base, change } = draft;
  useUnsavedGuard(draft.dirty);
  const name = nameFault(value.name, list, workspace.id);
  const brandWrong = !DialectChoice.shape.brand.safeParse(value.brand).success;
  const versionWrong = !DialectChoice.shape.apiVersion.safeParse(value.apiVersion).success;
  const submit = (): void => {
    if (name !== undefined || brandWrong || versionWrong || draft.changedElsewhere) return;
    const written = { ...value, name: value.name.trim() };
    change(written);
    const { brand, apiVersion } = written;
    runInBackground(
      task.run(() =>
        save(workspace.id, (now) =>
          sameValue(namesOf(now), base)
            ? { ...now, name: written.name, dialect: { brand, apiVersion } }
            : undefined,
        ),
      ),
    );
  };
  return (
    <form
      className={forms["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={say("window.workspace.name")}
        value={value.name}
        autoComplete="off"
        error={name === undefined ? undefined : say(`window.workspace.nameFault.${name}`)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={say("window.workspace.dialect.brand")}
        description={say("window.workspace.dialect.brandHint")}
        value={value.brand}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={brandWrong ? say("window.workspace.dialect.brandWrong") : undefined}
        onChange={(event) => change({ brand: event.currentTarget.value.trim() })}
      />
      <TextInput
        label={say("window.workspace.dialect.version")}
        description={say("window.workspace.dialect.versionHint")}
        value={value.apiVersion}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={versionWrong ? say("window.workspace.dialect.versionWrong") : undefined}
        onChange={(event) => change({ apiVersion: event.currentTarget.value.trim() })}
      />
      <ChangedElsewhere draft={draft} />
      {task.problem === undefined || draft.changedElsewhere ? null : <ProblemCard problem={task.problem} />}
      <div className={forms["buttons"]}>
        <Button type="submit" loading={task.busy} disabled={!live || !draft.dirty || draft.changedElsewhere}>
          {say("window.workspace.saveNames")}
        </Button>
        {draft.dirty ? (
          <Button variant="subtle" onClick={draft.discard}>
            {say("window.workspace.discard")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function namesOf({ name, dialect }: Workspace): { name: string; brand: string; apiVersion: string } {
  return { name, brand: dialect.brand, apiVersion: dialect.apiVersion };
}
