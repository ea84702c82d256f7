import { ATTEMPTS_PER_RUN } from "../../../main/core/storage/attempt-ledger.ts";
import { Direction } from "../../../shared/migration/direction.ts";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import { ClientWord, CloudWord, type Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import {
  NotSentCause,
  RefusalReason,
  UnknownCause,
  type RecordedOutcome,
} from "../../../shared/platform/outcome.ts";
import { CLOUD_CODES } from "../../../shared/platform/codes-cloud.ts";
import { ON_PREM_CODES } from "../../../shared/platform/codes-on-prem.ts";
import { RunId } from "../../../shared/ids.ts";
import { APP, AT_HOME, confirmed, notSent, readingOf, rejected, unknown } from "../told-run.ts";
import { kindOfStop, stopKey } from "./stop-key.ts";
import { Course, type Answers, type Seen } from "./course.ts";

/** A stop of a migration as a person sees it, and what tells it from every other one. */
export type Stop = { readonly key: string; readonly run: RunSnapshot };

const EVIDENCE = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 } as const;

/** Every problem that a step's request or query can have: each class with each of its codes. */
export const PROBLEMS: readonly RecordedOutcome[] = [
  ...NotSentCause.options.map((cause) =>
    cause === "sign-in-refused" ? refusedSignIn("token-invalid") : notSent(cause),
  ),
  ...RefusalReason.options.map((reason) => rejected(reason)),
  ...UnknownCause.options.map((cause): RecordedOutcome => ({ kind: "unknown", cause, evidence: EVIDENCE })),
];

function refusedSignIn(signIn: RefusalReason, more: object = {}): RecordedOutcome {
  return { kind: "notSent", cause: "sign-in-refused", signIn, evidence: { ...EVIDENCE, ...more } };
}

const SIGN_INS = ["account-locked", "rate-limited", "password-change-required", "success-false"] as const;

/** Problems that come with more than their code: a wait, a platform's own code, a sign-in that was refused. */
const MORE_PROBLEMS: readonly RecordedOutcome[] = [
  rejected("rate-limited", { httpStatus: 429, retryAfterSeconds: 90 }),
  rejected("code-too-soon", { httpStatus: 400, retryAfterSeconds: 400 }),
  rejected("pin-wrong", { httpStatus: 400, apiError: { code: 133_005 } }),
  rejected("other", { httpStatus: 400, apiError: { code: 133_006 } }),
  rejected("account-locked", { httpStatus: 400, apiError: { code: 131_031 } }),
  unknown({ httpStatus: 500, apiError: { code: 131_016 } }),
  ...SIGN_INS.flatMap((signIn) => [refusedSignIn(signIn), refusedSignIn(signIn, { retryAfterSeconds: 60 })]),
];

/** Sign-ins that are refused for any other reason; what comes of them is as with those above. */
const RARE_PROBLEMS: readonly RecordedOutcome[] = RefusalReason.options
  .filter((signIn) => !SIGN_INS.some((one) => one === signIn))
  .map((signIn) => refusedSignIn(signIn));

const AT_TARGET: Readonly<Record<Direction, Observation>> = {
  "to-cloud": readingOf("cloud", "unregistered", { subscriptions: [{ id: APP }] }),
  "to-onprem": readingOf("on-premises", "serves-number"),
};

/** What the platform may report of a number that is at its target. */
const REPORTED = [{ status: "BANNED" }, { status: "RESTRICTED" }, { status: undefined }] as const;

/** The same, with what the platform reports of the number's status. */
function reportedAs(direction: Direction, facts: object): Observation {
  const reading = AT_TARGET[direction];
  return { ...reading, number: { refusedFields: [], ...reading.number, ...facts } };
}

/** What both APIs report once the problem was met. */
const AFTERWARDS = {
  "at its source": (direction: Direction) => AT_HOME[direction],
  "at its target": (direction: Direction) => AT_TARGET[direction],
  "not told": () => readingOf("silent", "silent"),
  contradictory: () => readingOf("cloud", "serves-number"),
  nowhere: () => readingOf("nowhere", "down"),
  "client down": () => readingOf("on-premises", "down"),
  "not subscribed": () => readingOf("cloud", "down", { subscriptions: [] }),
} as const satisfies Readonly<Record<string, (direction: Direction) => Observation>>;

