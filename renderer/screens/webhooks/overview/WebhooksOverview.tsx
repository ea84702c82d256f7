import { Button } from "@mantine/core";
import { Link } from "wouter";
import { to } from "../../../app/routes.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StaleNotice } from "../../../components/screen/StaleNotice.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { PointCard } from "../point/PointCard.tsx";
import { TunnelCard } from "../tunnel/TunnelCard.tsx";
import { WatchBoard } from "../watch/WatchBoard.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { InterruptedBanner } from "./InterruptedBanner.tsx";
import { OtherReceivers } from "./OtherReceivers.tsx";
import { ReceiverCard } from "./ReceiverCard.tsx";
import { UnrestoredBanner } from "../parts/UnrestoredBanner.tsx";
import { WebhookSecrets } from "./WebhookSecrets.tsx";

/** Shows first whether webhooks arrive, then the receiver, its secrets, the tunnel, and monitoring. */
export default function WebhooksOverview() {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  return (
    <WebhookFrame
      title={t("window.webhooks.overview.title")}
      lead={t("window.webhooks.overview.lead")}
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
          <AnswerCard workspace={workspace} />
          <PointCard key={`point-${workspace.id}`} workspace={workspace} />
          <ReceiverCard key={`receiver-${workspace.id}`} workspace={workspace} />
          <TunnelCard key={`tunnel-${workspace.id}`} workspace={workspace} />
          <Card title={t("window.webhooks.secrets.title")}>
            <WebhookSecrets key={workspace.id} workspace={workspace} />
          </Card>
          <WatchBoard key={`watch-${workspace.id}`} workspace={workspace} />
          <OtherReceivers but={workspace.id} />
        </>
      )}
    </WebhookFrame>
  );
}
