import { existsSync } from "node:fs";
import { createDurably, NameUnsure } from "../../../../core/storage/durable-file.ts";
import { errorCode } from "../../../../core/storage/system-error.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { clientOver } from "../../../../../shared/rpc/client.ts";
import { isInside } from "../../../common/recovery-sheet/private-file.ts";
import { readCapped } from "../../../common/ports/read-capped.ts";
import { call, coreRefusal, withApp } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { refusalFor, refuse, type Refusal } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { writeReason } from "../../terminal/file-reason.ts";
import { withoutOurMarks } from "../../../../../shared/wording/isolates.ts";
import type { en } from "../../wording/en/index.ts";
import type { TerminalTranslate } from "../../terminal/translate.ts";
import { visible } from "../../terminal/visible.ts";
import { done } from "./done.ts";
import { discardKey } from "../../../../core/vault/discard-key.ts";

type Options = { readonly out: string };

/**
 * Creates a recovery key for the vault and writes it to a new file that only its owner can read. The key is
 * never printed, and no window can request it.
 */
export async function writeRecovery(session: CliSession, options: Options): Promise<ExitCode> {
  const path = session.path(options.out);
  const unfit = options.out === "-" ? refusalFor("keyNotPrinted") : unfitPlace(session, path);
  if (unfit !== undefined) return refuse(session, unfit);
  return withApp(session, async (app) => {
    const client = clientOver(app.transport);
    const state = await call(client, "vault.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    const opened = await unlockVault(session, client, { mayCreate: false });
    if (!opened.ok) return refuse(session, opened.problem);
    let written = false;
    const made = await app.recovery.make((key) => {
      const kept = keep(session.report.t, path, key);
      written = kept.ok;
      return kept;
    });
    if (made.ok) return done(session, (t) => wordsFor(t, made.value, path), { file: path });
    const { problem } = made;
    if ("words" in problem) return refuse(session, problem);
    // After an unsure change this key may be the only one that opens the vault.
    const isLeft = written && problem.kind !== "keyChangeUnsure" && !discardKey(path);
    return refuse(session, isLeft ? leftAt(path) : coreRefusal(problem));
  });
}

function wordsFor(t: TerminalTranslate, made: "first" | "replaced", path: string): string {
  return t(`terminal.vault.keySaved.${made}`, { file: visible(path) });
}

function unfitPlace({ dataDir }: CliSession, path: string): Refusal | undefined {
  const shown = visible(path);
  if (existsSync(path)) return refusalFor("fileExists", { file: shown });
  if (isInside(dataDir, path)) return refusalFor("keyInDataFolder", { file: shown });
  return undefined;
}

/**
 * Writes the key to its file and reads it back: the vault counts it as confirmed, and the keys before it no longer
 * work. A file that does not hold the key is removed.
 */
function keep(t: TerminalTranslate, path: string, key: Redacted<string>): Result<null, Refusal> {
  const shown = visible(path);
  const text = recoveryFile(t, key);
  try {
    if (!createDurably(path, text, { unsynced: "remove" }))
      return err(refusalFor("fileExists", { file: shown }));
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    if (cause instanceof NameUnsure && !discardKey(path)) return err(leftAt(path));
    return err(refusalFor("keyUnwritable", (said) => ({ file: shown, reason: writeReason(said, code) })));
  }
  const read = readCapped(path);
  if (read.ok && read.value === text) return ok(null);
  return err(discardKey(path) ? refusalFor("keyNotReadBack", { file: shown }) : leftAt(path));
}

function leftAt(path: string): Refusal {
  return refusalFor("keyLeft", { file: visible(path) });
}

/**
 * The file with a recovery key: it is read without Switchover at hand, so it says what the key is for. The key is alone on its
 * line, by which it is found. A file gets no marks of direction.
 */
export function recoveryFile(t: TerminalTranslate, key: Redacted<string>): string {
  const line = (name: keyof (typeof en)["vault"]["keyFile"]): string =>
    withoutOurMarks(t(`terminal.vault.keyFile.${name}`));
  return [
    line("title"),
    "",
    key.reveal(),
    "",
    ...(["unlocks", "enter", "reset", "away"] as const).map(line),
    "",
  ].join("\n");
}