const EVERY_READING: readonly Observation[] = CloudWord.options.flatMap((cloud) =>
  ClientWord.options.map((client) => readingOf(cloud, client)),
);

type Beginning = Parameters<typeof Course.open>[3] & Pick<Met, "first" | "account">;

/** How a migration begins. */
const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  usual: {},
  "PIN in the vault": { change: { number: { pin: { vault: "ws-7k2q9d.pin.12025550123" } } } },
  "no shards, no name": { change: { number: { shards: undefined, displayName: undefined } } },
  warned: {
    opened: {
      checks: [{ id: "number.quality", status: "warn", found: "YELLOW", cause: "quality-low" }],
    },
  },
  "warned, PIN refused elsewhere": {
    opened: {
      checks: [{ id: "number.quality", status: "warn", found: "YELLOW", cause: "quality-low" }],
      refusedElsewhere: { count: 1, at: "2026-01-15T11:40:00.000Z", folder: "f" },
    },
  },
  "recently registered": {
    opened: { recentRegister: { at: "2026-01-15T11:40:00.000Z", run: "r-20260115-before" } },
  },
  "PIN refused elsewhere": {
    opened: { refusedElsewhere: { count: 1, at: "2026-01-15T11:40:00.000Z", folder: "f" } },
  },
  "reported in the cloud": { opened: { attested: "cloud" } },
  "reported on-premises": { opened: { attested: "on-premises" } },
  "not told at first": { first: readingOf("silent", "silent") },
  "on the target already": { first: readingOf("cloud", "unregistered") },
  "on-premises already": { first: readingOf("on-premises", "serves-number") },
  "client of another number": { first: readingOf("on-premises", "serves-another") },
  "callback of its own": {
    opened: {
      checks: [
        {
          id: "webhooks.override",
          status: "pass",
          found: "https://hooks.example/account",
          facts: { callback: "https://hooks.example/account" },
        },
      ],
    },
  },
  "another display name": { account: { kind: "account", answer: "code-sent", displayName: "Southwind" } },
  "no display name": { account: { kind: "account", answer: "code-sent" } },
  "registered already": { account: { kind: "account", answer: "already-registered" } },
};

let explored: readonly Stop[] | undefined;

/** Explores every stop, each once; the tests of one process share them. */
export function everyStop(): readonly Stop[] {
  explored ??= explore();
  return explored;
}

function explore(): readonly Stop[] {
  const stops = new Map<string, RunSnapshot>();
  const known: Known = new Set();
  const seen: Seen = (look) => {
    const run = look();
    const key = stopKey(run);
    if (!stops.has(key)) stops.set(key, run);
  };
  for (const direction of Direction.options) {
    for (const [name, beginning] of Object.entries(BEGINNINGS)) {
      const answers = answersOf(direction, beginning);
      lead(Course.open(direction, answers, seen, beginning), { known, met: () => name });
    }
    for (const at of STEPS[direction])
      for (const meeting of meetings(direction)) {
        const answers = answersOf(direction, { ...meeting, at });
        const met = (): string | undefined =>
          answers.hasMet() ? `${meeting.times} ${meeting.name}` : undefined;
        // Until then it is seen as one without a problem is.
        const shown: Seen = (look) => {
          if (answers.hasMet()) seen(look);
        };
        lead(Course.open(direction, answers, shown), { known, met });
      }
    // A second problem, after a first request whose answer was lost.
    for (const [lost, at] of LOST_FIRST[direction])
      for (const problem of [...PROBLEMS, ...MORE_PROBLEMS]) {
        const answers = answersOf(direction, { lost, at, problem, afterwards: AT_HOME[direction] });
        const met = (): string | undefined => (answers.hasMet() ? "second" : undefined);
        const shown: Seen = (look) => {
          if (answers.hasMet()) seen(look);
        };
        lead(Course.open(direction, answers, shown), { known, met, resends: at === "account" });
      }
    for (const end of ENDED_BY_PREPARING[direction])
      lead(endedBefore(direction, end, seen), { known, met: () => "usual" });
  }
  return [...stops].map(([key, run]) => ({ key, run }));
}

