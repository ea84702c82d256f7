import type { StepEvent } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { isRecordedLater } from "../../../../shared/platform/outcome.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "../terminal/report.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visible } from "../terminal/visible.ts";
import { startWaitLine, type WaitLine } from "../terminal/wait-line.ts";

/** Follows the steps of a migration as they happen. */
export type Progress = {
  /** The step whose response is awaited now. */
  inFlight(): { readonly step: StepName; readonly limitMs: number | undefined } | undefined;
  /** True if a request was announced, so that it may have been sent. */
  acted(): boolean;
  stop(): void;
};

/**
 * Prints each step as it begins and ends: a JSON line at once, before the request that it announces leaves,
 * and text for people.
 */
export function followSteps(client: Client, report: Report): Progress {
  let awaited: { step: StepName; limitMs: number | undefined } | undefined;
  let wait: WaitLine | undefined;
  let acted = false;
  const endWait = (): void => {
    wait?.end();
    wait = undefined;
    awaited = undefined;
  };
  const unsubscribe = client.subscribe("steps", (event) => {
    report.line("step", event);
    endWait();
    if (event.phase === "intent") {
      acted = true;
      awaited = { step: event.step, limitMs: event.limitMs };
      wait = startWaitLine(report, report.t(`steps.${event.step}.doing`), event.limitMs);
    } else {
      report.say(outcomeLine(report, event));
    }
  });
  return {
    inFlight: () => awaited,
    acted: () => acted,
    stop: () => {
      endWait();
      unsubscribe();
    },
  };
}

function outcomeLine({ paint, t }: Report, event: StepEvent): string {
  const name = t(`steps.${event.step}.name`);
  if (event.skipped !== undefined)
    return `${paint.say("dim", "–")} ${name}: ${t(`skipped.${event.skipped}`)}`;
  const withSpan = (line: string): string =>
    event.durationMs === undefined || isRecordedLater(event.reason)
      ? line
      : t("terminal.steps.took", { line, span: durationInWords(t, event.durationMs) });
  switch (event.outcome) {
    case "confirmed":
      return `${paint.say("green", "✓")} ${withSpan(`${name}: ${t(`stepProofs.${event.by ?? "answer"}`)}`)}`;
    case "rejected":
      return `${paint.say("red", "✗")} ${withSpan(`${t("terminal.steps.rejected", { name })}${because(t, event)}`)}`;
    case "not-sent":
      return `${paint.say("yellow", "!")} ${t("terminal.steps.notSent", { name })}${because(t, event)}`;
    case "unknown":
    case undefined:
      return `${paint.say("magenta", "?")} ${withSpan(`${t("terminal.steps.unknown", { name })}${because(t, event)}`)}`;
  }
}

/** The reason as scripts read it, and the name of the request in the platform's own records. */
function because(t: TerminalTranslate, { reason, traceId }: StepEvent): string {
  const trace = traceId === undefined ? "" : `, trace "${visible(traceId)}"`;
  const why = reason === undefined ? t("terminal.steps.noReason") : visible(reason);
  return reason === undefined && trace === "" ? "" : ` (${why}${trace})`;
}
