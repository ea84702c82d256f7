import { redact, type Redacted } from "../../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import { withoutTrailingNewline } from "../../../common/ports/trailing-newline.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { askPassphrase, passphraseFromFile, refuseShort } from "../../passphrase.ts";
import { refusal, refuse, type Refusal } from "../../refusal.ts";
import type { Session } from "../../session.ts";
import { done } from "./done.ts";

type Options = { readonly newPassphraseFile?: string };
type Passphrase = Redacted<string>;
type Pair = { readonly current: Passphrase; readonly next: Passphrase };

/**
 * Changes the vault's passphrase. Each of the two comes from its file; without one a person is asked, and a script
 * writes it to standard input, the one until now before the new one, each on a line of its own.
 */
export async function newPassphrase(session: Session, options: Options): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const state = await call(client, "vault.state", {});
    if (!state.ok) return refuse(session, coreRefusal(state.problem));
    if (state.value === "absent") return refuse(session, coreRefusal({ kind: "vaultAbsent" }));
    const given = await pairFrom(session, options.newPassphraseFile);
    if (!given.ok) return refuse(session, given.problem);
    const { current, next } = given.value;
    const typed = session.interactive && options.newPassphraseFile === undefined;
    const short = refuseShort(session, next, typed);
    if (short !== undefined) return refuse(session, short);
    const input = { current: current.reveal(), next: next.reveal() };
    const changed = await call(client, "vault.changePassphrase", input);
    if (!changed.ok) return refuse(session, coreRefusal(changed.problem));
    return done(session, "The passphrase of the vault is changed. The old one no longer opens it.");
  });
}

async function pairFrom(session: Session, newFile: string | undefined): Promise<Result<Pair, Refusal>> {
  const { passphraseFile } = session;
  const lines = await linesFor(session, Number(passphraseFile === undefined) + Number(newFile === undefined));
  if (!lines.ok) return lines;
  const rest = [...lines.value];
  const current =
    passphraseFile === undefined
      ? await oneOf(session, rest, ["The passphrase until now"])
      : passphraseFromFile("--passphrase-file", passphraseFile);
  if (!current.ok) return current;
  const next =
    newFile === undefined
      ? await oneOf(session, rest, ["The new passphrase", "Type it again"])
      : passphraseFromFile("--new-passphrase-file", session.path(newFile));
  return next.ok ? ok({ current: current.value, next: next.value }) : next;
}

async function oneOf(
  session: Session,
  lines: Passphrase[],
  questions: readonly [string, string?],
): Promise<Result<Passphrase, Refusal>> {
  const line = lines.shift();
  return line === undefined ? askPassphrase(session, ...questions) : ok(line);
}

/** The passphrases that a script gives on standard input, one a line: as many as no file is named for. */
async function linesFor(session: Session, wanted: number): Promise<Result<readonly Passphrase[], Refusal>> {
  if (session.interactive || wanted === 0) return ok([]);
  const text = await session.host.readInput(false);
  const lines = withoutTrailingNewline(text ?? "").split(/\r?\n/);
  if (lines.length === wanted && lines.every((line) => line !== ""))
    return ok(lines.map((line) => redact(line, "passphrase")));
  return err(
    wanted === 2
      ? refusal(
          "Standard input has to hold two lines: the passphrase until now, and the new one.",
          "Or write each into a file, and name them with --passphrase-file and --new-passphrase-file.",
        )
      : refusal(
          "Standard input has to hold one line: the passphrase that no file is named for.",
          "Or write it into a file too: --passphrase-file names the one until now, --new-passphrase-file the new one.",
        ),
  );
}
