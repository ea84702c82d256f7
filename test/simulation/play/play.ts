import { runDetached } from "../../../main/core/runtime/run-detached.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { planFor } from "../machine/plan.ts";
import { simulateTimers } from "../timeline/timers.ts";
import type { Process } from "../machine/process.ts";
import { newestRun, type Next, nextOf, type Surroundings } from "../person/person.ts";
import type { Action } from "../invariants/checker.ts";
import type { History, Leg, Setting, Violation } from "../scene/history.ts";
import { type LegEvents, ownerOf, type Running, startLeg } from "./leg.ts";
import { copyStage, newStage, note, platformMs, type Stage } from "./stage.ts";

const MOST_ACTIONS = 40;
const LONGEST_WAIT_MS = 80 * 3_600_000;
const RIGHT_PIN = "371904";
const OTHER_NUMBER = "12025550199";

/** How a leg ended. */
export type LegEnd = "died" | "short" | "rested";

export type PlayedLeg = {
  readonly running: Running;
  readonly end: LegEnd;
  readonly last: RunSnapshot | undefined;
};

/** Plays one process of a history: a person works with it until it dies, or until they are done. */
export async function playLeg(stage: Stage, leg: Leg, events: LegEvents = {}): Promise<PlayedLeg> {
  const restore = simulateTimers(stage.timeline);
  const rivals: Running[] = [];
  try {
    if (leg.restMs !== undefined) await stage.timeline.pass(leg.restMs);
    if (leg.jumpMs !== undefined) {
      stage.computer.wallMs += leg.jumpMs;
      stage.computer.clockWasSet = true;
    }
    const { rival } = leg;
    const running = await startLeg(stage, leg, {
      ...events,
      beforeRequest: (index) => {
        if (index === leg.otherNumberAt)
          Object.assign(stage.truth, { serves: OTHER_NUMBER, gateway: "connected" });
        if (index === rival?.at) beginRival(stage, rival.folder, rivals);
      },
    });
    const ended = await work(stage, leg, running);
    for (const { process } of rivals) {
      process.die();
      stage.checker.rests(stage, process);
    }
    if (!running.process.isDead) await running.process.close();
    stage.checker.rests(stage, running.process);
    return { running, ...ended };
  } finally {
    restore();
  }
}

type Worked = { readonly end: LegEnd; readonly last: RunSnapshot | undefined };

async function work(stage: Stage, leg: Leg, running: Running): Promise<Worked> {
  const { process } = running;
  const { checker } = stage;
  const taken = new Map<Action, number>();
  const goesWrong = (leg.faults ?? []).length > 0 || leg.failsAt !== undefined || leg.sleepsAt !== undefined;
  let last: RunSnapshot | undefined = newestRun(process);
  for (let count = 0; count < MOST_ACTIONS; count += 1) {
    const next = nextOf(last, surroundings(stage, leg, taken));
    if (next.kind === "rest") {
      note(stage, process.name, `the person rests: ${next.why}`);
      return { end: "rested", last };
    }
    await stage.timeline.pass(next.waitMs);
    correctPin(stage, leg, { process, last, taken });
    tally(stage, taken, next.action);
    const done = await perform(stage, process, next);
    if (done === "died") return { end: "died", last: undefined };
    if (next.action === "start" && typeof done === "object" && done.ok) stage.started += 1;
    if (done === "failed" || !(await goesOn(stage, done, taken))) return { end: "rested", last };
    last = newestRun(process) ?? last;
    if (last !== undefined) {
      note(stage, process.name, `it shows ${shownText(last)}`);
      checker.shown(stage, process, last);
    }
    if (leg.short === true && goesWrong && running.isSpent) return { end: "short", last };
  }
  checker.violate("I17", `no rest after ${MOST_ACTIONS} actions`);
  return { end: "rested", last };
}

function surroundings(
  stage: Stage,
  { habit = "careful" }: Leg,
  taken: ReadonlyMap<Action, number>,
): Surroundings {
  const { truth, reopened, started } = stage;
  return {
    plan: planOf(stage),
    habit,
    code: truth.code?.code,
    codeHasEnded: (truth.code?.untilMs ?? 0) <= platformMs(stage),
    dashboard: truth.home,
    taken,
    reopened,
    started,
  };
}

type AtWork = {
  readonly process: Process;
  readonly last: RunSnapshot | undefined;
  readonly taken: ReadonlyMap<Action, number>;
};

/** After a refused PIN the person enters the right one; a stubborn one tries the same once more. */
function correctPin(stage: Stage, { habit }: Leg, { process, last, taken }: AtWork): void {
  if (!isPinRefused(last) || (habit === "repeats" && (taken.get("reopen") ?? 0) === 0)) return;
  stage.secrets.set("PIN", RIGHT_PIN);
  stage.checker.person(stage, process, "retype-pin");
}

function tally(stage: Stage, taken: Map<Action, number>, action: Action): void {
  if (action === "reopen") stage.reopened += 1;
  taken.set(action, (taken.get(action) ?? 0) + 1);
}

type Answer = Awaited<ReturnType<Extract<Next, { kind: "act" }>["perform"]>>;

