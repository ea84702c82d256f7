import { randomUUID } from "node:crypto";
import { writtenWindow, type BatchRow } from "../../../shared/batch/row.ts";
import { present } from "../../../shared/present.ts";
import { tallyOf } from "../../../shared/batch/tally.ts";
import type { BatchChange, BatchRowState, BatchState } from "../../../shared/rpc/areas/batch.ts";
import type { NumberEnd } from "./carry-number.ts";
import type { KnownRow } from "./batch-record.ts";

type Phase = Pick<BatchState, "phase" | "because" | "waitsUntil" | "pausedBy" | "endedAt">;

/** How far a batch is, as a window shows it. */
export type BatchProgress = {
  state(): BatchState;
  begins(row: BatchRow): void;
  ends(row: BatchRow, end: NumberEnd): void;
  become(phase: Partial<Phase>): void;
};

/** At most so many changes a second are published: a thousand numbers may end within a few. */
const PUBLISH_MS = 100;

/** Follows a batch; `publish` gets what changed, collected over a moment. */
export function followProgress(
  rows: readonly BatchRow[],
  { name, checkOnly, startedAt }: Pick<BatchState, "name" | "checkOnly" | "startedAt">,
  {
    known,
    publish,
  }: {
    /** What earlier starts of the batch did with a row. */
    readonly known: (row: BatchRow) => KnownRow | undefined;
    readonly publish: (change: BatchChange) => void;
  },
): BatchProgress {
  const id = randomUUID();
  const states = new Map<number, BatchRowState>(rows.map((row) => [row.line, firstState(row, known(row))]));
  const changed = new Set<number>();
  let phase: Phase = { phase: "running" };
  let revision = 1;
  let published = 1;
  let timer: NodeJS.Timeout | undefined;
  const shared = () => ({
    id,
    revision,
    ...phase,
    tally: tallyOf(
      [...states.values()].flatMap((row) => row.end?.count ?? []),
      states.size,
    ),
  });
  const flush = (): void => {
    timer = undefined;
    const after = published;
    published = revision;
    publish({
      ...shared(),
      after,
      rows: [...changed].flatMap((line) => states.get(line) ?? []),
    });
    changed.clear();
  };
  const change = (line?: number): void => {
    revision += 1;
    if (line !== undefined) changed.add(line);
    timer ??= setTimeout(flush, PUBLISH_MS).unref();
  };
  const put = (row: BatchRow, more: Partial<BatchRowState>): void => {
    states.set(row.line, { ...rowOf(row), at: "to-do", ...more });
    change(row.line);
  };
  return {
    state: () => ({ ...shared(), name, checkOnly, startedAt, rows: [...states.values()] }),
    begins: (row) => put(row, { at: "in-progress" }),
    ends(row, { run, outcome, count, numberIs, proof, why }) {
      put(row, {
        at: "ended",
        end: { outcome, count, numberIs, proof },
        ...(run === undefined ? {} : { run }),
        ...(why.kind === "checks" && why.failed.length > 0 ? { failed: [...why.failed] } : {}),
        ...(why.kind === "problem" ? { problem: why.problem as NonNullable<BatchRowState["problem"]> } : {}),
      });
    },
    become(next) {
      phase = Object.fromEntries(
        Object.entries({ ...phase, ...next }).filter(([, value]) => value !== undefined),
      ) as Phase;
      change();
    },
  };
}

/** A row as a window shows it. */
export function rowOf({ line, number, plan, window }: BatchRow) {
  return {
    line,
    number,
    direction: plan.direction,
    ...(window === undefined ? {} : { window: writtenWindow(window) }),
  };
}

/** What an earlier start of the batch left of a row: its migration, and whether that may be open. */
export function earlierOf(known: KnownRow | undefined): Pick<BatchRowState, "begun" | "run"> {
  if (known === undefined) return {};
  const { run, end } = known;
  // One that waits without a migration was held back before it was begun.
  const isBegun = end === undefined || (!isOver(end) && run !== undefined);
  return { ...present({ run }), ...(isBegun ? { begun: true } : {}) };
}

function firstState(row: BatchRow, known: KnownRow | undefined): BatchRowState {
  const first = { ...rowOf(row), ...earlierOf(known) };
  const end = known?.end;
  return isOver(end) ? { ...first, at: "ended", end, earlier: true } : { ...first, at: "to-do" };
}

function isOver(end: KnownRow["end"]): end is NonNullable<typeof end> {
  return end !== undefined && end.count !== "waiting";
}
