import { useCallback, useRef, useState } from "react";
import type { ConnectStep } from "./connect-state.ts";

/** Every row of the Connect screen. */
export type Row = ConnectStep | "network" | "backup" | "name" | "handover" | "remove";

export type Rows = {
  readonly isOpen: (row: Row) => boolean;
  /** The row that was opened last, by a press or by finishing the one before: it takes the focus. */
  readonly focused: Row | undefined;
  /** Folds the other rows, except those with something unsaved, and opens this one. */
  readonly open: (row: Row) => void;
  readonly close: (row: Row) => void;
  readonly markDirty: (row: Row, dirty: boolean) => void;
  readonly any: boolean;
};

/** Keeps which rows are open. A row with something unsaved stays open, so that nothing typed is lost. */
export function useRows(first: Row | undefined, focusFirst: boolean): Rows {
  const [shown, setShown] = useState<ReadonlySet<Row>>(() => new Set(first === undefined ? [] : [first]));
  const [focused, setFocused] = useState<Row | undefined>(focusFirst ? first : undefined);
  const dirty = useRef(new Set<Row>());
  const open = useCallback((row: Row) => {
    setShown((before) => new Set([...before].filter((one) => dirty.current.has(one))).add(row));
    setFocused(row);
  }, []);
  const close = useCallback((row: Row) => {
    setShown((before) => new Set([...before].filter((one) => one !== row)));
    setFocused(undefined);
  }, []);
  const markDirty = useCallback((row: Row, is: boolean) => {
    if (is) dirty.current.add(row);
    else dirty.current.delete(row);
  }, []);
  return { isOpen: (row) => shown.has(row), focused, open, close, markDirty, any: shown.size > 0 };
}

/** The properties of one row that follow from which rows are open. */
export type RowProps = {
  readonly open: boolean;
  readonly focused: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onDirty: (dirty: boolean) => void;
};

export function rowProps(rows: Rows, row: Row): RowProps {
  return {
    open: rows.isOpen(row),
    focused: rows.focused === row,
    onOpen: () => rows.open(row),
    onClose: () => rows.close(row),
    onDirty: (dirty) => rows.markDirty(row, dirty),
  };
}
