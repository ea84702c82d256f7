import type { Command } from "commander";
import type { Define, Runner } from "./command.ts";
import { examples } from "./command.ts";
import { addCompletion, COMPLETION_SUMMARY } from "./commands/completion.ts";
import type { Host } from "./host.ts";
import { UsageCommand } from "./usage-command.ts";
import { APP_VERSION } from "./version.ts";

type Entry = { readonly summary: string; readonly load: () => Promise<{ readonly define: Define }> };

/** Every command, in the order of the help. A new one is a file and a line here. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  rehearse: {
    summary: "carry a practice number to the cloud and back, without an account",
    load: () => import("./commands/rehearse.ts"),
  },
  check: {
    summary: "look for what could make a migration fail; changes nothing",
    load: () => import("./commands/check.ts"),
  },
  migrate: { summary: "check, then move the number", load: () => import("./commands/migrate.ts") },
  code: {
    summary: "enter the registration code of a run, or ask for another",
    load: () => import("./commands/code.ts"),
  },
  resume: {
    summary: "go on with a run after an interruption or a confirmation",
    load: () => import("./commands/resume.ts"),
  },
  resolve: {
    summary: "say where the number is when a run's outcome is Unknown",
    load: () => import("./commands/resolve.ts"),
  },
  abandon: {
    summary: "end a run that cannot or should not go on",
    load: () => import("./commands/abandon.ts"),
  },
  reverse: { summary: "print the plan of the way back", load: () => import("./commands/reverse.ts") },
  pin: {
    summary: "set a number's two-step PIN, or turn it off",
    load: () => import("./commands/pin.ts"),
  },
  status: { summary: "show where runs and their numbers stand", load: () => import("./commands/status.ts") },
  vault: {
    summary: "keep secrets: in from standard input, never out",
    load: () => import("./commands/vault.ts"),
  },
  webhooks: {
    summary: "take notifications, list them, and prove that they arrive",
    load: () => import("./commands/webhooks.ts"),
  },
  endpoint: {
    summary: "the endpoint doctor: see your own endpoint as the platform would",
    load: () => import("./commands/endpoint.ts"),
  },
  serve: { summary: "the window in a browser on this machine", load: () => import("./commands/serve.ts") },
  sandbox: { summary: "run the practice platform by itself", load: () => import("./commands/sandbox.ts") },
};

/**
 * The command line, with the commands that `argv` mentions in full and the others by name and summary.
 *
 * Loading only what is asked for keeps the start quick; shell completion needs all of them.
 */
export async function createProgram(
  argv: readonly string[],
  host: Pick<Host, "write">,
  runner: Runner,
): Promise<Command> {
  const program = new UsageCommand("switchover");
  program
    .description(
      "Moves a business phone number between the on-premises and the cloud messaging API, and proves where it is afterwards.",
    )
    .version(APP_VERSION, "--version", "print the version")
    .helpOption("--help", "print help")
    .helpCommand(false)
    .option("--data-dir <DIR>", "folder for runs and vault, instead of the usual one")
    .option("--json", "JSON lines on standard output, words on standard error")
    .option("--no-input", "ask nothing, even on a terminal")
    .option("--passphrase-file <FILE>", "read the vault's passphrase from this file")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => host.write(1, text), writeErr: (text) => host.write(2, text) })
    .showSuggestionAfterError()
    .showHelpAfterError("(switchover COMMAND --help tells more)")
    .exitOverride()
    .addHelpText("after", examples("rehearse", "check plan.json", "migrate plan.json"));
  const completing = argv.includes("completion") || argv.includes("complete");
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(summary);
    if (completing || argv.includes(name)) (await load()).define(command, runner);
  }
  if (completing) await addCompletion(program);
  else program.command("completion").description(COMPLETION_SUMMARY);
  return program;
}
