import { Button } from "@mantine/core";
import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import type { Draft } from "./use-draft.ts";
import classes from "./forms.module.css";

/**
 * Shows that the same part was changed elsewhere, and lets the user choose which version to continue with.
 */
export function ChangedElsewhere<T>({ draft }: { readonly draft: Draft<T> }) {
  const t = useTranslation();
  if (!draft.changedElsewhere) return null;
  return (
    <div className={classes["notice"]} data-meaning="attention" role="alert">
      <StatusMark meaning="attention" word={t("window.meaning.attention")} />
      <div>
        <strong>{t("window.forms.elsewhere.what")}</strong> {t("window.forms.elsewhere.next")}
        <div className={classes["buttons"]}>
          <Button size="compact-sm" variant="default" onClick={draft.takeTheirs}>
            {t("window.forms.elsewhere.take")}
          </Button>
          <Button size="compact-sm" variant="default" onClick={draft.keepMine}>
            {t("window.forms.elsewhere.keep")}
          </Button>
        </div>
      </div>
    </div>
  );
}
