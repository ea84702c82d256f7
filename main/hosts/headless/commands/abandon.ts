import { examples, type Define } from "../command.ts";
import { call, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refuse } from "../refusal.ts";
import { carryOn } from "../run/carry-on.ts";
import { personOf } from "../run/person.ts";
import { runArgument } from "../run/run-argument.ts";
import type { Session } from "../session.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN>", "the run that is not to go on")
    .addHelpText("after", examples("abandon r-20261121-7k2q9d"))
    .action(action(abandon));
};

async function abandon(session: Session, given: string): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const unlocked = await unlockVault(session, client, { mayCreate: false });
    if (!unlocked.ok) return refuse(session, unlocked.problem);
    return carryOn(session, client, {
      person: personOf(session, {}),
      run: run.value,
      first: () => call(client, "migration.abandon", { run: run.value }),
    });
  });
}
