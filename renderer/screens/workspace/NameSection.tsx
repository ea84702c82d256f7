import { DraftForm } from "../../components/forms/DraftForm.tsx";
import { TextInput } from "@mantine/core";
import { DialectChoice } from "../../../shared/platform/dialect.ts";
import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft } from "../../components/forms/use-draft.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { nameFault } from "./name-fault.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";

type NameSectionProps = { readonly workspace: Workspace; readonly list: WorkspaceList };

/** Edits the workspace's name and its API settings. */
export function NameSection({ workspace, list }: NameSectionProps) {
  const t = useTranslation();
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
    <DraftForm draft={draft} task={task} save={t("window.workspace.saveNames")} onSubmit={submit}>
      <TextInput
        data-field="workspaceName"
        label={t("window.workspace.name")}
        value={value.name}
        autoComplete="off"
        error={name === undefined ? undefined : t(`window.workspace.nameFault.${name}`)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        data-field="brandPrefix"
        label={t("window.workspace.dialect.brand")}
        description={t("window.workspace.dialect.brandHint")}
        value={value.brand}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={brandWrong ? t("window.workspace.dialect.brandWrong") : undefined}
        onChange={(event) => change({ brand: event.currentTarget.value.trim() })}
      />
      <TextInput
        data-field="apiVersion"
        label={t("window.workspace.dialect.version")}
        description={t("window.workspace.dialect.versionHint")}
        value={value.apiVersion}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={versionWrong ? t("window.workspace.dialect.versionWrong") : undefined}
        onChange={(event) => change({ apiVersion: event.currentTarget.value.trim() })}
      />
    </DraftForm>
  );
}

function namesOf({ name, dialect }: Workspace): { name: string; brand: string; apiVersion: string } {
  return { name, brand: dialect.brand, apiVersion: dialect.apiVersion };
}
