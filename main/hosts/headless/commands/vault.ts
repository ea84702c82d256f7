import { SecretKind } from "../../../../shared/workspace/labels.ts";
import { RunId, SecretLabel } from "../../../../shared/ids.ts";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { backupOfUnknownLocation, type CoreProblem } from "../../../../shared/wording/problems.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { withoutTrailingNewline } from "../../common/ports/trailing-newline.ts";
import { refusalFor, refuse, type Refusal } from "../refusal.ts";
import { HINTS } from "../run/hints.ts";
import type { CliSession } from "../cli-session.ts";
import { table } from "../terminal/table.ts";
import { done } from "./vault/done.ts";
import { newPassphrase } from "./vault/passphrase.ts";
import { writeRecovery } from "./vault/recovery.ts";
import { vaultStatus } from "./vault/status.ts";
import { visible } from "../terminal/visible.ts";

const LONGEST = 65_536;

export const define: Define = (command, runner) => {
  const { action, query } = runner;
  const kind = command
    .createOption("--kind <KIND>", "kind of secret, shown in the list")
    .choices(SecretKind.options)
    .default("other");
  command
    .command("put")
    .description("store a secret from standard input in the vault")
    .argument("<LABEL>", "label that plans use to refer to it")
    .addOption(kind)
    .addHelpText("after", examples("vault put cloud-token < token.txt", "vault put pin --kind pin"))
    .action(action(put));
  command
    .command("list")
    .description("list labels, kinds and ages; values are never shown")
    .addHelpText("after", examples("vault list", "vault list --json"))
    .action(query(list));
  command
    .command("forget")
    .description("delete a secret, or the backup of a migration that has ended")
    .argument("<LABEL>", "label, as vault list shows it")
    .addHelpText("after", examples("vault forget cloud-token"))
    .action(action(forget));
  defineKeys(command, runner);
  command.addHelpText(
    "after",
    examples("vault put cloud-token < token.txt", "vault list", "vault forget cloud-token"),
  );
};

/** The commands about the vault's keys, not its contents. */
const defineKeys: Define = (command, { action, query }) => {
  command
    .command("status")
    .description("show the vault's status and encrypted values that nothing refers to")
    .addHelpText("after", examples("vault status", "vault status --json --passphrase-file old.txt"))
    .action(query(vaultStatus));
  command
    .command("passphrase")
    .description("change the passphrase; the vault's contents stay the same")
    .addOption(command.createOption("--new-passphrase-file <FILE>", "file with the new passphrase"))
    .addOption(
      command.createOption(
        "--recovery-key-file <FILE>",
        "file with the recovery key, if the passphrase is lost",
      ),
    )
    .addHelpText(
      "after",
      examples(
        "vault passphrase",
        "vault passphrase --passphrase-file old.txt --new-passphrase-file new.txt",
        "vault passphrase < old-and-new.txt",
        "vault passphrase --recovery-key-file recovery.txt",
      ),
    )
    .action(action(newPassphrase));
  command
    .command("recovery")
    .description("write a recovery key to a new file; it unlocks the vault if the passphrase is lost")
    .requiredOption("--out <FILE>", "new file that only you can read; preferably on a removable disk")
    .addHelpText(
      "after",
      examples(
        "vault recovery --out /media/usb/recovery.txt",
        "vault passphrase --recovery-key-file /media/usb/recovery.txt",
      ),
    )
    .action(action(writeRecovery));
};

async function put(
  session: CliSession,
  given: string,
  options: { readonly kind: SecretKind },
): Promise<ExitCode> {
  const label = labelArgument(given);
  if (!label.ok) return refuse(session, label.problem);
  const value = await secretIn(session, label.value);
  if (!value.ok) return refuse(session, value.problem);
  return unlocked(session, true, async (client) => {
    const stored = await call(client, "vault.put", {
      label: label.value,
      secretKind: options.kind,
      value: value.value.reveal(),
    });
    if (!stored.ok) return refuse(session, coreRefusal(stored.problem));
    return done(session, (t) =>
      t("terminal.vault.stored", {
        label: label.value,
        reference: `{ "vault": "${label.value}" }`,
      }),
    );
  });
}

