import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { endMeaning } from "../../components/run/end-meaning.ts";
import { runTitle } from "../../components/run/run-title.ts";
import type { Meaning } from "../../components/status/StatusMark.tsx";
import { WholeNumbers } from "../../components/text/Breakable.tsx";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ActionNotice } from "./ActionNotice.tsx";
import { Toast } from "./Toast.tsx";
import classes from "./Toast.module.css";
import { useEndedRuns } from "./use-ended-runs.ts";

/**
 * The notices in the corner: why an action failed, and one migration that ended while another screen was shown: the
 * newest that needs attention, else the newest. Others are counted there, so that the notices never cover the screen.
 */
export function Toasts() {
  const { ended, drop, dropAll } = useEndedRuns();
  // One that needs attention stays; a success goes by itself, and would take the others with it.
  const shown = ended.findLast((run) => meaningOf(run) !== "proven") ?? ended.at(-1);
  return (
    <div className={classes["place"]}>
      <div className={classes["stack"]}>
        {shown === undefined ? null : (
          <EndedToast
            key={shown.run}
            run={shown}
            others={ended.length - 1}
            onDrop={drop}
            onDropAll={dropAll}
          />
        )}
        <ActionNotice />
      </div>
    </div>
  );
}

function meaningOf(run: RunSnapshot): Meaning {
  return run.phase.kind === "ended" ? endMeaning(run, run.phase.reason) : "busy";
}

type EndedToastProps = {
  readonly run: RunSnapshot;
  /** The number of others, which are not shown. Dismissing this one dismisses them too. */
  readonly others: number;
  readonly onDrop: (run: string) => void;
  readonly onDropAll: () => void;
};

function EndedToast({ run, others, onDrop, onDropAll }: EndedToastProps) {
  const t = useTranslation();
  const id = run.run;
  const meaning = meaningOf(run);
  const title = runTitle(t, run);
  const direction = t(`directions.${run.direction}`);
  return (
    <Toast
      meaning={meaning}
      title={<WholeNumbers text={title} />}
      text={title.includes(run.spoken) ? direction : dotted(t, [run.spoken, direction])}
      action={
        <>
          <Link href={to.run(id)} onClick={() => onDrop(id)}>
            {t("window.overview.follow")}
          </Link>
          {others === 0 ? null : (
            <Link href={to.migrate()} onClick={onDropAll}>
              {t("window.frame.moreEnded", { count: others })}
            </Link>
          )}
        </>
      }
      stays={meaning !== "proven"}
      onClose={onDropAll}
    />
  );
}
