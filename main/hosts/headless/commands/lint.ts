import { setFlagsFromString } from "node:v8";
import { readTextUpTo } from "../../common/ports/read-capped.ts";
import { lintSources, type LintedFiles } from "../../../core/lint/lint-files.ts";
import { sourcesOf, type FileProblem } from "../../../core/lint/sources.ts";
import { discardRewrites } from "../../../core/storage/rewrite.ts";
import { parseBlockedHosts } from "../../../../shared/lint/blocked-hosts.ts";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import type { FileFinding, FixMode } from "../../../../shared/lint/lint-job.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { findingLine, lintMessage, lintReason, lintSummary } from "../../../../shared/wording/lint.ts";
import { examples, wholeEnd, type Define } from "../command.ts";
import type { CliSession } from "../cli-session.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Host } from "../host.ts";
import { nothing, refusalFor, refuse, type Refusal, type RefusalKey, withCommand } from "../refusal.ts";
import { fileUnreadable, inputName } from "../terminal/file-reason.ts";
import { gatherOutput } from "../terminal/gathered-output.ts";
import { createReport, type Report } from "../terminal/report.ts";
import { visible, visibleSentence } from "../terminal/visible.ts";
import { sarifWriter } from "../../../../shared/wording/lint-sarif.ts";
import { APP_VERSION } from "../version.ts";

type Options = {
  readonly format?: string;
  readonly fix?: boolean;
  readonly diff?: boolean;
  readonly brand: string;
  readonly blockedHosts?: string;
};
type Format = "text" | "json" | "sarif";

export const define: Define = (command, { action }) => {
  command
    .argument(
      "<PATH...>",
      "a .json, .ndjson, .jsonl or .har file, a folder of them, or - for NDJSON from standard input",
    )
    .option("--format <FORMAT>", "text, json, sarif")
    .option("--fix", "rewrite what can be fixed, and nothing else")
    .option("--diff", "with --fix: print the changes as a unified diff, and write nothing")
    .option("--brand <WORD>", "the value of messaging_product", "chat")
    .option("--blocked-hosts <FILE>", "hosts from which the cloud API takes no media, one a line")
    .addHelpText(
      "after",
      examples("lint messages.ndjson", "lint payloads/ --fix --diff", "lint recorded.har --format sarif"),
    )
    .action(action(lint));
};

async function lint(session: CliSession, paths: readonly string[], options: Options): Promise<ExitCode> {
  const format = formatOf(session, options.format);
  if (!format.ok) return refuse(session, format.problem);
  const mode = modeOf(options);
  if (!mode.ok) return refuse(session, mode.problem);
  const settings = settingsOf(session, options);
  if (!settings.ok) return refuse(session, settings.problem);
  const resolve = (path: string): string => session.path(path);
  const sources = sourcesOf(paths, resolve, mode.value);
  if (!sources.ok) return refuse(session, fileRefusal(sources.problem));
  const { host, flush } = gatherOutput(session.host);
  const report = createReport(host, format.value === "json", session.report.t);
  // A diff is alone on standard output, so that it can be piped on.
  const tell = format.value === "text" && mode.value !== "diff" ? report.show : report.say;
  const output = outputFor(host, { report, tell }, { format: format.value, settings: settings.value });
  if (mode.value === "write") session.host.onEndSignal(() => leaveUnfixed(session));
  holdLittleMemory();
  const linted = await lintSources(sources.value, resolve, () => session.host.inputStream(), {
    settings: settings.value,
    mode: mode.value,
    onFinding: output.finding,
    onDiff: (text) => host.write(format.value === "text" ? 1 : 2, text),
  });
  output.end();
  const code = conclude({ report, tell }, { ...linted, files: sources.value.length, mode: mode.value });
  flush();
  // With --fix the result is the files.
  return mode.value === "write" ? code : wholeEnd(session, code);
}

/**
 * What is parsed is needed for a moment only. Left to itself, the runtime gives young objects up to 96 MB before it
 * clears them away, which makes a check no faster.
 */
