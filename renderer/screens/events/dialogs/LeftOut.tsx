import { useEffect, useState } from "react";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./dialogs.module.css";

/**
 * Explains what the exported file lacks because of the privacy modes in which notifications were stored.
 */
export function LeftOut() {
  const t = useTranslation();
  const { client } = useStores();
  const [facts, setFacts] = useState<OutputOf<"webhooks.store">>();
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const answer = await callFor(client, "webhooks.store", {});
      if (!gone && answer.ok) setFacts(answer.value);
    };
    runInBackground(read());
    return () => {
      gone = true;
    };
  }, [client]);
  if (facts === undefined) return null;
  const { sealed, facts: bare } = facts.byMode;
  return (
    <>
      {sealed === 0 ? null : (
        <p className={classes["text"]}>{t("window.events.export.sealed", { count: sealed })}</p>
      )}
      {bare === 0 ? null : (
        <p className={classes["text"]}>{t("window.events.export.facts", { count: bare })}</p>
      )}
    </>
  );
}
