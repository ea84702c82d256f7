import { isRepeatable } from "../../../../shared/migration/resend-table.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { rescueOf, type Rescue } from "../../../../shared/migration/crossing.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import {
  problemOfRun,
  problemWithOpenRequest,
  problemWords,
  type CoreProblem,
} from "../../../../shared/wording/problems.ts";
import { call, coreRefusal } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { CliSession } from "../cli-session.ts";
import type { Told } from "../terminal/translate.ts";
import { placeFrom } from "../../../core/batch/carry-number.ts";
import { HINTS } from "./hints.ts";
import { resultOf, type Next } from "./result-line.ts";
import { hintFacts, showResult, showRun } from "./show-result.ts";
import { commandWords } from "./wait-here.ts";

/** What a command knows at its end, in addition to the core's reply. */
export type Ending = {
  /** The migration that the command concerns. */
  readonly run?: RunId | undefined;
  /** True if the core acted for this command, so that a request may have been sent. */
  readonly begun?: boolean;
  /** The step whose request was sent and whose outcome is unknown. */
  readonly open?: StepName | undefined;
  readonly plan?: string | undefined;
};

/** Ends a command about a migration: prints its state, or the problem, and returns the exit code. */
export async function conclude(
  session: CliSession,
  client: Client,
  moved: Result<RunSnapshot, CoreProblem>,
  ending: Ending = {},
): Promise<ExitCode> {
  if (!moved.ok) return showProblem(session, client, moved.problem, ending);
  return showRun(session.report, moved.value, {
    plan: ending.plan,
    rescue: await rescueIn(client, moved.value),
  });
}

function showProblem(
  session: CliSession,
  client: Client,
  problem: CoreProblem,
  { run, begun = false, open, plan }: Ending,
): Promise<ExitCode> | ExitCode {
  switch (problem.kind) {
    case "noGo":
      return showNoGo(session, problem.checks, plan);
    case "runOpen":
      return problem.held
        ? refuse(session, { exit: EXIT.held, words: (t) => problemWords(t, problem) })
        : showWithRun(session, client, { problem, run: problem.run });
    case "runElsewhere":
      return showElsewhere(session, problem);
    case "tooSoon":
      return problem.folder === undefined
        ? showWithRun(session, client, { problem, run: problem.run })
        : showToldElsewhere(session, problem.folder, problem);
    case "codeNotAsked":
      return showWithRun(session, client, { problem, run: problem.run });
    case "recoveryNeeded":
      return showWithRun(session, client, { problem, run: problem.run });
    case "notWaitingForThis":
      return showWhatFits(session, client, problem);
    case "journalDamaged":
      return showWithRun(session, client, { problem, run: problem.run, next: "fresh-folder" });
    default:
      // Once the core has acted a request may have been sent, which "refused" would deny.
      return run !== undefined && begun && STORAGE_FAILURES.has(problem.kind)
        ? showWithRun(session, client, { problem, run, open })
        : refuse(session, run === undefined ? coreRefusal(problem) : runRefusal(problem));
  }
}

/** The rescue that a migration's activity log tells once its number has moved, for people only. */
async function rescueIn(client: Client, { run, move, newer }: RunSnapshot): Promise<Rescue | undefined> {
  if (move !== "made" || newer !== undefined) return undefined;
  const story = await call(client, "migration.story", { run });
  return story.ok ? rescueOf(story.value) : undefined;
}

/** The problems that prevent recording a migration in progress. */
const STORAGE_FAILURES: ReadonlySet<CoreProblem["kind"]> = new Set([
  "storageFull",
  "storageFailed",
  "storageReadOnly",
  "storageDamaged",
  "storageReplaced",
  "machineState",
]);

function runRefusal(problem: CoreProblem): Refusal {
  return { ...coreRefusal(problem), words: (t) => problemOfRun(t, problem) };
}

/** Refuses what a migration isn't waiting for, and names the command that it is waiting for. */
async function showWhatFits(
  session: CliSession,
  client: Client,
  problem: Extract<CoreProblem, { kind: "notWaitingForThis" }>,
): Promise<ExitCode> {
  const status = await call(client, "migration.status", { run: problem.run });
  const now = status.ok ? status.value[0] : undefined;
  return now === undefined ? refuse(session, runRefusal(problem)) : refuseUnfit(session, problem, now);
}

