import { err, ok, type Result } from "../../../shared/result.ts";
import type { recoveryArea, RecoveryStatus, SheetProblem } from "../../../shared/rpc/areas/recovery.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { agreesWith } from "../../../shared/wording/confirmations.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { RecoverySheet } from "../runtime/ports.ts";
import { discardKey } from "../vault/discard-key.ts";
import { isKeyChanged } from "../vault/vault-errors.ts";

type RecoveryHandlers = Pick<Handlers, keyof typeof recoveryArea>;

/** Handlers for the recovery key: it goes from the vault to the host's printer or file, to no caller. */
export function recoveryHandlers(ports: HostPorts, folder: DataFolder): RecoveryHandlers {
  const { recovery } = folder.vault;
  const status = (): RecoveryStatus => ({
    ...recovery.status(),
    practice: ports.practice !== undefined,
    sheet: ports.sheets?.can ?? { print: false, save: "none" },
  });
  const published = <R extends Result<unknown, { readonly kind: string }>>(done: R): R => {
    if (isKeyChanged(done)) folder.vaultChanged();
    return done;
  };
  return {
    "vault.recovery": async () => ok(status()),
    "vault.makeSheet": async (input) => published(await makeSheet(ports, folder, input)),
    "vault.confirmSheet": async ({ lastFour }) => {
      const confirmed = published(await recovery.confirm(lastFour));
      return confirmed.ok ? ok(status()) : confirmed;
    },
    "vault.waiveRecovery": async ({ typed }) => {
      if (!(await isWaiverPhrase(typed))) return err({ kind: "waiverNotTyped" });
      const waived = published(await recovery.waive());
      return waived.ok ? ok(status()) : waived;
    },
    "vault.unlockByRecovery": async ({ key }) => {
      const opened = await recovery.unlock(key);
      if (!opened.ok) return opened;
      folder.keptShut.end();
      folder.vaultChanged();
      return ok("opened");
    },
    "vault.passphraseByRecovery": async ({ key, next }) => published(await recovery.setPassphrase(key, next)),
  };
}

/** A person may have typed the phrase in another language than the one that is set now. */
async function isWaiverPhrase(typed: string): Promise<boolean> {
  for (const language of LANGUAGES)
    if (agreesWith((await loadTranslate(language))("recovery.waiver.word"), typed)) return true;
  return false;
}

type Canceled = { readonly kind: "canceled" };
type Kept = { readonly kind: "printed" } | { readonly kind: "saved"; readonly path: string };

async function makeSheet(
  ports: HostPorts,
  { vault }: DataFolder,
  input: ParsedInputOf<"vault.makeSheet">,
): ReturnType<RecoveryHandlers["vault.makeSheet"]> {
  let kept: Kept | undefined;
  const made = await vault.recovery.make(async (key) => {
    const done = await keepSheet(ports, input, key);
    if (!done.ok) return done;
    kept = done.value;
    return ok(null);
  }, "sheet");
  if (made.ok) return kept === undefined ? err({ kind: "sheetFailed", why: "not-here" }) : ok(kept);
  if (made.problem.kind === "canceled") return ok({ kind: "canceled" });
  // After an unsure change this key may be the only one that opens the vault.
  if (kept?.kind !== "saved" || made.problem.kind === "keyChangeUnsure") return err(made.problem);
  return discardKey(kept.path)
    ? err(made.problem)
    : err({ kind: "sheetFailed", why: "left-behind", path: kept.path });
}

async function keepSheet(
  { sheets, clock, dataDir, practice }: HostPorts,
  { as, language, title, folder }: ParsedInputOf<"vault.makeSheet">,
  key: Redacted<string>,
): Promise<Result<Kept, SheetProblem | Canceled>> {
  const can =
    as === "print" ? sheets?.can.print === true : sheets !== undefined && sheets.can.save !== "none";
  if (sheets === undefined || !can) return err({ kind: "sheetFailed", why: "not-here" });
  const sheet: RecoverySheet = {
    key,
    language,
    title,
    madeAt: clock.now(),
    dataDir,
    practice: practice !== undefined,
  };
  if (as === "print") {
    const printed = await sheets.print(sheet);
    if (!printed.ok) return printed;
    return printed.value === "canceled" ? err({ kind: "canceled" }) : ok({ kind: "printed" });
  }
  const saved = await sheets.save(sheet, folder);
  if (!saved.ok) return saved;
  return saved.value === "canceled"
    ? err({ kind: "canceled" })
    : ok({ kind: "saved", path: saved.value.path });
}
