import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry, WebhookProof } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { dialectOf, type Dialect } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { Clock, Instant } from "../../../shared/time.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { AppendOptions, AttemptsLeft, JournalRow, FencedLock, Storage } from "../storage/port.ts";
import type { Decision } from "./decide/policy.ts";
import type { EffectContext } from "./effects/effect.ts";
import type { Publisher } from "./publisher.ts";
import type { RunConnections, ConnectionCache } from "./run-connections.ts";
import { apply, fold } from "./state/fold.ts";
import { momentOf } from "./timekeeping.ts";
import { dateBy, type Timing } from "./platform-waits.ts";
import type { RunState } from "./state/run-state.ts";

/** What a migration needs from the application. */
export type MigrationDeps = {
  readonly ports: HostPorts;
  readonly storage: Storage;
  readonly vault: Vault;
  readonly sessions: ConnectionCache;
  readonly publisher: Publisher;
  readonly lateAnswers: LateAnswers;
  /**
   * A webhook that only a number in the cloud can cause, if one has arrived; see `webhooks/webhook-proof.ts`.
   */
  witness(about: WebhookProofQuestion): WebhookProof | undefined;
  /** The ID of the workspace that new runs belong to. */
  workspace(): Promise<Result<string, StorageProblem>>;
};

/** A late answer to a step, or to the change of the client's first password. */
export type LateAnswer = Extract<JournalEntry, { kind: "late-answer" | "password-change" }>;

/**
 * A late answer and, if something is stored beside the journal (the fingerprint of a refused PIN), the
 * function that stores it.
 */
export type LateRecord = { readonly entry: LateAnswer; readonly keep?: (() => Kept) | undefined };

type Kept = Result<null, unknown>;
export type WriteLate = (entry: LateAnswer) => Kept;
/** Records the answers that arrive after their requests timed out, for the lifetime of this process. */
export type LateAnswers = {
  /** Registers the writer of a run's journal; the result unregisters it. */
  attend(run: RunId, write: WriteLate): () => void;
  /**
   * Writes an answer to its run's journal: through the registered writer, else under a short hold of the run.
   */
  take(deps: MigrationDeps, run: RunId, record: LateRecord): void;
  /**
   * Writes an answer that belongs to something other than a run. `tried` gets whether it is stored, after the
   * first attempt and once it succeeds.
   */
  keep(write: () => Kept, tried: (isKept: boolean) => void): void;
  /** Starts to track answers; the result says whether an answer that arrives later still counts. */
  listening(): () => boolean;
  /** Makes all answers tracked so far stop counting. Only for the sandbox, when it is reset. */
  forget(): void;
  /** The step of a run whose late answer is not written yet; undefined without one. */
  unwritten(run: RunId): StepName | undefined;
  /** Retries what is not written yet once, then accepts no more. */
  stop(): void;
};

/** Which number's webhooks count, and from when. */
export type WebhookProofQuestion = {
  readonly phoneNumberId: string;
  /** By this machine's clock. */
  readonly since: Instant;
  /** By the platform's clock, at or before the same moment. */
  readonly platformSince: Instant;
};

export type RunContextProblem =
  | StorageProblem
  | VaultProblem
  | InputProblem
  | RunProblem
  | { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft }
  | { readonly kind: "sentBefore" };

/**
 * "counts-attempt": the intent uses a register attempt. "once": a run may have it once. The machine-wide
 * register refuses an intent that it already holds.
 */
export type IntentGuard = "counts-attempt" | "once";

/** One run that this process holds: its state, its journal writer, and what its steps use. */
export type RunContext = {
  readonly state: RunState;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly tools: Pick<EffectContext, "vault" | "storage" | "files" | "dataDir" | "clock">;
  /**
   * Writes one entry durably, applies and publishes it. `guard`: what the machine-wide register must allow.
   */
  append(entry: JournalEntry, guard?: IntentGuard): Result<null, RunContextProblem>;
  /**
   * Like `append`; also writes, in the same transaction, the entry that `next` gives for the resulting state.
   */
  appendWithNext(
    entry: JournalEntry,
    next: (state: RunState) => JournalEntry | undefined,
  ): Result<null, RunContextProblem>;
  session(): Promise<Result<RunConnections, RunContextProblem>>;
  witness: MigrationDeps["witness"];
  /**
   * Records an answer that arrived after its request timed out: here, or under a short hold once this one is
   * released.
   */
  late(record: LateRecord): void;
  publishPause(pause: Extract<Decision, { kind: "pause" }>): void;
  release(): void;
};

/**
 * Takes the hold of a run and reads its journal.
 *
 * Problems: noSuchRun, heldElsewhere, journalDamaged, storage; for a run that has not ended also runOpen,
 * runElsewhere, numberBusy, unless `toEnd` is set.
 */
