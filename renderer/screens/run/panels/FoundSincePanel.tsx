import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import { isResumable } from "../../../components/run/is-resumable.ts";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

type FoundSincePanelProps = { readonly run: RunSnapshot; readonly found: Observation };

/**
 * Says where a later check found the number, and what this migration had ended with; links to the number. A migration
 * that can be resumed keeps its own panel, and its primary action.
 */
export function FoundSincePanel({ run, found }: FoundSincePanelProps) {
  const t = useTranslation();
  const number = useNumberOfRun(run);
  const reported = run.proof === "attested" && run.numberIs !== found.home;
  return (
    <Card title={t(`window.run.foundSince.title.${found.home}`)}>
      <p>
        {t("window.run.foundSince.text", { time: localTime(t.language, found.at, { seconds: true }) })}{" "}
        {t(`readings.${found.reason}`)}
      </p>
      <p>
        {reported
          ? t(`window.run.foundSince.reported.${run.numberIs}`)
          : t(`window.run.foundSince.before.${run.numberIs}`)}
      </p>
      {number === undefined ? null : (
        <Button
          component={Link}
          variant={isResumable(run) ? "default" : "filled"}
          href={to.number(number.workspace, number.phoneNumberId)}
        >
          {t("window.run.foundSince.open")}
        </Button>
      )}
    </Card>
  );
}
