import type { StepEvent } from "../../../../shared/migration/run-snapshot.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { EXIT } from "../exit-codes.ts";
import type { CliSession } from "../cli-session.ts";

// One key press may arrive several times, as run/interrupt.ts tells.
const SAME_PRESS_MS = 1_000;
const LOOK_AGAIN_MS = 50;
/** Reading calls are over by then, and nobody needs to be told of them. */
const WORTH_TELLING_MS = 300;

/** What may still be under way when the program is asked to end. */
export type Work = {
  readonly steps: () => readonly StepEvent[];
  readonly calls: () => number;
  /** Called once, at the first request to end. */
  readonly takeNoMore: () => void;
  /** Calls the listener at each request to end: Ctrl-C, or a signal of the system. */
  readonly onEnd: (listener: () => void) => () => void;
};

/**
 * Resolves when the program was asked to end and nothing is under way any more. A second Ctrl-C leaves at once, with
 * a word on what is then not known. Gives the way to stop listening, for when everything is closed: the same key press
 * may come once more until then, and would end a process that does not listen.
 */
export async function untilEnded(session: CliSession, work: Work): Promise<() => void> {
  const { host, report } = session;
  const asked = Promise.withResolvers<number>();
  let firstAtMs: number | undefined;
  let rests = false;
  const stop = work.onEnd(() => {
    const now = host.clock.monotonicMs();
    if (firstAtMs === undefined) {
      firstAtMs = now;
      asked.resolve(now);
    } else if (now - firstAtMs >= SAME_PRESS_MS) {
      if (!rests) report.say(leftBehind(work.steps()));
      host.leave(rests ? EXIT.done : EXIT.waiting);
    }
  });
  const sinceMs = await asked.promise;
  work.takeNoMore();
  let told = false;
  while (work.steps().length > 0 || work.calls() > 0) {
    if (!told && host.clock.monotonicMs() - sinceMs >= WORTH_TELLING_MS) {
      told = true;
      report.say(awaited(work.steps()));
    }
    await host.clock.sleep(LOOK_AGAIN_MS);
  }
  rests = true;
  return stop;
}

function awaited(steps: readonly StepEvent[]): string {
  if (steps.length === 0)
    return "\nA call of the window is still being answered; the program ends after it. Press Ctrl-C again to leave without it.";
  const which = steps.map(
    ({ run, step }) =>
      `The answer to “${translateToEnglish(`steps.${step}.name`)}” of run ${run} is awaited; it cannot be called back.`,
  );
  return `\n${which.join("\n")}\nThe program ends when the run rests. Press Ctrl-C again to leave without the answer: the outcome is then Unknown until the run is taken up again.`;
}

function leftBehind(steps: readonly StepEvent[]): string {
  if (steps.length === 0)
    return "\nEnded while a call of the window was still being answered. What was done so far is recorded: switchover status tells where the number is.";
  const which = steps.map(
    ({ run, step }) =>
      `The answer to “${translateToEnglish(`steps.${step}.name`)}” was left behind and its outcome is not known. To find it out: switchover resume ${run}`,
  );
  return `\n${which.join("\n")}`;
}
