import { invariant } from "../../../../../shared/invariant.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import { modeCode } from "../codes.ts";
import { indexOn } from "../index/index-batch.ts";
import {
  endIndexing,
  indexParts,
  isIndexedAtOnce,
  partsLeft,
  takeApart,
  type BeingIndexed,
  type Indexed,
} from "../index/index-notification.ts";
import type { Indexer } from "../index/indexer.ts";
import { tellGarbage } from "../../../runtime/collect-young.ts";
import { appendNotification, bodyKept, countKept } from "../tables/inbox-rows.ts";
import type { Incoming, NotificationId, StoreRefusal } from "../port.ts";
import { KEPT_BODY_BYTES } from "../port.ts";
import { rememberMode } from "../remembered-mode.ts";
import { boundTo, type Seal } from "../sealing.ts";
import { sliceOf, type SliceSize } from "../index/slice.ts";
import type { StoreTools } from "../store-tools.ts";
import { toFileOf } from "../to-file.ts";

/** Limit of one transaction. A large notification needs several, with event-loop turns in between. */
const SLICE: SliceSize = { parts: 256, ms: 20 };

/** A notification that a caller awaits. */
export type Waiting = {
  readonly incoming: Incoming;
  readonly resolve: (result: Result<NotificationId, StoreRefusal>) => void;
  readonly reject: (mistake: unknown) => void;
};

/** Stores notifications encrypted, or only their metadata. */
export type KeptPrivately = {
  /** Resolves each one once it is on disk; those that came in one turn are written together. */
  take(group: readonly Waiting[], mode: PrivacyMode, seal: Seal | undefined): void;
  /** Stores all waiting notifications now. */
  flush(): void;
};

/** A notification being stored; `one` holds its id and progress once its row exists. */
type Job = {
  readonly waiting: Waiting;
  readonly mode: PrivacyMode;
  readonly seal: Seal | undefined;
  one: BeingIndexed | undefined;
  /** Its row exists, and `one` records how much of it is stored. */
  begun: boolean;
};

type Done = { readonly job: Job; readonly one: BeingIndexed; readonly filed?: Indexed };

/**
 * Indexes a notification before it is committed, so that no text reaches the disk unencrypted and nothing
 * encrypted has to be read back. The last transaction of a notification is synced, together with the earlier
 * ones. A process that dies in between has sent no answer, and what it indexed counts as a duplicate when the
 * platform retries.
 */
export function keptPrivately(tools: StoreTools, filing: Pick<Indexer, "filedAlready">): KeptPrivately {
  const { database, lines, totals } = tools;
  const jobs: Job[] = [];
  let scheduled: NodeJS.Immediate | undefined;

  /** Processes one slice of the waiting jobs. */
  const slice = (): void => {
    const [head] = jobs;
    if (head === undefined) return;
    try {
      const one = openedOf(head);
      const isLong = partsLeft(one) > SLICE.parts;
      const done = isLong
        ? database.relaxed(() => totals.within(() => indexNextParts(tools, head, one)))
        : database.change(() => totals.within(() => finishSome(tools, jobs)));
      if (!done.ok) {
        lines.forget();
        for (const { waiting } of jobs.splice(0)) waiting.resolve(done);
        return;
      }
      settle(done.value);
    } catch (mistake) {
      lines.forget();
      for (const { waiting } of jobs.splice(0)) waiting.reject(mistake);
    }
  };
  const settle = (done: readonly Done[]): void => {
    const filed: Indexed[] = [];
    let largeBytes = 0;
    for (const { job, one, filed: whole } of done) {
      job.one = one;
      job.begun = true;
      if (whole === undefined) continue;
      filed.push(whole);
      const { length } = job.waiting.incoming.body;
      if (length > KEPT_BODY_BYTES) largeBytes += length;
      jobs.shift();
      job.waiting.resolve(ok(one.row.id));
    }
    if (largeBytes > 0) database.shrink();
    if (filed.length === 0) return;
    // After the answers are being sent.
    setImmediate(() => {
      tellGarbage(largeBytes);
      filing.filedAlready(filed);
    });
  };
  const run = (): void => {
    scheduled = undefined;
    slice();
    if (jobs.length > 0) scheduled = setImmediate(run);
  };
  return {
    take(group, mode, seal) {
      const idle = jobs.length === 0;
      for (const waiting of group) jobs.push({ waiting, mode, seal, one: undefined, begun: false });
      if (idle) run();
    },
    flush() {
      clearImmediate(scheduled);
      while (jobs.length > 0) slice();
    },
  };
}

