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

/** Says that what is shown could not be read again, how old it is, and reads it on request. Nothing where it is fresh. */
export function StaleNotice<T>({ feed }: { readonly feed: Reread<T> }) {
  const since = useStore(feed, (state) => (state.kind === "ready" ? state.stale?.since : undefined));
  // While the program is gone the frame says so, of everything.
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
      <span aria-live="off">{t("window.look.asOf", { age: ageInWords(t, Math.max(0, now - since)) })}</span>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => runInBackground(again())}>
        {t("window.look.again")}
      </Button>
    </div>
  );
}
