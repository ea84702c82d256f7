import { decide } from "../../../main/core/migration/decide/decide.ts";
import { decideInterrupted, type Decision } from "../../../main/core/migration/decide/policy.ts";
import { contradictionIn, tells } from "../../../main/core/migration/decide/verify.ts";
import { snapshotOf, type Surroundings } from "../../../main/core/migration/snapshot.ts";
import { apply, fold } from "../../../main/core/migration/state/fold.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { Moment } from "../../../main/core/migration/timekeeping.ts";
import type { JournalRow } from "../../../main/core/storage/port.ts";
import { ATTEMPTS_PER_RUN } from "../../../main/core/storage/attempt-ledger.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { JournalEntry, StepYield } from "../../../shared/migration/journal-entry.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { isLook, STEPS, type StepName } from "../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { instant, isoOf, type Instant } from "../../../shared/time.ts";
import { confirmed, openedEntry, PAIR, RUN, START, type PlanChange } from "../told-run.ts";

/** What the platform answers in a course: to a step's request, and to a query of both APIs. */
export type Answers = {
  /** The outcome of a request; undefined for success. `attempt` counts from 1. */
  readonly outcome?: (step: StepName, attempt: number) => RecordedOutcome | undefined;
  /** What both APIs report; `step`: the step that it is made for. */
  readonly look: (step: StepName, state: RunState) => Observation;
  /** What a successful account request brings. */
  readonly account?: Extract<StepYield, { kind: "account" }> | undefined;
};

/** Given what a person sees now, which is worked out only when it is asked for. */
export type Seen = (look: () => RunSnapshot) => void;

const MOST_DECISIONS = 300;

/**
 * A migration that the engine's own decisions carry on: each place where it stops, for however long, is given to `seen`
 * as a person would see it.
 */
export class Course {
  private readonly rows: JournalRow[];
  private now: Instant;
  private boots = 1;
  private bootedAt: number;
  private current: RunState;
  private readonly answers: Answers;
  private readonly seen: Seen;

  private constructor(parts: {
    readonly rows: JournalRow[];
    readonly now: Instant;
    readonly state: RunState;
    readonly answers: Answers;
    readonly seen: Seen;
  }) {
    ({ rows: this.rows, now: this.now, state: this.current, answers: this.answers, seen: this.seen } = parts);
    this.bootedAt = parts.now;
  }

  static open(
    direction: Direction,
    answers: Answers,
    seen: Seen,
    { change = {}, opened = {} }: { readonly change?: PlanChange; readonly opened?: object } = {},
  ): Course {
    const now = instant(START);
    const entry = openedEntry(direction, change, opened);
    const rows = [stamped(entry, { seq: 1, at: now, boot: 1, monotonicMs: 0 })];
    return new Course({ rows, now, state: fold(rows), answers, seen });
  }

  /** The same migration so far, which goes on by other answers. */
  branch(answers: Answers = this.answers): Course {
    const copy = new Course({
      rows: [...this.rows],
      now: this.now,
      state: this.current,
      answers,
      seen: this.seen,
    });
    copy.boots = this.boots;
    copy.bootedAt = this.bootedAt;
    return copy;
  }

  /** The same migration so far, seen by another one. */
  branchTo(seen: Seen): Course {
    return new Course({
      rows: [...this.rows],
      now: this.now,
      state: this.current,
      answers: this.answers,
      seen,
    });
  }

  get state(): RunState {
    return this.current;
  }

  get moment(): Moment {
    return { wall: this.now, boot: `boot-${this.boots}`, monotonicMs: this.now - this.bootedAt };
  }

  get decision(): Decision {
    return decide(this.current, this.moment);
  }

  pass(ms: number): this {
    this.now = instant(this.now + Math.ceil(ms));
    return this;
  }

  /** The process ends, and another one goes on. */
  restart(): this {
    this.boots += 1;
    this.bootedAt = this.now;
    return this;
  }

  write(entry: JournalEntry): this {
    const { boot, monotonicMs } = this.moment;
    const row = stamped(entry, { seq: this.rows.length + 1, at: this.now, boot, monotonicMs });
    this.rows.push(row);
    this.current = apply(this.current, row);
    return this.pass(50);
  }

  /** What a person sees now. */
  snapshot(around: Partial<Surroundings> = {}): RunSnapshot {
    const { register } = this.current.attempts;
    return snapshotOf(this.current, {
      now: this.moment,
      attempts: { inRun: Math.max(0, ATTEMPTS_PER_RUN - register), inWindow: 8 - register },
      damagedRows: 0,
      held: false,
      ...around,
    });
  }

