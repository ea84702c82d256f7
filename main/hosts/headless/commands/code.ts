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
import { refusal, refuse, type Refusal } from "../refusal.ts";
import { carryOn } from "../run/carry-on.ts";
import { personOf } from "../run/person.ts";
import { runArgument } from "../run/run-argument.ts";
import type { Session } from "../session.ts";

type Options = { readonly resend?: boolean; readonly method?: "sms" | "voice" };

export const define: Define = (command, { action }) => {
  const method = command
    .createOption("--method <METHOD>", "channel for the other code")
    .choices(["sms", "voice"])
    .implies({ resend: true });
  command
    .argument("<RUN>", "the run that waits for its code")
    .option("--resend", "ask for another code instead, when its wait is over")
    .addOption(method)
    .addHelpText(
      "after",
      examples("code r-20261121-7k2q9d < code.txt", "code r-20261121-7k2q9d --resend --method voice"),
    )
    .action(action(code));
};

async function code(session: Session, given: string, options: Options): Promise<ExitCode> {
  const run = runArgument(given);
  if (!run.ok) return refuse(session, run.problem);
  return options.resend === true ? resend(session, run.value, options) : enter(session, run.value);
}

async function enter(session: Session, run: RunId): Promise<ExitCode> {
  const entered = session.interactive ? await askedCode(session) : await pipedCode(session);
  if (!entered.ok) return refuse(session, entered.problem);
  return unlocked(session, (client) =>
    carryOn(session, client, {
      person: personOf(session, {}),
      run,
      first: () => call(client, "migration.enterCode", { run, code: entered.value.reveal() }),
    }),
  );
}

async function resend(session: Session, run: RunId, { method }: Options): Promise<ExitCode> {
  return unlocked(session, (client) =>
    carryOn(session, client, {
      person: personOf(session, {}),
      run,
      first: () => call(client, "migration.resendCode", { run, ...(method === undefined ? {} : { method }) }),
    }),
  );
}

async function unlocked(session: Session, work: (client: Client) => Promise<ExitCode>): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const opened = await unlockVault(session, client, { mayCreate: false });
    return opened.ok ? work(client) : refuse(session, opened.problem);
  });
}

type Entered = Result<Redacted<string>, Refusal>;

async function askedCode({ host }: Session): Promise<Entered> {
  const typed = await host.prompts.text("Registration code (Esc: later)", (text) =>
    parseRegistrationCode(text).ok ? undefined : "A registration code has six digits, such as 123-456.",
  );
  return typed === undefined
    ? err(refusal("No code was entered.", "Run the command again when you have it."))
    : parsed(typed);
}

async function pipedCode({ host }: Session): Promise<Entered> {
  const text = await host.readInput(true);
  return text === undefined
    ? err(coreRefusal({ kind: "codeNotSixDigits" }))
    : parsed(withoutTrailingNewline(text));
}

function parsed(text: string): Entered {
  const code = parseRegistrationCode(text);
  return code.ok ? code : err(coreRefusal({ kind: "codeNotSixDigits" }));
}