export function openRunContext(
  deps: MigrationDeps,
  run: RunId,
  options: { readonly toEnd?: boolean } = {},
): Result<RunContext, RunContextProblem> {
  const hold = deps.storage.hold(run, options);
  if (!hold.ok) {
    const { problem } = hold;
    // A run that can't be read here is reported as that first, whatever else blocks its number.
    const newer = deps.storage.read(run);
    if (!newer.ok && newer.problem.kind === "runOfNewerVersion") return err(newer.problem);
    if (problem.kind === "noSuchRun" || problem.kind === "heldElsewhere") return err({ ...problem, run });
    return err(problem.kind === "runOpen" ? otherRunOpen(deps.storage, problem.run) : problem);
  }
  const read = deps.storage.read(run);
  if (!read.ok) {
    hold.value.release();
    return err(read.problem.kind === "noSuchRun" ? { kind: "noSuchRun", run } : read.problem);
  }
  if (read.value.damaged.length > 0) {
    // Continuing from a journal with missing rows could repeat a request that must not be repeated.
    hold.value.release();
    return err({ kind: "journalDamaged", run, rows: read.value.damaged.length });
  }
  return ok(contextOver(deps, hold.value, read.value.rows));
}

/** A context over rows that were read or written under this hold. */
function contextOver(deps: MigrationDeps, hold: FencedLock, rows: readonly JournalRow[]): RunContext {
  const { storage, publisher, ports } = deps;
  let state = fold(rows);
  const stamped = (entry: JournalEntry): JournalEntry => {
    const { boot, monotonicMs } = momentOf(ports.clock);
    return { ...entry, stamp: { boot, monotonicMs } };
  };
  const appendAll = (
    [first, ...more]: readonly [JournalEntry, ...JournalEntry[]],
    options?: AppendOptions,
  ): Result<null, RunContextProblem> => {
    const written =
      more.length === 0
        ? rowsOf(storage.append(hold, stamped(first), options))
        : storage.appendAll(hold, [stamped(first), ...more.map(stamped)], options);
    if (!written.ok) {
      const { problem } = written;
      if (problem.kind === "fenced") return err({ kind: "heldElsewhere", run: hold.run });
      return err(problem.kind === "runOpen" ? otherRunOpen(storage, problem.run) : problem);
    }
    for (const row of written.value) {
      const before = state;
      state = apply(state, row);
      publisher.entry(state, row, before);
    }
    return ok(null);
  };
  const counts = deps.lateAnswers.listening();
  const leave = deps.lateAnswers.attend(hold.run, (entry) => appendAll([entry]));
  return {
    get state() {
      return state;
    },
    dialect: dialectOf(state.plan.dialect),
    clock: ports.clock,
    tools: { vault: deps.vault, storage, files: ports.files, dataDir: ports.dataDir, clock: ports.clock },
    append: (entry, guard) => appendAll([entry], optionsOf(guard, state)),
    appendWithNext(entry, next) {
      // `next` gets the state that the entry leads to before anything is on disk, so that one transaction
      // writes both.
      const seen = { seq: state.revision + 1, run: hold.run, entry: stamped(entry), at: ports.clock.now() };
      const following = next(apply(state, { ...seen, appVersion: ports.appVersion }));
      return appendAll(following === undefined ? [entry] : [entry, following]);
    },
    session: () => deps.sessions.of(state),
    witness: (about) => deps.witness(about),
    late: (record) => (counts() ? deps.lateAnswers.take(deps, hold.run, record) : undefined),
    publishPause: (pause) => publisher.pause(state, pause),
    release() {
      leave();
      hold.release();
    },
  };
}

function optionsOf(guard: IntentGuard | undefined, { plan }: RunState): AppendOptions | undefined {
  if (guard === undefined) return undefined;
  return guard === "once" ? { once: true } : { countsAttempt: numberOf(plan) };
}

function rowsOf<P>(row: Result<JournalRow, P>): Result<readonly JournalRow[], P> {
  return row.ok ? ok([row.value]) : row;
}

/** The problem that another run of the number is open: which one, and whether a process holds it. */
export function otherRunOpen(storage: Storage, run: RunId): Extract<RunProblem, { kind: "runOpen" }> {
  return { kind: "runOpen", run, held: storage.isHeld(run) };
}

/** The clocks that a run's waits are measured with. */
export function timingOf(context: Pick<RunContext, "clock" | "session">): Timing {
  return {
    clock: context.clock,
    dateOf: dateBy(async () => {
      const session = await context.session();
      return session.ok ? session.value.connections : undefined;
    }),
  };
}
