import type { Command } from "commander";
import type { Define, Runner } from "./command.ts";
import { examples } from "./command.ts";
import { addCompletion, COMPLETION_SUMMARY } from "./commands/completion.ts";
import type { Host } from "./host.ts";
import { UsageCommand } from "./usage-command.ts";
import { APP_VERSION } from "./version.ts";

type Entry = { readonly summary: string; readonly load: () => Promise<{ readonly define: Define }> };

/** Every command, in the order of the help. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  rehearse: {
    summary: "rehearse a migration to the cloud and back in the sandbox; no account needed",
    load: () => import("./commands/rehearse.ts"),
  },
  check: {
    summary: "run the preflight checks; read-only",
    load: () => import("./commands/check.ts"),
  },
  migrate: {
    summary: "run the preflight checks, then move the number",
    load: () => import("./commands/migrate.ts"),
  },
  code: {
    summary: "enter a migration's registration code, or request another",
    load: () => import("./commands/code.ts"),
  },
  resume: {
    summary: "resume a migration that was interrupted or waits for confirmation",
    load: () => import("./commands/resume.ts"),
  },
  resolve: {
    summary: "resolve an unknown outcome: report where the number is, or resend",
    load: () => import("./commands/resolve.ts"),
  },
  abandon: {
    summary: "end a migration that can't or shouldn't continue",
    load: () => import("./commands/abandon.ts"),
  },
  reverse: { summary: "print the plan for a reverse migration", load: () => import("./commands/reverse.ts") },
  pin: {
    summary: "set a number's two-step PIN, or turn it off",
    load: () => import("./commands/pin.ts"),
  },
  status: {
    summary: "show migrations, and where their numbers are",
    load: () => import("./commands/status.ts"),
  },
  vault: {
    summary: "store secrets from standard input; values are never printed",
    load: () => import("./commands/vault.ts"),
  },
  webhooks: {
    summary: "receive and list notifications, and test that they arrive",
    load: () => import("./commands/webhooks.ts"),
  },
  alerts: {
    summary: "tell a server or a chat tool when something needs a person",
    load: () => import("./commands/alerts.ts"),
  },
  endpoint: {
    summary: "check your webhook endpoint the way the platform would",
    load: () => import("./commands/endpoint.ts"),
  },
  lint: {
    summary: "check outgoing messages before the cloud API gets them",
    load: () => import("./commands/lint.ts"),
  },
  batch: {
    summary: "migrate many numbers, one row of a table each",
    load: () => import("./commands/batch.ts"),
  },
  translate: {
    summary: "write webhook notifications in the other API's shape",
    load: () => import("./commands/translate.ts"),
  },
  allowlist: {
    summary: "list the addresses that the platform's webhooks come from",
    load: () => import("./commands/allowlist.ts"),
  },
  traffic: {
    summary: "find the hour of the week with the fewest messages",
    load: () => import("./commands/traffic.ts"),
  },
  egress: {
    summary: "check what the on-premises client's host can reach",
    load: () => import("./commands/egress.ts"),
  },
  certificate: {
    summary: "decode a number's verified-name certificate",
    load: () => import("./commands/certificate.ts"),
  },
  shards: {
    summary: "plan the containers for several shards; read-only",
    load: () => import("./commands/shards.ts"),
  },
  workspace: {
    summary: "list workspaces, archive one, hand one over as an encrypted file",
    load: () => import("./commands/workspace.ts"),
  },
  data: {
    summary: "copy the data folder to an encrypted file, move it to another computer, restore it",
    load: () => import("./commands/data.ts"),
  },
  report: {
    summary: "make a signed report of a migration, or check one",
    load: () => import("./commands/report.ts"),
  },
  collection: {
    summary: "list a migration's calls as cURL commands or an HTTP archive, or describe both APIs",
    load: () => import("./commands/collection.ts"),
  },
  letter: {
    summary: "write a letter about a migration: before, after, two-step off, read me the code",
    load: () => import("./commands/letter.ts"),
  },
  "support-bundle": {
    summary: "save versions, settings, log and redacted journals in a zip for support",
    load: () => import("./commands/support-bundle.ts"),
  },
  managed: {
    summary: "show what the administrator of this computer fixed",
    load: () => import("./commands/managed.ts"),
  },
  serve: {
    summary: "open the Switchover window in a browser on this computer",
    load: () => import("./commands/serve.ts"),
  },
  sandbox: { summary: "run the simulated platform on its own", load: () => import("./commands/sandbox.ts") },
};

/**
 * Creates the command line. Commands that `argv` contains are complete; the others have only name and
 * summary.
 *
 * Loading only those keeps the start fast; shell completion needs all of them.
 */
export async function createProgram(
  argv: readonly string[],
  host: Pick<Host, "write">,
  runner: Runner,
): Promise<Command> {
  const program = new UsageCommand("switchover");
  program
    .description(
      "Moves a business phone number between the on-premises and cloud messaging APIs, then checks where it is.",
    )
    .version(APP_VERSION, "--version", "print the version")
    .helpOption("--help", "print help")
    .helpCommand(false)
    .option("--data-dir <DIR>", "data folder for migrations and the vault, instead of the default")
    .option("--json", "print JSON lines on standard output, and text on standard error")
    .option("--no-input", "never prompt, even on a terminal")
    .option("--passphrase-file <FILE>", "read the vault's passphrase from this file")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => host.write(1, text), writeErr: (text) => host.write(2, text) })
    .showSuggestionAfterError()
    .showHelpAfterError("(for details: switchover COMMAND --help)")
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
