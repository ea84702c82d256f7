import { TextInput, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { observationKey } from "../../stores/observations.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { RowsProps } from "./ManyRows.tsx";
import classes from "./NumberTable.module.css";
import { NumberRow } from "./NumberRow.tsx";
import { sortedAndFiltered, type SortBy } from "./sorted-numbers.ts";
import type { Refreshes } from "./use-refreshes.ts";

/** With more rows than this, only visible rows are rendered. */
const MANY = 50;
/** The filter field is shown from this many numbers on. */
const SOME = 10;
/** This many numbers at the top are refreshed automatically when the screen opens. */
const LOOKED_AT_ONCE = 8;
/** Rows rendered until the code for long lists is loaded: more than a window shows. */
const FIRST = 20;

const ManyRows = lazy(() => import("./ManyRows.tsx"));

type NumberTableProps = { readonly workspace: Workspace; readonly looks: Refreshes };

/** Shows the numbers of a workspace as a table that scrolls smoothly with a thousand rows. */
export function NumberTable({ workspace, looks }: NumberTableProps) {
  const t = useTranslation();
  const { numbers } = workspace;
  const [sort, setSort] = useState<{ readonly by: SortBy; readonly down: boolean }>();
  const [filter, setFilter] = useState("");
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => sortedAndFiltered(numbers, { sort, filter: wanted }), [numbers, sort, wanted]);
  useFirstLooks(workspace, looks);
  return (
    <Card flush>
      {numbers.length > SOME ? (
        <Filter filter={filter} onFilter={setFilter} shown={shown.length} all={numbers.length} />
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
        <Rows workspace={workspace.id} numbers={shown} looks={looks} />
      </div>
      {shown.length === 0 ? <p className={classes["none"]}>{t("window.overview.noneFits")}</p> : null}
    </Card>
  );
}

type FilterProps = {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly shown: number;
  readonly all: number;
};

function Filter({ filter, onFilter, shown, all }: FilterProps) {
  const t = useTranslation();
  return (
    <div className={classes["filter"]}>
      <TextInput
        aria-label={t("window.overview.filter")}
        placeholder={t("window.overview.filter")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value)}
      />
      <span role="status" className="sw-quiet">
        {shown === all ? null : t("window.overview.filtered", { count: shown, all })}
      </span>
    </div>
  );
}

/** Renders few rows directly; many rows scroll in an area of their own, whose code is loaded on demand. */
function Rows(props: RowsProps) {
  if (props.numbers.length <= MANY) return <FewRows {...props} />;
  return (
    <Suspense fallback={<FewRows {...props} numbers={props.numbers.slice(0, FIRST)} />}>
      <ManyRows {...props} />
    </Suspense>
  );
}

function FewRows({ workspace, numbers, looks }: RowsProps) {
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
          />
        ))}
      </div>
    </div>
  );
}

/**
 * Refreshes the first rows that have never been checked, once and only if the vault is unlocked. Nothing is
 * repeated automatically.
 */
function useFirstLooks({ id, numbers }: Workspace, looks: Refreshes): void {
  const { readings, vault } = useStores();
  const open = usePart(vault, (state) => state === "open") === true;
  const known = usePart(readings, () => true) === true;
  const first = useRef(numbers.slice(0, LOOKED_AT_ONCE));
  useEffect(() => {
    if (!open || !known) return;
    const seen = valueOf(readings.getState());
    const unseen = first.current.filter(
      ({ phoneNumberId }) => seen?.has(observationKey({ workspace: id, phoneNumberId })) !== true,
    );
    looks.look(unseen.map(({ phoneNumberId }) => phoneNumberId));
  }, [id, known, looks, open, readings]);
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