/** Carries out what the person does, until the program answers or ends. */
async function perform(
  stage: Stage,
  process: Process,
  { action, perform: work }: Extract<Next, { kind: "act" }>,
): Promise<Answer | "died" | "failed"> {
  const { checker, timeline } = stage;
  note(stage, process.name, `the person: ${action}`);
  checker.person(stage, process, action);
  const ended = await timeline.during(ownerOf(process), () => work(process));
  checker.rests(stage, process);
  switch (ended.kind) {
    case "ended":
      note(stage, process.name, ended.value.ok ? "it answers" : `it refuses: ${ended.value.problem.kind}`);
      return ended.value;
    case "died":
      return "died";
    case "threw":
      if (process.isDead) return "died";
      checker.violate("I17", `"${action}" threw ${String(ended.error)}`);
      return "failed";
    case "stuck":
    case "endless":
      checker.violate("I17", `"${action}" is ${ended.kind}`);
      return "failed";
  }
}

function shownText({ phase, numberIs, proof }: RunSnapshot): string {
  const more = "reason" in phase ? ` ${phase.reason}` : "what" in phase ? ` ${phase.what.join(" ")}` : "";
  return `${phase.kind}${more}, ${numberIs} ${proof}`;
}

function isPinRefused(run: RunSnapshot | undefined): boolean {
  return (
    run?.phase.kind === "ended" &&
    ["register-pin-refused", "account-refused", "pin-refused-twice", "shards-refused"].includes(
      run.phase.reason,
    )
  );
}

const planOf = ({ setting }: Stage) =>
  planFor(setting.direction, setting.shards ?? 1, setting.otherName === true);

const MOST_REFUSALS = 6;

/** Whether a person goes on after an answer; after a refusal, once it can be different. */
async function goesOn(stage: Stage, answer: Answer, taken: Map<Action, number>): Promise<boolean> {
  if (answer.ok) return true;
  const refusals = (taken.get("retype-pin") ?? 0) + 1;
  taken.set("retype-pin", refusals);
  if (refusals > MOST_REFUSALS) return false;
  const { kind, until } = answer.problem as { readonly kind: string; readonly until?: string };
  if (kind === "pinUnchanged" || kind === "requestChanged") return true;
  const leftMs = Date.parse(until ?? "") - (stage.computer.wallMs + stage.timeline.nowMs());
  const waitMs = kind === "tooSoon" ? Math.max(1000, Number.isNaN(leftMs) ? 0 : leftMs + 1000) : 30_000;
  await stage.timeline.pass(Math.min(waitMs, LONGEST_WAIT_MS));
  return true;
}

/** Another process begins to work on the number, while the first one works. */
function beginRival(stage: Stage, folder: "same" | "other", rivals: Running[]): void {
  const leg: Leg = folder === "other" ? { otherFolder: true } : {};
  stage.timeline.after(
    1,
    () => {
      runDetached(
        startLeg(stage, leg).then((running) => {
          rivals.push(running);
          const { process } = running;
          stage.timeline.after(1, () => runDetached(intrude(stage, running)), ownerOf(process));
          return undefined;
        }),
      );
    },
    {},
  );
}

async function intrude(stage: Stage, { process }: Running): Promise<void> {
  const around = surroundings(stage, { habit: "impatient" }, new Map());
  const next = nextOf(newestRun(process), { ...around, reopened: 0, started: 0 });
  if (next.kind === "rest") return;
  stage.checker.person(stage, process, next.action);
  note(stage, process.name, `the rival: ${next.action}`);
  const ended = await next.perform(process).catch((error: unknown) => {
    if (!process.isDead) stage.checker.violate("I17", `the rival's "${next.action}" threw ${String(error)}`);
    return undefined;
  });
  note(
    stage,
    process.name,
    `the rival's end: ${ended === undefined ? "dead" : ended.ok ? "done" : ended.problem.kind}`,
  );
  stage.checker.rests(stage, process);
}

/** A whole history, from the beginning or from a stage on. */
export type Played = {
  readonly violations: readonly Violation[];
  readonly trace: readonly string[];
  readonly end: RunSnapshot | undefined;
  readonly stage: Stage;
};

export async function playHistory(
  { setting, legs }: Pick<History, "setting" | "legs">,
  from?: Stage,
  traced = false,
): Promise<Played> {
  const trace: string[] | undefined = traced ? [] : undefined;
  const stage = from === undefined ? newStage(setting, trace) : copyStage(from, trace);
  let end: RunSnapshot | undefined;
  for (const leg of legs) {
    const played = await playLeg(stage, leg);
    end = played.last;
    if (stage.checker.violations.length > 0) break;
  }
  if (from === undefined && isOnlyKilled(setting, legs)) checkEnd(stage, end);
  return { violations: stage.checker.violations, trace: trace ?? [], end, stage };
}

function isOnlyKilled(setting: Setting, legs: readonly Leg[]): boolean {
  const isKill = (leg: Leg): boolean => Object.keys(leg).every((name) => name === "diesAt");
  const isUsual = Object.keys(setting).every((name) => name === "direction" || name === "shards");
  return isUsual && legs.every(isKill) && legs.at(-1)?.diesAt === undefined;
}

// I16: after a kill at any point, the same person gets to the same end as without it.
function checkEnd({ setting, truth, checker }: Stage, end: RunSnapshot | undefined): void {
  const target = setting.direction === "to-cloud" ? "cloud" : "on-premises";
  const isComplete = end?.phase.kind === "ended" && end.phase.reason === "complete";
  if (isComplete && truth.home === target) return;
  checker.violate(
    "I16",
    `the end is ${JSON.stringify(end?.phase ?? "none")} and the number is ${truth.home}`,
  );
}
