import { decide } from "../../main/core/migration/decide/decide.ts";
import type { Decision } from "../../main/core/migration/decide/policy.ts";
import { interpret } from "../../main/core/platforms/interpret.ts";
import { fold } from "../../main/core/migration/state/fold.ts";
import type { RunState } from "../../main/core/migration/state/run-state.ts";
import type { Moment } from "../../main/core/migration/timekeeping.ts";
import type { JournalRow } from "../../main/core/storage/port.ts";
import { RunId, SealedRef } from "../../shared/ids.ts";
import type { Confirmation } from "../../shared/migration/confirmation.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import type { JournalEntry, StepYield } from "../../shared/migration/journal-entry.ts";
import { Plan, type CodeMethod } from "../../shared/migration/plan.ts";
import type { ClientWord, CloudWord, Observation } from "../../shared/migration/observation.ts";
import type { StepName } from "../../shared/migration/step.ts";
import { dialectOf } from "../../shared/platform/dialect.ts";
import type { NumberFacts, OnPremHealth } from "../../shared/platform/facts.ts";
import type {
  Evidence,
  NotSentCause,
  RecordedOutcome,
  RefusalReason,
} from "../../shared/platform/outcome.ts";
import { instant, isoOf, type Instant } from "../../shared/time.ts";

export const RUN = RunId.parse("r-20260115-told11");
export const PAIR = SealedRef.parse("ab".repeat(16));
export const START = Date.UTC(2026, 0, 15, 12);
/** Digits of the plan's number, and the app id of its token. */
export const ASKED = "12025550123";
export const APP = "6708";

const HOSTS = dialectOf({ brand: "chat", apiVersion: "v23.0" }).hosts;

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  at: isoOf(instant(START)),
  durationMs: 5,
  ...more,
});
export const confirmed = (more?: Partial<Evidence>): RecordedOutcome => ({
  kind: "confirmed",
  evidence: evidence(more),
});
export const unknown = (more?: Partial<Evidence>): RecordedOutcome => ({
  kind: "unknown",
  cause: "timeout",
  evidence: evidence(more),
});
export const rejected = (reason: RefusalReason, more?: Partial<Evidence>): RecordedOutcome => ({
  kind: "rejected",
  reason,
  evidence: evidence(more),
});
export const notSent = (
  cause: NotSentCause = "connection-refused",
  more?: Partial<Evidence>,
): RecordedOutcome => ({
  kind: "notSent",
  cause,
  evidence: evidence(more),
});

/** What the cloud returns for each of its possible readings. */
const CLOUD_FACTS: Readonly<Record<CloudWord, NumberFacts | undefined>> = {
  cloud: { refusedFields: [], host: HOSTS.cloud, status: "CONNECTED" },
  "on-premises": { refusedFields: [], host: HOSTS.onPrem },
  nowhere: { refusedFields: [], host: HOSTS.none },
  somewhere: { refusedFields: [], status: "CONNECTED" },
  silent: undefined,
};

const health = (gateway: OnPremHealth["gateway"]): OnPremHealth => ({ gateway, clustered: false, nodes: [] });

/** What the client returns for each of its possible readings: its health, and the number that it reports. */
const CLIENT_FACTS: Readonly<
  Record<ClientWord, { readonly health: OnPremHealth | undefined; readonly serves: string | undefined }>
> = {
  "serves-number": { health: health("connected"), serves: ASKED },
  "serves-another": { health: health("connected"), serves: "12025550199" },
  connected: { health: health("connected"), serves: undefined },
  connecting: { health: health("connecting"), serves: undefined },
  down: { health: health("disconnected"), serves: undefined },
  unregistered: { health: health("unregistered"), serves: undefined },
  silent: { health: undefined, serves: undefined },
};

/** An observation in which the two APIs reported these readings. */
export function readingOf(
  cloudSays: CloudWord,
  clientSays: ClientWord,
  more: Partial<Observation> = {},
): Observation {
  const number = CLOUD_FACTS[cloudSays];
  const client = CLIENT_FACTS[clientSays];
  const outcomeOf = (value: unknown): RecordedOutcome => (value === undefined ? unknown() : confirmed());
  return {
    at: isoOf(instant(START)),
    cloud: outcomeOf(number),
    onPrem: outcomeOf(client.health),
    ...(number === undefined ? {} : { number }),
    ...(client.health === undefined ? {} : { health: client.health }),
    ...(client.serves === undefined ? {} : { clientServes: client.serves }),
    ...interpret(number, { ...client, asked: ASKED }, HOSTS),
    ...more,
  };
}

/** The observation before the number moves, by direction. */
export const AT_HOME: Readonly<Record<Direction, Observation>> = {
  "to-cloud": readingOf("on-premises", "serves-number"),
  "to-onprem": readingOf("cloud", "unregistered"),
};

export type PlanChange = {
  readonly cloud?: object;
  readonly number?: object;
  readonly auth?: object;
};

