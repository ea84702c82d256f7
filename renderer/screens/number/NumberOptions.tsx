import { DraftForm } from "../../components/forms/DraftForm.tsx";
import { Select, TextInput } from "@mantine/core";
import { CodeMethod, ShardCount } from "../../../shared/migration/plan.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft } from "../../components/forms/use-draft.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { useSaveWorkspace } from "../workspace/use-save-workspace.ts";
import type { OneNumber } from "./one-number.ts";

/** The shard counts that the on-premises client supports. */
const SHARDS = ["1", "2", "4", "8", "16", "32"] as const;

type Options = { readonly method: string; readonly shards: string; readonly displayName: string };

/**
 * Edits the migration settings of a number besides its secrets: code delivery, shards, and the expected
 * display name.
 */
export function NumberOptions({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const task = useTask();
  const save = useSaveWorkspace();
  const draft = useDraft(optionsOf(number));
  const { value, base, change } = draft;
  useUnsavedGuard(draft.dirty);
  const submit = (): void => {
    if (draft.changedElsewhere) return;
    const written = withOptions(number, value);
    change(optionsOf(written));
    runInBackground(
      task.run(() =>
        save(workspace.id, (now) => {
          const known = now.numbers.find(({ phoneNumberId }) => phoneNumberId === number.phoneNumberId);
          if (known === undefined || !sameValue(optionsOf(known), base)) return undefined;
          return {
            ...now,
            numbers: now.numbers.map((one) => (one === known ? withOptions(one, value) : one)),
          };
        }),
      ),
    );
  };
  return (
    <DraftForm draft={draft} task={task} save={t("window.number.saveOptions")} onSubmit={submit}>
      <TextInput
        data-field="displayName"
        label={t("window.number.options.name")}
        description={t("window.number.options.nameHint")}
        value={value.displayName}
        maxLength={256}
        autoComplete="off"
        onChange={(event) => change({ displayName: event.currentTarget.value })}
      />
      <Select
        label={t("window.number.options.method")}
        description={t("window.number.options.methodHint")}
        value={value.method}
        allowDeselect={false}
        data={(["", "sms", "voice"] as const).map((method) => ({
          value: method,
          label: t(`window.number.options.methods.${method === "" ? "unset" : method}`),
        }))}
        onChange={(method) => change({ method: method ?? "" })}
      />
      <Select
        data-field="shards"
        label={t("window.number.options.shards")}
        description={t("window.number.options.shardsHint")}
        value={value.shards}
        allowDeselect={false}
        data={[
          { value: "", label: t("window.number.options.shardsUnset") },
          ...SHARDS.map((count) => ({ value: count, label: count })),
        ]}
        onChange={(shards) => change({ shards: shards ?? "" })}
      />
    </DraftForm>
  );
}

function optionsOf({ method, shards, displayName }: WorkspaceNumber): Options {
  return {
    method: method ?? "",
    shards: shards === undefined ? "" : String(shards),
    displayName: displayName ?? "",
  };
}

function withOptions({ phoneNumberId, cc, phoneNumber }: WorkspaceNumber, options: Options): WorkspaceNumber {
  const method = CodeMethod.safeParse(options.method).data;
  const shards = ShardCount.safeParse(Number(options.shards)).data;
  const displayName = options.displayName.trim();
  return {
    phoneNumberId,
    cc,
    phoneNumber,
    ...(displayName === "" ? {} : { displayName }),
    ...(method === undefined ? {} : { method }),
    ...(shards === undefined ? {} : { shards }),
  };
}
