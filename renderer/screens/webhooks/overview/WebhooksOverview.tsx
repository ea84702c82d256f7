import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "wouter";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StaleNotice } from "../../../components/screen/StaleNotice.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { newestTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { PointCard } from "../point/PointCard.tsx";
import { TunnelCard } from "../tunnel/TunnelCard.tsx";
import { WatchBoard } from "../watch/WatchBoard.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { answerOf } from "./answer.ts";
import { webhookHeadline } from "./headline.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { PathCard } from "./PathCard.tsx";
import { InterruptedBanner } from "./InterruptedBanner.tsx";
import { OtherReceivers } from "./OtherReceivers.tsx";
import { ReceiverCard } from "./ReceiverCard.tsx";
import { UnrestoredBanner } from "../parts/UnrestoredBanner.tsx";
import classes from "../parts/webhooks.module.css";
import { WebhookSecrets } from "./WebhookSecrets.tsx";

/** Shows first whether webhooks arrive and on which path, then monitoring, the receiver, its tunnel and secrets. */
export default function WebhooksOverview() {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  const { title, certainty, oldest, receiver } = useHeadline();
  return (
    <WebhookFrame
      title={title}
      lead={
        <span className={classes["headline"]}>
          {certainty === undefined ? null : <StatusBadge {...certainty} />}
          {oldest === undefined ? null : (
            <span>
              {t("window.webhooks.headline.tested")} <Age at={oldest} />
            </span>
          )}
          {receiver?.lastAt === undefined ? (
            <span>{t("window.webhooks.overview.lead")}</span>
          ) : (
            <span>
              {t("window.webhooks.headline.last")} <Age at={receiver.lastAt} />
            </span>
          )}
        </span>
      }
      actions={
        <Button component={Link} href={to.webhookTest()}>
          {t("window.webhooks.overview.prove")}
        </Button>
      }
    >
      {(workspace) => (
        <>
          <StaleNotice feed={receivers} />
          <UnrestoredBanner />
          <InterruptedBanner />
          <PathCard workspace={workspace} />
          <AnswerCard workspace={workspace} />
          <WatchBoard key={`watch-${workspace.id}`} workspace={workspace} />
          <PointCard key={`point-${workspace.id}`} workspace={workspace} />
          <ReceiverCard key={`receiver-${workspace.id}`} workspace={workspace} />
          <TunnelCard key={`tunnel-${workspace.id}`} workspace={workspace} />
          <Card title={t("window.webhooks.secrets.title")}>
            <WebhookSecrets key={workspace.id} workspace={workspace} />
          </Card>
          <OtherReceivers but={workspace.id} />
        </>
      )}
    </WebhookFrame>
  );
}

/** What is known of the numbers of the workspace that is shown, and its receiver. */
function useHeadline() {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  const { tests, receivers } = useWebhookStores();
  const known = usePart(tests, (value) => value);
  const receiver = usePart(receivers, (value) =>
    workspace === undefined ? undefined : value.get(workspace.id),
  );
  const headline = useMemo(() => {
    const answers = (workspace?.numbers ?? []).map(({ phoneNumberId }) => {
      const test = newestTest(
        known,
        (one) => one.phoneNumberId === phoneNumberId && one.receiver === workspace?.id,
      );
      return answerOf(test, receiver);
    });
    return webhookHeadline(t, answers);
  }, [known, receiver, t, workspace]);
  return { ...headline, receiver };
}
