import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "./report.ts";

/** A line that shows what is awaited; `end` stops it. */
export type WaitLine = { end(): void };

const CLEAR = "\r\u001b[K";

/**
 * Prints what is awaited and its time limit. On a terminal the line shows the elapsed time and disappears at
 * the end; otherwise it is printed once.
 *
 * A spinner of the prompt library would handle Ctrl-C and end the process while a response is awaited.
 */
export function startWaitLine(report: Report, doing: string, limitMs: number | undefined): WaitLine {
  const { t } = report;
  const upTo = (what: string): string =>
    limitMs === undefined ? what : t("terminal.wait.upTo", { what, limit: durationInWords(t, limitMs) });
  if (!report.onTerminal) {
    report.say(`… ${upTo(doing)}`);
    return { end: () => undefined };
  }
  const since = performance.now();
  const draw = (): void => {
    const passed = durationInWords(t, performance.now() - since);
    report.scratch(
      `${CLEAR}${report.paint.say("cyan", "…")} ${doing} ${report.paint.say("dim", `(${upTo(passed)})`)}`,
    );
  };
  draw();
  const timer = setInterval(draw, 500);
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      report.scratch(CLEAR);
    },
  };
}