/** A plan with app, shards and display name, with `change` applied. */
export function planOf(direction: Direction, change: PlanChange = {}): Plan {
  return Plan.parse({
    version: 1,
    direction,
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: "10221",
      appId: APP,
      accessToken: { env: "CLOUD_TOKEN" },
      ...change.cloud,
    },
    onPrem: {
      baseUrl: "https://onprem.example:9090",
      auth: change.auth ?? { token: { env: "ONPREM_TOKEN" } },
    },
    number: {
      phoneNumberId: "10651",
      cc: "1",
      phoneNumber: "2025550123",
      pin: { env: "PIN" },
      cert: { env: "CERT" },
      shards: 2,
      displayName: "Northwind Bakery",
      ...change.number,
    },
  });
}

/** The row with which a migration begins; `opened` replaces members of it. */
export function openedEntry(
  direction: Direction,
  change: PlanChange = {},
  opened: object = {},
): Extract<JournalEntry, { kind: "opened" }> {
  return {
    kind: "opened",
    run: RUN,
    workspace: "default",
    plan: planOf(direction, change),
    checks: [],
    sealed: {},
    wayBack: null,
    ...opened,
  };
}

/**
 * A journal that a test writes row by row, with the state that it folds to and the decision on that state.
 */
export class ToldRun {
  readonly rows: JournalRow[] = [];
  private now: Instant = instant(START);
  private boot = 1;
  private bootedAt = START;

  constructor(direction: Direction, change: PlanChange = {}, opened: object = {}) {
    this.add(openedEntry(direction, change, opened));
  }

  get state(): RunState {
    return fold(this.rows);
  }

  get moment(): Moment {
    return { wall: this.now, boot: `boot-${this.boot}`, monotonicMs: this.now - this.bootedAt };
  }

  get decision(): Decision {
    return decide(this.state, this.moment);
  }

  add(...entries: readonly JournalEntry[]): this {
    for (const entry of entries) {
      const { boot, monotonicMs } = this.moment;
      this.rows.push({
        seq: this.rows.length + 1,
        run: RUN,
        entry: { ...entry, stamp: { boot, monotonicMs } },
        at: this.now,
        appVersion: "0.0.0-test",
      });
    }
    return this;
  }

  /** Advances both clocks by this many milliseconds. */
  pass(ms: number): this {
    this.now = instant(this.now + ms);
    return this;
  }

  /** Changes the wall clock by this many milliseconds; the monotonic clock does not advance. */
  setClock(ms: number): this {
    this.bootedAt += ms;
    return this.pass(ms);
  }

  /** Another process continues the run. */
  restart(): this {
    this.boot += 1;
    this.bootedAt = this.now;
    return this;
  }

  confirm(...what: readonly Confirmation[]): this {
    return this.add(...what.map((one): JournalEntry => ({ kind: "confirmed", what: one, by: "person" })));
  }

  intent(step: StepName, more: { readonly method?: CodeMethod; readonly request?: string } = {}): this {
    return this.add({
      kind: "intent",
      step,
      attempt: this.state.attempts[step] + 1,
      monotonicMs: 0,
      ...more,
    });
  }

  outcome(step: StepName, outcome: RecordedOutcome, brought?: StepYield): this {
    const attempt = this.state.attempts[step];
    return this.add({
      kind: "outcome",
      step,
      attempt,
      outcome,
      ...(brought === undefined ? {} : { yield: brought }),
    });
  }

  /** A request and its outcome. */
  takes(step: StepName, outcome: RecordedOutcome, brought?: StepYield): this {
    return this.intent(step).outcome(step, outcome, brought);
  }

  looks(step: StepName, reading: Observation, begunMs = this.moment.monotonicMs): this {
    return this.add({ kind: "looked", because: "lost-answer", step, reading, begunMs });
  }

  /** The first observation, to which both APIs responded. */
  inspected(reading = AT_HOME[this.state.plan.direction]): this {
    return this.takes("inspect", confirmed(), { kind: "reading", reading });
  }

  /** Everything before the number can move to the cloud. */
  backedUp(reading?: Observation): this {
    return this.inspected(reading)
      .takes("backup", confirmed(), { kind: "pair", ref: PAIR })
      .confirm("point-of-no-return");
  }

  /** Everything up to a registration that the cloud confirmed. */
  registered(reading?: Observation): this {
    return this.backedUp(reading).takes("register", confirmed());
  }

  /** Everything before a code can be requested. */
  prepared(): this {
    return this.inspected().confirm("sending-paused", "point-of-no-return");
  }

  /** Everything up to a code that the client reports as sent. */
  codeSent(brought: Partial<Extract<StepYield, { kind: "account" }>> = {}): this {
    return this.prepared().takes("account", confirmed(), {
      kind: "account",
      answer: "code-sent",
      displayName: "Northwind Bakery",
      ...brought,
    });
  }
}
