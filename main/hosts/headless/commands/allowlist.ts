import {
  FAMILIES,
  Family,
  LIST_FORMATS,
  ListFormat,
  type Refreshed,
} from "../../../../shared/allowlist/allowlist.ts";
import { asNumbersText, readAsNumbers, readRegistry } from "../../../../shared/allowlist/read-input.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, wholeEnd, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, printedEnd, unfitOutput, writeOutput } from "../output-file.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../refusal.ts";
import { scheduleWishOf, setListSchedule, showListStatus } from "./allowlist-schedule.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly asn?: string;
  readonly whois?: string;
  readonly family: string;
  readonly format: string;
  readonly out?: string;
  readonly diff?: boolean;
  readonly acceptShrink?: boolean;
  readonly status?: boolean;
  readonly refreshEvery?: string;
  readonly remindEvery?: string;
};

export const define: Define = (command, { action }) => {
  command
    .option("--asn <N[,N…]>", "the sender's AS numbers; needed the first time, then remembered")
    .option("--whois <HOST:PORT>", "the routing registry; default: whois.radb.net:43")
    .option("--family <FAMILY>", FAMILIES.join(", "), "both")
    .option("--format <FORMAT>", LIST_FORMATS.join(", "), "cidr")
    .option("--out <FILE>", "file to save the list in, replaced if it is there; default: standard output")
    .option("--diff", "print what would change, and write nothing")
    .option("--accept-shrink", "take a list that is less than half of the last good one")
    .option("--status", "print the last good lists, the schedule and what it found; asks nothing")
    .option("--refresh-every <DAYS>", "refresh this list while the window or serve runs; 0 switches it off")
    .option("--remind-every <DAYS>", "only remind of its age there; 0 switches it off")
    .addHelpText(
      "after",
      examples(
        "allowlist --asn 64500 --format nginx --out senders.conf",
        "allowlist --diff",
        "allowlist --family 4 --format aws --json",
        "allowlist --refresh-every 7",
      ),
    )
    .action(action(allowlist));
};

async function allowlist(session: CliSession, options: Options): Promise<ExitCode> {
  const wish = wishOf(options);
  if (!wish.ok) return refuse(session, wish.problem);
  const { format, input } = wish.value;
  const schedule = scheduleWishOf(options);
  if (!schedule.ok) return refuse(session, schedule.problem);
  const isAside = options.status === true || schedule.value !== undefined;
  if (isAside && (options.diff === true || options.out !== undefined || options.acceptShrink === true))
    return refuse(session, refusalFor("listAside", {}, NOTHING));
  if (schedule.value !== undefined) return setListSchedule(session, schedule.value, input);
  if (options.status === true) return wholeEnd(session, await showListStatus(session));
  const isDiff = options.diff === true;
  const out = isDiff ? undefined : outputFile(session, options.out);
  // Before the registry is asked: a list that can't be written should not count as taken.
  const unfit = out === undefined ? undefined : unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const asked = await call(client, "allowlist.refresh", { ...input, keep: !isDiff, format });
    if (!asked.ok) {
      const refused = coreRefusal(asked.problem);
      const isUnnamed = asked.problem.kind === "noAsNumber";
      return refuse(session, isUnnamed ? withCommand(refused, "switchover allowlist --asn N") : refused);
    }
    const { refreshed, content = "" } = asked.value;
    if (refreshed.outcome === "refused") return tellRefusal(session, refreshed);
    if (out !== undefined) {
      const unwritten = writeOutput(out, content, { mode: 0o644, works: KEPT });
      if (unwritten !== undefined) return refuse(session, unwritten);
    }
    if (isDiff) tellDifference(session, refreshed);
    else if (out === undefined) tellContent(session, format, content);
    tellResult(session, refreshed, { format, out: out?.shown, isDiff });
    return printedEnd(session, nothing(isDiff ? "output" : "listOutput"));
  });
}

type Taken = Extract<Refreshed, { outcome: "first" | "same" | "changed" }>;

function tellContent({ report, host }: CliSession, format: ListFormat, content: string): void {
  if (report.json) report.line("list", { format, content });
  else host.write(1, content);
}