type Meeting = Required<Omit<Met, "first" | "at" | "account" | "lost">> & { readonly name: string };

const LOST_FIRST = {
  "to-cloud": [["register", "register"]],
  "to-onprem": [
    ["account", "account"],
    ["account", "code"],
  ],
} as const satisfies Readonly<Record<Direction, readonly (readonly [NonNullable<Met["lost"]>, StepName])[]>>;

const FOREVER = 99;

function meetings(direction: Direction): readonly Meeting[] {
  const often = [1, FOREVER];
  const usual = [...PROBLEMS, ...MORE_PROBLEMS].flatMap((problem) =>
    (["at its source", "at its target", "not told"] as const).flatMap((name) =>
      often.map((times): Meeting => ({ name, problem, afterwards: AFTERWARDS[name](direction), times })),
    ),
  );
  const rare = RARE_PROBLEMS.map((problem): Meeting => ({
    name: "rare",
    problem,
    afterwards: AT_HOME[direction],
    times: 1,
  }));
  const some = [unknown(), rejected("pin-wrong"), rejected("rate-limited"), notSent(), confirmed()];
  const read = some.flatMap((problem) => [
    ...Object.entries(AFTERWARDS).flatMap(([name, of]) =>
      often.map((times): Meeting => ({ name, problem, afterwards: of(direction), times })),
    ),
    ...[...EVERY_READING, ...REPORTED.map((facts) => reportedAs(direction, facts))].map(
      (afterwards): Meeting => ({
        name: `${afterwards.cloudSays} ${afterwards.clientSays} ${afterwards.number?.status ?? ""}`,
        problem,
        afterwards,
        times: 1,
      }),
    ),
  ]);
  return [...usual, ...rare, ...read];
}

type Met = {
  /** A first request whose answer is lost, before the problem. */
  readonly lost?: "account" | "register" | undefined;
  readonly first?: Observation;
  readonly account?: Answers["account"];
  readonly at?: StepName;
  readonly problem?: RecordedOutcome;
  readonly afterwards?: Observation;
  readonly times?: number;
};

/** Everything succeeds, except that a step meets a problem so many times; from then on both APIs report what they do. */
function answersOf(
  direction: Direction,
  { first = AT_HOME[direction], account, lost, at, problem, afterwards, times = 1 }: Met,
): Answers & { readonly hasMet: () => boolean } {
  let met = 0;
  let isLost = lost === undefined;
  return {
    ...(account === undefined ? {} : { account }),
    hasMet: () => met > 0,
    outcome: (step) => {
      if (!isLost && step === lost) {
        isLost = true;
        return unknown();
      }
      if (step !== at || problem === undefined || met >= times) return undefined;
      met += 1;
      return problem;
    },
    look: (step, state) => {
      if (met > 0 && afterwards !== undefined) return afterwards;
      // Only where nothing shows a lost request's effect can a person have it sent again.
      if (lost === "register" && state.steps.register.kind !== "pending")
        return readingOf("silent", "silent");
      const hasMoved = state.steps.register.kind === "confirmed" || state.steps.code.kind === "confirmed";
      return hasMoved ? AT_TARGET[direction] : first;
    },
  };
}

/** Ends that a step's preparation finds, before anything is sent. */
const ENDED_BY_PREPARING: Readonly<Record<Direction, readonly (readonly [EndReason, StepName])[]>> = {
  "to-cloud": [
    ["disk-full", "backup"],
    ["pair-unusable", "register"],
    ["pin-refused-twice", "register"],
    ["inspect-failed", "inspect"],
  ],
  "to-onprem": [
    ["disk-full", "account"],
    ["certificate-expired", "account"],
    ["certificate-of-another-number", "account"],
    ["pin-refused-twice", "account"],
    ["client-in-use", "inspect"],
    ["shards-too-late", "shards"],
    ["certificate-expired", "shards"],
    ["inspect-failed", "inspect"],
  ],
};

