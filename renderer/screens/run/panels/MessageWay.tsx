import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Way } from "./Way.tsx";

type MessageWayProps = { readonly run: RunSnapshot; readonly actions: RunActions };

/**
 * Offers to wait for a test message: a signed message from the cloud after the request confirms the
 * location; no message confirms nothing.
 */
export function MessageWay({ run, actions }: MessageWayProps) {
  const t = useTranslation();
  return (
    <Way
      number={2}
      title={t("window.run.unknown.message.title")}
      text={t("window.run.unknown.message.text", { spoken: run.spoken })}
      buttons={
        <>
          <Button component={Link} href={to.webhookTest()} variant="default">
            {t("window.run.unknown.message.test")}
          </Button>
          <Button variant="default" onClick={actions.proceed} disabled={!actions.may}>
            {t("window.run.unknown.message.go")}
          </Button>
        </>
      }
    />
  );
}
