import { rowFaultText, type RowFault } from "../../../../shared/wording/row-faults.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./batch.module.css";

export type BadRowsFound = {
  readonly kind: "badRows";
  readonly rows: readonly ({ readonly line: number; readonly byOrder?: true | undefined } & RowFault)[];
  readonly count: number;
};

/** More rows are of no use on a screen: whoever corrects these reads the table again. */
const MOST_SHOWN = 100;

/** The rows of a table that can't be used, each with its line and cause. */
export function BadRowList({ found: { rows, count } }: { readonly found: BadRowsFound }) {
  const t = useTranslation();
  const shown = rows.slice(0, MOST_SHOWN);
  return (
    <Card title={t("window.batch.bad.title", { count })}>
      <p className={classes["note"]}>{t("window.batch.bad.text")}</p>
      <ul className={classes["bad"]}>
        {shown.map((row) => (
          <li key={row.line}>
            <span className={classes["line"]}>
              {t(row.byOrder === undefined ? "window.batch.bad.line" : "window.batch.bad.row", {
                line: row.line,
              })}
            </span>
            <Untrusted text={rowFaultText(t, row)} most={600} />
          </li>
        ))}
      </ul>
      {count > shown.length ? <p>{t("window.batch.bad.more", { count: count - shown.length })}</p> : null}
    </Card>
  );
}
