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
    return "\nA call from the window isn't finished; Switchover closes after it. Press Ctrl-C again to leave now.";
  const which = steps.map(
    ({ run, step }) =>
      `Waiting for the response to “${translateToEnglish(`steps.${step}.name`)}” of migration ${run}; it can't be canceled.`,
  );
  return `\n${which.join("\n")}\nSwitchover closes when the migration pauses or ends. Press Ctrl-C again to leave now: the outcome is then unknown until you resume the migration.`;
}

function leftBehind(steps: readonly StepEvent[]): string {
  if (steps.length === 0)
    return "\nClosed before a call from the window was finished. What was done so far is recorded. To see where the number is: switchover status";
  const which = steps.map(
    ({ run, step }) =>
      `Closed without the response to “${translateToEnglish(`steps.${step}.name`)}”: its outcome is unknown. To find out: switchover resume ${run}`,
  );
  return `\n${which.join("\n")}`;
}
