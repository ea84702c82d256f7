import { examples, type Define } from "../command.ts";
import { call, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { refuse } from "../refusal.ts";
import { runCommand } from "../run/run-command.ts";
import { prompterOf } from "../run/prompter.ts";
import type { CliSession } from "../cli-session.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("<PLAN>", "the plan file")
    .option("--yes", "confirm warnings, that sending is paused, and the point of no return")
    .addHelpText(
      "after",
      examples("migrate plan.json", "migrate plan.json --yes --json --passphrase-file passphrase.txt"),
    )
    .action(action(migrate));
};

async function migrate(
  session: CliSession,
  planFile: string,
  options: { readonly yes?: boolean },
): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    const unlocked = await unlockVault(session, client, { mayCreate: true });
    if (!unlocked.ok) return refuse(session, unlocked.problem);
    session.report.say(session.report.t("run.cannotLock"));
    return runCommand(session, client, {
      person: prompterOf(session, options),
      plan: planFile,
      first: () => call(client, "migration.start", { plan: plan.value }),
    });
  });
}
