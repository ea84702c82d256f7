import type { Redacted } from "../../../shared/redacted.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { CliSession } from "./cli-session.ts";
import type { Told } from "./terminal/translate.ts";
import { askPassphrase, passphraseFromFile } from "./passphrase.ts";
import { refusalFor, type Refusal } from "./refusal.ts";

export type FileOptions = { readonly filePassphraseFile?: string };

/** The passphrase of an encrypted file: from `--file-passphrase-file`, or asked for; a new one twice. */
export async function filePassphrase(
  session: CliSession,
  { filePassphraseFile }: FileOptions,
  {
    isNew,
    shortest,
    works,
  }: { readonly isNew: boolean; readonly shortest: number; readonly works: Told<string> },
): Promise<Result<Redacted<string>, Refusal>> {
  if (filePassphraseFile !== undefined)
    return passphraseFromFile("--file-passphrase-file", session.path(filePassphraseFile));
  if (!session.interactive) return err(refusalFor("filePassphraseNeeded", {}, works));
  const { t } = session.report;
  return isNew
    ? askPassphrase(
        session,
        t("terminal.tools.newFilePassphrase", { least: shortest }),
        t("terminal.prompts.again"),
      )
    : askPassphrase(session, t("terminal.tools.filePassphrase"));
}
