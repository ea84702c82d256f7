import { Button } from "@mantine/core";
import { useSay } from "../../wording/use-say.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import type { Draft } from "./use-draft.ts";
import classes from "./forms.module.css";

/** Says that somebody else changed the same part, and lets the person choose whose state goes on. */
export function ChangedElsewhere<T>({ draft }: { readonly draft: Draft<T> }) {
  const say = useSay();
  if (!draft.changedElsewhere) return null;
  return (
    <div className={classes["notice"]} data-meaning="attention" role="alert">
      <StatusMark meaning="attention" word={say("window.meaning.attention")} />
      <div>
        <strong>{say("window.forms.elsewhere.what")}</strong> {say("window.forms.elsewhere.next")}
        <div className={classes["buttons"]}>
          <Button size="compact-sm" variant="default" onClick={draft.takeTheirs}>
            {say("window.forms.elsewhere.take")}
          </Button>
          <Button size="compact-sm" variant="default" onClick={draft.keepMine}>
            {say("window.forms.elsewhere.keep")}
          </Button>
        </div>
      </div>
    </div>
  );
}
