import { invariant } from "../../../../shared/invariant.ts";
import { ABOUT_ONE_MOMENT, type Confirmation } from "../../../../shared/migration/confirmation.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";
import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS, STEPS, StepName } from "../../../../shared/migration/step.ts";
import type { JournalRow } from "../../storage/port.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import { showsNoEffect } from "./observation-window.ts";
import { BY_OBSERVATION, inferLocation, NOT_KNOWN, provesArrival } from "./infer-location.ts";
import { accountResponse, callbackAtStake, subscribeNeedAt } from "./account.ts";
import { applyIntent } from "./intent.ts";
import { applyLateAnswer, withLateSuccesses } from "./late-answer.ts";
import { applyDone, applyOutcome } from "./outcome.ts";
import { opened } from "./opened.ts";
import { isMoveOpen, losingSide, markOf } from "./mark.ts";
import type { LocationEstimate, RunState } from "./run-state.ts";

/** Folds a run's journal rows into the state that decisions are based on. */
export function fold(rows: readonly JournalRow[]): RunState {
  const [first, ...rest] = rows;
  invariant(first !== undefined && first.entry.kind === "opened", "a journal begins with its opening");
  return rest.reduce(apply, opened(first, first.entry));
}

/** The state after one more row. Pure: the same rows give the same state. */
export function apply(state: RunState, row: JournalRow): RunState {
  const { entry } = row;
  const applied = APPLY[entry.kind] as Apply<JournalEntry>;
  const next = applied(state, entry, row);
  return { ...next, lastReadAt: readAt(state, next, row), updatedAt: row.at, revision: row.seq };
}

function readAt(before: RunState, { lastReading }: RunState, row: JournalRow): RunState["lastReadAt"] {
  if (lastReading === undefined || lastReading === before.lastReading) return before.lastReadAt;
  const serverDate = lastReading.cloud.evidence.serverDate ?? lastReading.onPrem.evidence.serverDate;
  return { ...markOf(row), ...(serverDate === undefined ? {} : { serverDate }) };
}

type Apply<Entry extends JournalEntry> = (state: RunState, entry: Entry, row: JournalRow) => RunState;

/** The effect of each kind of entry on the state. */
const APPLY: {
  readonly [Kind in JournalEntry["kind"]]: Apply<Extract<JournalEntry, { kind: Kind }>>;
} = {
  opened: (_state, entry, row) => opened(row, entry),
  confirmed: (state, { what }, row) => ({
    ...state,
    confirmed: new Map(state.confirmed).set(what, markOf(row)),
    callbackGivenUp:
      what === "wipe-override" ? callbackAtStake(subscribeNeedAt(state)) : state.callbackGivenUp,
  }),
  intent: applyIntent,
  outcome: (state, entry, row) => withLateSuccesses(applyOutcome(state, entry, row)),
  "late-answer": applyLateAnswer,
  looked: applyObservation,
  settled: applyDone,
  skipped,
  attested: (state, { home }) => ({
    ...state,
    attested: home,
    home: { is: home, proof: "attested", basis: "person" },
  }),
  "repeat-granted": (state, { step, withdrawn }) => ({
    ...state,
    repeatGranted: withdrawn === true ? undefined : step,
  }),
  "recent-register": (state, { register }) => ({
    ...withoutConfirmation(state, "recent-register"),
    recentRegister: register,
  }),
  "refused-elsewhere": refusedElsewhere,
  "taken-up": (state, _entry, row) => ({ ...state, takenUp: markOf(row) }),
  "password-change": passwordChange,
  reopened,
  erased: (state, { members }) => ({ ...state, sealed: withoutMembers(state.sealed, members) }),
  ended: (state, { reason, step }, { at }) => ({ ...state, ended: { reason, step, at } }),
};

