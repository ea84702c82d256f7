import { CALL_FORMS, type CallForm } from "../../../../shared/collection/form.ts";
import type { RunId } from "../../../../shared/ids.ts";
import { LANGUAGES, type Language } from "../../../../shared/language.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, printedEnd, unfitOutput, writeOutput } from "../output-file.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { runArgument } from "../run/run-argument.ts";
import { visible } from "../terminal/visible.ts";

type Options = { readonly format: string; readonly out?: string; readonly language: string };

export const define: Define = (command, { action }) => {
  command
    .argument("[RUN]", "the migration's ID; not needed for openapi")
    .option("--format <FORM>", "curl (a shell script), har, openapi", "curl")
    .option("--out <FILE>", "file to save it in, replaced if it is there; default: standard output")
    .option("--language <LANGUAGE>", `${LANGUAGES.join(", ")}: for the script's comments`, "en")
    .addHelpText(
      "after",
      examples(
        "collection r-20261121-7k2q9d --out calls.sh",
        "collection r-20261121-7k2q9d --format har --out calls.har",
        "collection --format openapi --out openapi.json",
      ),
    )
    .action(action(collection));
};

const NOTHING = nothing("written");
const FORMS = [...CALL_FORMS, "openapi"] as const;

/** What was asked for: a migration's calls, or the document of both APIs. */
type Wish =
  | { readonly form: CallForm; readonly run: RunId; readonly language: Language }
  | { readonly form: "openapi"; readonly run: RunId | undefined };

async function collection(
  session: CliSession,
  given: string | undefined,
  options: Options,
): Promise<ExitCode> {
  const wish = wishOf(given, options);
  if (!wish.ok) return refuse(session, wish.problem);
  const out = outputFile(session, options.out);
  const unfit = out === undefined ? undefined : unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  const { form, run } = wish.value;
  return withCore(session, async (client) => {
    const made = await make(client, wish.value);
    if (!made.ok) return refuse(session, made.problem);
    const { content, ...counts } = made.value;
    const facts = { format: form, ...(run === undefined ? {} : { run }), ...counts };
    if (out === undefined) {
      if (session.report.json) session.report.line("collection", { format: form, content });
      else session.host.write(1, content);
      session.report.line("result", { outcome: "printed", ...facts });
      return printedEnd(session, nothing("output"));
    }
    const unwritten = writeOutput(out, content, { mode: 0o600, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    session.report.show(session.report.t("collection.saved", { file: visible(out.shown) }));
    session.report.line("result", { outcome: "saved", ...facts, file: out.shown });
    return EXIT.done;
  });
}

function wishOf(given: string | undefined, options: Options): Result<Wish, Refusal> {
  const form = FORMS.find((one) => one === options.format);
  if (form === undefined)
    return err(refusalFor("oneOf", { option: "--format", values: FORMS.join(", ") }, NOTHING));
  const language = LANGUAGES.find((one) => one === options.language);
  if (language === undefined)
    return err(refusalFor("oneOf", { option: "--language", values: LANGUAGES.join(", ") }, NOTHING));
  const run = given === undefined ? undefined : runArgument(given);
  if (run?.ok === false) return run;
  if (form === "openapi") return ok({ form, run: run?.value });
  if (run === undefined) return err(refusalFor("runWanted", {}, NOTHING));
  return ok({ form, run: run.value, language });
}

type Made = { readonly content: string; readonly sent?: number; readonly planned?: number };

async function make(client: Client, wish: Wish): Promise<Result<Made, Refusal>> {
  const made =
    wish.form === "openapi"
      ? await call(client, "collection.document", wish.run === undefined ? {} : { run: wish.run })
      : await call(client, "collection.calls", wish);
  return made.ok ? made : err(coreRefusal(made.problem));
}
