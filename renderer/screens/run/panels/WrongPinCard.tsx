import { Button } from "@mantine/core";
import { useLocation } from "wouter";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { stoppedByPin } from "../../../components/run/stopped-by-pin.ts";
import { isResumable } from "../../../components/run/is-resumable.ts";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { TO_PIN_SECTION } from "../../number/pin/section-link.ts";

/**
 * Links to setting a new PIN, for which the old one isn't needed, if a wrong PIN stopped the migration;
 * else renders nothing.
 */
export function WrongPinCard({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const [, go] = useLocation();
  const number = useNumberOfRun(run);
  if (number === undefined || !stoppedByPin(run)) return null;
  return (
    <Card title={t("window.pin.afterRefusal.title")}>
      <p>
        <span>{t(`window.pin.afterRefusal.text.${run.numberIs}`)}</span>{" "}
        {run.numberIs === "unknown" ? null : (
          <span>{t(`window.pin.afterRefusal.end.${isResumable(run) ? "resume" : "anew"}`)}</span>
        )}
      </p>
      <Button
        variant="default"
        onClick={() => go(to.number(number.workspace, number.phoneNumberId), { state: TO_PIN_SECTION })}
      >
        {t(`window.pin.afterRefusal.go.${run.numberIs}`)}
      </Button>
    </Card>
  );
}
