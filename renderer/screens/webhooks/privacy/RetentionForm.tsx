import { TextInput } from "@mantine/core";
import { useState } from "react";
import { NOTHING_MANAGED } from "../../../../shared/settings/managed.ts";
import type { Retention } from "../../../../shared/webhook/privacy.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useManaged } from "../../../app/use-managed.ts";
import { DraftForm } from "../../../components/forms/DraftForm.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useDraft } from "../../../components/forms/use-draft.ts";
import { useTask } from "../../../components/forms/use-task.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { useChangeWebhooks } from "../parts/use-change-webhooks.ts";
import classes from "../parts/webhooks.module.css";

/** The allowed range of each limit of the store, in whole numbers. */
const LIMITS = {
  keepDays: { least: 1, most: 3_650 },
  capMegabytes: { least: 16, most: 1_000_000 },
} as const;

/** Sets how long and how much is stored at most. */
export function RetentionForm({ retention }: { readonly retention: Retention }) {
  const t = useTranslation();
  const change = useChangeWebhooks();
  const { fixed, isUnknown } = useFixed();
  const task = useTask();
  const [tried, setTried] = useState(false);
  const draft = useDraft({
    keepDays: String(retention.keepDays),
    capMegabytes: String(retention.capMegabytes),
  });
  useUnsavedGuard(draft.dirty);
  const keepDays = wholeNumber(draft.value.keepDays, LIMITS.keepDays);
  const capMegabytes = wholeNumber(draft.value.capMegabytes, LIMITS.capMegabytes);
  const save = (): void => {
    setTried(true);
    if (keepDays === undefined || capMegabytes === undefined) return;
    runInBackground(task.run(() => change({ retention: { keepDays, capMegabytes } })));
  };
  const field = (name: keyof Retention, value: number | undefined) => (
    <TextInput
      label={t(`window.webhooks.privacy.retention.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      inputWrapperOrder={["label", "input", "description", "error"]}
      disabled={task.busy || fixed(name)}
      {...(fixed(name) && !isUnknown ? { description: t("managed.here") } : {})}
      value={draft.value[name]}
      error={
        value === undefined && (tried || draft.dirty)
          ? t("window.webhooks.privacy.retention.between", LIMITS[name])
          : undefined
      }
      onChange={(event) => draft.change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Card title={t("window.webhooks.privacy.retention.title")}>
      <DraftForm draft={draft} task={task} save={t("window.webhooks.privacy.retention.save")} onSubmit={save}>
        <p className={classes["hint"]}>{t("window.webhooks.privacy.retention.hint")}</p>
        {isUnknown ? <p className={classes["hint"]}>{t("managed.notYet")}</p> : null}
        <div className={classes["half"]}>
          {field("keepDays", keepDays)}
          {field("capMegabytes", capMegabytes)}
        </div>
      </DraftForm>
    </Card>
  );
}

/** Whether the administrator fixed a limit: with a value, or, `isUnknown`, with something that can't be understood. */
function useFixed() {
  const retention = useManaged()?.retention ?? NOTHING_MANAGED.retention;
  const isUnknown = retention.kind === "invalid";
  const fixed = (name: keyof Retention): boolean =>
    isUnknown || (retention.kind === "fixed" && retention.value[name] !== undefined);
  return { fixed, isUnknown };
}
