import { VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { loadedLater } from "../../components/later/loaded-later.tsx";
import { PartNotLoaded } from "../../components/later/PartNotLoaded.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Standing } from "../../components/number-status/headline.ts";
import { selectionOf, type RowsProps } from "./rows.ts";
import { isIn, type StateFilter } from "./number-states.ts";
import classes from "./NumberTable.module.css";
import { NumberRow } from "./NumberRow.tsx";
import { sortedAndFiltered, type SortBy } from "./sorted-numbers.ts";
import type { Refreshes } from "./use-refreshes.ts";
import { amountIn } from "../../../shared/wording/amounts.ts";

/** With more rows than this, only visible rows are rendered, and several can be selected. */
const MANY = 20;
/** The filter field is shown from this many numbers on. */
const SOME = 10;
/** Rows rendered until the code for long lists is loaded: more than a window shows. */
const FIRST = 20;

const NumberFilter = loadedLater(async () => (await import("./NumberFilter.tsx")).NumberFilter, {
  waiting: () => <div className={classes["filter"]} />,
});
const ManyTools = loadedLater(async () => (await import("./ManyTools.tsx")).default, {
  waiting: () => <div className={classes["tools"]} />,
});
/** Many rows scroll in an area of their own. */
const ManyRows = loadedLater(async () => (await import("./ManyRows.tsx")).default, {
  waiting: (props) => <FirstRows {...props} />,
  missing: (props) => (
    <>
      <FirstRows {...props} />
      <div role="rowgroup">
        <div role="row">
          <div role="cell">
            <PartNotLoaded />
          </div>
        </div>
      </div>
    </>
  ),
});

type NumberTableProps = {
  readonly workspace: Workspace;
  readonly standings: readonly Standing[];
  readonly looks: Refreshes;
};

/** Shows the numbers of a workspace as a table that scrolls smoothly with a thousand rows. */
export function NumberTable({ workspace, standings, looks }: NumberTableProps) {
  const t = useTranslation();
  const { numbers } = workspace;
  const [sort, setSort] = useState<{ readonly by: SortBy; readonly down: boolean }>();
  const [filter, setFilter] = useState("");
  const wanted = useDeferredValue(filter);
  const many = numbers.length > MANY;
  const [state, setState] = useState<StateFilter>("all");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const inState = useMemo(
    () =>
      state === "all"
        ? numbers
        : standings.filter(({ status }) => isIn(state, status)).map(({ number }) => number),
    [numbers, standings, state],
  );
  const shown = useMemo(() => sortedAndFiltered(inState, { sort, filter: wanted }), [inState, sort, wanted]);
  const toggle = useCallback(
    (id: string) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const Rows = shown.length > MANY ? ManyRows : FewRows;
  return (
    <Card title={t("window.overview.table")} aside={amountIn(t, numbers.length)} flush>
      {numbers.length > SOME ? (
        <NumberFilter filter={filter} onFilter={setFilter} shown={shown.length} all={numbers.length} />
      ) : null}
      {many ? (
        <ManyTools
          standings={standings}
          shown={shown}
          state={state}
          onState={setState}
          selected={selected}
          onSelect={setSelected}
          looks={looks}
        />
      ) : null}
      <div
        role="table"
        aria-label={t("window.overview.table")}
        aria-rowcount={shown.length + 1}
        className={classes["table"]}
      >
        <div role="rowgroup">
          <div role="row" className={classes["head"]}>
            <SortHeader sort={sort} onSort={setSort} />
            <span role="columnheader">{t("window.overview.column.where")}</span>
            <span role="columnheader">{t("window.overview.column.how")}</span>
            <span role="columnheader">{t("window.overview.column.works")}</span>
            <span role="columnheader">
              <VisuallyHidden>{t("window.overview.column.actions")}</VisuallyHidden>
            </span>
          </div>
        </div>
        <Rows
          workspace={workspace.id}
          numbers={shown}
          looks={looks}
          {...(many ? { selection: { selected, toggle } } : {})}
        />
      </div>
      {shown.length === 0 ? <p className={classes["none"]}>{t("window.overview.noneFits")}</p> : null}
    </Card>
  );
}

function FirstRows(props: RowsProps) {
  return <FewRows {...props} numbers={props.numbers.slice(0, FIRST)} />;
}

function FewRows({ workspace, numbers, looks, selection }: RowsProps) {
  return (
    <div role="rowgroup">
      <div role="presentation" className={classes["rows"]}>
        {numbers.map((number, index) => (
          <NumberRow
            key={number.phoneNumberId}
            workspace={workspace}
            number={number}
            looks={looks}
            rowIndex={index + 2}
            start={undefined}
            {...selectionOf(selection, number)}
          />
        ))}
      </div>
    </div>
  );
}

type Sort = { readonly by: SortBy; readonly down: boolean };

type SortHeaderProps = {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
};

/** The first column holds number and name; the table can be sorted by either. */
function SortHeader({ sort, onSort }: SortHeaderProps) {
  const t = useTranslation();
  const direction = sort === undefined ? "none" : sort.down ? "descending" : "ascending";
  const Arrow = sort?.down === true ? IconArrowDown : IconArrowUp;
  return (
    <span role="columnheader" aria-sort={direction} className={classes["sorts"]}>
      {(["number", "name"] as const).map((by) => (
        <button
          key={by}
          type="button"
          className={classes["sort"]}
          aria-label={t(`window.overview.sortBy.${by}`)}
          aria-pressed={sort?.by === by}
          onClick={() => onSort({ by, down: sort?.by === by && !sort.down })}
        >
          {t(`window.overview.column.${by}`)}
          {sort?.by === by ? <Arrow size={12} aria-hidden /> : null}
        </button>
      ))}
    </span>
  );
}
