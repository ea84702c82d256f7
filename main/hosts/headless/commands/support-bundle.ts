import { sizeWords } from "../../../../shared/wording/sizes.ts";
import { gapSentence, leftOutSentence } from "../../../../shared/wording/support-words.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, unfitOutput, writeOutput } from "../output-file.ts";
import { nothing, refuse } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .option(
      "--out <FILE>",
      "the zip to write, replaced if it is there; default: a new one in this folder, named by the time",
    )
    .addHelpText("after", examples("support-bundle", "support-bundle --out support.zip"))
    .action(action(supportBundle));
};

const NOTHING = nothing("written");

async function supportBundle(session: CliSession, options: { readonly out?: string }): Promise<ExitCode> {
  const { host, report } = session;
  const { t } = report;
  const stamp = new Date(host.clock.now())
    .toISOString()
    .slice(0, 19)
    .replaceAll(/[-:]/g, "")
    .replace("T", "-");
  const given = options.out ?? `switchover-support-${stamp}.zip`;
  const out = outputFile(session, given) ?? { path: "", shown: "", option: "--out" };
  const unfit = unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const made = await call(client, "support.make", {});
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const { content, files, leftOut, gaps } = made.value;
    const bytes = Buffer.from(content, "base64");
    const unwritten = writeOutput(out, bytes, { mode: 0o600, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    report.show(t("support.contains"));
    for (const file of files) {
      report.show(`  ${file.name}  ${sizeWords(t, file.bytes)}`);
      report.line("file", file);
    }
    report.show(t("support.leftOut.heading"));
    for (const what of leftOut) {
      report.show(`  ${leftOutSentence(t, what)}`);
      report.line("left-out", { about: what });
    }
    for (const gap of gaps) {
      report.show(`  ${gapSentence(t, gap)}`);
      report.line("left-out", gap);
    }
    report.show(t("support.saved", { file: visible(out.shown), size: sizeWords(t, bytes.length) }));
    report.show(t("support.notSent"));
    report.line("result", { outcome: "saved", file: out.shown, files: files.length, bytes: bytes.length });
    return EXIT.done;
  });
}
