import { proofByWebhook } from "../../main/core/migration/advance-run.ts";
import { decide } from "../../main/core/migration/decide/decide.ts";
import { type Decision, decideInterrupted } from "../../main/core/migration/decide/policy.ts";
import { contradictionIn, tells } from "../../main/core/migration/decide/verify.ts";
import { interpret } from "../../main/core/platforms/interpret.ts";
import { apply, fold } from "../../main/core/migration/state/fold.ts";
import type { Moment as ClockMoment } from "../../main/core/migration/timekeeping.ts";
import type { RunState } from "../../main/core/migration/state/run-state.ts";
import { ATTEMPTS_PER_RUN } from "../../main/core/storage/attempt-ledger.ts";
import type { JournalRow } from "../../main/core/storage/port.ts";
import { RunId, SealedRef } from "../../shared/ids.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import { END_TRAITS } from "../../shared/migration/end-reason.ts";
import type { JournalEntry, StepYield, WebhookProof } from "../../shared/migration/journal-entry.ts";
import { Plan } from "../../shared/migration/plan.ts";
import type { Observation } from "../../shared/migration/observation.ts";
import { STEPS, type StepName } from "../../shared/migration/step.ts";
import { dialectOf } from "../../shared/platform/dialect.ts";
import type { NumberFacts, OnPremHealth } from "../../shared/platform/facts.ts";
import {
  NotSentCause,
  RefusalReason,
  UnknownCause,
  type RecordedOutcome,
} from "../../shared/platform/outcome.ts";
import { instant, isoOf, type Instant } from "../../shared/time.ts";

/** One step of a simulated run, with the state before and after it. */
export type Moment = {
  readonly before: RunState;
  readonly decision: Decision;
  /** True if a person acted rather than the engine. */
  readonly person: boolean;
  readonly entry: JournalEntry;
  readonly after: RunState;
};

export type ImaginedRun = {
  readonly rows: readonly JournalRow[];
  readonly moments: readonly Moment[];
  readonly state: RunState;
  /** The largest number of decisions between two actions of a person. */
  readonly longestStretch: number;
};

const RUN = RunId.parse("r-20260115-dreams");
const START = Date.UTC(2026, 0, 15, 12);
/** Digits of the plan's number. */
const PLAN_DIGITS = "12025550123";
const HOSTS = dialectOf({ brand: "chat", apiVersion: "v23.0" }).hosts;
const STRETCH_AT_MOST = 200;

/**
 * Simulates a whole run with the engine's own fold and decide. All responses of the platform and all actions
 * of the person are drawn from `tape`, so the same tape gives the same run.
 */
export function imagineRun(
  direction: Direction,
  tape: readonly number[],
  options: DreamOptions = {},
): ImaginedRun {
  return new RunSimulation(direction, tape, options).simulate();
}

/** `lateAnswers`: responses to requests that timed out may still arrive while their process runs. */
export type DreamOptions = { readonly lateAnswers?: boolean };

type LateStep = "register" | "subscribe" | "account" | "code" | "shards";
const LATE_STEPS: ReadonlySet<StepName> = new Set<LateStep>([
  "register",
  "subscribe",
  "account",
  "code",
  "shards",
]);

class RunSimulation {
  private readonly rows: JournalRow[] = [];
  private readonly moments: Moment[] = [];
  private readonly tape: readonly number[];
  private readonly late: boolean;
  private at = 0;
  private now: Instant = instant(START);
  private boots = 1;
  private bootedAt = START;
  private state: RunState;
  private stretch = 0;
  private longestStretch = 0;

  constructor(direction: Direction, tape: readonly number[], { lateAnswers = false }: DreamOptions) {
    this.tape = tape;
    this.late = lateAnswers;
    const entry: JournalEntry = {
      kind: "opened",
      run: RUN,
      workspace: "default",
      plan: planOf(direction),
      checks: [],
      sealed: {},
      wayBack: null,
    };
    this.rows.push(this.row(entry));
    this.state = fold(this.rows);
  }

  simulate(): ImaginedRun {
    while (this.at < this.tape.length && this.stretch < STRETCH_AT_MOST) {
      this.maybeWriteLateAnswer();
      const decision = decide(this.state, this.moment());
      const goesOn =
        decision.kind === "wait" || decision.kind === "over"
          ? this.actAsPerson(decision)
          : this.engineActs(decision);
      if (!goesOn) break;
    }
    this.runUntilWaiting();
    return { rows: this.rows, moments: this.moments, state: this.state, longestStretch: this.longestStretch };
  }

