import type { Redacted } from "../../../shared/redacted.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { CliSession } from "./cli-session.ts";
import { askPassphrase, passphraseFromFile } from "./passphrase.ts";
import { refusal, type Refusal } from "./refusal.ts";

export type FileOptions = { readonly filePassphraseFile?: string };

/** The passphrase of an encrypted file: from `--file-passphrase-file`, or asked for; a new one twice. */
export async function filePassphrase(
  session: CliSession,
  { filePassphraseFile }: FileOptions,
  { isNew, shortest, works }: { readonly isNew: boolean; readonly shortest: number; readonly works: string },
): Promise<Result<Redacted<string>, Refusal>> {
  if (filePassphraseFile !== undefined)
    return passphraseFromFile("--file-passphrase-file", session.path(filePassphraseFile));
  if (!session.interactive)
    return err(
      refusal(
        "The file's passphrase is needed, and there is no terminal to ask for it.",
        "Write it to a file that only you can read, and add --file-passphrase-file FILE.",
        works,
      ),
    );
  return isNew
    ? askPassphrase(
        session,
        `Choose a passphrase for the file (at least ${shortest} characters)`,
        "Type it again",
      )
    : askPassphrase(session, "Passphrase of the file");
}