function skipped(
  state: RunState,
  { step, why }: Extract<JournalEntry, { kind: "skipped" }>,
  row: JournalRow,
): RunState {
  // Version 0.1.0, whose rows have no stamp, skipped a code because of an account request that its
  // observation had not proven.
  const isOld = markOf(row).stamp === undefined;
  if (isOld && step === "code" && why === "already-registered" && state.steps.account.kind !== "confirmed")
    return state;
  return { ...state, steps: { ...state.steps, [step]: { kind: "skipped", why } } };
}

// New facts from other folders need a new confirmation: the earlier one covered fewer of them.
function refusedElsewhere(
  state: RunState,
  { refused }: Extract<JournalEntry, { kind: "refused-elsewhere" }>,
): RunState {
  return { ...withoutConfirmation(state, "refused-pin"), refusedElsewhere: refused };
}

function withoutConfirmation(state: RunState, about: Confirmation): RunState {
  return { ...state, confirmed: new Map([...state.confirmed].filter(([what]) => what !== about)) };
}

/**
 * Applies an observation.
 *
 * While a request is open that could still move the number, an observation proves nothing about the source,
 * because the effect may come later. It proves the target only if something changed since before that
 * request.
 */
function applyObservation(
  state: RunState,
  entry: Extract<JournalEntry, { kind: "looked" }>,
  row: JournalRow,
): RunState {
  const { reading } = entry;
  const next = {
    ...state,
    code: datedBy(state.code, reading),
    observations: [...state.observations, { reading, mark: markOf(row), begunMs: entry.begunMs }],
    lastReading: reading,
    lateMoves: entry.lateMoves ?? state.lateMoves,
    accountTold: accountResponse(state, reading),
    seen: markOf(row),
  };
  if (isOvertaken(state, entry, row)) return next;
  if (!isMoveOpen(state)) {
    const home = isOnlyRemembered(state, entry)
      ? NOT_KNOWN
      : inferLocation(state.home, reading, losingSide(state));
    return { ...next, home, attested: withoutDisproven(home, state.attested) };
  }
  const arrived = hasArrived(state, reading);
  const isSettled = arrived || showsNoEffect(next);
  const unproven = state.home.proof === "attested" ? state.home : NOT_KNOWN;
  const home = isSettled ? inferLocation(state.home, reading) : unproven;
  return {
    ...next,
    attested: withoutDisproven(home, state.attested),
    earlierRegisterOpen: state.earlierRegisterOpen && !isSettled,
    // If the number has arrived, the earlier code settles the step.
    earlierCodeOpen: state.earlierCodeOpen && (arrived || !isSettled),
    home,
  };
}

// An observation that proves the location replaces an earlier report.
function withoutDisproven(
  { is, proof }: LocationEstimate,
  attested: RunState["attested"],
): RunState["attested"] {
  return proof === "proven" && is !== attested ? undefined : attested;
}

// An observation from before a request does not answer a query made after it: if no API gives a location
// now, it is unknown.
function isOnlyRemembered(
  { home }: RunState,
  { because, reading }: Extract<JournalEntry, { kind: "looked" }>,
): boolean {
  const asksAnew = because === "refusal" || because === "lost-answer";
  return asksAnew && reading.home === "unknown" && home.basis !== undefined && BY_OBSERVATION.has(home.basis);
}

// A late success arrived during the queries, so their responses may be from before the move that it reports.
function isOvertaken(
  { marks, plan }: RunState,
  { begunMs, reading }: Extract<JournalEntry, { kind: "looked" }>,
  row: JournalRow,
): boolean {
  const [moved, seen] = [marks.moveProof?.stamp, row.entry.stamp];
  if (begunMs === undefined || moved === undefined || moved.boot !== seen?.boot) return false;
  return begunMs < moved.monotonicMs && reading.home !== targetOf(plan.direction);
}

