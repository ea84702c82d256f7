import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { signatureWord, type RowWords } from "../list/row-words.ts";
import classes from "./EventPanel.module.css";

type ArrivalsProps = { readonly detail: EventDetail; readonly words: RowWords };

/**
 * Lists each time the same event was received, with its source and signature. This shows why there are
 * duplicates.
 */
export function Arrivals({ detail: { arrivals }, words }: ArrivalsProps) {
  const t = useTranslation();
  if (arrivals.length <= 1) return <p className={classes["note"]}>{t("window.events.detail.arrivalsOne")}</p>;
  const secrets = new Set(arrivals.flatMap(({ secret }) => (secret === undefined ? [] : [secret])));
  const sources = new Set(arrivals.map(({ source }) => source));
  return (
    <section aria-label={t("window.events.detail.arrivals")}>
      <h3 className={classes["section"]}>{t("window.events.detail.arrivals")}</h3>
      <table className={classes["arrivals"]}>
        <thead>
          <tr>
            {(["which", "at", "source", "signature", "secret"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`window.events.detail.arrivalsColumns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arrivals
            .slice(0, 50)
            .map((arrival, n) => ({ ...arrival, n }))
            .map((arrival) => (
              <tr key={arrival.n}>
                <td>
                  {arrival.n === 0
                    ? t("window.events.detail.first")
                    : t("window.events.detail.repeat", { n: arrival.n })}
                </td>
                <td>
                  <time dateTime={arrival.at} title={words.whole(arrival.at)}>
                    {words.time(arrival.at)}
                  </time>
                </td>
                <td>{words.source[arrival.source]}</td>
                <td>{signatureWord(words, arrival)}</td>
                <td>
                  {arrival.secret === undefined
                    ? t("window.events.detail.noSecret")
                    : t("window.events.detail.secret", { n: arrival.secret })}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {secrets.size > 1 ? <p className={classes["note"]}>{t("window.events.detail.twoSecrets")}</p> : null}
      {sources.size > 1 ? <p className={classes["note"]}>{t("window.events.detail.bothApis")}</p> : null}
    </section>
  );
}
