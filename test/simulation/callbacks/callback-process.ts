import { instant, type Clock } from "../../../shared/time.ts";
import type { CallOutcome, Evidence } from "../../../shared/platform/outcome.ts";
import type {
  Callback,
  CallbackApi,
  NumberCallbacks,
} from "../../../main/core/platforms/cloud/callback-port.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { CHANGE_FAULTS, QUERY_FAULTS, type CallbackFault, type ChangeFault } from "./callback-history.ts";
import { OTHER, type CallbackTruth, type StoredCallback } from "./callback-truth.ts";

const EVIDENCE: Evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const ANSWER_MS = 40;
const LOST_MS = 10_000;

/** What a process tells the history that it is part of. */
export type CallbackWatcher = {
  /** A request took effect, a record was written, or a state was published. */
  step(what: string): void;
  /** A request that sets this takes effect now. */
  overwrites(wanted: StoredCallback | undefined): void;
  /** One that left long ago took effect in place of this. */
  overwroteLate(before: CallbackTruth["now"], wanted: StoredCallback | undefined): void;
};

/** One process of the program with its own clock and its own connection to the simulated platform. */
export class CallbackProcess {
  readonly owner = {};
  isDead = false;
  requests = 0;
  writes = 0;
  readonly changes = new Set<number>();
  /** How many changes there were when a query last showed this process what was stored. */
  seenChanges = 0;
  readonly hurry = new AbortController();
  readonly stop = new AbortController();
  readonly clock: Clock;
  private readonly timeline: Timeline;
  private readonly truth: CallbackTruth;
  private readonly faults: readonly CallbackFault[];
  private readonly watcher: CallbackWatcher;

