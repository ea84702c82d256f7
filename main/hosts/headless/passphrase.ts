import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { call, coreRefusal } from "./core-call.ts";
import { fileUnreadable } from "./terminal/file-reason.ts";
import { visible } from "./terminal/visible.ts";
import { readSecretText } from "../common/ports/read-capped.ts";
import { withoutTrailingNewline } from "../common/ports/trailing-newline.ts";
import { readRecoveryKey } from "../../core/vault/recovery-key.ts";
import { refusalFor, type Refusal } from "./refusal.ts";
import type { CliSession } from "./cli-session.ts";

const LONGEST = 65_536;
const SHORTEST_NEW = 8;

/**
 * Unlocks the data folder's vault with the passphrase from --passphrase-file or from a prompt. Both also take
 * its recovery key, as text or as the saved file.
 *
 * The first passphrase creates the vault; `mayCreate` allows that.
 */
export async function unlockVault(
  session: CliSession,
  client: Client,
  { mayCreate }: { readonly mayCreate: boolean },
): Promise<Result<null, Refusal>> {
  const state = await call(client, "vault.state", {});
  if (!state.ok) return err(coreRefusal(state.problem));
  if (state.value === "open") return ok(null);
  const isNew = state.value === "absent";
  if (isNew && !mayCreate) return err(coreRefusal({ kind: "vaultAbsent" }));
  const passphrase = await passphraseFor(session, isNew);
  if (!passphrase.ok) return passphrase;
  const typed = session.passphraseFile === undefined;
  const short = isNew ? refuseShort(session, passphrase.value, typed) : undefined;
  if (short !== undefined) return err(short);
  if (!isNew && (await opensByRecovery(client, passphrase.value))) return ok(null);
  const opened = await call(client, "vault.unlock", {
    passphrase: passphrase.value.reveal(),
    allowCreate: mayCreate,
  });
  if (opened.ok) return ok(null);
  const isKey = opened.problem.kind === "wrongPassphrase" && looksLikeRecoveryKey(passphrase.value);
  return err(isKey ? refusalFor("notTheKey") : coreRefusal(opened.problem));
}

/** True if the text is this vault's recovery key, and the vault is unlocked now. */
async function opensByRecovery(client: Client, given: Redacted<string>): Promise<boolean> {
  if (!readRecoveryKey(given).ok) return false;
  return (await client.call("vault.unlockByRecovery", { key: given.reveal() })).ok;
}

/** A passphrase is allowed to look like one, so it's tried as a passphrase too before this is said. */
function looksLikeRecoveryKey(given: Redacted<string>): boolean {
  const read = readRecoveryKey(given);
  return read.ok || read.problem.kind === "mistyped";
}

/**
 * Gives the refusal of a new passphrase that is too short. A person who `typed` it can choose another at
 * once; a script's is accepted with a warning.
 */
export function refuseShort(
  session: CliSession,
  passphrase: Redacted<string>,
  typed: boolean,
): Refusal | undefined {
  if (passphrase.reveal().length >= SHORTEST_NEW) return undefined;
  const short = refusalFor("shortPassphrase", { least: SHORTEST_NEW });
  if (typed) return short;
  const { t } = session.report;
  const { what, next } = short.words(t);
  session.report.say(`${what} ${next}`);
  return undefined;
}

async function passphraseFor(
  session: CliSession,
  isNew: boolean,
): Promise<Result<Redacted<string>, Refusal>> {
  if (session.passphraseFile !== undefined)
    return passphraseFromFile("--passphrase-file", session.passphraseFile);
  if (!session.interactive) {
    return err(refusalFor("passphraseNeeded"));
  }
  const { t } = session.report;
  return isNew
    ? askPassphrase(session, t("terminal.prompts.newVault"), t("terminal.prompts.again"))
    : askPassphrase(session, t("terminal.prompts.vault"));
}

/** Reads the passphrase from the file that an option names. */
export function passphraseFromFile(option: string, path: string): Result<Redacted<string>, Refusal> {
  const read = readSecretText(path);
  const file = visible(path);
  if (!read.ok) return err(fileUnreadable(option, file, { code: read.problem.code }));
  const passphrase = withoutTrailingNewline(read.value);
  if (passphrase === "") return err(refusalFor("emptyPassphraseFile", { option, file }));
  if (passphrase.length > LONGEST) return err(refusalFor("longPassphrase", { option, file }));
  return ok(redact(passphrase, "passphrase"));
}

/** Prompts for a passphrase, twice if `again` is given. */
export async function askPassphrase(
  { host }: CliSession,
  message: string,
  again?: string,
): Promise<Result<Redacted<string>, Refusal>> {
  const first = await host.prompts.secret(message);
  if (first === undefined || first.length > LONGEST) return err(refusalFor("noPassphrase"));
  if (again === undefined) return ok(redact(first, "passphrase"));
  const second = await host.prompts.secret(again);
  if (second !== first) return err(refusalFor("passphrasesDiffer"));
  return ok(redact(first, "passphrase"));
}
