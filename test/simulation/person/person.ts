import { abandon } from "../../../main/core/migration/operations/abandon.ts";
import { checkLocation } from "../../../main/core/migration/operations/check-location.ts";
import { enterCode, resendCode } from "../../../main/core/migration/operations/code.ts";
import { confirm, proceed } from "../../../main/core/migration/operations/proceed.ts";
import { resolve } from "../../../main/core/migration/operations/resolve.ts";
import { start } from "../../../main/core/migration/operations/start.ts";
import { statusOf } from "../../../main/core/migration/status.ts";
import { END_TRAITS, type EndReason } from "../../../shared/migration/end-reason.ts";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { Result } from "../../../shared/result.ts";
import { redact } from "../../../shared/redacted.ts";
import type { Action } from "../invariants/checker.ts";
import type { Habit } from "../scene/history.ts";
import type { Process } from "../machine/process.ts";

/** What a person sees besides the program: the phone, the platform's dashboard, what was tried before. */
export type Surroundings = {
  readonly plan: Plan;
  readonly habit: Habit;
  /** The code on the phone. */
  readonly code: string | undefined;
  readonly codeHasEnded: boolean;
  readonly dashboard: "cloud" | "on-premises";
  /** How often each kind of action was taken in this process. */
  readonly taken: ReadonlyMap<Action, number>;
  readonly reopened: number;
  readonly started: number;
};

type Outcome = Result<unknown, { readonly kind: string }>;

/** What a person does next: waits, and then one action; or nothing more. */
export type Next =
  | { readonly kind: "rest"; readonly why: string }
  | {
      readonly kind: "act";
      readonly action: Action;
      readonly waitMs: number;
      readonly perform: (process: Process) => Promise<Outcome>;
    };

const MOST_REOPENED = 2;
const MOST_STARTED = 3;

const act = (action: Action, waitMs: number, perform: (process: Process) => Promise<Outcome>): Next => ({
  kind: "act",
  action,
  waitMs,
  perform,
});

/** The newest run of a folder; undefined if there is none or it can't be read. */
export function newestRun(process: Process): RunSnapshot | undefined {
  const listed = statusOf(process.deps);
  return listed.ok ? listed.value.at(-1) : undefined;
}

/** A person at one moment: what was done in this process, and how long they think. */
type Moment = Surroundings & {
  readonly times: (action: Action) => number;
  readonly pauseMs: number;
};

export function nextOf(run: RunSnapshot | undefined, around: Surroundings): Next {
  const pauseMs = around.habit === "slow" ? 700_000 : around.habit === "impatient" ? 0 : 1000;
  const moment: Moment = { ...around, pauseMs, times: (action) => around.taken.get(action) ?? 0 };
  return run === undefined ? begin(moment) : whileOpen(run, moment);
}

function begin({ started, plan, pauseMs }: Moment): Next {
  if (started >= MOST_STARTED) return { kind: "rest", why: "began often enough" };
  return act("start", pauseMs, ({ deps }) => start(deps, { plan, onCheck: () => undefined }));
}

function whileOpen(run: RunSnapshot, moment: Moment): Next {
  const { phase } = run;
  const go = act("proceed", moment.pauseMs, ({ deps }) => proceed(deps, run.run, false));
  switch (phase.kind) {
    case "ready":
    case "pausing":
      return moment.times("proceed") > 12 ? { kind: "rest", why: "nothing moves on" } : go;
    case "awaiting-confirmation":
      // Confirming goes on by itself; a person who is asked again tries to go on in between.
      return moment.times("confirm") > moment.times("proceed") + 2 ? go : whenAsked(run, phase.what, moment);
    case "awaiting-code":
      return whenCodeIsAwaited(run, phase.expired === true, moment);
    case "unknown":
      return whereUnknown(run, moment);
    case "ended":
      return afterwards(run, phase.reason, moment);
  }
}

function whenAsked(
  { run }: RunSnapshot,
  what: readonly Confirmation[],
  { habit, times, pauseMs }: Moment,
): Next {
  if (habit === "abandons" && times("confirm") > 0)
    return act("abandon", pauseMs, ({ deps }) => abandon(deps, run));
  return act("confirm", pauseMs, async ({ deps }) => {
    const confirmed = await confirm(deps, { run, what, by: "person" });
    return confirmed.ok ? proceed(deps, run, false) : confirmed;
  });
}

function whenCodeIsAwaited({ run }: RunSnapshot, isExpired: boolean, moment: Moment): Next {
  const { times, code, codeHasEnded, habit, pauseMs } = moment;
  if (times("enter-code") + times("resend") > 6) return { kind: "rest", why: "the code is no use" };
  if (code === undefined || codeHasEnded || isExpired)
    return act("resend", 61_000, ({ deps }) => resendCode(deps, run, undefined));
  const typed = habit === "mistypes" && times("enter-code") === 0 ? "111111" : code;
  return act("enter-code", pauseMs, ({ deps }) => enterCode(deps, run, redact(typed, "code")));
}

function afterwards(run: RunSnapshot, reason: EndReason, moment: Moment): Next {
  const { times, pauseMs, dashboard: home, reopened } = moment;
  if (reason === "complete") return { kind: "rest", why: "complete" };
  if (run.proof === "none" && run.numberIs === "unknown" && times("say-seen") < 2)
    return act("say-seen", pauseMs, ({ deps }) => resolve(deps, run.run, { kind: "seen", home }));
  if (END_TRAITS[reason].resumable && reopened < MOST_REOPENED)
    return act("reopen", pauseMs + 1000, ({ deps }) => proceed(deps, run.run, true));
  return begin(moment);
}

function whereUnknown(run: RunSnapshot, { habit, dashboard: shown, times, pauseMs }: Moment): Next {
  const dashboard = habit !== "mistaken" ? shown : shown === "cloud" ? "on-premises" : "cloud";
  const tries = times("check") + times("proceed-unknown");
  if (habit !== "impatient" && tries < 1)
    return act("proceed-unknown", 20_000, ({ deps }) => proceed(deps, run.run, false));
  if (tries < 2) return act("check", 20_000, ({ deps }) => checkLocation(deps, run.run));
  if (habit === "repeats" && times("repeat") < 4)
    return act("repeat", pauseMs, ({ deps }) => resolve(deps, run.run, { kind: "repeat" }));
  if (habit === "abandons") return act("abandon", pauseMs, ({ deps }) => abandon(deps, run.run));
  if (times("say-seen") > 2) return { kind: "rest", why: "said so often enough" };
  return act("say-seen", pauseMs, ({ deps }) => resolve(deps, run.run, { kind: "seen", home: dashboard }));
}
