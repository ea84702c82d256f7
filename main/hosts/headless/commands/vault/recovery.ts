import { existsSync, rmSync } from "node:fs";
import { createDurably, errorCode } from "../../../../core/storage/durable-file.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { isInside } from "../../../common/recovery-sheet/private-file.ts";
import { writeReason } from "../../../../core/host/file-reason.ts";
import { readCapped } from "../../../common/ports/read-capped.ts";
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
  const unfit = options.out === "-" ? NOT_PRINTED : unfitPlace(session, path);
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

/** Elsewhere `-` means standard output, and terminals and logs keep what is written there. */
const NOT_PRINTED = refusal(
  "--out: - can't be used here, because the recovery key is never printed.",
  "Choose a new file, preferably on a removable disk.",
);

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

/**
 * Writes the key to its file and reads it back: the vault counts it as confirmed, and the keys before it no longer
 * work. A file that does not hold the key is removed.
 */
function keep(path: string, key: Redacted<string>): Result<null, Refusal> {
  const shown = visible(path);
  const text = textOf(key);
  try {
    if (!createDurably(path, text))
      return err(
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
  const read = readCapped(path);
  if (read.ok && read.value === text) return ok(null);
  rmSync(path, { force: true });
  return err(
    refusal(
      `--out: ${shown} can't be read back as written, so the key in it wouldn't unlock anything.`,
      "Choose a file on another disk. The vault is unchanged, and an earlier recovery key still works.",
    ),
  );
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
