import { examples, type Define } from "../command.ts";
import { call, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refusalFor, refuse } from "../refusal.ts";
import { runCommand } from "../run/run-command.ts";
import { prompterOf } from "../run/prompter.ts";
import { runArgument } from "../run/run-argument.ts";
import type { CliSession } from "../cli-session.ts";

type Options = { readonly as?: "cloud" | "onprem"; readonly repeat?: boolean };

export const define: Define = (command, { action }) => {
  const as = command
    .createOption("--as <SIDE>", "where the platform's dashboard shows the number")
    .choices(["cloud", "onprem"])
    .conflicts("repeat");
  command
    .argument("<RUN>", "ID of the migration whose outcome is unknown")
    .addOption(as)
    .option("--repeat", "resend the same request; it counts against the platform's limit")
    .addHelpText(
      "after",
      examples("resolve r-20261121-7k2q9d --as cloud", "resolve r-20261121-7k2q9d --repeat"),
    )
    .action(action(resolve));
};

async function resolve(session: CliSession, given: string, options: Options): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  const word = wordOf(options);
  if (word === undefined) return refuse(session, refusalFor("noResolution"));
  return withCore(session, async (client) => {
    const unlocked = await unlockVault(session, client, { mayCreate: false });
    if (!unlocked.ok) return refuse(session, unlocked.problem);
    return runCommand(session, client, {
      person: prompterOf(session, {}),
      run: run.value,
      first: () => call(client, "migration.resolve", { run: run.value, word }),
    });
  });
}

type Word = { readonly kind: "seen"; readonly home: "cloud" | "on-premises" } | { readonly kind: "repeat" };

function wordOf({ as, repeat }: Options): Word | undefined {
  if (repeat === true) return { kind: "repeat" };
  if (as === undefined) return undefined;
  return { kind: "seen", home: as === "cloud" ? "cloud" : "on-premises" };
}
