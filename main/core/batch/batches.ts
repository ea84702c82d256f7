import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { placeOf, readDayWindow, type BatchRow } from "../../../shared/batch/row.ts";
import { COVERED_BY_YES } from "../../../shared/migration/confirmation.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { BadRows, BatchState } from "../../../shared/rpc/areas/batch.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { z } from "zod";
import type { HostPorts } from "../host/host-ports.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { Push } from "../runtime/topics.ts";
import { openBatchRecord, type BatchRecord } from "./batch-record.ts";
import { followProgress, type BatchProgress } from "./batch-progress.ts";
import { controlsOf, type BatchControls } from "./batch-controls.ts";
import { bringUpToDate, carryRows, checkRows } from "./carry-rows.ts";
import { loadBatch } from "./load-batch.ts";
import type { BatchCourse, BatchEnd } from "./run-batch.ts";
import { faultSaid, type BadRow } from "./row-fault.ts";
import type { Prompter } from "./run-to-rest.ts";
import { rowsWithoutLabels } from "./vault-labels.ts";

/** A table as a window has it: its text, its name, and where its relative paths start. */
export type GivenTable = {
  readonly text: string;
  readonly name: string;
  readonly folder?: string | undefined;
};
type BadRowsProblem = z.infer<typeof BadRows>;
type UnderWay = { readonly kind: "batchUnderWay"; readonly elsewhere: boolean };

export type BatchWish = GivenTable & {
  readonly course: BatchCourse;
  readonly checkOnly: boolean;
  readonly confirmed: number | undefined;
};

/** The batch that this process carries out. There is one at a time. */
export type Batches = {
  read(table: GivenTable): Result<readonly BatchRow[], BadRowsProblem>;
  /** How the rows ended in an earlier start, without holding the batch. */
  before(table: GivenTable): (row: BatchRow) => ReturnType<BatchRecord["of"]>;
  start(wish: BatchWish): Promise<Result<BatchState, BadRowsProblem | UnderWay | StorageProblem>>;
  /** Undefined if none is under way. */
  pause(): BatchState | undefined;
  resume(): BatchState | undefined;
  stop(): BatchState | undefined;
  state(): BatchState | undefined;
  isUnderWay(): boolean;
  /** Starts no more numbers, and resolves once those in progress have come to rest. */
  close(): Promise<void>;
};

const MOST_BAD_ROWS = 1_000;

type Ports = Pick<HostPorts, "clock" | "dataDir" | "files" | "secrets">;

