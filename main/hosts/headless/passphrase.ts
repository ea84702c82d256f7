import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { call, coreRefusal } from "./core-call.ts";
import { visible } from "./terminal/visible.ts";
import { fileReason } from "../../core/host/file-reason.ts";
import { readCapped } from "../common/ports/read-capped.ts";
import { withoutTrailingNewline } from "../common/ports/trailing-newline.ts";
import { readRecoveryKey } from "../../core/vault/recovery-key.ts";
import { refusal, type Refusal } from "./refusal.ts";
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
  return err(isKey ? NOT_THE_KEY : coreRefusal(opened.problem));
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

const NOT_THE_KEY = refusal(
  "This recovery key doesn't unlock this data folder's vault.",
  "Compare it with the newest sheet or file group by group: a newer key replaces an older one. Check --data-dir too.",
);

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
  if (typed) return refusal(TOO_SHORT, SHORT_MATTERS);
  session.report.say(`${TOO_SHORT} ${SHORT_MATTERS}`);
  return undefined;
}

const TOO_SHORT = `The passphrase is too short: use at least ${SHORTEST_NEW} characters.`;
const SHORT_MATTERS =
  "The vault holds your tokens and the number's backup. Anyone who copies its file can guess a short passphrase. Choose a longer one.";

async function passphraseFor(
  session: CliSession,
  isNew: boolean,
): Promise<Result<Redacted<string>, Refusal>> {
  if (session.passphraseFile !== undefined)
    return passphraseFromFile("--passphrase-file", session.passphraseFile);
  if (!session.interactive) {
    return err(
      refusal(
        "The vault's passphrase is needed, and there is no terminal to ask for it.",
        "Write it to a file that only you can read, and add --passphrase-file FILE.",
      ),
    );
  }
  return isNew
    ? askPassphrase(session, "Choose a passphrase for this data folder's vault", "Type it again")
    : askPassphrase(session, "Passphrase of this data folder's vault");
}

/** Reads the passphrase from the file that an option names. */
export function passphraseFromFile(option: string, path: string): Result<Redacted<string>, Refusal> {
  const read = readCapped(path);
  if (!read.ok) {
    return err(
      refusal(
        `${option}: can't read ${visible(path)}: ${fileReason(read.problem.code)}.`,
        "Check the file's path and permissions.",
      ),
    );
  }
  const passphrase = withoutTrailingNewline(read.value);
  if (passphrase === "")
    return err(refusal(`${option}: ${visible(path)} is empty.`, "Write the passphrase to it, on one line."));
  if (passphrase.length > LONGEST)
    return err(
      refusal(
        `${option}: ${visible(path)} is too long for a passphrase.`,
        "Check that this is the right file.",
      ),
    );
  return ok(redact(passphrase, "passphrase"));
}

/** Prompts for a passphrase, twice if `again` is given. */
export async function askPassphrase(
  { host }: CliSession,
  message: string,
  again?: string,
): Promise<Result<Redacted<string>, Refusal>> {
  const first = await host.prompts.secret(message);
  if (first === undefined || first.length > LONGEST)
    return err(refusal("No passphrase was given.", "Run the command again when you have it."));
  if (again === undefined) return ok(redact(first, "passphrase"));
  const second = await host.prompts.secret(again);
  if (second !== first)
    return err(
      refusal("The passphrases don't match.", "Run the command again and type the same passphrase twice."),
    );
  return ok(redact(first, "passphrase"));
}
