import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { outsideSecrets } from "../common/ports/outside-secrets.ts";
import { refusalFor, type Refusal, type RefusalKey } from "./refusal.ts";
import type { CliSession } from "./cli-session.ts";
import { fileUnreadable } from "./terminal/file-reason.ts";
import { visible } from "./terminal/visible.ts";

const LONGEST = 65_536;

/** What a file holds, where more is known than that it is secret. */
type SecretKind = "secret" | "certificate" | "recoveryKey";

const UNFIT = {
  secret: { empty: "emptySecretFile", long: "longSecretFile" },
  certificate: { empty: "emptyCertificateFile", long: "longCertificateFile" },
  recoveryKey: { empty: "emptyRecoveryKeyFile", long: "longSecretFile" },
} as const satisfies Record<SecretKind, Record<string, RefusalKey>>;

/**
 * Reads the secret in the file that an option names, without its trailing newline; undefined where none is
 * named. `kind` chooses what is told of an empty or too long one.
 */
export function secretFrom(
  session: CliSession,
  option: string,
  file: string,
  kind?: SecretKind,
): Result<Redacted<string>, Refusal>;
export function secretFrom(
  session: CliSession,
  option: string,
  file: string | undefined,
  kind?: SecretKind,
): Result<Redacted<string> | undefined, Refusal>;
export function secretFrom(
  session: CliSession,
  option: string,
  file: string | undefined,
  kind: SecretKind = "secret",
): Result<Redacted<string> | undefined, Refusal> {
  if (file === undefined) return ok(undefined);
  const read = outsideSecrets(session.host.env).file(session.path(file));
  const shown = visible(file);
  if (!read.ok) return err(fileUnreadable(option, shown, { code: read.problem.code }));
  const { length } = read.value.reveal();
  // A passphrase may be of blanks alone; a certificate and a recovery key are none then.
  const isEmpty = length === 0 || (kind !== "secret" && read.value.reveal().trim() === "");
  if (isEmpty) return err(refusalFor(UNFIT[kind].empty, { option, file: shown }));
  return length > LONGEST ? err(refusalFor(UNFIT[kind].long, { option, file: shown })) : ok(read.value);
}
