import { Button } from "@mantine/core";
import { useState } from "react";
import { useConnection } from "../../../app/use-feed.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { EraseDialog } from "../../events/dialogs/DeleteDialog.tsx";
import { useNumberWords } from "../../events/use-number-words.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { useAnswer } from "../parts/use-answer.ts";
import { ModeChoice } from "./ModeChoice.tsx";
import { RetentionForm } from "./RetentionForm.tsx";
import { StoreFactsCard } from "./StoreFactsCard.tsx";

/** What is stored of received messages, how long, and what is stored now: sections of the settings. */
export function WebhookPrivacy() {
  const { webhookSettings } = useWebhookStores();
  return (
    <AsyncView feed={webhookSettings}>
      {(settings) => (
        <>
          <ModeChoice mode={settings.mode} />
          <RetentionForm retention={settings.retention} />
          <Stored />
        </>
      )}
    </AsyncView>
  );
}

function Stored() {
  const answer = useAnswer("webhooks.store", {});
  return (
    <>
      <StoreFactsCard answer={answer} />
      <EraseCard onErased={answer.ask} />
    </>
  );
}

/** Deletes what is stored of one number, of one user, or everything. */
function EraseCard({ onErased }: { readonly onErased: () => void }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const numbers = useNumberWords();
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t("window.webhooks.privacy.erase.title")}>
      <p>{t("window.webhooks.privacy.erase.text")}</p>
      <Button variant="default" disabled={!live} onClick={() => setAsked(true)}>
        {t("window.webhooks.privacy.erase.go")}
      </Button>
      {asked ? <EraseDialog numbers={numbers} onErased={onErased} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}
