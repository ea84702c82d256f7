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

/** What a migration needs from the application around it. */
export type MigrationDeps = {
  readonly ports: HostPorts;
  readonly storage: Storage;
  readonly vault: Vault;
  readonly sessions: ConnectionCache;
  readonly publisher: Publisher;
  readonly lateAnswers: LateAnswers;
  /** A webhook that only a number in the cloud can have caused, where one has arrived; see `webhooks/witness.ts`. */
  witness(about: WebhookProofQuestion): WebhookProof | undefined;
  /** The workspace that new runs belong to. */
  workspace(): Promise<Result<string, StorageProblem>>;
};

/** An answer to a step, or to the change of the client's first password. */
export type LateAnswer = Extract<JournalEntry, { kind: "late-answer" | "password-change" }>;

/** A late answer and, where something belongs beside the journal (the print of a refused PIN), what keeps that. */
export type LateRecord = { readonly entry: LateAnswer; readonly keep?: (() => Kept) | undefined };

type Kept = Result<null, unknown>;
export type WriteLate = (entry: LateAnswer) => Kept;
/** Takes the answers that come after their requests were given up, for as long as this process lives. */
export type LateAnswers = {
  /** Says who writes a run's journal now; gives the way to say that they do no longer. */
  attend(run: RunId, write: WriteLate): () => void;
  /** Writes an answer into its run's journal: through whoever is at it here, else by taking the run for that moment. */
  take(deps: MigrationDeps, run: RunId, record: LateRecord): void;
  /** Writes an answer to something else; `tried` hears whether it stands, at the first try and once it does. */
  keep(write: () => Kept, tried: (isKept: boolean) => void): void;
  /** Says, once an answer is there, whether it still counts that was listened for from this call on. */
  listening(): () => boolean;
  /** Lets nothing count any more that is listened for now. For practice alone, when its platform begins again. */
  forget(): void;
  /** The step of a run whose late answer is not written down yet; undefined where there is none. */
  unwritten(run: RunId): StepName | undefined;
  /** Tries once more what is not written yet, and takes no more. */
  stop(): void;
};

/** Which number's webhooks count, and from which moment on. */
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

/** An intent that counts as a register, or one that a run may have once: the book refuses it where it knows of it. */
export type IntentGuard = "counts-attempt" | "once";

/** One run under our hold: its state, the way to write its journal, and what its steps may use. */
export type RunContext = {
  readonly state: RunState;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly tools: Pick<EffectContext, "vault" | "storage" | "files" | "dataDir" | "clock">;
  /** Writes one entry durably, applies it and publishes what it means. `guard` is what the machine's book has to allow. */
  append(entry: JournalEntry, guard?: IntentGuard): Result<null, RunContextProblem>;
  /** The same, and in the same transaction what `next` says of the state that the entry leads to. */
  appendWithNext(
    entry: JournalEntry,
    next: (state: RunState) => JournalEntry | undefined,
  ): Result<null, RunContextProblem>;
  session(): Promise<Result<RunConnections, RunContextProblem>>;
  witness: MigrationDeps["witness"];
  /** Writes down an answer that came after its request was given up: here, or by a desk of its own once this one is let go. */
  late(record: LateRecord): void;
  publishPause(pause: Extract<Decision, { kind: "pause" }>): void;
  release(): void;
};

/**
 * Takes the hold of a run and reads its journal. Problems: noSuchRun, heldElsewhere, journalDamaged, storage, and for
 * a run that has not ended those of its number: runOpen, runElsewhere, numberBusy. `toEnd` passes over the latter.
 */
export function openRunContext(
  deps: MigrationDeps,
  run: RunId,
  options: { readonly toEnd?: boolean } = {},
): Result<RunContext, RunContextProblem> {
  const hold = deps.storage.hold(run, options);
  if (!hold.ok) {
    const { problem } = hold;
    // Whatever is in its number's way, a run that cannot be read here is told as that.
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
    // Going on from a journal with holes could repeat what must not be repeated.
    hold.value.release();
    return err({ kind: "journalDamaged", run, rows: read.value.damaged.length });
  }
  return ok(deskOver(deps, hold.value, read.value.rows));
}

/** A desk over rows that were read (or just written) under a hold. */
function deskOver(deps: MigrationDeps, hold: FencedLock, rows: readonly JournalRow[]): RunContext {
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
      // What follows is worked out on the state that the entry leads to, before either is on disk.
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

/** Another run of the number is open: which, and whether somebody is at work on it. */
export function otherRunOpen(storage: Storage, run: RunId): Extract<RunProblem, { kind: "runOpen" }> {
  return { kind: "runOpen", run, held: storage.isHeld(run) };
}

/** What a run's waits are measured with. */
export function timingOf(desk: Pick<RunContext, "clock" | "session">): Timing {
  return {
    clock: desk.clock,
    dateOf: dateBy(async () => {
      const session = await desk.session();
      return session.ok ? session.value.connections : undefined;
    }),
  };
}
