import { Button } from "@mantine/core";
import { useState } from "react";
import type { TestReply, TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { replyWords } from "../../../../shared/wording/reply-words.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation, type Operation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { CancelButton, QuestionDialog } from "../../../components/dialog/QuestionDialog.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { withTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { shortMs } from "../parts/short-ms.ts";
import webhooks from "../parts/webhooks.module.css";
import classes from "./test.module.css";
import { DialogButtons } from "../../../components/dialog/Dialog.tsx";

type ReplyCardProps = { readonly test: TestState; readonly reply: TestReply };

/**
 * Shows the one reply that confirms sending: its text and recipient, the user's approval, and its result.
 */
export function ReplyCard({ test, reply }: ReplyCardProps) {
  const t = useTranslation();
  return (
    <Card title={t(`window.webhooks.test.reply.${reply.state === "ended" ? "over" : "title"}`)}>
      <div className={webhooks["stack"]}>
        {reply.to === undefined ? null : (
          <>
            <p>{t("window.webhooks.test.reply.what", { digits: reply.to.replace("…", "") })}</p>
            <blockquote className={classes["answer"]}>{reply.text}</blockquote>
          </>
        )}
        {reply.state === "offered" ? <Offer test={test} reply={reply} /> : null}
        {reply.state === "sending" ? <p role="status">{t("window.webhooks.test.reply.sending")}</p> : null}
        {reply.state === "awaiting-status" ? <Awaiting test={test} reply={reply} /> : null}
        <Statuses reply={reply} />
        {reply.state === "ended" ? <End test={test} reply={reply} /> : null}
      </div>
    </Card>
  );
}

/** Asks for approval twice, because a sent message can't be recalled. */
function Offer({ test, reply }: ReplyCardProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { tests } = useWebhookStores();
  const answer = useOperation("tests.reply");
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  const give = async (send: boolean): Promise<void> => {
    close();
    const taken = await answer.run({ test: test.test, send });
    if (taken.ok) tests.take((known) => withTest(known, taken.value));
  };
  return (
    <>
      <p className={webhooks["hint"]}>{t("window.webhooks.test.reply.why")}</p>
      {answer.problem === undefined ? null : <ProblemCard problem={answer.problem} />}
      <div className={webhooks["buttons"]}>
        <Button loading={answer.busy} disabled={!live} onClick={() => setOpened(true)}>
          {t("window.webhooks.test.reply.open")}
        </Button>
        <Button
          variant="default"
          disabled={!live || answer.busy}
          onClick={() => runInBackground(give(false))}
        >
          {t("window.webhooks.test.reply.decline")}
        </Button>
      </div>
      <QuestionDialog
        opened={opened}
        title={t("window.webhooks.test.reply.dialog", { digits: (reply.to ?? "").replace("…", "") })}
        means={[reply.text, t("window.webhooks.test.reply.once")]}
        onClose={close}
      >
        <DialogButtons>
          <CancelButton onCancel={close} />
          <SendButton answer={answer} onSend={() => runInBackground(give(true))} />
        </DialogButtons>
      </QuestionDialog>
    </>
  );
}

type SendButtonProps = { readonly answer: Operation<"tests.reply">; readonly onSend: () => void };

function SendButton({ answer, onSend }: SendButtonProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  return (
    <Button loading={answer.busy} disabled={!live} onClick={onSend}>
      {t("window.webhooks.test.reply.send")}
    </Button>
  );
}

function Awaiting({ test: { until }, reply: { sentAt } }: ReplyCardProps) {
  const t = useTranslation();
  if (until === undefined || sentAt === undefined) return null;
  return (
    <Waiting
      since={sentAt}
      limitMs={Math.max(1, Date.parse(until) - Date.parse(sentAt))}
      label={t("window.webhooks.test.reply.awaiting")}
      shown
    />
  );
}

const STATUSES = ["sent", "delivered", "read", "failed"] as const;

/** Lists the statuses of the reply that count as evidence, each with the time it took. */
function Statuses({ reply: { statuses } }: Pick<ReplyCardProps, "reply">) {
  const t = useTranslation();
  if (statuses.length === 0) return null;
  return (
    <ul className={webhooks["rows"]} aria-label={t("window.webhooks.test.reply.statuses")}>
      {statuses.map(({ status, afterMs }) => {
        const known = STATUSES.find((one) => one === status);
        return (
          <li key={status} className={classes["answerStatus"]}>
            <span>
              {known === undefined ? (
                <Untrusted text={status} most={60} />
              ) : (
                t(`window.webhooks.test.arrivals.status.${known}`)
              )}
            </span>
            <span className={webhooks["time"]}>
              {t("window.webhooks.test.reply.after", { time: shortMs(t, afterMs) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const MEANINGS: Readonly<Record<NonNullable<TestReply["sending"]>, Meaning>> = {
  works: "proven",
  refused: "stopped",
  unknown: "unknown",
};

function End({ test, reply }: ReplyCardProps) {
  const t = useTranslation();
  const { what, why, said, cause, advice } = replyWords(t, test.side, reply);
  const meaning = reply.sending === undefined ? "left-out" : MEANINGS[reply.sending];
  return (
    <div role="status" className={classes["answerEnd"]}>
      <div className={classes["verdict"]}>
        <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
        <strong>{what}</strong>
      </div>
      {why === undefined ? null : <p>{why}</p>}
      {cause === undefined ? null : <p>{cause}</p>}
      {advice === undefined ? null : <p>{advice}</p>}
      {said === undefined ? null : (
        <p className={webhooks["hint"]}>
          <Untrusted text={said} most={200} />
        </p>
      )}
    </div>
  );
}
