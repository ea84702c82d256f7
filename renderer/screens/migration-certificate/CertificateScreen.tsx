import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { to } from "../../app/routes.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useChainOfRun } from "../../components/proof/use-chain-of-run.ts";
import { isComplete, isElsewhereSince } from "../../components/run/finale.ts";
import { useTimeline } from "../../components/run/use-timeline.ts";
import { pageFile } from "../../components/save/page-file.ts";
import { saveFile } from "../../components/save/save-file.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { AsyncView, Empty, Loading } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Certificate } from "./Certificate.tsx";
import classes from "./Certificate.module.css";
import { SaveReport, type ReportEnd } from "./SaveReport.tsx";

/** The certificate of a complete migration as one page: to print, to save as PDF there, or to save as a file. */
export default function CertificateScreen() {
  const { run: id = "" } = useParams();
  const t = useTranslation();
  const { runs } = useStores();
  // Null: the migrations are loaded and this one is not among them.
  const run = usePart(runs, (all) => all.get(id) ?? null);
  if (run !== undefined && run !== null && isComplete(run)) return <OfRun key={id} run={run} />;
  return (
    <Screen title={t("window.migrationCertificate.title")}>
      <AsyncView feed={runs}>
        {() => (
          <NoCertificate
            why={run?.newer === undefined ? "none" : "followed"}
            href={run === null ? to.migrate() : to.run(newestOf(run) ?? id)}
          />
        )}
      </AsyncView>
    </Screen>
  );
}

/** The newer migration whose certificate counts, if this data folder has it. */
function newestOf(run: RunSnapshot | undefined): string | undefined {
  return run?.newer !== undefined && run.newer.folder === undefined ? run.newer.run : undefined;
}

type NoCertificateProps = { readonly why: "none" | "followed" | "elsewhere"; readonly href: string };

function NoCertificate({ why, href }: NoCertificateProps) {
  const t = useTranslation();
  return (
    <Empty
      text={t(`window.migrationCertificate.${why}`)}
      action={
        <Button component={Link} href={href}>
          {t("window.migrationCertificate.back")}
        </Button>
      }
    />
  );
}

function OfRun({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const { realm } = useStores();
  const live = useConnection().kind === "live";
  const story = useTimeline(run.run, run.revision);
  const { chain, answered } = useChainOfRun(run);
  const [failed, setFailed] = useState(false);
  const [report, setReport] = useState<ReportEnd>();
  const paper = useRef<HTMLDivElement>(null);
  if (isElsewhereSince(chain))
    return (
      <Screen title={t("window.migrationCertificate.title")}>
        <NoCertificate why="elsewhere" href={to.run(run.run)} />
      </Screen>
    );
  // A page that is still being read would call missing what is only late.
  const isReading = live && (!answered || story.kind === "loading");
  const save = async (): Promise<void> => {
    const page = paper.current?.querySelector("article");
    if (page === null || page === undefined) return;
    const title = t("window.migrationCertificate.fileTitle", { spoken: run.spoken, run: run.run });
    const mark = realm === "practice" ? "practice-" : "";
    try {
      const file = new Blob([await pageFile(page, title)], { type: "text/html;charset=utf-8" });
      saveFile(`switchover-${mark}certificate-${run.run}.html`, file);
      setFailed(false);
    } catch {
      // The fonts are loaded when a page is saved; the program that had them may have been replaced.
      setFailed(true);
    }
  };
  return (
    <div className={classes["screen"]} ref={paper}>
      <Screen
        title={t("window.migrationCertificate.title")}
        lead={t("window.migrationCertificate.lead")}
        actions={
          <>
            <Button component={Link} href={to.run(run.run)} variant="default">
              {t("window.migrationCertificate.back")}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden />}
              disabled={isReading}
              onClick={() => runInBackground(save())}
            >
              {t("window.migrationCertificate.save")}
            </Button>
            <SaveReport run={run} disabled={isReading || !live} onEnd={setReport} />
            <Button
              leftSection={<IconPrinter size={17} aria-hidden />}
              disabled={isReading}
              onClick={() => window.print()}
            >
              {t("window.migrationCertificate.print")}
            </Button>
          </>
        }
      >
        {failed ? <p role="alert">{t("window.migrationCertificate.notSaved")}</p> : null}
        {report?.kind === "failed" ? (
          <div className={classes["told"]}>
            <ProblemCard problem={report.problem} />
          </div>
        ) : null}
        <p role="status" className={classes["told"]}>
          {report?.kind === "saved"
            ? t("window.migrationCertificate.report.saved", { fingerprint: report.fingerprint })
            : null}
        </p>
        {isReading ? <Loading /> : <Certificate run={run} chain={chain} story={valueOf(story)} />}
      </Screen>
    </div>
  );
}
