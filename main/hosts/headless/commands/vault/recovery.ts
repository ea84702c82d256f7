import { existsSync, rmSync } from "node:fs";
import { createDurably, errorCode } from "../../../../core/storage/durable-file.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { isInside } from "../../../common/recovery-sheet/private-file.ts";
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
 * Creates a recovery key for the vault and writes it to a new file that only its owner can read. The key is
 * never printed, and no window can request it.
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
    // A key that unlocks nothing would mislead its finder.
    if (written) rmSync(path, { force: true });
    const { problem } = made;
    return refuse(session, "words" in problem ? problem : coreRefusal(problem));
  });
}

function wordsFor(made: "first" | "replaced", path: string): string {
  const before = made === "replaced" ? " The previous recovery key no longer works." : "";
  return `Recovery key saved to ${visible(path)}. Together with the data folder, or a copy of it, it unlocks the vault if the passphrase or this computer is lost.${before} Print the file or move it somewhere else, then delete it here: anyone with the key and a copy of the data folder can read everything in the vault.`;
}

function unfitPlace({ dataDir }: CliSession, path: string): Refusal | undefined {
  const shown = visible(path);
  if (existsSync(path))
    return refusal(
      `--out: ${shown} already exists. Switchover doesn't overwrite it.`,
      "Choose another file name.",
    );
  if (isInside(dataDir, path))
    return refusal(
      `--out: ${shown} is inside the data folder. Anyone who copies the vault would also get its key.`,
      "Choose a file somewhere else, preferably on a removable disk.",
    );
  return undefined;
}

function keep(path: string, key: Redacted<string>): Result<null, Refusal> {
  const shown = visible(path);
  try {
    return createDurably(path, textOf(key))
      ? ok(null)
      : err(
          refusal(
            `--out: ${shown} already exists. Switchover doesn't overwrite it.`,
            "Choose another file name.",
          ),
        );
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err(
      refusal(
        `--out: can't write ${shown}: ${writeReason(code)}.`,
        "Choose a file in a folder you can write to. The vault is unchanged.",
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
    "With the data folder, or a copy of it, this key unlocks the vault on any computer:",
    "wherever Switchover asks for the passphrase, enter the key or pass --passphrase-file THIS-FILE.",
    "To set a new passphrase: switchover vault passphrase --recovery-key-file THIS-FILE",
    "Keep it away from the computer it belongs to. A new recovery key replaces this one.",
    "",
  ].join("\n");
}
