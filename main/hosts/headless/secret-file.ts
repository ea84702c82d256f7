import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { fileReason } from "../../core/host/file-reason.ts";
import { outsideSecrets } from "../common/ports/outside-secrets.ts";
import { refusal, type Refusal } from "./refusal.ts";
import type { CliSession } from "./cli-session.ts";
import { visible } from "./terminal/visible.ts";

const LONGEST = 65_536;

/**
 * Reads the secret in the file that an option names, without its trailing newline; undefined where none is
 * named.
 */
export function secretFrom(
  session: CliSession,
  option: string,
  file: string,
): Result<Redacted<string>, Refusal>;
export function secretFrom(
  session: CliSession,
  option: string,
  file: string | undefined,
): Result<Redacted<string> | undefined, Refusal>;
export function secretFrom(
  session: CliSession,
  option: string,
  file: string | undefined,
): Result<Redacted<string> | undefined, Refusal> {
  if (file === undefined) return ok(undefined);
  const read = outsideSecrets(session.host.env).file(session.path(file));
  const shown = visible(file);
  if (!read.ok)
    return err(
      refusal(
        `${option}: can't read ${shown}: ${fileReason(read.problem.code)}.`,
        "Check the file's path and permissions.",
      ),
    );
  const { length } = read.value.reveal();
  if (length === 0)
    return err(refusal(`${option}: ${shown} is empty.`, "Write the secret to it, on one line."));
  return length > LONGEST
    ? err(refusal(`${option}: ${shown} is too long for a secret.`, "Check that this is the right file."))
    : ok(read.value);
}
