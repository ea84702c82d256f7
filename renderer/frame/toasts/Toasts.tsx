import { useCallback } from "react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { endMeaning } from "../../components/run/end-meaning.ts";
import { runTitle } from "../../components/run/run-title.ts";
import { WholeNumbers } from "../../components/text/Breakable.tsx";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ActionNotice } from "./ActionNotice.tsx";
import { Toast } from "./Toast.tsx";
import classes from "./Toast.module.css";
import { useEndedRuns } from "./use-ended-runs.ts";

/** The notices in the corner: why an action failed, and migrations that ended while another screen was shown. */
export function Toasts() {
  const { ended, drop } = useEndedRuns();
  return (
    <div className={classes["place"]}>
      <div className={classes["stack"]}>
        {ended.map((run) => (
          <EndedToast key={run.run} run={run} onDrop={drop} />
        ))}
        <ActionNotice />
      </div>
    </div>
  );
}

type EndedToastProps = { readonly run: RunSnapshot; readonly onDrop: (run: string) => void };

function EndedToast({ run, onDrop }: EndedToastProps) {
  const t = useTranslation();
  const id = run.run;
  const close = useCallback(() => onDrop(id), [id, onDrop]);
  if (run.phase.kind !== "ended") return null;
  const meaning = endMeaning(run, run.phase.reason);
  return (
    <Toast
      meaning={meaning}
      title={<WholeNumbers text={runTitle(t, run)} />}
      text={`${run.spoken} · ${t(`directions.${run.direction}`)}`}
      action={
        <Link href={to.run(id)} onClick={close}>
          {t("window.overview.follow")}
        </Link>
      }
      stays={meaning !== "proven"}
      onClose={close}
    />
  );
}
