import type { StepEvent } from "../../../../shared/migration/run-snapshot.ts";
import { EXIT } from "../exit-codes.ts";
import type { CliSession } from "../cli-session.ts";
import { SAME_PRESS_MS } from "../key-press.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";

const POLL_EVERY_MS = 50;
/** Read-only calls end sooner; work that takes longer is printed. */
const WORTH_PRINTING_MS = 300;

/** Work that may be in progress when the program is asked to end. */
export type Work = {
  readonly steps: () => readonly StepEvent[];
  readonly calls: () => number;
  /** Called once, at the first request to end. */
  readonly takeNoMore: () => void;
  /** Calls the listener at each request to end: Ctrl-C, or a signal of the system. */
  readonly onEnd: (listener: () => void) => () => void;
};

/**
 * Resolves once the program was asked to end and no work is in progress. A second Ctrl-C exits at once and
 * prints what is then unknown.
 *
 * Returns the function that stops listening; call it after everything is closed. Until then the same key
 * press may arrive again, and would end a process that does not listen.
 */
export async function untilEnded(session: CliSession, work: Work): Promise<() => void> {
  const { host, report } = session;
  const asked = Promise.withResolvers<number>();
  let firstAtMs: number | undefined;
  let idle = false;
  const stop = work.onEnd(() => {
    const now = host.clock.monotonicMs();
    if (firstAtMs === undefined) {
      firstAtMs = now;
      asked.resolve(now);
    } else if (now - firstAtMs >= SAME_PRESS_MS) {
      if (!idle) report.say(leftBehind(report.t, work.steps()));
      host.leave(idle ? EXIT.done : EXIT.waiting);
    }
  });
  const sinceMs = await asked.promise;
  work.takeNoMore();
  let printed = false;
  while (work.steps().length > 0 || work.calls() > 0) {
    if (!printed && host.clock.monotonicMs() - sinceMs >= WORTH_PRINTING_MS) {
      printed = true;
      report.say(awaited(report.t, work.steps()));
    }
    await host.clock.sleep(POLL_EVERY_MS);
  }
  idle = true;
  return stop;
}

function awaited(t: TerminalTranslate, steps: readonly StepEvent[]): string {
  if (steps.length === 0) return `\n${t("terminal.serve.call")}`;
  const which = steps.map(({ run, step }) =>
    t("terminal.serve.waiting", { step: t(`steps.${step}.name`), run }),
  );
  return `\n${which.join("\n")}\n${t("terminal.serve.closes")}`;
}

function leftBehind(t: TerminalTranslate, steps: readonly StepEvent[]): string {
  if (steps.length === 0) return `\n${t("terminal.serve.leftCall")}`;
  const which = steps.map(({ run, step }) =>
    t("terminal.serve.leftStep", { step: t(`steps.${step}.name`), run }),
  );
  return `\n${which.join("\n")}`;
}
