import { realpathSync } from "node:fs";
import { basename } from "node:path";
import { setFlagsFromString } from "node:v8";
import { stringify } from "csv-stringify/sync";
import { BATCH_COLUMNS, readDayWindow, type BatchRow, type RowPlace } from "../../../../shared/batch/row.ts";
import { tallyOf, type BatchCount } from "../../../../shared/batch/tally.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { isoOf } from "../../../../shared/time.ts";
import { MOST_AT_ONCE } from "../../../../shared/rpc/areas/batch.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { rowFaultText } from "../../../../shared/wording/row-faults.ts";
import { outcomeWord } from "../../../../shared/wording/batch-summary.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import { openBatchRecord, type BatchRecord } from "../../../core/batch/batch-record.ts";
import type { BatchCourse, BatchEnd } from "../../../core/batch/run-batch.ts";
import { followProgress, type BatchProgress } from "../../../core/batch/batch-progress.ts";
import type { NumberEnd } from "../../../core/batch/carry-number.ts";
import {
  bringUpToDate,
  carryRows,
  checkRows,
  endedBefore,
  type BatchFollower,
} from "../../../core/batch/carry-rows.ts";
import type { BadRow } from "../../../core/batch/row-fault.ts";
import type { Prompter } from "../../../core/batch/run-to-rest.ts";
import { rowsWithoutLabels } from "../../../core/batch/vault-labels.ts";
import { readTable, whyWords, type TableProblem } from "../batch/read-table.ts";
import { watchStop, type StopWatch } from "../batch/watch-stop.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { summaryFile, writeSummary } from "../batch/summary-file.ts";
import { printedEnd, type OutputFile } from "../output-file.ts";
import { unlockVault } from "../passphrase.ts";
import { refersToVault } from "../../../core/plan/absolute-paths.ts";
import { nothing, nothingStarted, refusalFor, refuse, withCommand, type Refusal } from "../refusal.ts";
import { prompterOf } from "../run/prompter.ts";
import { table } from "../terminal/table.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visibleSentence } from "../terminal/visible.ts";

type Options = {
  readonly checkOnly?: boolean;
  readonly canary?: string;
  readonly parallel: string;
  readonly window?: string;
  readonly stopAfter?: string;
  readonly yes?: boolean;
  readonly report?: string;
};

export const define: Define = (command, { action }) => {
  command
    .argument("<FILE>", "CSV or JSON with one number a row; `template` prints the header of the CSV")
    .option("--check-only", "run the preflight checks of every number, and nothing else")
    .option("--canary <N>", "start with the first N numbers; one that isn't complete stops the rest")
    .option("--parallel <N>", "numbers at once, after the canaries", "1")
    .option("--window <HH:MM-HH:MM>", "start numbers only then, local time")
    .option("--stop-after <N>", "start no more after N numbers that failed or are unknown")
    .option("--yes", "confirm warnings, that sending is paused, and the point of no return, for every number")
    .option(
      "--report <OUT>",
      "write a summary of all numbers to this file, .html or .csv, replaced if it is there",
    )
    .addHelpText(
      "after",
      examples(
        "batch template > numbers.csv",
        "batch numbers.csv --check-only --parallel 4",
        "batch numbers.csv --canary 2 --window 02:00-05:00 --stop-after 3 --yes",
      ),
    )
    .action(action(batch));
};

