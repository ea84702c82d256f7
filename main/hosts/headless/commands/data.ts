import { SHORTEST_COPY_PASSPHRASE, type CopySummary } from "../../../../shared/rpc/areas/data-copy.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CoreProblem } from "../../../../shared/wording/core-problem.ts";
import { damagedSentence, restoredSentences, vaultSentence } from "../../../../shared/wording/data-copy.ts";
import { sizeWords } from "../../../../shared/wording/sizes.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, wholeEnd, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { finishFirst, stoppable } from "../finish-first.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { filePassphrase, type FileOptions } from "../file-passphrase.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

type MakeOptions = FileOptions & { readonly out?: string; readonly leaveReplaced?: boolean };
type RestoreOptions = FileOptions & { readonly show?: boolean };

const NOTHING = nothing("copied");
/** What a person types to continue in a folder that is marked as moved. */
const STAY = "STAY HERE";

export const define: Define = (command, { action }) => {
  command
    .command("copy")
    .description("write a copy of the whole data folder to one encrypted file; this folder stays in use")
    .option("--out <FILE>", "new file to write; needed")
    .option("--file-passphrase-file <FILE>", "file with the copy's passphrase; default: ask")
    .addHelpText("after", examples("data copy --out monday.switchover-data"))
    .action(action((session, options: MakeOptions) => make(session, options, false)));
  command
    .command("move")
    .description("write such a copy for another computer, and mark this folder as moved")
    .option("--out <FILE>", "new file to write; needed")
    .option("--file-passphrase-file <FILE>", "file with the copy's passphrase; default: ask")
    .option("--leave-replaced", "leave callback URLs that are still replaced to the other computer")
    .addHelpText("after", examples("data move --out laptop.switchover-data"))
    .action(action((session, options: MakeOptions) => make(session, options, true)));
  command
    .command("restore")
    .description("restore a copy into a new or empty data folder")
    .argument("<FILE>", "file that switchover data copy or switchover data move wrote")
    .option("--file-passphrase-file <FILE>", "file with the copy's passphrase; default: ask")
    .option("--show", "only read the whole copy and show what it is")
    .addHelpText(
      "after",
      examples("data restore laptop.switchover-data", "data restore monday.switchover-data --show"),
    )
    .action(action(restore));
  command
    .command("stay")
    .description("continue here after all: remove the mark that this folder was moved")
    .action(action(stay));
  command.addHelpText("after", examples("data copy --out monday.switchover-data"));
};

async function make(session: CliSession, options: MakeOptions, move: boolean): Promise<ExitCode> {
  if (options.out === undefined || options.out === "" || options.out === "-")
    return refuse(session, refusalFor("notForTerminal", {}, NOTHING));
  const file = session.path(options.out);
  const passphrase = await filePassphrase(session, options, {
    isNew: true,
    shortest: SHORTEST_COPY_PASSPHRASE,
    works: NOTHING,
  });
  if (!passphrase.ok) return refuse(session, passphrase.problem);
  return withCore(session, async (client) => {
    const work = () =>
      call(client, "dataCopy.make", {
        file,
        passphrase: passphrase.value.reveal(),
        move,
        ...(options.leaveReplaced === true ? { leaveReplaced: true } : {}),
      });
    const made = await (move
      ? finishFirst(session, work)
      : stoppable(session, { work, stop: () => call(client, "dataCopy.stop", {}) }));
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const { vault, replaced, ofMoved = false, ...summary } = made.value;
    tellSummary(session, summary);
    const { report } = session;
    const { t } = report;
    report.say(t(move ? "dataCopy.moved" : "dataCopy.made", { file: visible(options.out ?? "") }));
    if (ofMoved) report.say(t("dataCopy.ofMoved"));
    report.say(vaultSentence(t, vault));
    sayDamaged(session, summary);
    if (move && replaced > 0) report.say(t("dataCopy.replacedLeft", { replaced: String(replaced) }));
    if (move) report.say(t("terminal.data.there"));
    if (vault === "remembered") report.say(t("terminal.data.key"));
    report.line("result", {
      outcome: move ? "moved" : "copied",
      file,
      vault,
      replaced,
      ...(ofMoved ? { ofMoved } : {}),
      ...summary,
    });
    return EXIT.done;
  });
}

