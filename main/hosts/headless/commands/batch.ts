import { realpathSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { BATCH_COLUMNS, readDayWindow, type BatchRow } from "../../../../shared/batch/row.ts";
import { tallyOf, type BatchCount } from "../../../../shared/batch/tally.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { isoOf } from "../../../../shared/time.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { openBatchRecord, type BatchRecord } from "../../../core/batch/batch-record.ts";
import { runBatch, type BatchCourse, type BatchEnd } from "../../../core/batch/run-batch.ts";
import { carryNumber, checkNumber, standsNow, type NumberEnd } from "../batch/carry-number.ts";
import { loadBatch, type BatchProblem } from "../batch/load-batch.ts";
import { watchStop, type StopWatch } from "../batch/watch-stop.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refersToVault } from "../plan-file/absolute-paths.ts";
import { refusal, refuse, type Refusal } from "../refusal.ts";
import { prompterOf } from "../run/prompter.ts";
import { table } from "../terminal/table.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly checkOnly?: boolean;
  readonly canary?: string;
  readonly parallel: string;
  readonly window?: string;
  readonly stopAfter?: string;
  readonly yes?: boolean;
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
  const path = session.path(file);
  const rows = loadBatch(path, session.host.env);
  if (!rows.ok) return refuseBatch(session, rows.problem);
  return withCore(session, async (client) => {
    const isCheck = options.checkOnly === true;
    if (!isCheck || rows.value.some(({ plan }) => refersToVault(plan))) {
      const unlocked = await unlockVault(session, client, { mayCreate: !isCheck });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    if (isCheck) return carryAll(session, rows.value, course.value, (row) => checkNumber(client, row));
    const record = openBatchRecord(session.dataDir, realpathSync.native(path));
    if (!record.ok)
      return refuse(session, record.problem.kind === "heldElsewhere" ? HELD : coreRefusal(record.problem));
    try {
      return await carryRecorded(session, rows.value, {
        client,
        record: record.value,
        course: course.value,
        options,
      });
    } finally {
      record.value.release();
    }
  });
}

const HELD: Refusal = {
  exit: EXIT.held,
  words: {
    what: "Another process is working on this batch.",
    works: "Nothing was started from here.",
    next: "Wait until it ends, or stop it with Ctrl-C there.",
  },
};

function printTemplate({ report, host }: CliSession): ExitCode {
  const header = stringify([BATCH_COLUMNS]);
  if (report.json) report.line("template", { columns: [...BATCH_COLUMNS] });
  else host.write(1, header);
  return EXIT.done;
}

function refuseBatch(session: CliSession, problem: BatchProblem): ExitCode {
  if (problem.kind === "refused") return refuse(session, problem.refusal);
  const { report } = session;
  for (const { line, message } of problem.rows) {
    report.line("bad-row", { line, message });
    report.say(`${report.paint.say("red", "✗")} Line ${line}: ${visible(message)}`);
  }
  report.say("  Nothing was started or sent.");
  return EXIT.refused;
}

type Recorded = {
  readonly client: Client;
  readonly record: BatchRecord;
  readonly course: BatchCourse;
  readonly options: Options;
};

async function carryRecorded(
  session: CliSession,
  rows: readonly BatchRow[],
  { client, record, course, options }: Recorded,
): Promise<ExitCode> {
  const now = (): string => isoOf(session.host.clock.now());
  for (const row of rows) {
    const known = record.of(row);
    if (known?.end === undefined || known.end.count === "complete") continue;
    const end = await standsNow(client, known);
    if (end === undefined || end.count === known.end.count) continue;
    const { run, outcome, count, numberIs, proof } = end;
    const written = record.end(row, now(), run, { outcome, count, numberIs, proof });
    if (!written.ok) return refuse(session, coreRefusal(written.problem));
  }
  // Two numbers can't both ask at one terminal.
  const interactive = session.interactive && course.parallel === 1;
  const person = prompterOf({ ...session, interactive }, { yes: options.yes === true });
  const carry = async (row: BatchRow): Promise<NumberEnd> => {
    const end = await carryNumber(client, row, {
      known: record.of(row),
      person,
      begin: () => record.start(row, now()),
    });
    const { outcome, count, numberIs, proof } = end;
    const written = record.end(row, now(), end.run, { outcome, count, numberIs, proof });
    // The number's own journal has it: the next call finds the migration there.
    if (!written.ok) session.report.say(problemWords(translateToEnglish, written.problem).what);
    return end;
  };
  const endedBefore = (row: BatchRow): BatchCount | undefined => {
    const count = record.of(row)?.end?.count;
    return count === "waiting" ? undefined : count;
  };
  return carryAll(session, rows, course, carry, endedBefore);
}

async function carryAll(
  session: CliSession,
  rows: readonly BatchRow[],
  course: BatchCourse,
  carry: (row: BatchRow) => Promise<NumberEnd>,
  endedBefore: (row: BatchRow) => BatchCount | undefined = () => undefined,
): Promise<ExitCode> {
  const { report, host } = session;
  const ends = new Map<BatchRow, NumberEnd>();
  const inProgress = new Set<BatchRow>();
  const countNow = (row: BatchRow): BatchCount[] => {
    const count = inProgress.has(row) ? "unknown" : (ends.get(row)?.count ?? endedBefore(row));
    return count === undefined ? [] : [count];
  };
  const stop = watchStop(session, () =>
    report.line("result", { ...tallyOf(rows.flatMap(countNow), rows.length) }),
  );
  let told = 0;
  try {
    const end = await runBatch(rows, course, {
      endedBefore,
      async carry(row) {
        report.say(`… Line ${row.line}: ${row.number}`);
        inProgress.add(row);
        const came = await carry(row);
        inProgress.delete(row);
        ends.set(row, came);
        const { run, outcome, numberIs, proof, count, what } = came;
        const named = run === undefined ? {} : { run };
        report.line("number", { line: row.line, number: row.number, ...named, outcome, numberIs, proof });
        report.say(
          `${report.paint.say(COLORS[count], SIGNS[count])} Line ${row.line}: ${row.number}: ${visible(what)}`,
        );
        return count;
      },
      sinceMidnight: () => sinceMidnight(host.clock.now()),
      sleep: (ms) => stop.sleep(ms),
      waits(ms) {
        if (told === 0)
          report.say(
            `Outside the window: the next number starts in ${durationInWords(translateToEnglish, ms)}.`,
          );
        told += 1;
      },
      isStopped: () => stop.isStopped(),
    });
    return await conclude(session, end, ends, stop);
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
const BECAUSE = {
  canary: "A canary isn't complete, so the rest wasn't started.",
  failures: "Too many numbers failed or are unknown, so no more were started.",
  stopped: "Stopped: no more numbers were started. The same command continues.",
} as const;

async function conclude(
  { report }: CliSession,
  { tally, because }: BatchEnd,
  ends: ReadonlyMap<BatchRow, NumberEnd>,
  stop: StopWatch,
): Promise<ExitCode> {
  stop.end();
  const open = [...ends].filter(([, { count }]) => count !== "complete");
  if (!report.json && open.length > 0)
    report.show(
      await table(
        ["Line", "Number", "Outcome", "Migration"],
        open.map(([{ line, number }, { outcome, run }]) => [String(line), number, outcome, run ?? ""]),
      ),
    );
  const { complete, failed, unknown, waiting, notStarted } = tally;
  if (because !== undefined) report.show(BECAUSE[because]);
  report.show(
    `Complete ${complete}, failed ${failed}, unknown ${unknown}, waiting ${waiting}, not started ${notStarted}.`,
  );
  if (open.length > 0) report.show("For each migration above: switchover status ID");
  report.line("result", { ...tally });
  if (failed > 0) return EXIT.endedSafely;
  return unknown + waiting + notStarted > 0 ? EXIT.waiting : EXIT.done;
}

/** Milliseconds since midnight, by this computer's local time. */
function sinceMidnight(now: number): number {
  const at = new Date(now);
  return ((at.getHours() * 60 + at.getMinutes()) * 60 + at.getSeconds()) * 1_000 + at.getMilliseconds();
}

const MOST_AT_ONCE = 64;

function courseOf({ canary, parallel, window, stopAfter }: Options): Result<BatchCourse, Refusal> {
  const wrong = (what: string, next: string): Result<never, Refusal> => err(refusal(what, next));
  const canaries = canary === undefined ? 0 : wholeIn(canary, 0);
  if (canaries === undefined) return wrong("--canary takes a whole number.", "For example: --canary 2");
  const atOnce = wholeIn(parallel, 1);
  if (atOnce === undefined || atOnce > MOST_AT_ONCE)
    return wrong(`--parallel takes a whole number from 1 to ${MOST_AT_ONCE}.`, "For example: --parallel 4");
  const failures = stopAfter === undefined ? undefined : wholeIn(stopAfter, 1);
  if (stopAfter !== undefined && failures === undefined)
    return wrong("--stop-after takes a whole number from 1.", "For example: --stop-after 3");
  const hours = window === undefined ? undefined : readDayWindow(window);
  if (window !== undefined && hours === undefined)
    return wrong("--window takes HH:MM-HH:MM, in local time.", "For example: --window 22:00-05:00");
  return ok({ canary: canaries, parallel: atOnce, window: hours, stopAfter: failures });
}

function wholeIn(text: string, least: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) >= least ? Number(text) : undefined;
}
