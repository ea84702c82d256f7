import { SegmentedControl } from "@mantine/core";
import { useMemo, useState } from "react";
import { invariant } from "../../../../shared/invariant.ts";
import { TotalsBy } from "../../../../shared/totals/totals.ts";
import { zoneHere } from "../../../../shared/traffic/zone-here.ts";
import { zoneClock, type ZoneClock } from "../../../../shared/traffic/zone.ts";
import {
  quietSentence,
  TOTALS_COLUMNS,
  totalsNotes,
  totalsRows,
} from "../../../../shared/wording/totals-words.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { HistoryChart } from "./HistoryChart.tsx";
import { slotsOf } from "./history-slots.ts";
import charts from "./charts.module.css";
import classes from "./history.module.css";
import { useHistory, type History } from "./use-history.ts";

/** Sentences about quiet times beside the chart; all are marked in it. */
const MOST_SENTENCES = 3;

/** Shows what arrived by the hour, day or week, also of events that are deleted: as a chart and as a table. */
export function HistoryCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const [by, setBy] = useState<TotalsBy>("day");
  const clock = useMemo(() => clockHere(), []);
  const { history, problem } = useHistory(workspace.id, by, clock);
  return (
    <Card
      title={t("window.webhooks.history.title")}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t("window.webhooks.history.by")}
          value={by}
          data={TotalsBy.options.map((value) => ({ value, label: t(`window.webhooks.history.${value}`) }))}
          onChange={(value) => setBy(TotalsBy.catch("day").parse(value))}
        />
      }
    >
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      {history === undefined ? null : history.totals.entries.length === 0 ? (
        <p className={charts["none"]}>{t("totals.none")}</p>
      ) : (
        <>
          <HistoryChart
            slots={slotsOf(history.totals, history.now, history.by, clock)}
            by={history.by}
            zone={clock.zone}
          />
          <QuietTimes history={history} />
          <HistoryTable history={history} />
        </>
      )}
      {history === undefined ? null : (
        <ul className={classes["notes"]}>
          {totalsNotes(t, history.totals).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function clockHere(): ZoneClock {
  const clock = zoneClock(zoneHere());
  invariant(clock !== undefined, "the zone of this computer has a clock");
  return clock;
}

function QuietTimes({ history: { totals } }: { readonly history: History }) {
  const t = useTranslation();
  const unusual = totals.quiet.filter(({ kind }) => kind === "unusual").slice(-MOST_SENTENCES);
  if (unusual.length === 0) return null;
  return (
    <ul className={classes["quiet"]}>
      {unusual.toReversed().map((one) => (
        <li key={one.from}>{quietSentence(t, one, totals.zone)}</li>
      ))}
    </ul>
  );
}

/** The same figures as a table, newest first. */
function HistoryTable({ history: { totals, by } }: { readonly history: History }) {
  const t = useTranslation();
  const rows = totalsRows(t, totals, by).toReversed();
  return (
    <details className={classes["table"]}>
      <summary>{t("window.webhooks.history.table")}</summary>
      <div className={classes["scroll"]}>
        <table>
          <thead>
            <tr>
              {TOTALS_COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`totals.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...figures] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={TOTALS_COLUMNS[place + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