async function restore(session: CliSession, given: string, options: RestoreOptions): Promise<ExitCode> {
  const passphrase = await filePassphrase(session, options, {
    isNew: false,
    shortest: SHORTEST_COPY_PASSPHRASE,
    works: NOTHING,
  });
  if (!passphrase.ok) return refuse(session, passphrase.problem);
  const input = { file: session.path(given), passphrase: passphrase.value.reveal() };
  return withCore(session, (client) =>
    options.show === true ? show(session, client, input) : take(session, client, input),
  );
}

type Input = { readonly file: string; readonly passphrase: string };

async function show(session: CliSession, client: Client, input: Input): Promise<ExitCode> {
  const found = await call(client, "dataCopy.inspect", input);
  if (!found.ok) return refuse(session, coreRefusal(found.problem));
  tellSummary(session, found.value);
  sayDamaged(session, found.value);
  session.report.line("result", { outcome: "shown", ...found.value });
  return wholeEnd(session, EXIT.done);
}

async function take(session: CliSession, client: Client, input: Input): Promise<ExitCode> {
  const restored = await finishFirst(session, () => call(client, "dataCopy.restore", input));
  if (!restored.ok) return refuse(session, restoreRefusal(restored.problem));
  const { report } = session;
  const { t } = report;
  tellSummary(session, restored.value);
  for (const sentence of restoredSentences(t, restored.value)) report.say(sentence);
  for (const run of restored.value.open) report.say(t("terminal.data.check", { run }));
  if (restored.value.replaced > 0) report.say(t("terminal.data.restoreOne"));
  report.line("result", { outcome: "restored", dataDir: session.dataDir, ...restored.value });
  return EXIT.done;
}

/** What a disk or a folder means for a restore: nothing was to be sent. */
function restoreRefusal(problem: CoreProblem): Refusal {
  const refused = coreRefusal(problem);
  if (problem.kind !== "storageFull" && problem.kind !== "storageFailed") return refused;
  return { ...refused, words: (t) => ({ ...refused.words(t), works: t("terminal.nothing.restoredWhole") }) };
}

async function stay(session: CliSession): Promise<ExitCode> {
  const { t } = session.report;
  return withCore(session, async (client) => {
    const state = await call(client, "dataCopy.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    if (state.value.movedAt === undefined) {
      session.report.say(t("dataCopy.notMarked"));
      session.report.line("result", { outcome: "not-marked" });
      return EXIT.done;
    }
    session.report.say(t(state.value.withoutCopy === true ? "dataCopy.withoutCopy" : "dataCopy.stay.why"));
    if (!(await isTyped(session))) {
      session.report.say(t("dataCopy.stay.kept"));
      session.report.line("result", { outcome: "awaiting-confirmation" });
      return EXIT.waiting;
    }
    const stayed = await call(client, "dataCopy.stay", {});
    if (!stayed.ok) return refuse(session, coreRefusal(stayed.problem));
    session.report.say(t("dataCopy.stay.done"));
    session.report.line("result", { outcome: "stayed" });
    return EXIT.done;
  });
}

async function isTyped({ interactive, host, report }: CliSession): Promise<boolean> {
  const { t } = report;
  if (!interactive) return false;
  const typed = await host.prompts.text(t("dataCopy.stay.label", { word: STAY }), (text) =>
    text.trim() === "" || text.trim() === STAY ? undefined : t("dataCopy.stay.label", { word: STAY }),
  );
  return typed?.trim() === STAY;
}

function sayDamaged({ report }: CliSession, { damaged }: Pick<CopySummary, "damaged">): void {
  const sentence = damagedSentence(report.t, damaged);
  if (sentence !== undefined) report.say(sentence);
}

function tellSummary({ report }: CliSession, summary: CopySummary | OutputOf<"dataCopy.restore">): void {
  const { madeAt, appVersion, files, bytes } = summary;
  const { t } = report;
  report.show(
    t("dataCopy.holds", {
      madeAt: localTime(t, madeAt),
      version: visible(appVersion),
      files: String(files),
      size: sizeWords(t, bytes),
    }),
  );
}
