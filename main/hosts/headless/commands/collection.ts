import { CallForm, CALL_FORMS } from "../../../../shared/collection/form.ts";
import { LANGUAGES } from "../../../../shared/language.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, unfitOutput, writeOutput } from "../output-file.ts";
import { refusal, refuse } from "../refusal.ts";
import { runArgument } from "../run/run-argument.ts";
import { visible } from "../terminal/visible.ts";

type Options = { readonly format: string; readonly out?: string; readonly language: string };

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN>", "the migration's ID")
    .option("--format <FORM>", "curl (a shell script) or har", "curl")
    .option("--out <FILE>", "file to save it in; default: standard output")
    .option("--language <LANGUAGE>", "en or es, for the script's comments", "en")
    .addHelpText(
      "after",
      examples(
        "collection r-20261121-7k2q9d --out calls.sh",
        "collection r-20261121-7k2q9d --format har --out calls.har",
      ),
    )
    .action(action(collection));
};

const NOTHING = "Nothing was written.";

async function collection(session: CliSession, given: string, options: Options): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  const form = CallForm.safeParse(options.format);
  if (!form.success)
    return refuse(
      session,
      refusal(`--format takes ${CALL_FORMS.join(", ")}.`, "Choose one of them.", NOTHING),
    );
  const language = LANGUAGES.find((one) => one === options.language);
  if (language === undefined)
    return refuse(
      session,
      refusal(`--language takes ${LANGUAGES.join(" or ")}.`, "Choose one of them.", NOTHING),
    );
  const out = outputFile(session, options.out);
  const unfit = out === undefined ? undefined : unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const made = await call(client, "collection.calls", { run: run.value, form: form.data, language });
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const { content, ...counts } = made.value;
    const facts = { format: form.data, run: run.value, ...counts };
    if (out === undefined) {
      if (session.report.json) session.report.line("collection", { format: form.data, content });
      else session.host.write(1, content);
      session.report.line("result", { outcome: "printed", ...facts });
      return EXIT.done;
    }
    const unwritten = writeOutput(out, content, { mode: 0o600, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    session.report.show(translateToEnglish("collection.saved", { file: visible(out.shown) }));
    session.report.line("result", { outcome: "saved", ...facts, file: out.shown });
    return EXIT.done;
  });
}
