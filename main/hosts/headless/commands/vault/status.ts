import type { RecoveryFacts } from "../../../../core/vault/recovery-status.ts";
import type { OutputOf } from "../../../../../shared/rpc/api.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import { call, coreRefusal, withApp } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refuse } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { table } from "../../terminal/table.ts";
import { done } from "./done.ts";

/**
 * Prints the vault's state, whether a recovery key also unlocks it and, once unlocked, which stored values
 * nothing refers to. Without a passphrase it prints only the first two.
 */
export async function vaultStatus(session: CliSession): Promise<ExitCode> {
  return withApp(session, async ({ transport, recovery }) => {
    const client = clientOver(transport);
    const state = await call(client, "vault.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    const facts = recovery.status();
    session.report.line("vault", { state: state.value, ...recoveryLine(facts) });
    if (state.value === "absent") return done(session, "This data folder has no vault yet.");
    session.report.say(recoveryWords(facts));
    if (state.value === "locked" && session.passphraseFile === undefined && !session.interactive)
      return done(
        session,
        "The vault is locked. With its passphrase, this command also lists encrypted values that nothing refers to.",
      );
    const opened = await unlockVault(session, client, { mayCreate: false });
    if (!opened.ok) return refuse(session, opened.problem);
    const found = await call(client, "vault.unclaimed", {});
    if (!found.ok) return refuse(session, coreRefusal(found.problem));
    return tell(session, found.value);
  });
}

/** The members of the line about the recovery key. */
function recoveryLine({ key, waivedAt, gate }: RecoveryFacts): Readonly<Record<string, unknown>> {
  return {
    recoveryKey: key.kind !== "none",
    ...(key.kind === "unconfirmed" ? { recoveryConfirmed: false } : {}),
    ...(waivedAt === undefined ? {} : { recoveryWaived: waivedAt }),
    ...(gate === "needed" ? { recoveryNeeded: true } : {}),
    ...(gate === "unreadable" ? { recoveryUnknown: true } : {}),
  };
}

function recoveryWords({ key, gate }: RecoveryFacts): string {
  if (gate === "unreadable")
    return "The vault's key file can't be read: nothing is known about a recovery key.";
  if (key.kind === "confirmed")
    return "Recovery key created. It unlocks the vault if the passphrase is lost.";
  if (key.kind === "unconfirmed")
    return "A recovery sheet was made, and its last four characters haven't been typed yet: confirm it in the window, or create a key with switchover vault recovery";
  const only =
    gate === "passphrase"
      ? "only the passphrase unlocks"
      : "only the passphrase and this computer's key store unlock";
  const need =
    gate === "needed"
      ? ". The first migration to the cloud needs one, or a person who confirms to go without."
      : "";
  return `No recovery key: ${only} the vault. To create one: switchover vault recovery${need}`;
}

async function tell(session: CliSession, found: OutputOf<"vault.unclaimed">): Promise<ExitCode> {
  const { sealed, damaged, unreadRuns } = found;
  for (const { ref, storedAt } of sealed)
    session.report.line("unclaimed", { file: `${ref}.sealed`, storedAt });
  if (unreadRuns > 0)
    session.report.say(
      `${unreadRuns === 1 ? "The journal of 1 migration is" : `The journals of ${unreadRuns} migrations are`} corrupted; values that only they refer to are listed too.`,
    );
  if (damaged > 0) session.report.line("damaged-values", { count: damaged });
  const corrupted = `${damaged === 1 ? "1 stored value is" : `${damaged} stored values are`} corrupted and can't be read. Enter secrets that are missing again; the files stay in vault/.`;
  if (damaged > 0) session.report.say(corrupted);
  if (sealed.length === 0)
    return done(
      session,
      damaged > 0
        ? "The vault unlocks, but not every value in it can be read."
        : "The vault unlocks, and every value in it is referred to.",
    );
  if (!session.report.json) {
    const rows = sealed.map(({ ref, storedAt }) => [
      `${ref}.sealed`,
      localTime(translateToEnglish, storedAt),
    ]);
    session.report.show(await table(["File in vault/", "Sealed"], rows));
  }
  const count = sealed.length === 1 ? "1 encrypted value" : `${sealed.length} encrypted values`;
  return done(
    session,
    `The vault unlocks. ${count} that nothing refers to ${sealed.length === 1 ? "is" : "are"} kept. Interrupted starts leave such copies behind; they aren't deleted automatically.`,
  );
}
