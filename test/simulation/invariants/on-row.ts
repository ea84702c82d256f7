import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import type { JournalRow } from "../../../main/core/storage/port.ts";
import type { Process } from "../machine/process.ts";
import type { World } from "../scene/world.ts";
import type { Facts, Kind } from "./facts.ts";

/** A row that has just been written: what the engine believes from now on, and what is so. */
export type Written = {
  readonly world: World;
  readonly process: Process;
  readonly state: RunState;
  readonly before: RunState;
  readonly row: JournalRow;
  readonly facts: Facts;
};

export type RowRule = (written: Written) => string | undefined;

/** Whether the number can have moved behind this run's back: then what it knows is old, and no false claim. */
function isMovedElsewhere({ facts, state }: Pick<Written, "facts" | "state">): boolean {
  return facts.movedBy !== undefined && facts.movedBy !== state.run;
}

/** I3: no pair is deleted while nobody releases it. */
const pairsStay: RowRule = ({ world, process, facts }) => {
  const records = [...(world.computer.vaults.get(process.folder)?.records.values() ?? [])];
  const now = records.filter(({ shown }) => shown?.secretKind === "backup-pair").length;
  const most = facts.pairs.get(process.folder) ?? 0;
  facts.pairs.set(process.folder, Math.max(now, most));
  return now < most ? "a pair was deleted" : undefined;
};

/** I9: a location that is called confirmed is the number's location. */
const homeIsTrue: RowRule = (written) => {
  const { state, world } = written;
  const { is, proof, past } = state.home;
  if (proof !== "proven" || is === "unknown" || past === true || isMovedElsewhere(written)) return undefined;
  return is === world.truth.home
    ? undefined
    : `"${is}" is called confirmed, and the number is ${world.truth.home}`;
};

const MADE: Readonly<Partial<Record<string, (world: World) => boolean>>> = {
  register: ({ truth }) => truth.effects.some((effect) => effect.kind === "moved" && effect.to === "cloud"),
  subscribe: ({ truth }) => truth.subscribed,
  code: ({ truth }) => truth.effects.some((effect) => effect.kind === "moved" && effect.to === "on-premises"),
  shards: ({ truth }) => truth.effects.some(({ kind }) => kind === "shards-set"),
};

/** I9: a step that becomes confirmed has happened on the platform. */
const stepsAreTrue: RowRule = ({ state, before, world }) => {
  for (const [step, made] of Object.entries(MADE)) {
    const [now, then] = [
      state.steps[step as keyof typeof state.steps],
      before.steps[step as keyof typeof state.steps],
    ];
    if (now === then || now.kind !== "confirmed" || now.by === "person" || made === undefined) continue;
    if (!made(world)) return `${step} is called confirmed and has not happened`;
  }
  return undefined;
};

/** I9: a request that is called refused has moved nothing, and will not. */
const refusalsAreTrue: RowRule = ({ row, facts, world }) => {
  const { entry } = row;
  const isDenied =
    (entry.kind === "outcome" && entry.outcome.kind === "rejected") ||
    (entry.kind === "outcome" && entry.outcome.kind === "notSent");
  const kind = entry.kind === "outcome" ? KINDS[entry.step] : undefined;
  if (!isDenied || kind === undefined) return undefined;
  const own = facts.sent.findLast((sent) => sent.kind === kind && sent.run === row.run);
  if (own === undefined || own.attempt !== (entry.kind === "outcome" ? entry.attempt : 0)) return undefined;
  const moved = own.effects.some((effect) => effect.kind === "moved" || effect.kind === "subscribed");
  const open = [...world.pending].some(({ id }) => id === own.id);
  return moved || open ? `${kind} is called refused or not sent, and took effect` : undefined;
};

