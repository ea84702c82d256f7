import type { EventDetail, HeaderList } from "../../../../shared/webhook/detail.ts";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./EventPanel.module.css";

type Copy = EventDetail["forwarded"][number];

/** Shows headers in a collapsed section; renders nothing if there are none. */
export function Headers({
  title,
  headers,
}: {
  readonly title: string;
  readonly headers?: HeaderList | undefined;
}) {
  if (headers === undefined || headers.length === 0) return null;
  return (
    <details className={classes["exchange"]}>
      <summary>{title}</summary>
      <dl>
        {headers.map(([name, value], place) => (
          // Two headers of the same name are two entries.
          // eslint-disable-next-line react/no-array-index-key
          <div key={`${place} ${name}`} className={classes["header"]}>
            <dt className="sw-mono">
              <Untrusted text={name} most={64} />
            </dt>
            <dd className="sw-mono">
              <Untrusted text={value} most={512} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Shows what was sent with a forwarded copy and the response, as far as they are stored. */
export function CopyExchange({ copy: { sent, headers, answer } }: { readonly copy: Copy }) {
  const t = useTranslation();
  return (
    <>
      <Headers title={t("window.events.detail.sentHeaders")} headers={sent} />
      <Headers title={t("window.events.detail.answerHeaders")} headers={headers} />
      {answer === undefined ? null : <AnswerText answer={answer} />}
    </>
  );
}

/** Shows the response text of an endpoint. */
export function AnswerText({ answer }: { readonly answer: NonNullable<Copy["answer"]> }) {
  const t = useTranslation();
  return (
    <details className={classes["exchange"]}>
      <summary>{t("window.events.detail.answerBody")}</summary>
      <pre className={`sw-mono ${classes["answer"] ?? ""}`}>
        <Untrusted text={answer.text} most={4_096} />
      </pre>
      {answer.shortened ? (
        <p className={classes["note"]}>{t("window.events.detail.answerShortened")}</p>
      ) : null}
    </details>
  );
}
