import { LANGUAGES, type Language } from "../../../../shared/language.ts";
import { ReportForm, REPORT_FORMS } from "../../../../shared/report/report.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { LARGEST_REPORT, type ReportVerdict } from "../../../../shared/rpc/areas/report.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { readRegularFile } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, printedEnd, unfitOutput, writeOutput } from "../output-file.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { runArgument } from "../run/run-argument.ts";
import { unreadable } from "../terminal/file-reason.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly format: string;
  readonly out?: string;
  readonly language: string;
  readonly by?: string;
  readonly verify?: string;
};

export const define: Define = (command, { action }) => {
  command
    .argument("[RUN]", "the migration's ID")
    .option("--format <FORM>", REPORT_FORMS.join(", "), "html")
    .option("--out <FILE>", "file to save it in, replaced if it is there; default: standard output")
    .option("--language <LANGUAGE>", LANGUAGES.join(", "), "en")
    .option("--by <NAME>", "who performed the migration, to be printed")
    .option("--verify <FILE>", "check a report instead: is it as it was when it was signed?")
    .addHelpText(
      "after",
      examples(
        "report r-20261121-7k2q9d --out report.html",
        "report r-20261121-7k2q9d --format pdf --language es --out informe.pdf",
        "report --verify report.html",
      ),
    )
    .action(action(report));
};

async function report(session: CliSession, given: string | undefined, options: Options): Promise<ExitCode> {
  if (options.verify !== undefined && given === undefined) return verify(session, options.verify);
  if (given === undefined || options.verify !== undefined)
    return refuse(
      session,
      refusalFor(
        given === undefined ? "runWanted" : "contradiction",
        { first: "RUN", second: "--verify" },
        NOTHING,
      ),
    );
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  const wish = wishOf(options);
  if (!wish.ok) return refuse(session, wish.problem);
  const { form, language } = wish.value;
  const by = options.by?.trim();
  const out = outputFile(session, options.out);
  const unfit = out === undefined ? undefined : unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const named = by === undefined || by === "" ? {} : { by };
    const made = await call(client, "report.make", { run: run.value, form, language, ...named });
    if (!made.ok) {
      const { exit, words } = coreRefusal(made.problem);
      // Nothing is wrong with what was asked for: this computer can't do it.
      return refuse(session, { words, exit: made.problem.kind === "pdfFailed" ? EXIT.endedSafely : exit });
    }
    const { content, fingerprint, madeAt } = made.value;
    const bytes = Buffer.from(content, "base64");
    const facts = { run: run.value, format: form, madeAt, fingerprint };
    if (out === undefined) {
      const text = bytes.toString("utf8");
      if (session.report.json) session.report.line("report", { format: form, content: text });
      else session.host.write(1, text);
      session.report.line("result", { outcome: "printed", ...facts });
      return printedEnd(session, nothing("output"));
    }
    const unwritten = writeOutput(out, bytes, { mode: 0o600, works: UNCHANGED });
    if (unwritten !== undefined) return refuse(session, unwritten);
    const { t } = session.report;
    session.report.show(t("report.saved", { file: visible(out.shown) }));
    session.report.show(`${t("report.signature.fingerprint")}: ${fingerprint}`);
    session.report.line("result", { outcome: "saved", ...facts, file: out.shown });
    return EXIT.done;
  });
}

function wishOf({
  format,
  language,
  out,
  by,
}: Options): Result<{ form: ReportForm; language: Language }, Refusal> {
  const form = ReportForm.safeParse(format);
  if (!form.success)
    return err(refusalFor("oneOf", { option: "--format", values: REPORT_FORMS.join(", ") }, NOTHING));
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined)
    return err(refusalFor("oneOf", { option: "--language", values: LANGUAGES.join(", ") }, NOTHING));
  if (form.data === "pdf" && out === undefined) return err(refusalFor("notForTerminal", {}, NOTHING));
  if ((by ?? "").length > MOST_NAME)
    return err(refusalFor("tooLong", { option: "--by", most: MOST_NAME }, NOTHING));
  return ok({ form: form.data, language: known });
}

const MOST_NAME = 200;
const NOTHING = nothing("written");
const UNCHANGED = nothing("report");

async function verify(session: CliSession, file: string): Promise<ExitCode> {
  const read = readReport(session.path(file), file);
  if (!read.ok) return refuse(session, read.problem);
  return withCore(session, async (client) => {
    const found = await call(client, "report.verify", {
      content: Buffer.from(read.value).toString("base64"),
    });
    if (!found.ok) return refuse(session, coreRefusal(found.problem));
    for (const sentence of sentencesOf(session.report.t, found.value)) session.report.show(sentence);
    session.report.line("result", factsOf(found.value));
    return found.value.outcome === "genuine" ? EXIT.done : EXIT.endedSafely;
  });
}

function factsOf(verdict: ReportVerdict): Readonly<Record<string, unknown>> {
  if (verdict.outcome !== "genuine") return { ...verdict };
  const { form, ...facts } = verdict;
  return { ...facts, format: form };
}

function sentencesOf(t: TerminalTranslate, verdict: ReportVerdict): readonly string[] {
  if (verdict.outcome === "unknown") return [t("report.verify.unknown")];
  if (verdict.outcome === "altered") return [t(`report.verify.altered.${verdict.reason}`)];
  return [
    t("report.verify.genuine", { at: localTime(t, verdict.madeAt) }),
    `${t("report.facts.run")}: ${verdict.run}`,
    `${t("report.signature.fingerprint")}: ${verdict.fingerprint}`,
    t(`report.verify.key.${verdict.key}`),
    t(`report.verify.journal.${verdict.journal}`),
  ];
}

function readReport(path: string, shown: string): Result<Uint8Array, Refusal> {
  try {
    return ok(readRegularFile(path, LARGEST_REPORT));
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    if (code === "EFBIG") return err(refusalFor("reportTooLarge", { file: visible(shown) }, NOTHING));
    return err(unreadable(shown, { code, works: NOTHING }));
  }
}
