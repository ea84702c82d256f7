import { ok } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refuse } from "../refusal.ts";
import { runCommand } from "../run/run-command.ts";
import { showElsewhere } from "../run/conclude.ts";
import { prompterOf } from "../run/prompter.ts";
import { runArgument } from "../run/run-argument.ts";
import { showResult } from "../run/show-result.ts";
import type { CliSession } from "../cli-session.ts";
import { visibleSentence } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("<RUN>", "ID of the migration to abandon")
    .addHelpText(
      "after",
      `\nIf the vault is lost, or if there is neither a terminal nor --passphrase-file, the migration is abandoned without a final check of the number.\n${examples("abandon r-20261121-7k2q9d", "abandon r-20261121-7k2q9d < /dev/null")}`,
    )
    .action(action(abandon));
};

async function abandon(session: CliSession, given: string): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const here = await call(client, "migration.status", { run: run.value });
    if (!here.ok && here.problem.kind === "noSuchRun") return giveUp(session, client, run.value);
    const withoutVault = await mustDoWithout(session, client);
    const unlocked = withoutVault ? ok(null) : await unlockVault(session, client, { mayCreate: false });
    if (!unlocked.ok) return refuse(session, unlocked.problem);
    return runCommand(session, client, {
      person: prompterOf(session, {}),
      run: run.value,
      first: () => call(client, "migration.abandon", { run: run.value, withoutVault }),
    });
  });
}

/**
 * Is the vault lost, or locked without a passphrase file and without a person to ask? A migration is then
 * abandoned anyway, without a final query about its number.
 */
async function mustDoWithout({ passphraseFile, interactive }: CliSession, client: Client): Promise<boolean> {
  const state = await call(client, "vault.state", {});
  if (!state.ok) return false;
  const isLost = state.value === "absent" || state.value === "damaged";
  return isLost || (state.value === "locked" && passphraseFile === undefined && !interactive);
}

/**
 * Releases a number from a migration whose data folder is gone or corrupted. The person confirms by typing
 * its ID.
 */
async function giveUp(session: CliSession, client: Client, run: RunId): Promise<ExitCode> {
  const asked = await call(client, "migration.giveUpElsewhere", { run });
  if (asked.ok) return showGivenUp(session, run);
  const { problem } = asked;
  if (problem.kind !== "runElsewhere") return refuse(session, coreRefusal(problem));
  if (problem.state === "open" || !session.interactive) return showElsewhere(session, problem);
  const { t } = session.report;
  const words = problemWords(t, problem);
  session.report.say(`${visibleSentence(t, words.what)}\n  ${visibleSentence(t, words.next)}`);
  const question = t("terminal.prompts.stopHere", { question: t("terminal.prompts.idToAbandon") });
  const typed = await session.host.prompts.text(question, (text) =>
    text.trim() === run ? undefined : t("terminal.prompts.noMatch"),
  );
  if (typed === undefined) return showElsewhere(session, problem);
  const given = await call(client, "migration.giveUpElsewhere", { run, typed: typed.trim() });
  return given.ok ? showGivenUp(session, run) : refuse(session, coreRefusal(given.problem));
}

function showGivenUp({ report }: CliSession, run: RunId): ExitCode {
  return showResult(
    report,
    { run, outcome: "stopped", numberIs: "unknown", proof: "none", reason: "given-up", next: "new-run" },
    (t) => ({
      what: t("terminal.run.givenUp.what", { run }),
      works: t("terminal.run.givenUp.works"),
      next: t("terminal.run.givenUp.next"),
    }),
  );
}