/** I18: a request that was under way when the computer fell asleep is unknown until its own answer is read. */
const unknownAfterSleep: RowRule = ({ row, facts }) => {
  const { entry } = row;
  if (entry.kind !== "outcome" || entry.outcome.kind === "unknown") return undefined;
  const own = facts.sent.findLast((sent) => sent.kind === KINDS[entry.step] && sent.run === row.run);
  if (own === undefined || !own.slept || own.attempt !== entry.attempt) return undefined;
  return own.said === undefined || own.said === "unclear"
    ? `${entry.step} is called ${entry.outcome.kind} after a sleep, and no answer says so`
    : undefined;
};

const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  register: "register",
  subscribe: "subscribe",
  code: "code",
  account: "account",
  shards: "shards",
};

/** I9: "the registration had no effect" is said only if it had none and can have none any more. */
const noEffectIsTrue: RowRule = ({ row, facts, world }) => {
  if (row.entry.kind !== "ended" || row.entry.reason !== "register-had-no-effect") return undefined;
  const own = facts.sent.filter((sent) => sent.kind === "register" && sent.run === row.run);
  const took = own.some(({ effects }) => effects.some(({ kind }) => kind === "moved"));
  const open = [...world.pending].some(({ id }) => own.some((sent) => sent.id === id));
  return took || open ? "a registration is said to have had no effect" : undefined;
};

/** I10: a subscription is called done only by its own good answer, or because the account lists the app. */
const subscribedByProof: RowRule = ({ state, before, facts }) => {
  const now = state.steps.subscribe;
  if (now === before.steps.subscribe || now.kind !== "confirmed" || now.by === "person") return undefined;
  const kind: Kind = now.by === "answer" ? "subscribe" : "apps";
  return facts.good.has(kind) ? undefined : "the subscription is called done without its own answer";
};

const BASIS: Readonly<Partial<Record<string, readonly Kind[]>>> = {
  "register-answer": ["register"],
  "code-answer": ["code"],
  "account-answer": ["account"],
  "backup-given": ["backup"],
  "cloud-look-up": ["number"],
  "client-look-up": ["health"],
  "both-sides": ["number", "health"],
};

/** I28: what a location rests on was answered, and not before the number last moved. */
const basisIsReal: RowRule = (written) => {
  const { state, before, facts } = written;
  const { basis, proof } = state.home;
  if (state.home === before.home || basis === undefined || proof !== "proven" || isMovedElsewhere(written))
    return undefined;
  const missing = (BASIS[basis] ?? []).find((kind) => (facts.good.get(kind)?.atMs ?? -1) < facts.movedAtMs);
  return missing === undefined
    ? undefined
    : `the location rests on "${basis}", and ${missing} was not answered since`;
};

const WINDOW_MS = 16_000;

/** I23: a registration is given up as without effect only after the whole look window. */
const windowIsKept: RowRule = ({ row, facts, world }) => {
  if (row.entry.kind !== "ended" || row.entry.reason !== "register-had-no-effect") return undefined;
  const last = facts.sent.findLast((sent) => sent.kind === "register" && sent.run === row.run);
  const since = world.timeline.nowMs() - (last?.atMs ?? -Infinity);
  return since < WINDOW_MS ? `the look window ended after ${Math.round(since)} ms` : undefined;
};

/** I15: rows of a run follow one another without a gap or a fork. */
const rowsFollow: RowRule = ({ row, facts }) => {
  const last = facts.lastSeq.get(row.run);
  return last === undefined || row.seq === last + 1 ? undefined : `row ${row.seq} follows row ${last}`;
};

/** I15: no other process writes to a run while one is at work on it. */
const oneWriter: RowRule = ({ row, facts, process }) => {
  for (const [name, { wrote }] of facts.current)
    if (name !== process.name && wrote.has(row.run)) return `${process.name} writes while ${name} is at work`;
  return undefined;
};

export const ROW_RULES: Readonly<Record<string, readonly RowRule[]>> = {
  I3: [pairsStay],
  I9: [homeIsTrue, stepsAreTrue, refusalsAreTrue, noEffectIsTrue],
  I10: [subscribedByProof],
  I15: [rowsFollow, oneWriter],
  I18: [unknownAfterSleep],
  I23: [windowIsKept],
  I28: [basisIsReal],
};