async function batch(session: CliSession, file: string, options: Options): Promise<ExitCode> {
  if (file === "template") return printTemplate(session);
  const course = courseOf(options);
  if (!course.ok) return refuse(session, course.problem);
  const summary = summaryFile(session, options.report);
  if (!summary.ok) return refuse(session, summary.problem);
  const path = session.path(file);
  const rows = readTable(path, session.host.env);
  if (!rows.ok) return refuseBatch(session, rows.problem);
  // A long batch holds little at a time, but leaves much behind for the garbage collector, which by itself waits until
  // the heap has grown fourfold, and keeps ever more room for what is new.
  setFlagsFromString("--heap-growing-percent=60");
  setFlagsFromString("--semi-space-growth-factor=1");
  return withCore(session, async (client) => {
    const isCheck = options.checkOnly === true;
    // Where there is no vault, this names the rows instead of asking for a passphrase.
    if (refuseUnlabeled(session, await rowsWithoutLabels(client, rows.value))) return EXIT.refused;
    if (!isCheck || rows.value.some(({ plan }) => refersToVault(plan))) {
      const unlocked = await unlockVault(session, client, { mayCreate: !isCheck });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    if (refuseUnlabeled(session, await rowsWithoutLabels(client, rows.value))) return EXIT.refused;
    const work = { client, course: course.value, name: basename(path), summary: summary.value };
    if (isCheck) return carryAll(session, rows.value, work);
    const record = openBatchRecord(session.dataDir, realpathSync.native(path));
    if (!record.ok)
      return refuse(session, record.problem.kind === "heldElsewhere" ? HELD : coreRefusal(record.problem));
    try {
      const { clock } = session.host;
      const current = await bringUpToDate(rows.value, { client, clock, record: record.value });
      if (!current.ok) return refuse(session, coreRefusal(current.problem));
      // Two numbers can't both ask at one terminal.
      const interactive = session.interactive && course.value.parallel === 1;
      const person = prompterOf({ ...session, interactive }, { yes: options.yes === true });
      return await carryAll(session, rows.value, work, { record: record.value, person });
    } finally {
      record.value.release();
    }
  });
}

const HELD: Refusal = {
  exit: EXIT.held,
  words: (t) => ({
    what: t("terminal.batch.held.what"),
    works: t("terminal.batch.held.works"),
    next: t("terminal.batch.held.next"),
  }),
};

function printTemplate(session: CliSession): ExitCode {
  const { report, host } = session;
  const header = stringify([BATCH_COLUMNS]);
  if (report.json) report.line("template", { columns: [...BATCH_COLUMNS] });
  else host.write(1, header);
  report.line("result", { outcome: "printed", columns: BATCH_COLUMNS.length });
  return printedEnd(session, nothing("output"));
}

function refuseUnlabeled(session: CliSession, rows: readonly BadRow[]): boolean {
  if (rows.length > 0) refuseBatch(session, { kind: "badRows", rows });
  return rows.length > 0;
}

/** A person mends a table from its beginning, and often many rows have one fault. */
const MOST_SHOWN = 50;
const MOST_CHARACTERS = 1_000;

function shortened(message: string): string {
  return message.length <= MOST_CHARACTERS ? message : `${message.slice(0, MOST_CHARACTERS)}…`;
}

function placeWords(t: TerminalTranslate, { line, byOrder }: RowPlace): string {
  return t(byOrder === undefined ? "terminal.batch.line" : "terminal.batch.row", { line });
}

function refuseBatch(session: CliSession, problem: TableProblem): ExitCode {
  if (problem.kind === "refused") return refuse(session, problem.refusal);
  const { report } = session;
  const { t } = report;
  for (const { line, message } of problem.rows) report.line("bad-row", { line, message });
  for (const row of problem.rows.slice(0, MOST_SHOWN))
    report.say(
      `${report.paint.say("red", "✗")} ${placeWords(t, row)}: ${visibleSentence(t, shortened(rowFaultText(t, row)))}`,
    );
  const more = problem.rows.length - MOST_SHOWN;
  if (more > 0) report.say(`  ${t("terminal.batch.more", { number: more })}`);
  report.say(`  ${t("terminal.nothing.startedOrSent")}`);
  report.say(`  ${t("terminal.batch.correct")}`);
  return EXIT.refused;
}

type Ends = Map<BatchRow, Omit<NumberEnd, "why">>;

type Followed = {
  readonly stop: StopWatch;
  readonly ends: Ends;
  readonly inProgress: Set<BatchRow>;
  readonly progress: BatchProgress;
};

/** Follows a batch at the terminal: a line for each number, and Ctrl-C. */
function followed({ report }: CliSession, { stop, ends, inProgress, progress }: Followed): BatchFollower {
  const { t } = report;
  let told = 0;
  return {
    begins(row) {
      report.say(`… ${placeWords(t, row)}: ${row.number}`);
      inProgress.add(row);
    },
    ends(row, end) {
      inProgress.delete(row);
      progress.ends(row, end);
      const { why, ...facts } = end;
      // Of a thousand numbers, the whole states of their migrations would fill the memory.
      ends.set(row, facts);
      const { run, outcome, numberIs, proof, count } = facts;
      const named = run === undefined ? {} : { run };
      report.line("number", { line: row.line, number: row.number, ...named, outcome, numberIs, proof });
      report.say(
        `${report.paint.say(COLORS[count], SIGNS[count])} ${placeWords(t, row)}: ${row.number}: ${visibleSentence(t, whyWords(t, why))}`,
      );
    },
    notRecorded: (problem) => report.say(problemWords(t, problem).what),
    sleep: (ms) => stop.sleep(ms),
    waits(ms) {
      if (told === 0) report.say(t("terminal.batch.waits", { span: durationInWords(t, ms) }));
      told += 1;
    },
    isStopped: () => stop.isStopped(),
  };
}

type Wish = {
  readonly client: Client;
  readonly course: BatchCourse;
  /** The table's file name. */
  readonly name: string;
  readonly summary: OutputFile | undefined;
};
type Recorded = { readonly record: BatchRecord; readonly person: Prompter };

async function carryAll(
  session: CliSession,
  rows: readonly BatchRow[],
  { client, course, name, summary }: Wish,
  recorded?: Recorded,
): Promise<ExitCode> {
  const { report, host } = session;
  const progress = followProgress(
    rows,
    { name, checkOnly: recorded === undefined, startedAt: isoOf(host.clock.now()) },
    { known: (row) => recorded?.record.of(row), publish: () => undefined },
  );
  const ends: Ends = new Map();
  const inProgress = new Set<BatchRow>();
  const countNow = (row: BatchRow): BatchCount[] => {
    if (inProgress.has(row)) return ["unknown"];
    const before = recorded === undefined ? undefined : endedBefore(recorded.record, row);
    const count = ends.get(row)?.count ?? before;
    return count === undefined ? [] : [count];
  };
  const stop = watchStop(session, () =>
    report.line("result", { ...tallyOf(rows.flatMap(countNow), rows.length) }),
  );
  const follower = followed(session, { stop, ends, inProgress, progress });
  const work = { client, clock: host.clock, course, follower };
  try {
    const end = recorded === undefined ? await checkRows(rows, work) : await carryRows(rows, work, recorded);
    progress.become({ phase: "ended", endedAt: isoOf(host.clock.now()) });
    const exit = await conclude(session, end, ends, stop);
    return summary === undefined ? exit : writeSummary(session, summary, progress.state(), exit);
  } finally {
    stop.end();
  }
}

const SIGNS: Readonly<Record<BatchCount, string>> = {
  complete: "✓",
  failed: "✗",
  unknown: "?",
  waiting: "!",
};
const COLORS = { complete: "green", failed: "red", unknown: "magenta", waiting: "yellow" } as const;

async function conclude(
  { report }: CliSession,
  { tally, because }: BatchEnd,
  ends: Ends,
  stop: StopWatch,
): Promise<ExitCode> {
  stop.end();
  const { t } = report;
  const open = [...ends].filter(([, { count }]) => count !== "complete");
  if (!report.json && open.length > 0)
    report.show(
      await table(
        (["line", "number", "outcome", "migration"] as const).map((name) =>
          t(`batch.summary.column.${name}`),
        ),
        open.map(([{ line, number }, end]) => [String(line), number, outcomeWord(t, { end }), end.run ?? ""]),
      ),
    );
  const { complete, failed, unknown, waiting, notStarted } = tally;
  if (because !== undefined) report.show(t(`batch.because.${because}`));
  report.show(t("batch.summary.lead", { complete, failed, unknown, waiting, notStarted }));
  if (open.some(([, { run }]) => run !== undefined)) report.show(t("terminal.batch.each"));
  report.line("result", { ...tally });
  if (failed > 0) return EXIT.endedSafely;
  return unknown + waiting + notStarted > 0 ? EXIT.waiting : EXIT.done;
}

function courseOf({ canary, parallel, window, stopAfter }: Options): Result<BatchCourse, Refusal> {
  const wrong = (option: string, least: number, most: number): Result<never, Refusal> =>
    err(refusalFor("wholeNumber", { option, least, most }, nothingStarted));
  const canaries = canary === undefined ? 0 : wholeNumber(canary, { least: 0, most: MOST_COUNTED });
  if (canaries === undefined) return wrong("--canary", 0, MOST_COUNTED);
  const atOnce = wholeNumber(parallel, { least: 1, most: MOST_AT_ONCE });
  if (atOnce === undefined) return wrong("--parallel", 1, MOST_AT_ONCE);
  const failures =
    stopAfter === undefined ? undefined : wholeNumber(stopAfter, { least: 1, most: MOST_COUNTED });
  if (stopAfter !== undefined && failures === undefined) return wrong("--stop-after", 1, MOST_COUNTED);
  const hours = window === undefined ? undefined : readDayWindow(window);
  if (window !== undefined && hours === undefined)
    return err(withCommand(refusalFor("dayWindow", {}, nothingStarted), "--window 22:00-05:00"));
  return ok({ canary: canaries, parallel: atOnce, window: hours, stopAfter: failures });
}

const MOST_COUNTED = 999_999;
