import { useCallback, useEffect, useState, type ReactNode } from "react";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { LARGEST_REPORT } from "../../../../shared/rpc/areas/report.ts";
import { ok } from "../../../../shared/result.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { visible } from "../../../../shared/visible.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { DropFile } from "../../../components/forms/DropFile.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import classes from "../tools.module.css";

type Verdict = OutputOf<"report.verify">;
type Checked = { readonly file: string; readonly verdict: Verdict | "tooLarge" | "unreadable" };

const BASE64_GROWTH = 4 / 3;

/** A report that the window was opened for, in base64. */
type CheckReportProps = { readonly given?: { readonly name: string; readonly content: string } };

/** Checks whether the file of a signed report is unchanged, and says whose key signed it. */
export default function CheckReport({ given }: CheckReportProps) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [checked, setChecked] = useState<Checked>();
  const verify = useCallback(
    async (file: string, content: string) => {
      if (content.length > LARGEST_REPORT * BASE64_GROWTH)
        return ok(setChecked({ file, verdict: "tooLarge" }));
      const answer = await callFor(client, "report.verify", { content });
      if (answer.ok) setChecked({ file, verdict: answer.value });
      return answer;
    },
    [client],
  );
  const { run } = task;
  useEffect(() => {
    if (given !== undefined) runInBackground(run(() => verify(given.name, given.content)));
  }, [given, run, verify]);
  const check = (file: File): void =>
    runInBackground(
      run(async () => {
        setChecked(undefined);
        if (file.size > LARGEST_REPORT) return ok(setChecked({ file: file.name, verdict: "tooLarge" }));
        const content = await base64Of(file);
        if (content === undefined) return ok(setChecked({ file: file.name, verdict: "unreadable" }));
        return verify(file.name, content);
      }),
    );
  return (
    <Screen
      title={checked === undefined ? t("window.tools.of.report.title") : titleOf(t, checked.verdict)}
      lead={checked === undefined ? t("window.tools.of.report.what") : <Lead checked={checked} />}
    >
      <DropFile
        text={t("window.tools.report.drop")}
        choose={t("window.tools.report.choose")}
        accept=".html,.pdf,.md,.json,.switchover-report"
        disabled={!live || task.busy}
        onFile={check}
      />
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {checked === undefined ? null : <Facts verdict={checked.verdict} />}
    </Screen>
  );
}

function titleOf(t: WindowTranslate, verdict: Checked["verdict"]): string {
  return t(`window.tools.report.title.${typeof verdict === "string" ? verdict : verdict.outcome}`);
}

function Lead({ checked: { file, verdict } }: { readonly checked: Checked }): ReactNode {
  const t = useTranslation();
  const outcome = typeof verdict === "string" ? verdict : verdict.outcome;
  return (
    <LeadFacts
      certainty={{
        meaning: outcome === "genuine" ? "proven" : outcome === "altered" ? "stopped" : "unknown",
        word: t(`window.tools.report.word.${outcome}`),
      }}
    >
      <span className="sw-break">{visible(file, 200)}</span>
    </LeadFacts>
  );
}

/** What the check rests on. */
function Facts({ verdict }: { readonly verdict: Checked["verdict"] }) {
  const t = useTranslation();
  if (typeof verdict === "string") return null;
  if (verdict.outcome !== "genuine")
    return (
      <Card>
        <p>
          {t(
            verdict.outcome === "altered"
              ? `report.verify.altered.${verdict.reason}`
              : "report.verify.unknown",
          )}
        </p>
      </Card>
    );
  const { madeAt, run, form, fingerprint, key, journal } = verdict;
  return (
    <Card title={t("window.tools.report.facts")}>
      <dl className={classes["facts"]}>
        <dt>{t("window.tools.report.signed")}</dt>
        <dd>{localTime(t, madeAt)}</dd>
        <dt>{t("report.facts.run")}</dt>
        <dd className="sw-mono">{run}</dd>
        <dt>{t("window.tools.report.form")}</dt>
        <dd>{t(`window.migrationCertificate.report.form.${form}`)}</dd>
        <dt>{t("report.signature.fingerprint")}</dt>
        <dd className="sw-mono">{fingerprint}</dd>
        <dt>{t("window.tools.report.key")}</dt>
        <dd>{t(`report.verify.key.${key}`)}</dd>
        <dt>{t("window.tools.report.journal")}</dt>
        <dd>{t(`report.verify.journal.${journal}`)}</dd>
      </dl>
    </Card>
  );
}

/** The file's bytes in base64; undefined if it can't be read. */
async function base64Of(file: File): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = "";
    // In pieces: a call takes a limited number of arguments.
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return btoa(text);
  } catch {
    return undefined;
  }
}
