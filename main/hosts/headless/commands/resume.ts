import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refuse } from "../refusal.ts";
import { runCommand } from "../run/run-command.ts";
import { prompterOf } from "../run/prompter.ts";
import { runArgument } from "../run/run-argument.ts";
import { showRun } from "../run/show-result.ts";
import type { CliSession } from "../cli-session.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN>", "the migration's ID, as status lists it")
    .option("--yes", "confirm warnings, that sending is paused, and the point of no return")
    .addHelpText(
      "after",
      examples("resume r-20261121-7k2q9d", "resume r-20261121-7k2q9d --yes --passphrase-file passphrase.txt"),
    )
    .action(action(resume));
};

async function resume(
  session: CliSession,
  given: string,
  options: { readonly yes?: boolean },
): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const status = await call(client, "migration.status", { run: run.value });
    if (!status.ok) return refuse(session, coreRefusal(status.problem));
    const now = status.value[0];
    if (now === undefined) return refuse(session, coreRefusal({ kind: "noSuchRun", run: given }));
    if (isOver(now)) return showRun(session.report, now);
    const unlocked = await unlockVault(session, client, { mayCreate: false });
    if (!unlocked.ok) return refuse(session, unlocked.problem);
    return runCommand(session, client, {
      person: prompterOf(session, options),
      run: run.value,
      first: () => call(client, "migration.proceed", { run: run.value, reopen: true }),
    });
  });
}

function isOver({ phase, newer }: RunSnapshot): boolean {
  return phase.kind === "ended" && (newer !== undefined || !END_TRAITS[phase.reason].resumable);
}
