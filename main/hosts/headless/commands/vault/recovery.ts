import { existsSync, realpathSync, rmSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { createDurably, errorCode } from "../../../../core/storage/durable-file.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { writeReason } from "../../../common/ports/file-reason.ts";
import { call, coreRefusal, withApp } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refusal, refuse, type Refusal } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { done } from "./done.ts";

type Options = { readonly out: string };

/**
 * Makes a recovery key for the vault and writes it to a new file that only its owner can read. The key is never
 * printed, and no window can ask for it.
 */
export async function writeRecovery(session: CliSession, options: Options): Promise<ExitCode> {
  const path = session.path(options.out);
  const unfit = unfitPlace(session, path);
  if (unfit !== undefined) return refuse(session, unfit);
  return withApp(session, async (app) => {
    const client = clientOver(app.transport);
    const state = await call(client, "vault.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    const opened = await unlockVault(session, client, { mayCreate: false });
    if (!opened.ok) return refuse(session, opened.problem);
    let written = false;
    const made = await app.recovery.make((key) => {
      const kept = keep(path, key);
      written = kept.ok;
      return kept;
    });
    if (made.ok) return done(session, wordsFor(made.value, path), { file: path });
    // A key that opens nothing would only mislead whoever finds it.
    if (written) rmSync(path, { force: true });
    const { problem } = made;
    return refuse(session, "words" in problem ? problem : coreRefusal(problem));
  });
}

function wordsFor(made: "first" | "replaced", path: string): string {
  const before = made === "replaced" ? " The one that was made before opens it no longer." : "";
  return `The recovery key is in ${visible(path)}. It opens the vault where the passphrase is lost.${before} Print the file or take it to another place, then delete it here: whoever has it and a copy of the data folder has everything in the vault.`;
}

function unfitPlace({ dataDir }: CliSession, path: string): Refusal | undefined {
  const shown = visible(path);
  if (existsSync(path))
    return refusal(`--out: ${shown} is there already, and no file is written over.`, "Name another file.");
  const within = relative(real(dataDir), join(real(dirname(path)), basename(path)));
  if (within === "" || (!within.startsWith("..") && !isAbsolute(within)))
    return refusal(
      `--out: ${shown} lies in the data folder itself, where whoever copies the vault finds its key.`,
      "Name a file in another place, best on a disk that you can take away.",
    );
  return undefined;
}

/** Where a folder really is, as far as it is there. */
function real(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function keep(path: string, key: Redacted<string>): Result<null, Refusal> {
  const shown = visible(path);
  try {
    return createDurably(path, textOf(key))
      ? ok(null)
      : err(refusal(`--out: ${shown} is there already, and no file is written over.`, "Name another file."));
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err(
      refusal(
        `--out: ${shown} cannot be written: ${writeReason(code)}.`,
        "Name a file in a folder that you may write to. The vault is as it was.",
      ),
    );
  }
}

function textOf(key: Redacted<string>): string {
  return [
    "Switchover recovery key",
    "",
    key.reveal(),
    "",
    "It opens the vault whose passphrase is lost, together with the data folder:",
    "switchover vault passphrase --recovery-key-file THIS-FILE",
    "Keep it away from the computer that it belongs to. A new recovery key takes the place of this one.",
    "",
  ].join("\n");
}
