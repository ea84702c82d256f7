import type { RunId } from "../../../../shared/ids.ts";
import { parseRegistrationCode } from "../../../../shared/pin.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { err, type Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { withoutTrailingNewline } from "../../common/ports/trailing-newline.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { refuseUnfit } from "../run/conclude.ts";
import { runCommand } from "../run/run-command.ts";
import { askForCode, prompterOf } from "../run/prompter.ts";
import { runArgument } from "../run/run-argument.ts";
import { showRun } from "../run/show-result.ts";
import type { CliSession } from "../cli-session.ts";

type Options = { readonly resend?: boolean; readonly method?: "sms" | "voice" };

export const define: Define = (command, { action }) => {
  const method = command
    .createOption("--method <METHOD>", "how to receive the new code; implies --resend")
    .choices(["sms", "voice"])
    .implies({ resend: true });
  command
    .argument("<RUN>", "ID of the migration that waits for its code")
    .option("--resend", "request another code instead, once its waiting time is over")
    .addOption(method)
    .addHelpText(
      "after",
      examples("code r-20261121-7k2q9d < code.txt", "code r-20261121-7k2q9d --resend --method voice"),
    )
    .action(action(code));
};

async function code(session: CliSession, given: string, options: Options): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return options.resend === true ? resend(session, run.value, options) : enter(session, run.value);
}

async function enter(session: CliSession, run: RunId): Promise<ExitCode> {
  if (session.interactive) return enterAtTerminal(session, run);
  const entered = await pipedCode(session);
  if (!entered.ok) return refuse(session, entered.problem);
  return unlocked(session, (client) => handIn(session, client, { run, code: entered.value }));
}

/** Checks that the migration waits for a code, then asks for it. Without one the migration keeps waiting. */
async function enterAtTerminal(session: CliSession, run: RunId): Promise<ExitCode> {
  return unlocked(session, async (client) => {
    const status = await call(client, "migration.status", { run });
    if (!status.ok) return refuse(session, coreRefusal(status.problem));
    const now = status.value[0];
    if (now === undefined) return refuse(session, coreRefusal({ kind: "noSuchRun", run }));
    if (now.phase.kind === "ended")
      return refuseUnfit(session, { kind: "notWaitingForThis", run, phase: now.phase.kind }, now);
    const code = await askForCode(session, now);
    return code === undefined ? showRun(session.report, now) : handIn(session, client, { run, code });
  });
}

function handIn(
  session: CliSession,
  client: Client,
  { run, code }: { readonly run: RunId; readonly code: Redacted<string> },
): Promise<ExitCode> {
  return runCommand(session, client, {
    person: prompterOf(session, { codesAsked: 1 }),
    run,
    first: () => call(client, "migration.enterCode", { run, code: code.reveal() }),
  });
}

async function resend(session: CliSession, run: RunId, { method }: Options): Promise<ExitCode> {
  return unlocked(session, (client) =>
    runCommand(session, client, {
      person: prompterOf(session, {}),
      run,
      first: () => call(client, "migration.resendCode", { run, ...(method === undefined ? {} : { method }) }),
    }),
  );
}

async function unlocked(session: CliSession, work: (client: Client) => Promise<ExitCode>): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const opened = await unlockVault(session, client, { mayCreate: false });
    return opened.ok ? work(client) : refuse(session, opened.problem);
  });
}

async function pipedCode({ host }: CliSession): Promise<Result<Redacted<string>, Refusal>> {
  const text = await host.readInput(true);
  const code = text === undefined ? undefined : parseRegistrationCode(withoutTrailingNewline(text));
  return code?.ok === true ? code : err(coreRefusal({ kind: "codeNotSixDigits" }));
}