async function list(session: CliSession): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const state = await call(client, "vault.state", {});
    if (state.ok && state.value === "absent") return done(session, (t) => t("terminal.vault.none"));
    const opened = await unlockVault(session, client, { mayCreate: false });
    if (!opened.ok) return refuse(session, opened.problem);
    const listed = await call(client, "vault.list", {});
    if (!listed.ok) return refuse(session, coreRefusal(listed.problem));
    for (const { label, secretKind, storedAt } of listed.value)
      session.report.line("secret", { label, kind: secretKind, storedAt });
    if (listed.value.length === 0) return done(session, (t) => t("terminal.vault.empty"));
    if (session.report.json) return done(session, (t) => t("terminal.vault.listed"));
    const rows = listed.value.map(({ label, secretKind, storedAt }) => [
      label,
      visible(secretKind),
      localTime(session.report.t, storedAt),
    ]);
    const columns = ["label", "kind", "stored"] as const;
    session.report.show(
      await table(
        columns.map((column) => session.report.t(`terminal.columns.${column}`)),
        rows,
        session.host.columns?.(),
      ),
    );
    return EXIT.done;
  });
}

async function forget(session: CliSession, given: string): Promise<ExitCode> {
  const label = labelArgument(given);
  if (!label.ok) return refuse(session, label.problem);
  return unlocked(session, false, async (client) => {
    if (
      session.interactive &&
      (await session.host.prompts.yes(
        session.report.t("terminal.prompts.deleteSecret", { label: label.value }),
      )) !== true
    ) {
      return refuse(session, refusalFor("notDeleted"));
    }
    const forgotten = await call(client, "vault.forget", { label: label.value });
    if (!forgotten.ok) return refuse(session, await whyKept(session, client, forgotten.problem));
    if (forgotten.value === "absent")
      return refuse(session, refusalFor("noSuchSecret", { label: label.value }));
    return done(session, (t) => t("terminal.vault.deleted", { label: label.value }));
  });
}

/** A backup is kept while its migration is open, or if it ended with the number's location unknown. */
async function whyKept({ report }: CliSession, client: Client, problem: CoreProblem): Promise<Refusal> {
  const kept = coreRefusal(problem);
  if (problem.kind !== "pairInUse") return kept;
  const run = RunId.parse(problem.run);
  const status = await call(client, "migration.status", { run });
  const snapshot = status.ok ? status.value[0] : undefined;
  return snapshot?.phase.kind === "ended" && snapshot.numberIs === "unknown"
    ? {
        ...kept,
        words: (t) => backupOfUnknownLocation(t, run),
        hint: HINTS.resolve({ run, ended: true }, report.t) ?? "",
      }
    : kept;
}

async function unlocked(
  session: CliSession,
  mayCreate: boolean,
  work: (client: Client) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const opened = await unlockVault(session, client, { mayCreate });
    return opened.ok ? work(client) : refuse(session, opened.problem);
  });
}

// An invalid label is not repeated: it may be the secret itself.
function labelArgument(given: string): Result<SecretLabel, Refusal> {
  const parsed = SecretLabel.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return err(refusalFor("noLabel"));
}

async function secretIn(
  { host, interactive, report: { t } }: CliSession,
  label: string,
): Promise<Result<Redacted<string>, Refusal>> {
  const text = interactive
    ? await host.prompts.secret(t("terminal.prompts.secretToStore", { label }))
    : await host.readInput(false);
  const value = withoutTrailingNewline(text ?? "");
  // No secret consists of blanks alone, and with them stored each command would say that it has one.
  if (value.trim() === "") return err(refusalFor("noSecret", { label }));
  return value.length <= LONGEST ? ok(redact(value, "secret")) : err(refusalFor("longSecret", { label }));
}