/** Keeps the batch of a core; `client` calls that core itself. */
export function createBatches(ports: Ports, client: () => Client, push: Push): Batches {
  let last: { readonly progress: BatchProgress; readonly controls: BatchControls } | undefined;
  let running: Promise<void> | undefined;
  let starting: ReturnType<Batches["start"]> | undefined;
  let isClosed = false;
  const read: Batches["read"] = ({ text, folder }) => {
    const loaded = loadBatch(text, {
      ...ports,
      folder: folder !== undefined && isAbsolute(folder) ? folder : undefined,
    });
    const bad = loaded.ok ? noRows(loaded.value) : loaded.problem;
    return loaded.ok && bad.length === 0 ? loaded : err(badRows(bad));
  };
  const underWay = () => (running === undefined ? undefined : last);
  const begin = (rows: readonly BatchRow[], wish: BatchWish, record: BatchRecord | undefined): BatchState => {
    const { checkOnly, course, name } = wish;
    const { clock } = ports;
    const progress = followProgress(
      rows,
      { name, checkOnly, startedAt: isoOf(clock.now()) },
      { known: (row) => record?.of(row), publish: (change) => push("batch", change) },
    );
    const controls = controlsOf(clock, progress);
    last = { progress, controls };
    // Before the first number: it was closed while the rows were read.
    if (isClosed) controls.stop();
    const work = { client: client(), clock, course, follower: controls.follower };
    const person = blanketOf(wish.confirmed === rows.length);
    const carried = record === undefined ? checkRows(rows, work) : carryRows(rows, work, { record, person });
    running = carried
      .then((end) => ended(progress, end, isoOf(clock.now())))
      .finally(() => {
        record?.release();
        running = undefined;
      });
    runDetached(running);
    return progress.state();
  };
  const startAlone: Batches["start"] = async (wish) => {
    const rows = await withLabels(client(), read(wish));
    if (!rows.ok) return rows;
    if (wish.checkOnly) return ok(begin(rows.value, wish, undefined));
    const record = openBatchRecord(ports.dataDir, fileOf(wish));
    if (!record.ok)
      return err(
        record.problem.kind === "heldElsewhere" ? { kind: "batchUnderWay", elsewhere: true } : record.problem,
      );
    const current = await bringUpToDate(rows.value, {
      client: client(),
      clock: ports.clock,
      record: record.value,
    });
    if (current.ok) return ok(begin(rows.value, wish, record.value));
    record.value.release();
    return current;
  };
  return {
    read,
    before(table) {
      const record = existsSync(ports.dataDir) ? openBatchRecord(ports.dataDir, fileOf(table)) : undefined;
      if (record?.ok !== true) return () => undefined;
      record.value.release();
      return (row) => record.value.of(row);
    },
    async start(wish) {
      // Another start may be reading its rows at this moment.
      if (running !== undefined || starting !== undefined)
        return err({ kind: "batchUnderWay", elsewhere: false });
      starting = startAlone(wish).finally(() => {
        starting = undefined;
      });
      return starting;
    },
    pause: () => told(underWay(), ({ pause }) => pause()),
    resume: () => told(underWay(), ({ resume }) => resume()),
    stop: () => told(underWay(), ({ stop }) => stop()),
    state: () => last?.progress.state(),
    isUnderWay: () => running !== undefined,
    async close() {
      isClosed = true;
      underWay()?.controls.stop();
      await Promise.allSettled([starting]);
      // Its error of ours is told of by the process; what else is open has to be closed.
      await running?.catch(() => undefined);
    },
  };
}

/** The rows that were read, if the vault has every label that they refer to. */
async function withLabels(client: Client, rows: ReturnType<Batches["read"]>): Promise<typeof rows> {
  const unlabeled = rows.ok ? await rowsWithoutLabels(client, rows.value) : [];
  return unlabeled.length === 0 ? rows : err(badRows(unlabeled));
}

/** Bad rows as a problem of the contract. */
export function badRows(rows: readonly BadRow[]): BadRowsProblem {
  const told = rows.slice(0, MOST_BAD_ROWS).map(({ message, said, ...row }) => ({
    ...placeOf(row),
    message,
    ...(said === undefined ? {} : { said: [...said] }),
  }));
  return { kind: "badRows", rows: told, count: rows.length };
}

function noRows(rows: readonly BatchRow[]): readonly BadRow[] {
  return rows.length === 0 ? [{ line: 1, ...faultSaid("noNumbers") }] : [];
}

/** The same name as the terminal has for the batch, if the folder is known. */
function fileOf({ name, folder }: GivenTable): string {
  if (folder === undefined) return `window ${name}`;
  const path = join(folder, name);
  return existsSync(path) ? realpathSync.native(path) : path;
}

function told(
  batch: { readonly progress: BatchProgress; readonly controls: BatchControls } | undefined,
  tell: (controls: BatchControls) => void,
): BatchState | undefined {
  if (batch === undefined) return undefined;
  tell(batch.controls);
  return batch.progress.state();
}

function ended(progress: BatchProgress, { because }: BatchEnd, endedAt: string): void {
  progress.become({ phase: "ended", because, waitsUntil: undefined, pausedBy: undefined, endedAt });
}

/** Confirms for every number what `--yes` confirms, if a person confirmed it for all of them. */
function blanketOf(isConfirmed: boolean): Prompter {
  return {
    confirm: async (what) => (isConfirmed && COVERED_BY_YES[what] ? "yes-option" : undefined),
    code: async () => undefined,
    waiver: async () => undefined,
  };
}

/** The course of a batch; undefined if its window isn't one. */
export function courseOf({
  window,
  stopAfter,
  ...rest
}: {
  readonly canary: number;
  readonly parallel: number;
  readonly window?: string | undefined;
  readonly stopAfter?: number | undefined;
}): BatchCourse | undefined {
  const hours = window === undefined ? undefined : readDayWindow(window);
  return window !== undefined && hours === undefined ? undefined : { ...rest, window: hours, stopAfter };
}
