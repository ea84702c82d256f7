import type { CliSession } from "../cli-session.ts";
import { EXIT } from "../exit-codes.ts";
import { SAME_PRESS_MS } from "../key-press.ts";

/** Whether a batch was told to stop, by Ctrl-C or a signal that ends programs. */
export type StopWatch = {
  isStopped(): boolean;
  /** Resolves after the time, or as soon as the batch is told to stop. */
  sleep(ms: number): Promise<void>;
  end(): void;
};

/**
 * Follows the signals that end a program; `tellWhatIsOpen` prints the result of leaving at once. The first one starts no more numbers and lets the ones in progress come
 * to rest; a second one leaves at once: what their requests did is then unknown until the batch continues.
 */
export function watchStop({ host, report }: CliSession, tellWhatIsOpen: () => void): StopWatch {
  const stopped = new AbortController();
  let firstAt: number | undefined;
  let isOver = false;
  host.onEndSignal(() => {
    if (isOver) return;
    const now = host.clock.monotonicMs();
    if (firstAt !== undefined && now - firstAt < SAME_PRESS_MS) return;
    if (firstAt !== undefined) {
      report.say(report.t("terminal.batch.left"));
      tellWhatIsOpen();
      host.leave(EXIT.waiting);
      return;
    }
    firstAt = now;
    stopped.abort();
    report.say(`\n${report.t("terminal.batch.stopping")}\n${report.t("terminal.batch.leave")}`);
  });
  return {
    isStopped: () => firstAt !== undefined,
    // Ended, not left behind: a timer would keep the program alive until it fires.
    sleep: (ms) => host.clock.sleep(ms, stopped.signal),
    end: () => {
      isOver = true;
    },
  };
}