/** Parsed once, even if the transaction is retried. Its row has no id until it is inserted. */
function openedOf(job: Job): BeingIndexed {
  const { incoming } = job.waiting;
  return (job.one ??= takeApart(toFileOf(0, incoming, job.mode), incoming.body));
}

type Step = Result<readonly Done[], StorageProblem>;

/** Indexes the next parts of a notification that has more of them than one slice allows. */
function indexNextParts(tools: StoreTools, job: Job, one: BeingIndexed): Step {
  const { database } = tools;
  if (!job.begun) {
    rememberMode(database, job.mode);
    const begun = append(tools, job, one);
    keepBody(tools, job, begun.row.id, bodyKept(job.waiting.incoming));
    countKept(database, modeCode.code(job.mode), 1);
    return ok([{ job, one: indexOn(tools, begun, sliceOf(SLICE, tools.clock)) }]);
  }
  if (!isWhole(tools, one)) return err(ERASED);
  return ok([{ job, one: indexOn(tools, one, sliceOf(SLICE, tools.clock)) }]);
}

/** Finishes the first job, and as many of the following ones as time allows. */
function finishSome(tools: StoreTools, jobs: readonly Job[]): Step {
  const slice = sliceOf(SLICE, tools.clock);
  const done: Done[] = [];
  for (const job of jobs) {
    const one = openedOf(job);
    if (done.length > 0 && partsLeft(one) > slice.left()) break;
    if (job.begun && !isWhole(tools, one)) return err(ERASED);
    slice.spend(partsLeft(one));
    done.push(finish(tools, job, one));
  }
  return ok(done);
}

function finish(tools: StoreTools, job: Job, one: BeingIndexed): Done {
  const { database } = tools;
  rememberMode(database, job.mode);
  const begun = job.begun ? one : append(tools, job, one);
  const all = indexParts(tools, begun, partsLeft(begun));
  const filed = endIndexing(tools, all);
  if (filed.kept && (!job.begun || filed.cutBody !== undefined))
    keepBody(tools, job, begun.row.id, filed.cutBody ?? bodyKept(job.waiting.incoming));
  const counted = job.begun ? 1 : 0;
  countKept(database, modeCode.code(job.mode), (filed.kept ? 1 : 0) - counted);
  return { job, one: all, filed };
}

function append({ database }: StoreTools, job: Job, one: BeingIndexed): BeingIndexed {
  const { incoming } = job.waiting;
  const id = appendNotification(database, incoming, job.mode, undefined);
  return { ...one, row: toFileOf(id, incoming, job.mode) };
}

function keepBody({ database }: StoreTools, { seal, waiting }: Job, id: NotificationId, body?: Buffer): void {
  if (seal === undefined || body === undefined) return;
  database
    .statement("UPDATE notification SET sealing_key = ?, body = ? WHERE id = ?")
    .run(seal.key, seal.seal(body, boundTo(id, waiting.incoming.receiver)), id);
}

/** Parts of the notification were deleted while it was being indexed: the platform has to resend it. */
const ERASED = { kind: "storageFailed", code: "WEBHOOKS_ERASED_MEANWHILE" } as const;

function isWhole({ database }: StoreTools, one: BeingIndexed): boolean {
  invariant(!isIndexedAtOnce(one), "only a large notification takes more than one slice");
  return database.statement("SELECT cut FROM notification WHERE id = ?").get(one.row.id)?.["cut"] === 0;
}