/** The same about a migration that stands so. */
export function refuseUnfit(
  session: CliSession,
  problem: Extract<CoreProblem, { kind: "notWaitingForThis" }>,
  now: RunSnapshot,
): ExitCode {
  const refused = runRefusal(problem);
  const { run } = now;
  const { next } = resultOf(now);
  const hint = CONTINUES.has(next)
    ? HINTS[next]({ ...hintFacts(now, {}), run }, session.report.t)
    : undefined;
  if (hint === undefined || problem.phase === "attempts-spent")
    return refuse(session, { ...refused, hint: `switchover status ${run}` });
  return refuse(session, {
    ...refused,
    hint,
    words: (t) => ({ ...refused.words(t), next: t("terminal.run.calledFor") }),
  });
}

/**
 * What a migration itself is waiting for. After its end nothing calls for the deletion of its backup, or for another
 * migration.
 */
const CONTINUES: ReadonlySet<Next> = new Set(["confirm", "enter-code", "resume", "resolve", "nothing"]);

/** Ends a command with the result of the preflight checks: passed or failed. */
export function showNoGo(session: CliSession, checks: readonly CheckResult[], plan?: string): ExitCode {
  const facts = {
    outcome: "no-go",
    ...placeFrom(checks),
    reason: failedIds(checks),
    next: "fix-and-check",
  } as const;
  return showResult(session.report, facts, (t) => problemWords(t, { kind: "noGo", checks: [...checks] }), {
    plan,
  });
}

function failedIds(checks: readonly CheckResult[]): string {
  return checks
    .filter(({ status }) => status === "fail")
    .map(({ id }) => id)
    .join(",");
}

/** Ends a command about a number whose open migration is in another data folder. */
export function showElsewhere(
  { report }: CliSession,
  problem: Extract<CoreProblem, { kind: "runElsewhere" }>,
): ExitCode {
  const { run, folder, state } = problem;
  const facts = {
    run,
    outcome: "unknown",
    numberIs: "unknown",
    proof: "none",
    reason: problem.kind,
    folder,
    state,
    next: state === "open" ? "resume" : "abandon",
  } as const;
  showResult(report, facts, (t) => problemWords(t, problem), state === "open" ? { folder } : {});
  return EXIT.waiting;
}

// The required wait belongs to a migration of another data folder, whose state is unknown here.
function showToldElsewhere(
  { report }: CliSession,
  folder: string,
  problem: Extract<CoreProblem, { kind: "tooSoon" }>,
): ExitCode {
  const { run, until } = problem;
  const facts = {
    run,
    outcome: "unknown",
    numberIs: "unknown",
    proof: "none",
    reason: problem.kind,
    problem: problem.kind,
    folder,
    until,
    ...(problem.onlyHere === true ? { onlyHere: true } : {}),
    next: "wait",
  } as const;
  showResult(report, facts, commandWords(problem), { folder });
  return EXIT.waiting;
}

/** Prints a problem together with the state of its migration; a person must act. */
async function showWithRun(
  session: CliSession,
  client: Client,
  about: {
    readonly problem: CoreProblem;
    readonly run: RunId;
    readonly open?: StepName | undefined;
    readonly next?: Next;
  },
): Promise<ExitCode> {
  // A lost read-only query changes nothing; only an open request that must not be sent twice is named first.
  const { open } = about;
  const words: Told<ThreeParts> =
    open === undefined || isRepeatable(open)
      ? commandWords(about.problem)
      : (t) => problemWithOpenRequest(t, about.problem, open);
  const isWait = about.problem.kind === "tooSoon";
  const next = about.next !== undefined ? { next: about.next } : isWait ? ({ next: "wait" } as const) : {};
  const status = await call(client, "migration.status", { run: about.run });
  const run = status.ok ? status.value[0] : undefined;
  if (run === undefined) {
    showResult(
      session.report,
      {
        run: about.run,
        outcome: "unknown",
        numberIs: "unknown",
        proof: "none",
        reason: about.problem.kind,
        next: about.next ?? "resume",
      },
      words,
    );
    return EXIT.waiting;
  }
  const until =
    about.problem.kind === "tooSoon"
      ? { until: about.problem.until, ...(about.problem.onlyHere === true ? { onlyHere: true } : {}) }
      : {};
  const exit = showResult(
    session.report,
    { ...resultOf(run), ...next, ...until, problem: about.problem.kind },
    words,
    hintFacts(run, {}),
  );
  // A required wait does not change how an ended migration ended; its exit code matches its outcome.
  return about.problem.kind === "tooSoon" && run.phase.kind === "ended" ? exit : EXIT.waiting;
}
