import type { Result } from "../../../../shared/result.ts";
import { isCountedOnlyHere, problemWords, type CoreProblem } from "../../../../shared/wording/problems.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import { earliestTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import type { Told } from "../terminal/translate.ts";
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
  report.say(`${report.paint.say("yellow", "…")} ${problemWords(report.t, problem).what}`);
  return (await host.prompts.yes(report.t("terminal.prompts.waitHere"))) === true;
}

async function waitUntil({ report, host: { clock } }: CliSession, until: string): Promise<void> {
  // `until` was just computed on this clock from a wait that is counted on the monotonic clock.
  const ms = Math.max(0, Date.parse(until) - clock.now());
  const line = startWaitLine(
    report,
    report.t("terminal.wait.until", { until: earliestTime(report.t, until) }),
    ms,
  );
  try {
    await clock.sleep(ms);
  } finally {
    line.end();
  }
}

/**
 * The text of a problem that ends a command. A wait counted in this process is lost then, and the text says
 * so.
 */
export function commandWords(problem: CoreProblem): Told<ThreeParts> {
  return (t) => {
    const words = problemWords(t, problem);
    if (problem.kind === "recoveryNeeded") return { ...words, next: t("terminal.run.recoveryFirst") };
    return isCountedOnlyHere(problem) ? { ...words, next: t("terminal.run.nobodyWaits") } : words;
  };
}
