import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { newestFirst, openRunsOf, type Runs } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./History.module.css";
import { HistoryRow } from "./HistoryRow.tsx";
import { UnreadableRuns } from "../../components/unreadable/UnreadableRuns.tsx";

/** Migrations shown initially, and added each time. */
const PAGE = 50;

/** Lists all migrations of this data folder, newest first. */
export default function History() {
  const t = useTranslation();
  const { runs } = useStores();
  const [, go] = useLocation();
  const count = usePart(runs, (known) => known.size);
  const open = usePart(runs, (known) => openRunsOf(known).length) ?? 0;
  const title =
    count === undefined
      ? t("window.frame.rail.history")
      : count === 0
        ? t("window.history.headline.none")
        : open === 0
          ? t("window.history.headline.ended", { count })
          : t("window.history.headline.open", { count: open, all: count });
  return (
    <Screen title={title} lead={t("window.history.lead")}>
      <UnreadableRuns />
      <AsyncView
        feed={runs}
        empty={{
          when: (known) => known.size === 0,
          show: (
            <Empty
              text={t("window.history.empty")}
              action={<Button onClick={() => go(to.migrate())}>{t("window.history.emptyDo")}</Button>}
            />
          ),
        }}
      >
        {(known) => <Moves runs={known} />}
      </AsyncView>
    </Screen>
  );
}

function Moves({ runs }: { readonly runs: Runs }) {
  const t = useTranslation();
  const [filter, setFilter] = useState("");
  const [most, setMost] = useState(PAGE);
  const digits = filter.replaceAll(/\D/g, "");
  const fitting = useMemo(
    () => newestFirst(runs).filter(({ number }) => number.includes(digits)),
    [digits, runs],
  );
  const left = fitting.length - most;
  return (
    <Card flush>
      <div className={classes["filter"]}>
        <TextInput
          aria-label={t("window.history.filter")}
          placeholder={t("window.history.filter")}
          leftSection={<IconSearch size={16} aria-hidden />}
          inputMode="tel"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <span role="status" className="sw-quiet">
          {t("window.history.count", { count: fitting.length })}
        </span>
      </div>
      <table className={classes["table"]} aria-label={t("window.frame.rail.history")}>
        <thead>
          <tr>
            <th scope="col">{t("window.history.column.move")}</th>
            <th scope="col">{t("window.history.column.end")}</th>
            <th scope="col">{t("window.history.column.proof")}</th>
            <th scope="col">{t("window.history.column.took")}</th>
          </tr>
        </thead>
        <tbody>
          {fitting.slice(0, most).map((run) => (
            <HistoryRow key={run.run} run={run} />
          ))}
        </tbody>
      </table>
      {fitting.length === 0 ? <p className={classes["none"]}>{t("window.history.noneFits")}</p> : null}
      {left > 0 ? (
        <div className={classes["more"]}>
          <Button variant="default" onClick={() => setMost(most + PAGE)}>
            {t("window.history.more", { count: Math.min(left, PAGE) })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
