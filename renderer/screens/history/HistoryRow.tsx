import { memo } from "react";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { to } from "../../app/routes.ts";
import { endMeaning } from "../../components/run/end-meaning.ts";
import { isComplete } from "../../components/run/finale.ts";
import { StatusMark, type Meaning } from "../../components/status/StatusMark.tsx";
import { localTime } from "../../wording/local-time.ts";
import { durationWords, endSentence, proofWord } from "./run-in-words.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./History.module.css";

/** Shows one migration: its number, direction, time, result, evidence, and duration. */
export const HistoryRow = memo(function HistoryRow({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const meaning = meaningOf(run);
  const ended = run.phase.kind === "ended";
  return (
    <tr className={classes["row"]}>
      <td>
        <Link href={to.run(run.run)} className={classes["open"] ?? ""}>
          <bdi className="sw-mono">{run.spoken}</bdi>
        </Link>
        <span className={classes["sub"]}>{t(`directions.${run.direction}`)}</span>
        <span className={classes["sub"]}>
          <time dateTime={run.openedAt}>{localTime(t.language, run.openedAt)}</time>
        </span>
      </td>
      <td>
        <span className={classes["end"]}>
          <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
          <span className="sw-break">
            {ended
              ? endSentence(t, run)
              : t("window.history.open", { where: t(`phaseNames.${run.phase.kind}`) })}
            {isComplete(run) ? (
              <>
                {" "}
                <Link href={to.runCertificate(run.run)} className={classes["certificate"] ?? ""}>
                  {t("window.run.certificate")}
                </Link>
              </>
            ) : null}
          </span>
        </span>
      </td>
      <td>{run.newer === undefined ? proofWord(t, run) : t("window.history.followed")}</td>
      <td className={classes["took"]}>{ended ? durationWords(t, run) : t("window.history.notEnded")}</td>
    </tr>
  );
});

function meaningOf(run: RunSnapshot): Meaning {
  if (run.phase.kind === "unknown") return "unknown";
  if (run.phase.kind === "ended" && run.newer !== undefined) return "left-out";
  return run.phase.kind === "ended" ? endMeaning(run, run.phase.reason) : "busy";
}
