import type { Result } from "../../../../shared/result.ts";
import { isCountedOnlyHere, problemWords, type CoreProblem } from "../../../../shared/wording/problems.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import { earliestTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import { startWaitLine } from "../terminal/wait-line.ts";

/**
 * Makes a call and retries it after the required wait if only this process knows when that ends: the platform
 * reports no time, and another command would start counting again. Asks a person at a terminal first; without
 * one, resolves with the problem.
 */
export async function waitingHere<T>(
  session: CliSession,
  make: () => Promise<Result<T, CoreProblem>>,
): Promise<Result<T, CoreProblem>> {
  let answer = await make();
  let agreed = false;
  while (!answer.ok && isCountedOnlyHere(answer.problem) && session.interactive) {
    agreed ||= await agreesToWait(session, answer.problem);
    if (!agreed) break;
    await waitUntil(session, answer.problem.until);
    answer = await make();
  }
  return answer;
}

async function agreesToWait({ report, host }: CliSession, problem: CoreProblem): Promise<boolean> {
  report.say(`${report.paint.say("yellow", "…")} ${problemWords(translateToEnglish, problem).what}`);
  return (await host.prompts.yes("Wait here, then continue?")) === true;
}

async function waitUntil({ report, host: { clock } }: CliSession, until: string): Promise<void> {
  // `until` was just computed on this clock from a wait that is counted on the monotonic clock.
  const ms = Math.max(0, Date.parse(until) - clock.now());
  const line = startWaitLine(report, `waiting until ${earliestTime(translateToEnglish, until)}`, ms);
  try {
    await clock.sleep(ms);
  } finally {
    line.end();
  }
}

const NOBODY_WAITS =
  "Each command starts the wait again. Run it on a terminal, where it offers to wait, or continue in the window and leave it open: switchover serve";

const RECOVERY_FIRST =
  "Create a recovery key: switchover vault recovery --out FILE. Or resume on a terminal and type that you go without one; --yes doesn't cover that. Then:";

/**
 * The text of a problem that ends a command. A wait counted in this process is lost then, and the text says
 * so.
 */
export function commandWords(problem: CoreProblem): ThreeParts {
  const words = problemWords(translateToEnglish, problem);
  if (problem.kind === "recoveryNeeded") return { ...words, next: RECOVERY_FIRST };
  return isCountedOnlyHere(problem) ? { ...words, next: NOBODY_WAITS } : words;
}
