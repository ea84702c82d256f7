import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { anewFor } from "../../../components/proof/anew.ts";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./unknown.module.css";

/**
 * Says that a signed message would confirm the cloud, whether this number's messages come here now, and links
 * to a new webhook test of it that leads back here.
 */
export function MessageCard({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const phoneNumberId = useNumberOfRun(run)?.phoneNumberId;
  const { points } = useWebhookStores();
  // Only a callback URL that a query showed in place makes messages come here.
  const since = usePart(points, (known) =>
    [...known.values()].find(
      (one) => one.phoneNumberId === phoneNumberId && one.phase === "standing" && one.side === "cloud",
    ),
  )?.pointedAt;
  return (
    <section className={classes["card"]} aria-labelledby="location-message">
      <h2 id="location-message">{t("window.run.unknown.message.title")}</h2>
      <p>{t("window.run.unknown.message.text", { spoken: run.spoken })}</p>
      {since === undefined ? null : (
        <p role="status">
          {t("window.run.unknown.message.listening", { since: localTime(t.language, since) })}
        </p>
      )}
      <div className={classes["buttons"]}>
        <Link href={to.webhookTest(phoneNumberId)} state={anewFor(run.run)} asChild>
          <Button component="a" variant="default">
            {t("window.run.unknown.message.test")}
          </Button>
        </Link>
      </div>
    </section>
  );
}
