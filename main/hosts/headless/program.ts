import type { Command } from "commander";
import type { Define, Runner } from "./command.ts";
import { examples } from "./command.ts";
import { addCompletion } from "./commands/completion.ts";
import type { Host } from "./host.ts";
import { loadHelpWords, type HelpWords } from "./terminal/help-words.ts";
import { terminalLanguage } from "./terminal/language.ts";
import { UsageCommand } from "./usage-command.ts";
import { APP_VERSION } from "./version.ts";

type Load = () => Promise<{ readonly define: Define }>;

/** Every command, in the order of the help; `wording/LANGUAGE/help.ts` has a summary of each. */
const COMMANDS: Readonly<Record<Exclude<keyof HelpWords["summaries"], "completion">, Load>> = {
  rehearse: () => import("./commands/rehearse.ts"),
  check: () => import("./commands/check.ts"),
  migrate: () => import("./commands/migrate.ts"),
  code: () => import("./commands/code.ts"),
  resume: () => import("./commands/resume.ts"),
  resolve: () => import("./commands/resolve.ts"),
  abandon: () => import("./commands/abandon.ts"),
  reverse: () => import("./commands/reverse.ts"),
  pin: () => import("./commands/pin.ts"),
  status: () => import("./commands/status.ts"),
  vault: () => import("./commands/vault.ts"),
  webhooks: () => import("./commands/webhooks.ts"),
  alerts: () => import("./commands/alerts.ts"),
  endpoint: () => import("./commands/endpoint.ts"),
  lint: () => import("./commands/lint.ts"),
  batch: () => import("./commands/batch.ts"),
  translate: () => import("./commands/translate.ts"),
  allowlist: () => import("./commands/allowlist.ts"),
  traffic: () => import("./commands/traffic.ts"),
  egress: () => import("./commands/egress.ts"),
  network: () => import("./commands/network.ts"),
  certificate: () => import("./commands/certificate.ts"),
  shards: () => import("./commands/shards.ts"),
  workspace: () => import("./commands/workspace.ts"),
  data: () => import("./commands/data.ts"),
  report: () => import("./commands/report.ts"),
  collection: () => import("./commands/collection.ts"),
  letter: () => import("./commands/letter.ts"),
  "support-bundle": () => import("./commands/support-bundle.ts"),
  managed: () => import("./commands/managed.ts"),
  serve: () => import("./commands/serve.ts"),
  sandbox: () => import("./commands/sandbox.ts"),
};

/**
 * Creates the command line. Commands that `argv` contains are complete; the others have only name and
 * summary.
 *
 * Loading only those keeps the start fast; shell completion needs all of them.
 */
export async function createProgram(
  argv: readonly string[],
  host: Pick<Host, "write" | "env">,
  runner: Runner,
): Promise<Command> {
  const words = await loadHelpWords(terminalLanguage(host.env));
  const { options, summaries } = words;
  const program = new UsageCommand("switchover", words);
  program
    .description(words.about)
    .version(APP_VERSION, "--version", options.version)
    .helpOption("--help", options.help)
    .helpCommand(false)
    .option("--data-dir <DIR>", options.dataDir)
    .option("--json", options.json)
    .option("--no-input", options.noInput)
    .option("--passphrase-file <FILE>", options.passphraseFile)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => host.write(1, text), writeErr: (text) => host.write(2, text) })
    .showSuggestionAfterError()
    .showHelpAfterError(words.details)
    .exitOverride()
    .addHelpText("after", examples("rehearse", "check plan.json", "migrate plan.json"));
  const completing = argv.includes("completion") || argv.includes("complete");
  for (const [name, load] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(new Map(Object.entries(summaries)).get(name) ?? "");
    if (completing || argv.includes(name)) (await load()).define(command, runner);
  }
  if (completing) await addCompletion(program, summaries.completion, host);
  else program.command("completion").description(summaries.completion);
  return program;
}