function holdLittleMemory(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** Files that are done are fixed; the one in progress stays as it was. */
function leaveUnfixed({ host }: CliSession): void {
  discardRewrites();
  host.leave(EXIT.endedSafely);
}

type Output = { readonly finding: (one: FileFinding) => void; readonly end: () => void };
type Told = { readonly report: Report; readonly tell: (text: string) => void };

function outputFor(
  host: Host,
  { report, tell }: Told,
  { format, settings }: { readonly format: Format; readonly settings: LintSettings },
): Output {
  if (format === "sarif") {
    const writer = sarifWriter((text) => host.write(1, text), {
      brand: settings.brand,
      version: APP_VERSION,
    });
    return { finding: writer.add, end: writer.end };
  }
  const explained = new Set<string>();
  return {
    finding(one) {
      const found = findingLine(one);
      report.line("finding", found);
      if (report.json) return;
      const { t } = report;
      const { file, line, pointer, rule, severity } = found;
      const message = t.language === "en" ? found.message : lintMessage(t, one);
      const color = severity === "error" ? "red" : "yellow";
      const where = `${visible(file)}:${line}${pointer === "" ? "" : ` ${visible(pointer)}`}`;
      const why = explained.has(rule) ? "" : `\n  ${lintReason(t, rule)}`;
      explained.add(rule);
      const kind = report.paint.show(color, `${t(`terminal.tools.severity.${severity}`)} ${rule}`);
      tell(`${where}\n  ${kind}: ${visibleSentence(t, message)}${why}`);
    },
    end: () => undefined,
  };
}

type Ended = LintedFiles & { readonly files: number; readonly mode: FixMode };

function conclude({ report, tell }: Told, { counts, problems, files, mode }: Ended): ExitCode {
  const { t } = report;
  const { payloads, errors, warnings, fixed, fixable } = counts;
  const outcome = errors + warnings > 0 ? "findings" : "clean";
  const lines = [
    lintSummary(t, counts),
    ...(fixed > 0 ? [t("lint.fixed", { count: fixed })] : []),
    ...(fixable > 0 && mode === "no" ? [t("lint.fixable", { count: fixable })] : []),
  ];
  for (const problem of problems)
    report.say(`${report.paint.say("red", "✗")} ${fileRefusal(problem).words(t).what}`);
  tell(lines.join(" "));
  report.line("result", { outcome, files, payloads, errors, warnings, fixed });
  if (problems.length > 0) return EXIT.refused;
  return errors > 0 ? EXIT.endedSafely : EXIT.done;
}

const NOTHING = nothing("checkedOrChanged");

function formatOf({ report }: CliSession, given: string | undefined): Result<Format, Refusal> {
  if (given === undefined) return ok(report.json ? "json" : "text");
  if (given !== "text" && given !== "json" && given !== "sarif")
    return err(refusalFor("oneOf", { option: "--format", values: "text, json, sarif" }, NOTHING));
  if (report.json && given !== "json")
    return err(refusalFor("contradiction", { first: "--json", second: `--format ${given}` }, NOTHING));
  return ok(given);
}

function modeOf({ fix, diff }: Options): Result<FixMode, Refusal> {
  if (diff === true && fix !== true)
    return err(
      withCommand(
        refusalFor("optionNeeds", { option: "--diff", needed: "--fix" }, NOTHING),
        "switchover lint --help",
      ),
    );
  return ok(diff === true ? "diff" : fix === true ? "write" : "no");
}

function settingsOf(session: CliSession, { brand, blockedHosts }: Options): Result<LintSettings, Refusal> {
  if (brand === "") return err(refusalFor("emptyValue", { option: "--brand" }, NOTHING));
  if (blockedHosts === undefined) return ok({ brand, blockedHosts: [] });
  const text = readTextUpTo(session.path(blockedHosts), MOST_HOSTS_MIB * MIB);
  if (!text.ok) {
    const { code } = text.problem;
    const why = { code, mostMib: MOST_HOSTS_MIB, works: NOTHING };
    return err(fileUnreadable("--blocked-hosts", visible(blockedHosts), why));
  }
  const hosts = parseBlockedHosts(text.value);
  return hosts.ok
    ? ok({ brand, blockedHosts: hosts.value })
    : err(refusalFor("noHost", { line: hosts.problem.line, file: visible(blockedHosts) }, NOTHING));
}

/** Room for the longest published lists of hosts. */
const MOST_HOSTS_MIB = 16;
const MIB = 1024 * 1024;

function fileRefusal({ kind, path }: FileProblem): Refusal {
  return refusalFor(PROBLEMS[kind], (t) => ({ file: inputName(t, path, true) }), NOTHING);
}

const PROBLEMS = {
  emptyPath: "emptyPath",
  missing: "missing",
  unreadable: "notReadable",
  notAFile: "notAFile",
  tooLarge: "tooLargeAsOne",
  otherKind: "otherKind",
  notFixable: "notFixable",
  readOnly: "readOnly",
  notWritten: "notWritten",
} as const satisfies Readonly<Record<FileProblem["kind"], RefusalKey>>;
