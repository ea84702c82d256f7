import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "./report.ts";

/** A line that says what is awaited. */
export type WaitLine = { end(): void };

const CLEAR = "\r\u001b[K";

/**
 * Says what is awaited and how long that may take. On a terminal the line shows the time that has passed and goes
 * away at the end; elsewhere it is printed once.
 *
 * A spinner from the prompt library would take Ctrl-C for itself and end the process while an answer is awaited.
 */
export function startWaitLine(report: Report, doing: string, limitMs: number | undefined): WaitLine {
  const limit = limitMs === undefined ? "" : `, up to ${durationInWords(translateToEnglish, limitMs)}`;
  if (!report.onTerminal) {
    report.say(`… ${doing}${limit}`);
    return { end: () => undefined };
  }
  const since = performance.now();
  const draw = (): void => {
    const passed = performance.now() - since;
    report.scratch(
      `${CLEAR}${report.paint.say("cyan", "…")} ${doing} ${report.paint.say("dim", `(${durationInWords(translateToEnglish, passed)}${limit})`)}`,
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