// A lost response has no date. A later observation has one; using it makes no wait shorter.
function datedBy(code: RunState["code"], { onPrem }: Observation): RunState["code"] {
  const { serverDate } = onPrem.evidence;
  if (code === undefined || code.sent.serverDate !== undefined || serverDate === undefined) return code;
  return { ...code, sent: { ...code.sent, serverDate } };
}

/** True if this observation proves that an open request moved the number to its target. */
export function hasArrived(state: RunState, reading: Observation): boolean {
  const before = {
    home: state.homeBefore,
    reading: state.readingBefore,
    deniedByTarget: state.deniedByTarget,
    gaveBackup: state.gaveBackup,
  };
  return provesArrival(state.plan.direction, before, reading);
}

function passwordChange(
  state: RunState,
  { outcome, late }: Extract<JournalEntry, { kind: "password-change" }>,
): RunState {
  // The observation since shows more than a late answer. A change that the client accepted is not requested
  // again.
  if (late === true) {
    const took = outcome?.kind === "confirmed" && state.passwordChange === "failed";
    return took ? { ...state, passwordChange: "done" } : state;
  }
  if (outcome === undefined) return { ...state, passwordChange: "under-way" };
  // The first observation was refused because of the password, so it is repeated.
  const inspect: StepState = { kind: "pending" };
  return {
    ...state,
    passwordChange: outcome.kind === "confirmed" ? "done" : "failed",
    steps: { ...state.steps, inspect },
  };
}

// Resuming a step resets every step after it: what was observed there belongs to the first attempt.
function reopened(
  state: RunState,
  { step, sealed, pinSetAnew }: Extract<JournalEntry, { kind: "reopened" }>,
): RunState {
  const order = STEPS[state.plan.direction];
  const again = new Set(order.slice(order.indexOf(step)));
  const mapped = <T>(values: Readonly<Record<StepName, T>>, fresh: T): Record<StepName, T> =>
    Object.fromEntries(
      StepName.options.map((name) => [name, again.has(name) ? fresh : values[name]]),
    ) as Record<StepName, T>;
  const steps = mapped<StepState>(state.steps, { kind: "pending" });
  // A request that may have arrived stays open, whatever ended the run after it.
  const unresolved = state.earlierRegisterOpen || state.steps.register.kind === "unknown";
  const kept = (["account", "code"] as const).filter(
    (name) => state.steps[name].kind === "unknown" || (name === "code" && state.earlierCodeOpen),
  );
  const isOpen = unresolved || kept.length > 0;
  return {
    ...state,
    ...(isOpen || !order.some((name) => again.has(name) && STEP_TRAITS[name].moves)
      ? {}
      : rememberedIn(state)),
    ended: undefined,
    answeredSinceEnd: [],
    sealed,
    steps: {
      ...steps,
      ...(unresolved ? { register: state.steps.register } : {}),
      // A step that a late answer confirmed since the end stays done.
      ...Object.fromEntries([...kept, ...state.answeredSinceEnd].map((name) => [name, state.steps[name]])),
    },
    tries: mapped(state.tries, 0),
    seen: undefined,
    passwordChange: "none",
    ...(pinSetAnew === true ? { pinRefusals: 0, suspectRequests: [] } : {}),
    takenUp: undefined,
    confirmed: new Map([...state.confirmed].filter(([what]) => !ABOUT_ONE_MOMENT.has(what))),
    observations: [],
  };
}

/**
 * Marks knowledge from before a resume at or before the move as past: it is shown, but a later difference
 * does not count as a change, because others may have moved the number in between.
 */
function rememberedIn({ home }: RunState): Pick<RunState, "home" | "gaveBackup" | "deniedByTarget"> {
  const remembered: LocationEstimate = home.proof === "proven" ? { ...home, past: true } : home;
  return { home: remembered, gaveBackup: false, deniedByTarget: false };
}

function withoutMembers(sealed: RunState["sealed"], members: readonly string[]): RunState["sealed"] {
  return Object.fromEntries(Object.entries(sealed).filter(([member]) => !members.includes(member)));
}