function endedBefore(direction: Direction, [reason, at]: readonly [EndReason, StepName], seen: Seen): Course {
  const course = Course.open(direction, answersOf(direction, {}), () => undefined);
  for (const step of STEPS[direction]) {
    if (step === at) break;
    course.take(step);
  }
  return course.branchTo(seen).write({ kind: "ended", reason, step: at });
}

const DAY_MS = 86_400_000;

/** Places from where everything was led on already. */
type Known = Set<string>;

/** `met`: which problem was met, undefined before it. `resends`: the straight way asks for another code. */
type Way = { readonly known: Known; readonly met: () => string | undefined; readonly resends?: boolean };

const DEEPEST = 5;
/** How often a person goes on at most until a problem is met. */
const STRAIGHT_ON = 8;

/** Lets a person lead a migration on, and shows what else could be seen or done at each place where it stops. */
function lead(course: Course, way: Way, depth = 0): void {
  course.goOn();
  const { decision, state } = course;
  const met = way.met();
  const on = (next: (branch: Course) => Course): void => lead(next(course.branch()), way, depth + 1);
  if (met === undefined) {
    // Until the problem is met, only the straight way leads there.
    if (decision.kind === "over" || depth > STRAIGHT_ON) return;
    straightOn(course, way);
    lead(course, way, way.met() === undefined ? depth + 1 : 0);
    return;
  }
  const place = `${depth} ${met} ${stopKey(course.snapshot())}`;
  if (way.known.has(place) || depth > DEEPEST) return;
  way.known.add(place);
  // How else a place is seen doesn't depend on the code of its problem.
  const kind = kindOfStop(course.snapshot());
  if (!way.known.has(kind)) surroundings(course);
  way.known.add(kind);
  if (decision.kind === "wait") {
    course.branch().abandon();
    const { phase } = decision;
    switch (phase.kind) {
      case "awaiting-confirmation":
        if (phase.what.length > 1)
          on((branch) =>
            branch.write({ kind: "confirmed", what: phase.what[0] ?? "warnings", by: "person" }),
          );
        on((branch) => {
          for (const what of phase.what) branch.write({ kind: "confirmed", what, by: "person" });
          return branch;
        });
        break;
      case "awaiting-code":
        course
          .branch()
          .pass(11 * 60_000)
          .show();
        on((branch) => branch.take("code"));
        on((branch) => branch.pass(70_000).take("account"));
        break;
      case "unknown":
        for (const home of ["cloud", "on-premises"] as const)
          on((branch) => branch.write({ kind: "attested", home }).show());
        if (state.attempts.register < ATTEMPTS_PER_RUN)
          on((branch) => branch.write({ kind: "repeat-granted", step: phase.step }).show());
        break;
    }
  }
  if (decision.kind !== "over" || state.ended === undefined) return;
  for (const { step, outcome } of lost(course)) late(course, step, outcome);
  const { reason, step } = state.ended;
  if (state.home.is === "unknown")
    for (const home of ["cloud", "on-premises"] as const)
      course.branch().write({ kind: "attested", home }).show();
  if (!END_TRAITS[reason].resumable) return;
  course
    .branch()
    .write({ kind: "ended", reason: "abandoned", ...(step === undefined ? {} : { step }) })
    .show();
  if (step === undefined) return;
  on((branch) => branch.pass(1000).write({ kind: "reopened", step, sealed: {} }).show());
  // Shards are not set a week later.
  on((branch) =>
    branch
      .restart()
      .pass(8 * DAY_MS)
      .write({ kind: "reopened", step, sealed: {} }),
  );
}

