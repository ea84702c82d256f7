import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { useStores } from "../../../app/window-context.tsx";
import { PracticePhone } from "../../../components/practice/PracticePhone.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { QrCode } from "./QrCode.tsx";
import webhooks from "../parts/webhooks.module.css";
import classes from "./test.module.css";

type WordCardProps = { readonly test: TestState; readonly word: string; readonly spoken: string };

/** Shows the keyword to send, from any phone, and how long the test waits for it. */
export function WordCard({ test, word, spoken }: WordCardProps) {
  const t = useTranslation();
  const { realm } = useStores();
  const since = test.steps.find(({ id }) => id === "webhooks.message")?.startedAt ?? test.startedAt;
  const limitMs =
    test.until === undefined ? undefined : wholeMinutes(Date.parse(test.until) - Date.parse(since));
  return (
    <Card title={t("window.webhooks.test.send.title")}>
      <div className={classes["send"]}>
        <div className={classes["sendText"]}>
          <p>{t("window.webhooks.test.send.text")}</p>
          <div className={classes["word"]}>
            <strong className="sw-mono" dir="ltr">
              {word}
            </strong>
            <CopyButton content="plain" text={word} label={t("window.webhooks.test.send.copy")} />
          </div>
          <p>
            {t("window.webhooks.test.send.to")} <bdi className="sw-mono">{spoken}</bdi>
          </p>
          {realm === "practice" ? (
            <p className={webhooks["hint"]}>{t("window.webhooks.test.send.practice")}</p>
          ) : null}
          {test.lacksKeyword === true ? (
            <p role="status" className={webhooks["hint"]}>
              {t("connectivity.lacksKeyword", { word })}
            </p>
          ) : null}
          {limitMs === undefined ? null : (
            <Waiting since={since} limitMs={limitMs} label={t("window.webhooks.test.send.waiting")} />
          )}
        </div>
        {realm === "practice" ? (
          <PracticePhone writes />
        ) : (
          <figure className={classes["code"]}>
            <QrCode text={`${test.number} ${word}`} label={t("window.webhooks.test.send.code")} />
            <figcaption>{t("window.webhooks.test.send.codeHint")}</figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}

/**
 * Rounds to whole minutes: the wait was chosen in minutes, and the moment that has already passed is of no
 * interest.
 */
function wholeMinutes(ms: number): number {
  return Math.max(1, Math.round(ms / 60_000)) * 60_000;
}