  constructor(parts: {
    readonly timeline: Timeline;
    readonly truth: CallbackTruth;
    readonly faults: readonly CallbackFault[];
    readonly watcher: CallbackWatcher;
  }) {
    ({ timeline: this.timeline, truth: this.truth, faults: this.faults, watcher: this.watcher } = parts);
    const { timeline, owner } = this;
    const bornMs = timeline.nowMs();
    this.clock = {
      now: () => instant(timeline.nowMs()),
      monotonicMs: () => timeline.nowMs() - bornMs,
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted === true) return resolve();
          const cancel = timeline.after(ms, resolve, owner);
          const end = (): void => {
            cancel();
            resolve();
          };
          signal?.addEventListener("abort", end, { once: true });
        }),
    };
  }

  die(): void {
    this.isDead = true;
    this.timeline.kill(this.owner);
  }

  /** The number's callback URLs as this process reaches them. */
  readonly api: Pick<CallbackApi, "readOfNumber" | "setOfNumber"> = {
    readOfNumber: () => this.query(),
    setOfNumber: (callback) => this.change(callback),
  };

  /** Whether a record can be written now. A process may die before or after it. */
  aboutToWrite(): "written" | "refused" {
    if (this.isDead) throw new Died();
    const write = this.writes++;
    if (this.meets({ kind: "dies-writing", write, when: "before" })) this.end();
    return this.meets({ kind: "disk", write }) ? "refused" : "written";
  }

  hasWritten(): void {
    this.watcher.step("record");
    if (this.meets({ kind: "dies-writing", write: this.writes - 1, when: "after" })) this.end();
  }

  private end(): never {
    this.die();
    throw new Died();
  }

  private async query(): Promise<CallOutcome<NumberCallbacks>> {
    const { truth } = this;
    const at = this.begin();
    const fault = QUERY_FAULTS.find((one) => this.meets({ kind: "query", at, fault: one }));
    if (fault === "not-sent" || this.isOffline(at)) return notSent();
    await this.pass(ANSWER_MS / 2);
    this.others(at);
    const stored = fault === "stale" ? truth.before : truth.now.stored;
    if (fault === undefined) this.seenChanges = truth.changes;
    this.diesAfter(at);
    await this.pass(fault === "lost" ? LOST_MS : ANSWER_MS / 2);
    switch (fault) {
      case "lost":
        return { kind: "unknown", cause: "timeout", evidence: EVIDENCE };
      case "error":
        return { kind: "unknown", cause: "server-error", evidence: EVIDENCE };
      case "rejected-now":
        return { kind: "rejected", reason: "temporarily-refused", evidence: EVIDENCE };
      case "silent":
        return { kind: "confirmed", value: { reported: false }, evidence: EVIDENCE };
      default:
        return {
          kind: "confirmed",
          value: { reported: true, ...(stored === undefined ? {} : { number: stored.address }) },
          evidence: EVIDENCE,
        };
    }
  }

  private async change(callback: Callback | undefined): Promise<CallOutcome<null>> {
    const { truth } = this;
    const at = this.begin();
    this.changes.add(at);
    const fault = CHANGE_FAULTS.find((one) => this.meets({ kind: "change", at, fault: one }));
    const wanted =
      callback === undefined ? undefined : { address: callback.address, token: callback.token.reveal() };
    if (fault === "not-sent" || this.isOffline(at)) return notSent();
    await this.pass(ANSWER_MS / 2);
    this.others(at);
    let isAccepted = true;
    const diesLate = this.meets({ kind: "dies", at, when: "late" });
    const lateMs = diesLate ? DEAD_LATE_MS : LATE[fault ?? "not-sent"];
    if (lateMs !== undefined)
      truth.setLater(lateMs, wanted, (before) => this.watcher.overwroteLate(before, wanted));
    else if (fault === undefined || fault.endsWith("-after")) {
      this.watcher.overwrites(wanted);
      isAccepted = truth.set(wanted, "program");
      this.watcher.step("change");
    }
    if (diesLate) this.end();
    this.diesAfter(at);
    await this.pass(
      fault?.startsWith("lost") === true || fault?.startsWith("late") === true ? LOST_MS : ANSWER_MS / 2,
    );
    return answerTo(fault, isAccepted);
  }

  /** Gives the number of the request; a dead process sends none. */
  private begin(): number {
    if (this.isDead) throw new Died();
    const at = this.requests++;
    if (this.meets({ kind: "dies", at, when: "before" })) this.end();
    if (this.meets({ kind: "hurried", at })) {
      this.hurry.abort();
      this.stop.abort();
    }
    return at;
  }

  private isOffline(at: number): boolean {
    return this.faults.some((one) => one.kind === "offline" && one.at <= at);
  }

  private others(at: number): void {
    for (const sets of [true, false])
      if (this.meets({ kind: "other", at, sets })) {
        this.truth.set(sets ? OTHER : undefined, "other");
        this.watcher.step("other");
      }
  }

  private diesAfter(at: number): void {
    if (this.meets({ kind: "dies", at, when: "after" })) this.end();
  }

  private meets(fault: CallbackFault): boolean {
    const wanted = JSON.stringify(fault);
    return this.faults.some((one) => JSON.stringify(one) === wanted);
  }

  private pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.timeline.after(ms, resolve, this.owner);
    });
  }
}

const DEAD_LATE_MS = 12_000;
const LATE: Readonly<Partial<Record<ChangeFault, number>>> = {
  "late-5": 5000,
  "late-15": 15_000,
  "error-late-10": 10_000,
};

class Died extends Error {
  override readonly name = "Died";
}

function answerTo(fault: ChangeFault | undefined, isAccepted: boolean): CallOutcome<null> {
  if (fault === "rejected-now")
    return { kind: "rejected", reason: "temporarily-refused", evidence: EVIDENCE };
  if (fault?.startsWith("error") === true)
    return { kind: "unknown", cause: "server-error", evidence: EVIDENCE };
  if (fault !== undefined) return { kind: "unknown", cause: "connection-lost", evidence: EVIDENCE };
  return isAccepted
    ? { kind: "confirmed", value: null, evidence: EVIDENCE }
    : { kind: "rejected", reason: "bad-parameter", evidence: EVIDENCE };
}

function notSent(): CallOutcome<never> {
  return { kind: "notSent", cause: "connection-refused", evidence: EVIDENCE };
}
