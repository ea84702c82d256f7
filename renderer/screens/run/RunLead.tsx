import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { RunEvidence } from "../../components/run/RunEvidence.tsx";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./panels/panels.module.css";

/** Shows under the title how the location is known, and when the migration started. */
export function RunLead({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const at = localTime(t.language, run.openedAt);
  // A newer migration of the number exists: the location at the end of this one is outdated.
  if (run.phase.kind === "ended" && run.newer !== undefined)
    return t("window.run.lead", { at, run: run.run });
  return (
    <div className={classes["lead"]} aria-live="polite">
      <RunEvidence run={run} />
      <span aria-hidden="true">·</span>
      <span>
        {run.phase.kind === "ended"
          ? t("window.run.lead", { at, run: run.run })
          : t("window.run.leadOpen", { at })}
      </span>
    </div>
  );
}
