import { Link } from "wouter";
import { spoken } from "../../../../shared/phone.ts";
import type { Workspace, WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { visible } from "../../../../shared/visible.ts";
import { newestTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { ANSWER_MEANINGS, answerOf } from "./answer.ts";
import forms from "../../../components/forms/forms.module.css";
import classes from "../parts/webhooks.module.css";

/** The most numbers listed here; the test screen lists all. */
const MOST = 6;

/** Shows for each number whether its webhooks arrive, as far as known. */
export function AnswerCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const shown = workspace.numbers.slice(0, MOST);
  const more = workspace.numbers.length - shown.length;
  return (
    <Card title={t("window.webhooks.answer.title")}>
      {shown.length === 0 ? (
        <p>
          {t("window.webhooks.answer.noNumber")}{" "}
          <Link href={to.workspace(workspace.id)} className={forms["link"] ?? ""}>
            {t("window.webhooks.answer.addNumber")}
          </Link>
        </p>
      ) : (
        <ul className={classes["rows"]}>
          {shown.map((number) => (
            <NumberAnswer key={number.phoneNumberId} workspace={workspace} number={number} />
          ))}
        </ul>
      )}
      {more <= 0 ? null : (
        <Link href={to.webhookTest()} className={forms["link"] ?? ""}>
          {t("window.webhooks.answer.more", { count: more })}
        </Link>
      )}
    </Card>
  );
}

type NumberAnswerProps = { readonly workspace: Workspace; readonly number: WorkspaceNumber };

function NumberAnswer({ workspace, number }: NumberAnswerProps) {
  const t = useTranslation();
  const { tests, receivers } = useWebhookStores();
  const test = usePart(tests, (known) =>
    newestTest(known, (one) => one.phoneNumberId === number.phoneNumberId && one.receiver === workspace.id),
  );
  const receiver = usePart(receivers, (known) => known.get(workspace.id));
  const answer = answerOf(test, receiver);
  const meaning = ANSWER_MEANINGS[answer.kind];
  return (
    <li className={classes["row"]}>
      <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
      <div className={classes["rowText"]}>
        <strong>
          <span className="sw-mono">{spoken(number.cc, number.phoneNumber)}</span>
        </strong>
        {number.displayName === undefined ? null : (
          <>
            {" "}
            <bdi>{visible(number.displayName, 60)}</bdi>
          </>
        )}
        <p>
          {t(`window.webhooks.answer.${answer.kind}`)} {"at" in answer ? <Age at={answer.at} /> : null}
        </p>
      </div>
      <Link href={to.webhookTest(number.phoneNumberId)} className={forms["link"] ?? ""}>
        {t(answer.kind === "under-way" ? "window.webhooks.answer.follow" : "window.webhooks.answer.test")}
      </Link>
    </li>
  );
}