function straightOn(course: Course, { resends = false }: Way): void {
  const { decision } = course;
  if (decision.kind !== "wait") return;
  const { phase } = decision;
  if (phase.kind === "awaiting-code") course.pass(70_000).take(resends ? "account" : "code");
  if (phase.kind === "unknown") course.write({ kind: "repeat-granted", step: phase.step });
  if (phase.kind === "awaiting-confirmation")
    for (const what of phase.what) course.write({ kind: "confirmed", what, by: "person" });
}

/** Requests that timed out, whose answer may still arrive. */
function lost({ state }: Course): readonly { readonly step: StepName; readonly outcome: RecordedOutcome }[] {
  return (["register", "subscribe", "account", "code", "shards"] as const).flatMap((step) =>
    state.steps[step].kind === "unknown"
      ? [confirmed(), rejected("other"), rejected("pin-wrong")].map((outcome) => ({ step, outcome }))
      : [],
  );
}

function late(course: Course, step: StepName, outcome: RecordedOutcome): void {
  const attempt = course.state.attempts[step];
  course.branch().write({ kind: "late-answer", step, attempt, outcome }).show();
}

/** The same place seen otherwise: later, by another process, beside a newer migration, with rows missing. */
function surroundings(course: Course): void {
  const newer = RunId.parse("r-20260116-newer1");
  course
    .branch()
    .restart()
    .pass(2 * DAY_MS)
    .show();
  course.show({ damagedRows: 2 });
  course.show({ damagedRows: 2, held: true });
  course.show({ newer: { run: newer, place: undefined } });
  course.show({ newer: { run: newer, place: { numberIs: "cloud", proof: "proven" } } });
  course.show({
    newer: { run: newer, folder: "/other/folder", place: { numberIs: "unknown", proof: "none" } },
  });
  course.show({ isMovedBehind: true });
  course.show({ unwritten: "register" });
  course.show({ attempts: { inRun: 0, inWindow: 0 } });
}

/** The API whose error codes a step's answers have. */
const APIS: Readonly<Record<StepName, "cloud" | "onPrem">> = {
  inspect: "cloud",
  register: "cloud",
  subscribe: "cloud",
  verify: "cloud",
  backup: "onPrem",
  account: "onPrem",
  code: "onPrem",
  shards: "onPrem",
};

/** The stops at which an answer named an error code of the platform, with each code of the tables in its place. */
export function withEveryCode(stops: readonly Stop[]): readonly Stop[] {
  const known = new Set<string>();
  return stops.flatMap(({ run }) => {
    const at = run.steps.findLast(({ state }) => "outcome" in state && mayNameCode(state.outcome));
    const kind = kindOfStop(run);
    if (at === undefined || known.has(kind)) return [];
    known.add(kind);
    const rows = (APIS[at.step] === "cloud" ? CLOUD_CODES : ON_PREM_CODES).filter(({ reason }) =>
      fits(at.state, reason),
    );
    return rows.map(({ codes: [first], words }) => {
      const apiError = { code: typeof first === "number" ? first : first[0] };
      const steps = run.steps.map((each) =>
        each === at ? { ...each, state: withError(at.state, apiError) } : each,
      );
      return { key: `${words} in ${stopKey(run)}`, run: { ...run, steps } };
    });
  });
}

/** A rejection's reason comes from its code; an answer that proves nothing may name any. */
function fits(state: StepState, reason: RefusalReason): boolean {
  return state.kind !== "rejected" || (state.outcome.kind === "rejected" && state.outcome.reason === reason);
}

function mayNameCode(outcome: RecordedOutcome | undefined): boolean {
  if (outcome?.kind === "unknown")
    return outcome.cause === "server-error" || outcome.cause === "unlisted-refusal";
  return outcome?.kind === "rejected" && (outcome.reason === "other" || outcome.reason === "account-locked");
}

function withError(state: StepState, apiError: { readonly code: number }): StepState {
  if (!("outcome" in state) || state.outcome === undefined) return state;
  const { outcome } = state;
  return { ...state, outcome: { ...outcome, evidence: { ...outcome.evidence, apiError } } };
}
