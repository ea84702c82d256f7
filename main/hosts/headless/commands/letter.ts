import { LANGUAGES } from "../../../../shared/language.ts";
import { LETTER_FORMS, LETTER_KINDS, LetterForm, LetterKind } from "../../../../shared/letter/letter.ts";
import { RunId } from "../../../../shared/ids.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { letterArea } from "../../../../shared/rpc/areas/letter.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, printedEnd, unfitOutput, writeOutput } from "../output-file.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly kind?: string;
  readonly format: string;
  readonly language: string;
  readonly at?: string;
  readonly out?: string;
};

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN|PLAN>", "the migration's ID, or a plan file")
    .option("--kind <KIND>", LETTER_KINDS.join(", "))
    .option("--language <LANGUAGE>", LANGUAGES.join(", "), "en")
    .option("--format <FORM>", LETTER_FORMS.join(", "), "text")
    .option("--at <TIME>", "when the migration is planned for, such as 2026-12-01T22:00+01:00")
    .option("--out <FILE>", "file to save it in, replaced if it is there; default: standard output")
    .addHelpText(
      "after",
      examples(
        "letter plan.json --kind before --at 2026-12-01T22:00+01:00",
        "letter plan.json --kind two-step --language es",
        "letter r-20261121-7k2q9d --kind after --format md --out result.md",
      ),
    )
    .action(action(letter));
};

const NOTHING = nothing("letter");

async function letter(session: CliSession, given: string, options: Options): Promise<ExitCode> {
  const input = inputOf(session, given, options);
  if (!input.ok) return refuse(session, input.problem);
  const out = outputFile(session, options.out);
  const unfit = out === undefined ? undefined : unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const made = await call(client, "letter.make", input.value);
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const { kind, form, language, about } = input.value;
    const facts = { kind, format: form, language, ...("run" in about ? { run: about.run } : {}) };
    const { content, subject } = made.value;
    if (out === undefined) {
      if (session.report.json) session.report.line("letter", { subject, content });
      else session.host.write(1, content);
      session.report.line("result", { outcome: "printed", ...facts });
      return printedEnd(session, nothing("output"));
    }
    const unwritten = writeOutput(out, content, { mode: 0o600, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    session.report.show(session.report.t("letters.saved", { file: visible(out.shown) }));
    session.report.line("result", { outcome: "saved", ...facts, file: out.shown });
    return EXIT.done;
  });
}

type Input = InputOf<"letter.make">;

function inputOf(session: CliSession, given: string, options: Options): Result<Input, Refusal> {
  const kind = LetterKind.safeParse(options.kind);
  if (!kind.success) return err(choice("--kind", LETTER_KINDS));
  const form = LetterForm.safeParse(options.format);
  if (!form.success) return err(choice("--format", LETTER_FORMS));
  const language = LANGUAGES.find((one) => one === options.language);
  if (language === undefined) return err(choice("--language", LANGUAGES));
  const at = plannedTime(kind.data, options.at);
  if (!at.ok) return at;
  const about = aboutOf(session, given);
  if (!about.ok) return about;
  return ok({
    about: about.value,
    kind: kind.data,
    form: form.data,
    language,
    ...(at.value === undefined ? {} : { at: at.value }),
  });
}

function choice(option: string, values: readonly string[]): Refusal {
  return refusalFor("oneOf", { option, values: values.join(", ") }, NOTHING);
}

function plannedTime(kind: LetterKind, at: string | undefined): Result<string | undefined, Refusal> {
  if (at === undefined) return ok(undefined);
  if (kind !== "before")
    return err(
      withCommand(
        refusalFor("optionNeeds", { option: "--at", needed: "--kind before" }, NOTHING),
        "switchover letter --help",
      ),
    );
  const withSeconds = at.replace(/(?<=T\d\d:\d\d)(?=Z|[+-])/, ":00");
  const time = letterArea["letter.make"].input.shape.at.safeParse(withSeconds);
  return time.success
    ? ok(time.data)
    : err(withCommand(refusalFor("offsetTime", {}, NOTHING), "--at 2026-12-01T22:00+01:00"));
}

/** A migration's ID has a form of its own; everything else names a plan file. */
function aboutOf(session: CliSession, given: string): Result<Input["about"], Refusal> {
  const run = RunId.safeParse(given);
  if (run.success) return ok({ run: run.data });
  const plan = loadPlan(session.path(given));
  return plan.ok ? ok({ plan: plan.value }) : plan;
}