  /** The tape has ended: no response comes any more, and the engine continues until it waits or is done. */
  private runUntilWaiting(): void {
    for (; this.stretch < STRETCH_AT_MOST;) {
      const decision = decide(this.state, this.moment());
      if (decision.kind === "wait" || decision.kind === "over") return;
      this.engineActs(decision);
    }
  }

  private draw(below: number): number {
    const value = this.tape[this.at] ?? 0;
    this.at += 1;
    return value % below;
  }

  private pick<T>(options: readonly [T, ...T[]]): T {
    return options[this.draw(options.length)] ?? options[0];
  }

  /** Both clocks; a new process restarts its monotonic time. */
  private moment(): ClockMoment {
    return { wall: this.now, boot: `boot-${this.boots}`, monotonicMs: this.now - this.bootedAt };
  }

  /** The process dies and another one replaces it. */
  private restart(): void {
    this.boots += 1;
    this.bootedAt = this.now;
  }

  private row(entry: JournalEntry): JournalRow {
    const { boot, monotonicMs } = this.moment();
    const stamped = { ...entry, stamp: { boot, monotonicMs } };
    return { seq: this.rows.length + 1, run: RUN, entry: stamped, at: this.now, appVersion: "0.0.0-test" };
  }

  private write(entry: JournalEntry, decision: Decision, person: boolean): void {
    const before = this.state;
    const row = this.row(entry);
    this.rows.push(row);
    this.state = apply(before, row);
    this.moments.push({ before, decision, person, entry, after: this.state });
    this.now = instant(this.now + 50);
  }

  private engineActs(decision: Exclude<Decision, { kind: "wait" | "over" }>): true {
    this.stretch += 1;
    this.longestStretch = Math.max(this.longestStretch, this.stretch);
    if (decision.kind === "pause") this.waitFor(decision);
    else if (decision.kind === "change-password") {
      this.write({ kind: "password-change" }, decision, false);
      if (this.draw(8) === 0) return this.dies();
      this.write({ kind: "password-change", outcome: this.outcome() }, decision, false);
    } else if (decision.kind === "write") this.write(decision.entry, decision, false);
    else if (decision.kind === "look")
      this.write(
        {
          kind: "looked",
          because: decision.because,
          step: decision.step,
          reading: this.reading(),
          begunMs: this.moment().monotonicMs,
        },
        decision,
        false,
      );
    else this.take(decision.step, decision, false);
    return true;
  }

  private dies(): true {
    this.restart();
    return true;
  }

  /** As `advanceRun` does: a wait that another process began is resumed first. */
  private waitFor(decision: Extract<Decision, { kind: "pause" }>): void {
    const { boot } = this.moment();
    const { lastOutcome, takenUp } = this.state;
    if (lastOutcome.stamp?.boot !== boot && takenUp?.stamp?.boot !== boot)
      return this.write({ kind: "taken-up" }, decision, false);
    this.now = instant(this.now + Math.ceil(decision.ms));
  }

  private take(step: StepName, decision: Decision, person: boolean): void {
    const attempt = this.state.attempts[step] + 1;
    if (step === "register" && attempt > ATTEMPTS_PER_RUN)
      return this.write({ kind: "ended", reason: "attempts-spent", step }, decision, person);
    if (step === "shards" && this.draw(6) === 0)
      return this.write({ kind: "skipped", step, why: "already-so" }, decision, person);
    this.write(
      {
        kind: "intent",
        step,
        attempt,
        monotonicMs: this.now - START,
        ...(step === "account" ? { method: this.pick(["sms", "voice"]) } : {}),
      },
      decision,
      person,
    );
    // Sometimes the process dies here: the next one finds an intent without an outcome.
    if (this.draw(8) === 0) {
      this.restart();
      return;
    }
    this.maybeWriteLateAnswer();
    this.write(
      { kind: "outcome", step, attempt, monotonicMs: this.now - START, ...this.answer(step) },
      decision,
      person,
    );
  }