function tellDifference({ report, host }: CliSession, { added, removed }: Taken): void {
  for (const [type, sign, { ipv4, ipv6 }] of [
    ["removed", "-", removed],
    ["added", "+", added],
  ] as const)
    for (const prefix of [...ipv4, ...ipv6]) {
      report.line(type, { prefix });
      if (!report.json) host.write(1, `${sign} ${prefix}\n`);
    }
}

type Told = { readonly format: ListFormat; readonly out: string | undefined; readonly isDiff: boolean };

/** The list or the difference is alone on standard output, so that it can be piped on. */
function tellResult({ report }: CliSession, refreshed: Taken, { format, out, isDiff }: Told): void {
  const { t } = report;
  const { outcome, list, previousAt } = refreshed;
  const counts = {
    added: refreshed.added.ipv4.length + refreshed.added.ipv6.length,
    removed: refreshed.removed.ipv4.length + refreshed.removed.ipv6.length,
    ipv4: list.ipv4.length,
    ipv6: list.ipv6.length,
  };
  const asns = asNumbersText(list.asns);
  const previous = previousAt === undefined ? "" : localTime(t, previousAt);
  report.say(t(`allowlist.${outcome}`, { ...counts, four: counts.ipv4, six: counts.ipv6, asns, previous }));
  if (isDiff) report.say(t("allowlist.compared"));
  if (out !== undefined) report.say(t("allowlist.saved", { format, file: visible(out) }));
  report.line("result", { outcome, ...counts, ...(previousAt === undefined ? {} : { previousAt }) });
}

const DAY_MS = 86_400_000;

function tellRefusal(
  { report, host }: CliSession,
  { reason, found, list }: Extract<Refreshed, { outcome: "refused" }>,
): ExitCode {
  const { t } = report;
  report.say(
    `${report.paint.say("red", "✗")} ${t("allowlist.refused", { reason: t(`allowlist.reason.${reason}`) })}`,
  );
  if (reason === "shrunk") report.say(`  ${t("terminal.tools.acceptShrink")}`);
  if (found !== undefined) report.say(`  ${t("allowlist.found", { found: visible(found) })}`);
  const days = list === undefined ? 0 : Math.floor((host.clock.now() - Date.parse(list.at)) / DAY_MS);
  report.say(
    `  ${list === undefined ? t("allowlist.none") : t("allowlist.kept", { at: localTime(t, list.at), days: Math.max(0, days) })}`,
  );
  report.line("result", {
    outcome: "refused",
    added: 0,
    removed: 0,
    ipv4: list?.ipv4.length ?? 0,
    ipv6: list?.ipv6.length ?? 0,
    ...(list === undefined ? {} : { previousAt: list.at }),
    reason,
  });
  return EXIT.endedSafely;
}

type Wish = {
  readonly format: ListFormat;
  readonly input: {
    readonly asns?: number[];
    readonly family: Family;
    readonly registry?: { readonly host: string; readonly port: number };
    readonly acceptShrink: boolean;
  };
};

const NOTHING = nothing("askedOrChanged");
const KEPT = nothing("list");

function wishOf({ asn, whois, family, format, acceptShrink = false }: Options): Result<Wish, Refusal> {
  const oneOf = (option: string, values: readonly string[]): Result<never, Refusal> =>
    err(refusalFor("oneOf", { option, values: values.join(", ") }, NOTHING));
  const wrong = (key: "asNumbers" | "registry", example: string): Result<never, Refusal> =>
    err(withCommand(refusalFor(key, {}, NOTHING), example));
  const shownFormat = ListFormat.safeParse(format);
  if (!shownFormat.success) return oneOf("--format", LIST_FORMATS);
  const shownFamily = Family.safeParse(family);
  if (!shownFamily.success) return oneOf("--family", FAMILIES);
  const asns = asn === undefined ? undefined : readAsNumbers(asn);
  if (asn !== undefined && asns === undefined) return wrong("asNumbers", "--asn 64500,64501");
  const registry = whois === undefined ? undefined : readRegistry(whois);
  if (whois !== undefined && registry === undefined) return wrong("registry", "--whois whois.radb.net:43");
  return ok({
    format: shownFormat.data,
    input: {
      ...(asns === undefined ? {} : { asns }),
      family: shownFamily.data,
      ...(registry === undefined ? {} : { registry }),
      acceptShrink,
    },
  });
}
