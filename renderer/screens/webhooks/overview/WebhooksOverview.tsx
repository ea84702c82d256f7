import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link, useLocation } from "wouter";
import { labelOf } from "../../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { StaleNotice } from "../../../components/screen/StaleNotice.tsx";
import { useStoredSecret } from "../../../components/secrets/use-stored-secret.ts";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { newestTest } from "../../../stores/tests.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Fold, Folds } from "../parts/Fold.tsx";
import { Notice } from "../parts/Notice.tsx";
import { UnrestoredBanner } from "../parts/UnrestoredBanner.tsx";
import { PointCard } from "../point/PointCard.tsx";
import { TunnelCard } from "../tunnel/TunnelCard.tsx";
import { WatchBoard } from "../watch/WatchBoard.tsx";
import { answerOf } from "./answer.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { DeliveryPath } from "./DeliveryPath.tsx";
import { webhookHeadline } from "./headline.ts";
import type { RecentHours } from "./hours.ts";
import { HistoryCard } from "./HistoryCard.tsx";
import { HoursCard } from "./HoursCard.tsx";
import { InterruptedBanner } from "./InterruptedBanner.tsx";
import { OtherReceivers } from "./OtherReceivers.tsx";
import classes from "./overview.module.css";
import { ReceiverCard } from "./ReceiverCard.tsx";
import { useRecentHours } from "./use-recent-hours.ts";
import { WebhookSecrets } from "./WebhookSecrets.tsx";

/**
 * Shows whether webhooks arrive, the path they take, what needs attention and what came lately. How this computer
 * receives them is folded below, until something there needs a person.
 */
export default function WebhooksOverview() {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  const { headline, answers, receiver, workspace } = useHeadline();
  const { title, certainty, oldest } = headline;
  const recent = useRecentHours(workspace?.id);
  const all = recent === undefined ? 0 : recent.accepted + recent.rejected;
  return (
    <WebhookFrame
      title={title}
      lead={
        <LeadFacts certainty={certainty}>
          {oldest === undefined ? null : (
            <span>
              {t("window.webhooks.headline.tested")} <Age at={oldest} />
            </span>
          )}
          {receiver?.lastAt === undefined ? null : (
            <span>
              {t("window.webhooks.headline.last")} <Age at={receiver.lastAt} />
            </span>
          )}
          {recent?.whole === true && all > 0 ? (
            <span>{t("window.webhooks.hours.inDay", { count: all })}</span>
          ) : receiver?.lastAt === undefined ? (
            <span>{t("window.webhooks.overview.lead")}</span>
          ) : null}
        </LeadFacts>
      }
      actions={
        <>
          <Button component={Link} href={to.events()} variant="default">
            {t("window.webhooks.overview.events")}
          </Button>
          <Button component={Link} href={to.webhookTest()}>
            {t("window.webhooks.overview.prove")}
          </Button>
        </>
      }
    >
      {(shown) => (
        <>
          <StaleNotice feed={receivers} />
          <UnrestoredBanner />
          <InterruptedBanner />
          <DeliveryPath workspace={shown} answers={answers} />
          {recent === undefined || recent.rejected === 0 ? null : (
            <RejectedNotice recent={recent} workspace={shown} />
          )}
          <div className={classes["columns"]}>
            {recent === undefined ? null : <HoursCard recent={recent} />}
            <AnswerCard workspace={shown} />
          </div>
          <HistoryCard key={`history-${shown.id}`} workspace={shown} />
          <Folds>
            <PointCard key={`point-${shown.id}`} workspace={shown} />
            <ReceiverCard key={`receiver-${shown.id}`} workspace={shown} />
            <TunnelCard key={`tunnel-${shown.id}`} workspace={shown} />
            <SecretsFold key={`secrets-${shown.id}`} workspace={shown} />
            <WatchBoard key={`watch-${shown.id}`} workspace={shown} />
          </Folds>
          <OtherReceivers but={shown.id} />
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
  const answers = useMemo(
    () =>
      (workspace?.numbers ?? []).map(({ phoneNumberId }) =>
        answerOf(
          newestTest(known, (one) => one.phoneNumberId === phoneNumberId && one.receiver === workspace?.id),
          receiver,
        ),
      ),
    [known, receiver, workspace],
  );
  const headline = useMemo(() => webhookHeadline(t, answers), [answers, t]);
  return { headline, answers, receiver, workspace };
}

type RejectedNoticeProps = { readonly recent: RecentHours; readonly workspace: Workspace };

/** Tells that events were rejected, with a button that lists them. */
function RejectedNotice({ recent, workspace }: RejectedNoticeProps) {
  const t = useTranslation();
  const { events } = useWebhookStores();
  const [, go] = useLocation();
  const time = localTime(t.language, new Date(recent.from).toISOString());
  const show = (): void => {
    events.narrow({ workspace: workspace.id, refused: true });
    go(to.events());
  };
  return (
    <Notice
      meaning="attention"
      action={
        <Button variant="default" onClick={show}>
          {t("window.webhooks.hours.refused.show")}
        </Button>
      }
    >
      <strong>{t("window.webhooks.hours.refused.title", { count: recent.rejected, time })}</strong>
      <p>{t("window.webhooks.hours.refused.text")}</p>
    </Notice>
  );
}

function SecretsFold({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { kind } = useStoredSecret(labelOf(workspace.id, "app-secret"));
  const meaning = { stored: "proven", "not-stored": "attention", "not-known": "left-out" } as const;
  return (
    <Fold
      title={t("window.webhooks.secrets.title")}
      aside={<StatusBadge meaning={meaning[kind]} word={t(`window.webhooks.secrets.appStanding.${kind}`)} />}
    >
      <WebhookSecrets workspace={workspace} />
    </Fold>
  );
}