  /** Sometimes writes a late response to an attempt that this process had timed out on. */
  private maybeWriteLateAnswer(): void {
    if (!this.late || this.draw(5) !== 0) return;
    const given = this.rows.map(({ entry }) => entry);
    const answered = new Set(
      given.flatMap((entry) => (entry.kind === "late-answer" ? [`${entry.step} ${entry.attempt}`] : [])),
    );
    const open = given.filter(
      (entry): entry is Extract<JournalEntry, { kind: "outcome" }> =>
        entry.kind === "outcome" &&
        entry.outcome.kind === "unknown" &&
        entry.stamp?.boot === this.moment().boot &&
        LATE_STEPS.has(entry.step) &&
        !answered.has(`${entry.step} ${entry.attempt}`),
    );
    const one = open[this.draw(open.length || 1)];
    if (one === undefined) return;
    const { step, attempt } = one;
    const answer = this.answer(step);
    // A late response proves that the request was sent.
    if (answer.outcome.kind === "notSent") return;
    const decision = decide(this.state, this.moment());
    this.write({ kind: "late-answer", step, attempt, ...answer }, decision, false);
  }

  private answer(step: StepName): { readonly outcome: RecordedOutcome; readonly yield?: StepYield } {
    if (step === "verify") return this.verification();
    const outcome = this.outcome();
    if (step === "inspect") return { outcome, yield: { kind: "reading", reading: this.reading() } };
    if (outcome.kind !== "confirmed") return { outcome };
    if (step === "backup")
      return this.draw(6) === 0
        ? { outcome }
        : { outcome, yield: { kind: "pair", ref: SealedRef.parse("ab".repeat(16)) } };
    if (step === "shards") return { outcome, yield: { kind: "shards", shards: 2 } };
    if (step === "account") return { outcome, yield: this.accountYield() };
    return { outcome };
  }

  private accountYield(): StepYield {
    const sent = { kind: "account", answer: "code-sent" } as const;
    return this.pick<StepYield>([
      { ...sent, displayName: "Northwind Bakery", smsWaitSeconds: 30 },
      { ...sent, displayName: "Southwind Bakery" },
      { ...sent, displayName: "Westwind Bakery" },
      sent,
      { kind: "account", answer: "already-registered" },
    ]);
  }

  /** Verification has no response of its own: its observation is judged as the engine's effect judges it. */
  private verification(): { readonly outcome: RecordedOutcome; readonly yield: StepYield } {
    const reading = this.reading();
    const evidence = { at: isoOf(this.now), durationMs: 5 };
    const judged = (): RecordedOutcome => {
      if (tells(reading) === "nothing") return { kind: "unknown", cause: "unexpected-status", evidence };
      return contradictionIn(this.state, reading) === undefined
        ? { kind: "confirmed", evidence }
        : { kind: "unknown", cause: "contradicted", evidence };
    };
    return { outcome: judged(), yield: { kind: "reading", reading } };
  }

  private outcome(): RecordedOutcome {
    const evidence = {
      at: isoOf(this.now),
      durationMs: 5,
      ...(this.draw(3) === 0 ? { retryAfterSeconds: this.pick([1, 30, 400, 259_200]) } : {}),
    };
    switch (this.draw(6)) {
      case 0:
        return {
          kind: "notSent",
          cause: this.pick(NotSentCause.options as [NotSentCause, ...NotSentCause[]]),
          evidence,
        };
      case 1:
        return {
          kind: "rejected",
          reason: this.pick(RefusalReason.options as [RefusalReason, ...RefusalReason[]]),
          evidence,
        };
      case 2:
        return {
          kind: "unknown",
          cause: this.pick(UnknownCause.options as [UnknownCause, ...UnknownCause[]]),
          evidence,
        };
      default:
        return { kind: "confirmed", evidence };
    }
  }

