import { redact, type Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import type { RecoveryProblem } from "../../../../core/vault/recovery.ts";
import { withoutTrailingNewline } from "../../../common/ports/trailing-newline.ts";
import { call, coreRefusal, withApp } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import type { OwnApp } from "../../host.ts";
import { askPassphrase, passphraseFromFile, refuseShort } from "../../passphrase.ts";
import { refusalFor, refuse, type Refusal, type RefusalKey } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { CliSession } from "../../cli-session.ts";
import { done } from "./done.ts";

type Options = { readonly newPassphraseFile?: string; readonly recoveryKeyFile?: string };
type Passphrase = Redacted<string>;
type Pair = { readonly current: Passphrase; readonly next: Passphrase };

/**
 * Changes the vault's passphrase. Each of the two is read from its file. Without a file, a person is asked,
 * and a script writes it to standard input: the current one first, then the new one, each on its own line. A
 * recovery key replaces the current one.
 */
export async function newPassphrase(session: CliSession, options: Options): Promise<ExitCode> {
  return withApp(session, async (app) => {
    const client = clientOver(app.transport);
    const state = await call(client, "vault.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    if (state.value === "absent") return refuse(session, coreRefusal({ kind: "vaultAbsent" }));
    const { newPassphraseFile, recoveryKeyFile } = options;
    if (recoveryKeyFile !== undefined) return byRecoveryKey(session, app, { ...options, recoveryKeyFile });
    const given = await pairFrom(session, newPassphraseFile);
    if (!given.ok) return refuse(session, given.problem);
    const { current, next } = given.value;
    const short = refuseWeak(session, next, newPassphraseFile);
    if (short !== undefined) return refuse(session, short);
    const input = { current: current.reveal(), next: next.reveal() };
    const changed = await call(client, "vault.changePassphrase", input);
    if (!changed.ok) return refuse(session, coreRefusal(changed.problem));
    return done(session, (t) => t("terminal.vault.changed"));
  });
}

/** Sets a new passphrase when the current one is lost. */
async function byRecoveryKey(
  session: CliSession,
  { recovery }: OwnApp,
  { recoveryKeyFile, newPassphraseFile }: Options & { readonly recoveryKeyFile: string },
): Promise<ExitCode> {
  if (session.passphraseFile !== undefined) return refuse(session, refusalFor("passphraseAndKey"));
  const key = secretFrom(session, "--recovery-key-file", recoveryKeyFile, "recoveryKey");
  if (!key.ok) return refuse(session, key.problem);
  const lines = await linesFor(session, Number(newPassphraseFile === undefined));
  if (!lines.ok) return refuse(session, lines.problem);
  const next = await nextFrom(session, newPassphraseFile, [...lines.value]);
  if (!next.ok) return refuse(session, next.problem);
  const short = refuseWeak(session, next.value, newPassphraseFile);
  if (short !== undefined) return refuse(session, short);
  const set = await recovery.setPassphrase(key.value, next.value);
  if (set.ok) return done(session, (t) => t("terminal.vault.changedByKey"));
  const { problem } = set;
  return refuse(
    session,
    problem.kind === "recoveryRefused" ? refusalFor(REFUSED[problem.why]) : coreRefusal(problem),
  );
}

const REFUSED = {
  "none-made": "noRecoveryKey",
  "not-a-key": "notARecoveryKey",
  mistyped: "mistypedKey",
  another: "keyOfAnother",
} as const satisfies Readonly<Record<RecoveryProblem["why"], RefusalKey>>;

/** Rejects a typed new passphrase that is too short; a script's is accepted. */
function refuseWeak(session: CliSession, next: Passphrase, newFile: string | undefined): Refusal | undefined {
  return refuseShort(session, next, session.interactive && newFile === undefined);
}

async function pairFrom(session: CliSession, newFile: string | undefined): Promise<Result<Pair, Refusal>> {
  const { passphraseFile } = session;
  const lines = await linesFor(session, Number(passphraseFile === undefined) + Number(newFile === undefined));
  if (!lines.ok) return lines;
  const rest = [...lines.value];
  const current =
    passphraseFile === undefined
      ? await oneOf(session, rest, [session.report.t("terminal.prompts.current")])
      : passphraseFromFile("--passphrase-file", passphraseFile);
  if (!current.ok) return current;
  const next = await nextFrom(session, newFile, rest);
  return next.ok ? ok({ current: current.value, next: next.value }) : next;
}

async function nextFrom(
  session: CliSession,
  newFile: string | undefined,
  lines: Passphrase[],
): Promise<Result<Passphrase, Refusal>> {
  return newFile === undefined
    ? oneOf(session, lines, [
        session.report.t("terminal.prompts.newPassphrase"),
        session.report.t("terminal.prompts.again"),
      ])
    : passphraseFromFile("--new-passphrase-file", session.path(newFile));
}

async function oneOf(
  session: CliSession,
  lines: Passphrase[],
  questions: readonly [string, string?],
): Promise<Result<Passphrase, Refusal>> {
  const line = lines.shift();
  return line === undefined ? askPassphrase(session, ...questions) : ok(line);
}

/** Reads passphrases from standard input, one per line: as many as have no file option. */
async function linesFor(
  session: CliSession,
  wanted: number,
): Promise<Result<readonly Passphrase[], Refusal>> {
  if (session.interactive || wanted === 0) return ok([]);
  const text = await session.host.readInput(false);
  const lines = withoutTrailingNewline(text ?? "").split(/\r?\n/);
  if (lines.length === wanted && lines.every((line) => line !== ""))
    return ok(lines.map((line) => redact(line, "passphrase")));
  return err(refusalFor(wanted === 2 ? "twoLinesWanted" : "oneLineWanted"));
}
