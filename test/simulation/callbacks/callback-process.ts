import { instant, type Clock } from "../../../shared/time.ts";
import type { CallOutcome, Evidence } from "../../../shared/platform/outcome.ts";
import type {
  Callback,
  CallbackApi,
  NumberCallbacks,
} from "../../../main/core/platforms/cloud/callback-port.ts";
import type { Timeline } from "../timeline/timeline.ts";
import type { CallbackFault, ChangeFault, Kept, Loss, Refusal } from "./callback-history.ts";
import { OTHER, type CallbackTruth, type Change, type StoredCallback } from "./callback-truth.ts";

const EVIDENCE: Evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const ANSWER_MS = 40;
const LOST_MS = 10_000;

/** What a process tells the history that it is part of. */
export type CallbackWatcher = {
  /** A request took effect, a record was written, or a state was published. */
  step(what: string): void;
  /** What the vault holds so far of this is lost. */
  lost(what: Kept, how: Loss): void;
  /** The endpoint of the first owner has another verify token now. */
  revoked(): void;
  /** A request took effect in place of `before`. */
  tookEffect(effect: Effect): void;
};

/** What became of a request that changes the callback URL. */
export type Effect = {
  readonly before: Change;
  /** Up to which change queries had shown the process what was stored when the request left. */
  readonly known: number;
  readonly wanted: StoredCallback | undefined;
};

/** One process of the program with its own clock and its own connection to the simulated platform. */
export class CallbackProcess {
  readonly owner = {};
  isDead = false;
  requests = 0;
  writes = 0;
  readonly changes = new Set<number>();
  /** How many requests there were before each record. */
  readonly writesAfter: number[] = [];
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
    this.writesAfter.push(this.requests);
    if (this.diesWriting(write, "before")) this.end();
    const isFull = this.faults.some((one) => one.kind === "disk" && one.write === write);
    return isFull ? "refused" : "written";
  }

  hasWritten(): void {
    this.watcher.step("record");
    if (this.diesWriting(this.writes - 1, "after")) this.end();
  }

  private end(): never {
    this.die();
    throw new Died();
  }

  private async query(): Promise<CallOutcome<NumberCallbacks>> {
    const { truth } = this;
    const at = this.begin();
    const fault = this.faultAt("query", at)?.fault;
    if (fault === "not-sent" || this.isOffline(at)) return notSent();
    await this.pass(ANSWER_MS / 2);
    this.others(at);
    if (this.refusalAt(at) === "token-invalid") return this.refused("token-invalid");
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
    const fault = this.faultAt("change", at)?.fault;
    const known = this.seenChanges;
    const wanted =
      callback === undefined ? undefined : { address: callback.address, token: callback.token.reveal() };
    if (fault === "not-sent" || this.isOffline(at)) return notSent();
    await this.pass(ANSWER_MS / 2);
    this.others(at);
    const refusal = this.refusalAt(at);
    if (refusal !== undefined) return this.refused(refusal);
    let isAccepted = true;
    const diesLate = this.dies(at, "late");
    const lateMs = diesLate ? DEAD_LATE_MS : LATE[fault ?? "not-sent"];
    if (lateMs !== undefined)
      truth.setLater(lateMs, wanted, (before) => this.watcher.tookEffect({ before, known, wanted }));
    else if (fault === undefined || fault.endsWith("-after")) {
      const before = truth.now;
      isAccepted = truth.set(wanted, "program");
      if (isAccepted) this.watcher.tookEffect({ before, known, wanted });
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
    for (const one of this.faults)
      if (one.kind === "vault-lost" && one.at === at) this.watcher.lost(one.what, one.how);
    if (this.dies(at, "before")) this.end();
    if (this.faults.some((one) => one.kind === "hurried" && one.at === at)) {
      this.hurry.abort();
      this.stop.abort();
    }
    return at;
  }

  private isOffline(at: number): boolean {
    return this.faults.some((one) => one.kind === "offline" && one.at <= at);
  }

  private refusalAt(at: number): Refusal | undefined {
    return this.faults.filter((one) => one.kind === "refuses").find((one) => one.at <= at)?.why;
  }

  private async refused(reason: Refusal): Promise<CallOutcome<never>> {
    await this.pass(ANSWER_MS / 2);
    return { kind: "rejected", reason, evidence: EVIDENCE };
  }

  /** What others do just before this request arrives. */
  private others(at: number): void {
    for (const one of this.faults) {
      if (one.kind === "revoked" && one.at === at) {
        this.truth.revoke();
        this.watcher.revoked();
      }
      if (one.kind !== "other" || one.at !== at) continue;
      this.truth.set(one.sets ? OTHER : undefined, "other");
      this.watcher.step("other");
    }
  }

  private diesAfter(at: number): void {
    if (this.dies(at, "after")) this.end();
  }

  private dies(at: number, when: "before" | "after" | "late"): boolean {
    return this.faults.some((one) => one.kind === "dies" && one.at === at && one.when === when);
  }

  private diesWriting(write: number, when: "before" | "after"): boolean {
    return this.faults.some((one) => one.kind === "dies-writing" && one.write === write && one.when === when);
  }

  private faultAt<K extends "query" | "change">(
    kind: K,
    at: number,
  ): Extract<CallbackFault, { kind: K }> | undefined {
    return this.faults.find(
      (one): one is Extract<CallbackFault, { kind: K }> => one.kind === kind && one.at === at,
    );
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
