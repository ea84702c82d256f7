import { Button } from "@mantine/core";
import { useState } from "react";
import { useStore } from "zustand";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useNow } from "../../app/use-now.ts";
import { ageInWords } from "../../wording/ages.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Reread } from "../../stores/feed.ts";
import classes from "./StaleNotice.module.css";

/**
 * Shows that data could not be read again and how old it is, with a button to retry. Renders nothing if the
 * data is fresh.
 */
export function StaleNotice<T>({ feed }: { readonly feed: Reread<T> }) {
  const since = useStore(feed, (state) => (state.kind === "ready" ? state.stale?.since : undefined));
  // While the link is down, the frame shows that for all data.
  const live = useConnection().kind === "live";
  return since === undefined || !live ? null : <Notice since={since} onAgain={() => feed.refresh()} />;
}

function Notice({ since, onAgain }: { readonly since: number; readonly onAgain: () => Promise<void> }) {
  const t = useTranslation();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <div className={classes["stale"]}>
      <span role="status">{t("window.look.stale")}</span>
      <span aria-live="off">{t("window.look.asOf", { age: ageInWords(t, since, now) })}</span>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => runInBackground(again())}>
        {t("window.look.again")}
      </Button>
    </div>
  );
}