  private reading(): Observation {
    // Half of the observations contain no facts, because decisions without evidence are the difficult ones.
    const dark = this.draw(2) === 0;
    const host = dark ? undefined : this.pick([undefined, HOSTS.cloud, HOSTS.onPrem, HOSTS.none]);
    const status = dark ? undefined : this.pick([undefined, "CONNECTED", "DISCONNECTED"]);
    const gateway = dark
      ? undefined
      : this.pick<OnPremHealth["gateway"] | undefined>([
          undefined,
          "connected",
          "connecting",
          "disconnected",
          "unregistered",
        ]);
    const number: NumberFacts | undefined =
      host === undefined && status === undefined
        ? undefined
        : {
            refusedFields: [],
            ...(host === undefined ? {} : { host }),
            ...(status === undefined ? {} : { status }),
          };
    const health: OnPremHealth | undefined =
      gateway === undefined ? undefined : { gateway, clustered: false, nodes: [] };
    const serves = this.pick([undefined, PLAN_DIGITS, PLAN_DIGITS, "12025550199"]);
    const subscriptions = this.pick<Observation["subscriptions"]>([undefined, [], [{ id: "6708" }]]);
    const evidence = { at: isoOf(this.now), durationMs: 5 };
    const outcomeOf = (value: unknown): RecordedOutcome =>
      value === undefined ? { kind: "unknown", cause: "timeout", evidence } : { kind: "confirmed", evidence };
    return {
      at: isoOf(this.now),
      cloud: outcomeOf(number),
      onPrem: outcomeOf(health),
      ...(number === undefined ? {} : { number }),
      ...(health === undefined ? {} : { health }),
      ...(subscriptions === undefined ? {} : { subscriptions }),
      ...(serves === undefined ? {} : { clientServes: serves }),
      ...interpret(number, { health, serves, asked: PLAN_DIGITS }, HOSTS),
    };
  }

  /** False if the person does nothing. */
  private actAsPerson(decision: Extract<Decision, { kind: "wait" | "over" }>): boolean {
    this.stretch = 0;
    if (decision.kind === "over") return this.reopens(decision);
    if (this.draw(20) === 0) return this.abandons(decision);
    const { phase } = decision;
    switch (phase.kind) {
      case "awaiting-confirmation":
        for (const what of phase.what) this.write({ kind: "confirmed", what, by: "person" }, decision, true);
        return true;
      case "awaiting-code":
        this.now = instant(this.now + 120_000);
        this.take(this.draw(3) === 0 ? "account" : "code", decision, true);
        return true;
      case "unknown":
        this.resolves(phase.step, decision);
        return true;
    }
  }

  private resolves(step: StepName, decision: Decision): void {
    switch (this.draw(7)) {
      case 0:
        return this.write(
          { kind: "looked", because: "resumed", step, reading: this.reading() },
          decision,
          true,
        );
      case 1:
        return this.write({ kind: "attested", home: this.pick(["cloud", "on-premises"]) }, decision, true);
      case 2:
        if (step === "code") return this.take("code", decision, true);
        return this.write({ kind: "attested", home: "cloud" }, decision, true);
      case 3: {
        const proof = proofByWebhook({ state: this.state, witness: () => this.witness() }, decision);
        return proof === undefined ? undefined : this.write(proof, decision, true);
      }
      default:
        if (step === "register" && this.state.attempts.register >= ATTEMPTS_PER_RUN) return undefined;
        return this.write({ kind: "repeat-granted", step }, decision, true);
    }
  }

  private witness(): WebhookProof {
    const at = isoOf(this.now);
    return { event: 1 + this.draw(9), receivedAt: at, happenedAt: at };
  }

  private reopens(decision: Decision): boolean {
    const { ended } = this.state;
    if (ended?.step === undefined || !END_TRAITS[ended.reason].resumable || this.draw(3) === 0) return false;
    // Sometimes a person resumes a run only after more than a week.
    if (this.draw(5) === 0) this.now = instant(this.now + 8 * 86_400_000);
    this.write({ kind: "reopened", step: ended.step, sealed: {} }, decision, true);
    return true;
  }

  private abandons(decision: Decision): true {
    const dangling = decideInterrupted(this.state, this.moment());
    if (dangling !== undefined) this.write(dangling, decision, true);
    const step =
      STEPS[this.state.plan.direction].find(
        (name) => !["confirmed", "skipped"].includes(this.state.steps[name].kind),
      ) ?? "verify";
    this.write({ kind: "looked", because: "abandoning", step, reading: this.reading() }, decision, true);
    this.write({ kind: "ended", reason: "abandoned", step }, decision, true);
    return true;
  }
}

function planOf(direction: Direction): Plan {
  return Plan.parse({
    version: 1,
    direction,
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: "10221",
      appId: "6708",
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { env: "ONPREM_TOKEN" } } },
    number: {
      phoneNumberId: "10651",
      cc: "1",
      phoneNumber: "2025550123",
      pin: { env: "PIN" },
      cert: { env: "CERT" },
      shards: 2,
      displayName: "Northwind Bakery",
    },
  });
}
