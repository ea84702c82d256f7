import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useChainOfRun } from "../../components/proof/use-chain-of-run.ts";
import { isComplete } from "../../components/run/finale.ts";
import { useTimeline } from "../../components/run/use-timeline.ts";
import { AsyncView, Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Certificate } from "./Certificate.tsx";
import classes from "./Certificate.module.css";

/** The certificate of a complete migration as one page to print, or to save as PDF in the print dialog. */
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
          <Empty
            text={t(`window.migrationCertificate.${run?.newer === undefined ? "none" : "followed"}`)}
            action={
              <Button component={Link} href={run === null ? to.migrate() : to.run(id)}>
                {t("window.migrationCertificate.back")}
              </Button>
            }
          />
        )}
      </AsyncView>
    </Screen>
  );
}

function OfRun({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const story = useTimeline(run.run, run.revision);
  const { chain } = useChainOfRun(run);
  return (
    <div className={classes["screen"]}>
      <Screen
        title={t("window.migrationCertificate.title")}
        lead={t("window.migrationCertificate.lead")}
        actions={
          <>
            <Button component={Link} href={to.run(run.run)} variant="default">
              {t("window.migrationCertificate.back")}
            </Button>
            <Button leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
              {t("window.migrationCertificate.print")}
            </Button>
          </>
        }
      >
        <Certificate run={run} chain={chain} story={valueOf(story) ?? []} />
      </Screen>
    </div>
  );
}
