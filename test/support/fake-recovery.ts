import { err, ok } from "../../shared/result.ts";
import type { recoveryArea, RecoveryStatus } from "../../shared/rpc/areas/recovery.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import type { Handlers } from "../../shared/rpc/serve.ts";
import { agreesWith } from "../../shared/wording/confirmations.ts";
import { translateToEnglish } from "../../shared/wording/translate.ts";

/** Initial state of a fake core's recovery key, and what its host does with a sheet. */
export type RecoveryScript = {
  readonly status?: Partial<RecoveryStatus>;
  /** The outcome of the next sheet; default: printed, or saved in the folder. */
  readonly sheet?: OutputOf<"vault.makeSheet">;
};

/** The key that opens a fake vault, and its last four characters. */
export const FAKE_RECOVERY_KEY = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789-7K3M";
const LAST_FOUR = "7K3M";
const AT = "2026-01-15T12:00:00.000Z";

type Names = keyof typeof recoveryArea;

type FakeVault = {
  readonly script: RecoveryScript | undefined;
  readonly vault: () => string;
  readonly opened: () => void;
  readonly changed: () => void;
};

/** The recovery key of a fake core: a vault on the key store that needs one, with a host that prints. */
export function fakeRecovery({ script, vault, opened, changed }: FakeVault): Pick<Handlers, Names> {
  let status: RecoveryStatus = {
    key: { kind: "none" },
    gate: "passphrase",
    practice: false,
    sheet: { print: true, save: "pdf" },
    ...script?.status,
  };
  const become = (change: Partial<RecoveryStatus>): RecoveryStatus => {
    status = { ...status, ...change };
    changed();
    return status;
  };
  const refuse = (key: string) => {
    if (status.key.kind === "none")
      return err({ kind: "recoveryRefused" as const, why: "none-made" as const });
    const typed = key.toUpperCase().replace(/[\s-]/g, "");
    if (typed.length !== 36) return err({ kind: "recoveryRefused" as const, why: "not-a-key" as const });
    return typed === FAKE_RECOVERY_KEY.replaceAll("-", "")
      ? undefined
      : err({ kind: "recoveryRefused" as const, why: "mistyped" as const });
  };
  return {
    "vault.recovery": async () => ok(status),
    "vault.makeSheet": async ({ as, folder = "/home/ana/Downloads" }) => {
      if (vault() !== "open") return err({ kind: "vaultLocked" });
      const made =
        script?.sheet ??
        (as === "print" ? { kind: "printed" } : { kind: "saved", path: `${folder}/recovery-sheet` });
      if (made.kind !== "canceled")
        become(
          status.key.kind === "confirmed"
            ? { newer: { madeAt: AT } }
            : { key: { kind: "unconfirmed", madeAt: AT } },
        );
      return ok(made);
    },
    "vault.confirmSheet": async ({ lastFour }) => {
      if (vault() !== "open") return err({ kind: "vaultLocked" });
      const waiting = status.key.kind === "unconfirmed" || status.newer !== undefined;
      if (!waiting) return err({ kind: "sheetNotConfirmed", why: "no-sheet" });
      if (lastFour.reveal().trim().toUpperCase() !== LAST_FOUR)
        return err({ kind: "sheetNotConfirmed", why: "differs" });
      const { newer: _, ...rest } = status;
      status = rest;
      const gate = status.gate === "needed" ? { gate: "key" as const } : {};
      return ok(become({ key: { kind: "confirmed", by: "typed", at: AT }, ...gate }));
    },
    "vault.waiveRecovery": async ({ typed }) => {
      if (!agreesWith(translateToEnglish("recovery.waiver.word"), typed))
        return err({ kind: "waiverNotTyped" });
      const gate = status.gate === "needed" ? { gate: "waived" as const } : {};
      return ok(become({ waivedAt: AT, ...gate }));
    },
    "vault.unlockByRecovery": async ({ key }) => {
      const refused = refuse(key.reveal());
      if (refused !== undefined) return refused;
      opened();
      return ok("opened");
    },
    "vault.passphraseByRecovery": async ({ key }) => refuse(key.reveal()) ?? ok(null),
  };
}
