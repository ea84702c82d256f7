import type { StepEvent } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "../terminal/report.ts";
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
      wait = startWaitLine(report, translateToEnglish(`steps.${event.step}.doing`), event.limitMs);
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

function outcomeLine({ paint }: Report, event: StepEvent): string {
  const name = translateToEnglish(`steps.${event.step}.name`);
  if (event.skipped !== undefined)
    return `${paint.say("dim", "–")} ${name}: ${translateToEnglish(`skipped.${event.skipped}`)}`;
  const took =
    event.durationMs === undefined ? "" : `, ${durationInWords(translateToEnglish, event.durationMs)}`;
  switch (event.outcome) {
    case "confirmed":
      return `${paint.say("green", "✓")} ${name}: ${translateToEnglish(`stepProofs.${event.by ?? "answer"}`)}${took}`;
    case "rejected":
      return `${paint.say("red", "✗")} ${name}: rejected${because(event)}${took}`;
    case "not-sent":
      return `${paint.say("yellow", "!")} ${name}: not sent${because(event)}`;
    case "unknown":
    case undefined:
      return `${paint.say("magenta", "?")} ${name}: outcome unknown${because(event)}${took}`;
  }
}

function because({ reason, traceId }: StepEvent): string {
  const trace = traceId === undefined ? "" : `, trace "${visible(traceId)}"`;
  return reason === undefined && trace === "" ? "" : ` (${visible(reason ?? "no reason given")}${trace})`;
}
