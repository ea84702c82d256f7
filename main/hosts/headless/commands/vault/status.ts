import type { RecoveryFacts } from "../../../../core/vault/recovery-status.ts";
import type { OutputOf } from "../../../../../shared/rpc/api.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import { call, coreRefusal, withApp } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refuse } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { table } from "../../terminal/table.ts";
import type { TerminalTranslate } from "../../terminal/translate.ts";
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
    if (state.value === "absent") return done(session, (t) => t("terminal.vault.none"));
    session.report.say(recoveryWords(session.report.t, facts));
    if (state.value === "locked" && session.passphraseFile === undefined && !session.interactive)
      return done(session, (t) => t("terminal.vault.locked"));
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

function recoveryWords(t: TerminalTranslate, { key, gate }: RecoveryFacts): string {
  if (gate === "unreadable") return t("terminal.vault.recovery.unreadable");
  if (key.kind === "confirmed") return t("terminal.vault.recovery.created");
  if (key.kind === "unconfirmed") return t("terminal.vault.recovery.unconfirmed");
  if (gate === "needed") return t("terminal.vault.recovery.needed");
  return t(gate === "passphrase" ? "terminal.vault.recovery.passphrase" : "terminal.vault.recovery.computer");
}

async function tell(session: CliSession, found: OutputOf<"vault.unclaimed">): Promise<ExitCode> {
  const { report } = session;
  const { t } = report;
  const { sealed, damaged, unreadRuns } = found;
  for (const { ref, storedAt } of sealed) report.line("unclaimed", { file: `${ref}.sealed`, storedAt });
  if (unreadRuns > 0) report.say(t("terminal.vault.unreadRuns", { count: unreadRuns }));
  if (damaged > 0) {
    report.line("damaged-values", { count: damaged });
    report.say(t("terminal.vault.corrupted", { count: damaged }));
  }
  if (sealed.length === 0)
    return done(session, (say) =>
      say(damaged > 0 ? "terminal.vault.partlyReadable" : "terminal.vault.allReferredTo"),
    );
  if (!report.json) {
    const rows = sealed.map(({ ref, storedAt }) => [`${ref}.sealed`, localTime(t, storedAt)]);
    report.show(await table([t("terminal.columns.vaultFile"), t("terminal.columns.encrypted")], rows));
  }
  return done(session, (say) => say("terminal.vault.unclaimed", { count: sealed.length }));
}
