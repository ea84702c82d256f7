import { err, ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { adviseTraffic } from "../../../../shared/traffic/advise.ts";
import {
  levelOf,
  rateOf,
  type ProposedHour,
  type TrafficAdvice,
} from "../../../../shared/traffic/traffic.ts";
import { zoneHere } from "../../../../shared/traffic/zone-here.ts";
import { zoneClock, type ZoneClock } from "../../../../shared/traffic/zone.ts";
import {
  csvSentences,
  dayName,
  hourFigures,
  hourName,
  limitSentences,
  nextTime,
  quietestSentence,
  seenSentence,
} from "../../../../shared/wording/traffic-words.ts";
import { regularFilePieces } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import { countTimestamps } from "../../../core/traffic/count-timestamps.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../refusal.ts";
import { unreadable } from "../terminal/file-reason.ts";
import { table } from "../terminal/table.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";

type Options = {
  readonly fromCsv?: string;
  readonly column?: string;
  readonly zone?: string;
  readonly number?: string;
};
type Advised = OutputOf<"traffic.advise">;

export const define: Define = (command, { query }) => {
  command
    .option(
      "--from-csv <FILE>",
      "a CSV of message times instead of the stored notifications; - for standard input",
    )
    .option("--column <NAME>", "with --from-csv: the column, by its name or its position from 1")
    .option("--zone <ZONE>", "the time zone of the hours, such as Europe/Madrid; default: this computer's")
    .option("--number <ID>", "only messages to the number with this phone number ID")
    .addHelpText(
      "after",
      examples(
        "traffic",
        "traffic --zone America/New_York --json",
        "traffic --from-csv messages.csv --column sent_at",
      ),
    )
    .action(query(traffic));
};

async function traffic(session: CliSession, options: Options): Promise<ExitCode> {
  const unfit = unfitOptions(options);
  if (unfit !== undefined) return refuse(session, unfit);
  const zone = options.zone ?? zoneHere();
  const clock = zoneClock(zone);
  if (clock === undefined) return refuse(session, coreRefusal({ kind: "noSuchZone", zone }));
  const advised =
    options.fromCsv === undefined
      ? await fromEvents(session, clock, options)
      : await fromCsv(session, clock, options.fromCsv, options.column);
  return advised.ok ? tell(session, advised.value) : refuse(session, advised.problem);
}

function unfitOptions({ fromCsv, column, number }: Options): Refusal | undefined {
  if (column !== undefined && fromCsv === undefined)
    return withCommand(
      refusalFor("optionNeeds", { option: "--column", needed: "--from-csv" }, NOTHING),
      "switchover traffic --help",
    );
  if (number !== undefined && fromCsv !== undefined) return refusalFor("csvOfNumber", {}, NOTHING);
  if (number !== undefined && (number === "" || number.length > 64))
    return refusalFor("numberIdWanted", {}, NOTHING);
  return undefined;
}

const NOTHING = nothing("read");

async function fromEvents(
  session: CliSession,
  { zone }: ZoneClock,
  { number }: Options,
): Promise<Result<Advised, Refusal>> {
  let advised: Result<Advised, Refusal> | undefined;
  await withCore(session, async (client) => {
    const filter = number === undefined ? {} : { phoneNumberId: number };
    const asked = await call(client, "traffic.advise", { zone, from: { kind: "events", filter } });
    advised = asked.ok ? asked : err(coreRefusal(asked.problem));
    return EXIT.done;
  });
  return advised ?? err(refusalFor("eventsUnread", {}, NOTHING));
}

const PIECE_BYTES = 64 * 1024;

async function fromCsv(
  session: CliSession,
  clock: ZoneClock,
  file: string,
  column: string | undefined,
): Promise<Result<Advised, Refusal>> {
  const now = session.host.clock.now();
  try {
    const input =
      file === "-" ? session.host.inputStream() : regularFilePieces(session.path(file), PIECE_BYTES);
    const counted = await countTimestamps(input, { column, clock, now });
    if (!counted.ok) return err(coreRefusal(counted.problem));
    const { quarters, read } = counted.value;
    return ok({ advice: adviseTraffic({ quarters, clock, now }), csv: read });
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err(unreadable(file, { code, works: NOTHING }));
  }
}

async function tell({ report }: CliSession, { advice, csv }: Advised): Promise<ExitCode> {
  const { t } = report;
  const { zone, week, gaps, clockChanges, evidence, quietest, office, busiest } = advice;
  for (const hour of week) report.line("hour", { ...hour, ...perHourOf(hour) });
  for (const gap of gaps) report.line("gap", gap);
  for (const { at, minutes } of clockChanges) report.line("clock-change", { changedAt: at, minutes });
  if (csv !== undefined) {
    report.line("csv", csv);
    for (const sentence of csvSentences(t, csv, zone)) report.say(sentence);
  }
  if (evidence !== "none") report.show(`${await mapOf(t, advice)}\n${t("traffic.legend")}\n`);
  report.show(quietestSentence(t, advice));
  if (quietest !== undefined) for (const line of detailsOf(t, quietest, zone)) report.show(`  ${line}`);
  if (advice.alike > 0) report.show(`  ${t("traffic.alike", { count: advice.alike })}`);
  if (evidence !== "none") report.show(t(office.length === 0 ? "traffic.noOffice" : "traffic.office"));
  for (const hour of office) {
    report.show(`  ${hourName(t, hour)}`);
    for (const line of detailsOf(t, hour, zone)) report.show(`    ${line}`);
  }
  if (busiest !== undefined)
    report.show(t("traffic.busiest", { hour: hourName(t, busiest), perHour: busiest.perHour }));
  const seen = seenSentence(t, advice);
  if (seen !== undefined) report.show(seen);
  for (const sentence of limitSentences(t, advice)) report.show(`- ${sentence}`);
  if (evidence !== "none") report.show(t("traffic.downtime"));
  const { week: _, gaps: __, clockChanges: ___, ...result } = advice;
  report.line("result", { outcome: evidence, ...result });
  return evidence === "none" ? EXIT.endedSafely : EXIT.done;
}

function perHourOf(hour: TrafficAdvice["week"][number]): { readonly perHour?: number } {
  const rate = rateOf(hour);
  return rate === undefined ? {} : { perHour: Math.round(rate * 100) / 100 };
}

function detailsOf(t: TerminalTranslate, hour: ProposedHour, zone: string): readonly string[] {
  const next = nextTime(t, hour, zone);
  return [hourFigures(t, hour), ...(next === undefined ? [] : [next])];
}

/** The week as seven lines of 24 digits. */
async function mapOf(t: TerminalTranslate, { week, busiest }: TrafficAdvice): Promise<string> {
  const most = busiest === undefined ? 0 : (rateOf(busiest) ?? 0);
  const hours = [0, 6, 12, 18].map((hour) => String(hour).padStart(2, "0").padEnd(12)).join("");
  const rows = Array.from({ length: 7 }, (_, index) => {
    const cells = week.slice(index * 24, index * 24 + 24).map((hour) => levelOf(hour, most) ?? ".");
    return [dayName(t, index + 1, "short"), cells.join(" ")];
  });
  return table(["", hours], rows);
}
