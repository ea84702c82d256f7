import { Link } from "wouter";
import { e164 } from "../../../shared/phone.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { Look } from "../../components/screen/Look.tsx";
import { newestFirst } from "../../stores/runs.ts";
import { localTime } from "../../wording/local-time.ts";
import { useSay } from "../../wording/use-say.tsx";
import forms from "../../components/forms/forms.module.css";
import classes from "./number.module.css";

/** Every run of this number, newest first. */
export function NumberRuns({ number }: { readonly number: WorkspaceNumber }) {
  const say = useSay();
  const { runs } = useStores();
  const full: string = e164(number.cc, number.phoneNumber);
  return (
    <Look feed={runs}>
      {(known) => {
        const own = newestFirst(known).filter((run) => run.number === full);
        if (own.length === 0) return <p>{say("window.number.runs.none")}</p>;
        return (
          <ul className={classes["runs"]}>
            {own.map(({ run, direction, openedAt, phase }) => (
              <li key={run}>
                <Link href={to.run(run)} className={forms["link"] ?? ""}>
                  {say(`window.number.runs.${direction}`, { day: localTime(say.language, openedAt) })}
                </Link>
                <span className="sw-quiet">
                  {say(
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
    </Look>
  );
}
