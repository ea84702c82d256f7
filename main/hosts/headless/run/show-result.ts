import { COVERED_BY_YES } from "../../../../shared/migration/confirmation.ts";
import type { Rescue } from "../../../../shared/migration/crossing.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { changeSentence, comparedLines, unexpectedChanges } from "../../../../shared/wording/changes.ts";
import { isCodeSpent } from "../../../../shared/wording/phases.ts";
import { questionOf } from "../../../../shared/wording/questions.ts";
import { resultWords } from "../../../../shared/wording/run-words.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { ExitCode } from "../exit-codes.ts";
import type { Report } from "../terminal/report.ts";
import { terminalEnglish, type TerminalTranslate, type Told } from "../terminal/translate.ts";
import { visibleSentence } from "../terminal/visible.ts";
import { HINTS, type HintFacts } from "./hints.ts";
import { EXIT_OF, resultOf, type Outcome, type ResultFacts } from "./result-line.ts";

const MARKS: Readonly<
  Record<Outcome, { readonly mark: string; readonly colour: "green" | "yellow" | "red" | "magenta" }>
> = {
  go: { mark: "✓", colour: "green" },
  complete: { mark: "✓", colour: "green" },
  rejected: { mark: "✗", colour: "red" },
  stopped: { mark: "✗", colour: "red" },
  "no-go": { mark: "✗", colour: "red" },
  unknown: { mark: "?", colour: "magenta" },
  "awaiting-code": { mark: "…", colour: "yellow" },
  "awaiting-confirmation": { mark: "…", colour: "yellow" },
};

const PAST = { mark: "–", colour: "gray" } as const;

/** What a command knows besides the migration: the plan as named on the command line. */
export type Known = {
  readonly plan?: string | undefined;
  /** A lost response after which the number was found without another request. */
  readonly rescue?: Rescue | undefined;
};

/** Ends a command with a migration's state: a result line for scripts, text in three parts for people. */
export function showRun(report: Report, run: RunSnapshot, known: Known = {}): ExitCode {
  const { t } = report;
  return showResult(report, resultOf(run), wordsWithCause(run), {
    lines: [...rescueLine(t, known), ...linesAbout(t, run)],
    ...hintFacts(run, known),
  });
}

function rescueLine(t: TerminalTranslate, { rescue }: Known): readonly string[] {
  return rescue === undefined ? [] : [t(`rescue.${rescue.by}`)];
}

/** A migration's state in three parts, with the platform's reason if it did not succeed. */
export function wordsWithCause(run: RunSnapshot): Told<ThreeParts> {
  return (t) => resultWords(t, run);
}

/** Lines between the text and the hint, and the values that the hint may contain. */
export type Around = Known & Omit<HintFacts, "run" | "pairLabel"> & { readonly lines?: readonly string[] };

/** The values that a hint about a migration may contain. */
export function hintFacts({ phase, newer }: RunSnapshot, known: Known): Omit<Around, "lines"> {
  return {
    ...known,
    newerRun: newer?.run,
    newerFolder: newer?.folder,
    ended: phase.kind === "ended",
    typedWord: phase.kind === "awaiting-confirmation" && phase.what.some((what) => !COVERED_BY_YES[what]),
    codeAwaited: phase.kind === "awaiting-code",
    codeSpent: phase.kind === "awaiting-code" && isCodeSpent(phase),
  };
}

/** All lines about a migration: the basis of its location, what is asked, what changed, what was measured. */
function linesAbout(t: TerminalTranslate, run: RunSnapshot): readonly string[] {
  return [...basisLine(t, run), ...askedAndChanged(t, run), ...measured(t, run)];
}

/** A line with the evidence for the number's location; none if it is unknown or a later migration exists. */
export function basisLine(t: TerminalTranslate, { basis, newer }: RunSnapshot): readonly string[] {
  return basis === undefined || newer !== undefined ? [] : [t("run.basis", { basis: t(`bases.${basis}`) })];
}

/**
 * Each question that a migration waits for, each unexpected change, and what could not be compared; safe for a
 * terminal.
 */
export function askedAndChanged(t: TerminalTranslate, run: RunSnapshot): readonly string[] {
  const shown = (text: string): string => visibleSentence(t, text);
  return [
    ...asked(t, run),
    ...unexpectedChanges(run.changes).flatMap((change) => [
      `! ${shown(changeSentence(t, change))}`,
      ...comparedLines(t, { changes: [change] }).flatMap(({ templates }) =>
        templates.map((line) => `    ${shown(line)}`),
      ),
    ]),
    ...untoldLine(t, run),
  ];
}

function untoldLine(t: TerminalTranslate, { untold = [] }: RunSnapshot): readonly string[] {
  if (untold.length === 0) return [];
  const names = comparedLines(t, { changes: [], untold }).map(({ name, member }) => name ?? member);
  return [`? ${t("changes.untoldList", { members: names.join(", ") })}`];
}

function asked(t: TerminalTranslate, run: RunSnapshot): readonly string[] {
  if (run.phase.kind !== "awaiting-confirmation") return [];
  const shown = (text: string): string => visibleSentence(t, text);
  return run.phase.what.flatMap((what) => {
    const { title, why, about } = questionOf(t, run, what);
    return [`? ${shown(title)}`, ...about.map((line) => `    ${shown(line)}`), `    ${shown(why)}`];
  });
}

/**
 * Ends a command: prints the result line and the text, and returns the exit code of the outcome. The line's message is in
 * English, the text in the language of the terminal.
 */
export function showResult(
  report: Report,
  facts: ResultFacts,
  told: Told<ThreeParts>,
  { lines: more = [], ...around }: Around = {},
): ExitCode {
  const words = told(report.t);
  // A later migration exists, so the outcome's mark would mislead about the number's current status.
  const { mark, colour } = around.newerRun === undefined ? MARKS[facts.outcome] : PAST;
  const pairLabel = typeof facts["pairLabel"] === "string" ? facts["pairLabel"] : undefined;
  const hint = HINTS[facts.next]({ ...around, run: facts.run ?? "RUN", pairLabel }, report.t);
  const lines = [
    words.works,
    ...more,
    words.next,
    ...(hint === undefined ? [] : [report.paint.show("cyan", hint)]),
  ].filter((line) => line !== "");
  report.show(
    `${report.paint.show([colour, "bold"], mark)} ${report.paint.show("bold", visibleSentence(report.t, words.what))}\n${lines.map((line) => `  ${line}`).join("\n")}`,
  );
  report.line("result", { ...facts, message: oneSentence(told(terminalEnglish)) });
  return EXIT_OF[facts.outcome];
}

function measured(t: TerminalTranslate, run: RunSnapshot): readonly string[] {
  const lines: string[] = [];
  if (run.downtimeMs !== undefined)
    lines.push(t("terminal.run.took", { span: durationInWords(t, run.downtimeMs) }));
  if (run.subscribeGapMs !== undefined)
    lines.push(t("terminal.run.subscribedAfter", { span: durationInWords(t, run.subscribeGapMs) }));
  lines.push(t("terminal.run.id", { run: run.run }));
  return lines;
}

function oneSentence({ what, works }: ThreeParts): string {
  return `${what} ${works}`.replaceAll("\n", " ").trim();
}