  show(around: Partial<Surroundings> = {}): this {
    this.seen(() => this.snapshot(around));
    return this;
  }

  look(step: StepName, because: Extract<JournalEntry, { kind: "looked" }>["because"]): this {
    const reading = { ...this.answers.look(step, this.current), at: isoOf(this.now) };
    return this.write({ kind: "looked", because, step, reading, begunMs: this.moment.monotonicMs });
  }

  /** Sends a step's request; in between it can be seen on its way, and left behind by a process that ended. */
  take(step: StepName): this {
    const attempt = this.current.attempts[step] + 1;
    if (step === "register" && attempt > ATTEMPTS_PER_RUN)
      return this.write({ kind: "ended", reason: "attempts-spent", step });
    this.write({ kind: "intent", step, attempt, monotonicMs: this.moment.monotonicMs });
    this.show({ held: true });
    this.branch().restart().show().show({ held: true });
    const { outcome, brought } = this.answered(step, attempt);
    return this.write({
      kind: "outcome",
      step,
      attempt,
      outcome,
      ...(brought === undefined ? {} : { yield: brought }),
    });
  }

  /** Carries the migration on until it waits for a person or is over. */
  goOn(): this {
    for (let count = 0; count < MOST_DECISIONS; count += 1) {
      const decision = this.decision;
      switch (decision.kind) {
        case "over":
        case "wait":
          return this.show().show({ held: true });
        case "pause":
          this.show({ held: true }).show();
          this.branch().restart().show();
          this.pass(decision.ms);
          break;
        case "look":
          this.look(decision.step, decision.because);
          break;
        case "write":
          this.write(decision.entry);
          break;
        case "change-password":
          this.write({ kind: "password-change" }).write({ kind: "password-change", outcome: confirmed() });
          break;
        case "act":
          this.show().branch().restart().show();
          this.take(decision.step);
          break;
      }
    }
    throw new Error("The migration does not come to rest.");
  }

  /** Confirms everything that is asked until something else is waited for. */
  confirmAll(): this {
    for (let asked = this.goOn().decision; asked.kind === "wait"; asked = this.goOn().decision) {
      if (asked.phase.kind !== "awaiting-confirmation") return this;
      for (const what of asked.phase.what) this.write({ kind: "confirmed", what, by: "person" });
    }
    return this;
  }

  abandon(): this {
    const dangling = decideInterrupted(this.current, this.moment);
    if (dangling !== undefined) this.write(dangling);
    const step =
      STEPS[this.current.plan.direction].find(
        (name) => !["confirmed", "skipped"].includes(this.current.steps[name].kind),
      ) ?? "verify";
    return this.look(step, "abandoning").write({ kind: "ended", reason: "abandoned", step }).show();
  }

  private answered(
    step: StepName,
    attempt: number,
  ): { readonly outcome: RecordedOutcome; readonly brought?: StepYield } {
    const outcome = this.answers.outcome?.(step, attempt) ?? confirmed();
    if (isLook(step)) {
      const reading = { ...this.answers.look(step, this.current), at: isoOf(this.now) };
      const judged = step === "verify" && outcome.kind === "confirmed" ? this.judged(reading) : outcome;
      return { outcome: judged, brought: { kind: "reading", reading } };
    }
    if (outcome.kind !== "confirmed") return { outcome };
    if (step === "backup") return { outcome, brought: { kind: "pair", ref: PAIR } };
    if (step === "shards") return { outcome, brought: { kind: "shards", shards: 2 } };
    if (step !== "account") return { outcome };
    const { account = { kind: "account", answer: "code-sent", displayName: "Northwind Bakery" } } =
      this.answers;
    return { outcome, brought: account };
  }

  /** As the engine's own effect judges what it observed. */
  private judged(reading: Observation): RecordedOutcome {
    const evidence = { at: isoOf(this.now), durationMs: 5 };
    if (tells(reading) === "nothing") return { kind: "unknown", cause: "unexpected-status", evidence };
    return contradictionIn(this.current, reading) === undefined
      ? { kind: "confirmed", evidence }
      : { kind: "unknown", cause: "contradicted", evidence };
  }
}

type Stamped = {
  readonly seq: number;
  readonly at: Instant;
  readonly boot: number | string;
  readonly monotonicMs: number;
};

function stamped(entry: JournalEntry, { seq, at, boot, monotonicMs }: Stamped): JournalRow {
  const name = typeof boot === "number" ? `boot-${boot}` : boot;
  return {
    seq,
    run: RUN,
    entry: { ...entry, stamp: { boot: name, monotonicMs } },
    at,
    appVersion: "0.0.0-test",
  };
}
