import { Link } from "wouter";
import { e164 } from "../../../shared/phone.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { newestFirst } from "../../stores/runs.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import forms from "../../components/forms/forms.module.css";
import classes from "./number.module.css";

/** Lists all migrations of this number, newest first. */
export function NumberRuns({ number }: { readonly number: WorkspaceNumber }) {
  const t = useTranslation();
  const { runs } = useStores();
  const full: string = e164(number.cc, number.phoneNumber);
  return (
    <AsyncView feed={runs}>
      {(known) => {
        const own = newestFirst(known).filter((run) => run.number === full);
        if (own.length === 0) return <p>{t("window.number.runs.none")}</p>;
        return (
          <ul className={classes["runs"]}>
            {own.map(({ run, direction, openedAt, phase }) => (
              <li key={run}>
                <Link href={to.run(run)} className={forms["link"] ?? ""}>
                  {t(`window.number.runs.${direction}`, { day: localTime(t.language, openedAt) })}
                </Link>
                <span className="sw-quiet">
                  {t(
                    phase.kind === "ended"
                      ? phase.reason === "complete"
                        ? "window.number.runs.complete"
                        : "window.number.runs.stopped"
                      : "window.number.runs.open",
                  )}
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </AsyncView>
  );
}
