import { err, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { MethodName } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { notMoved } from "../storage/moved-folder.ts";
import type { KeptAs, Recovery } from "../vault/recovery.ts";

/** Methods whose callers can be told that the folder was moved, or that it can't be read whether it was. */
type CanSaySo = { [M in MethodName]: StorageProblem extends ProblemOf<M> ? M : never }[MethodName];

/**
 * Methods that store something in the data folder and nothing else. What opens or continues a migration, changes a PIN,
 * replaces a callback URL or listens asks for itself, under the lock of its number or receiver.
 */
export const STORING = [
  "vault.put",
  "vault.forget",
  "vault.changePassphrase",
  "vault.makeSheet",
  "vault.confirmSheet",
  "vault.waiveRecovery",
  "vault.passphraseByRecovery",
  "workspaces.save",
  "workspaces.remove",
  "workspaces.archive",
  "connections.keepCa",
  "connections.keepClient",
  "connections.dropClient",
  "handover.take",
  "alerts.save",
  "alerts.desktop",
  "alerts.remove",
  "alerts.test",
  "webhooks.changeSettings",
  "allowlist.schedule",
] as const satisfies readonly CanSaySo[];

/**
 * The same handlers, of which those that store something refuse in a folder that was moved: the copy that goes on doesn't
 * get what is stored here. One that was at work when the folder was marked is refused as well, whether or not the copy has
 * what it stored.
 */
export function unlessMoved(dataDir: string, handlers: Handlers): Handlers {
  const guarded = STORING.map((method) => {
    const handler = handlers[method] as (input: unknown) => Promise<Result<unknown, unknown>>;
    return [
      method,
      async (input: unknown) => {
        const before = notMoved(dataDir);
        if (!before.ok) return err(before.problem);
        const answer = await handler(input);
        const after = notMoved(dataDir);
        return after.ok || !answer.ok ? answer : err(after.problem);
      },
    ] as const;
  });
  return { ...handlers, ...(Object.fromEntries(guarded) as Partial<Handlers>) };
}

/** The recovery key as the host uses it, which alone can have one made. */
export type HostRecovery = Omit<Recovery, "make" | "setPassphrase"> & {
  /** As the vault's own. */
  make<P>(
    keep: (key: Redacted<string>) => Result<null, P> | Promise<Result<null, P>>,
    keptAs?: KeptAs,
  ): Promise<Result<"first" | "replaced", StorageProblem | VaultProblem | P>>;
  setPassphrase(
    ...given: Parameters<Recovery["setPassphrase"]>
  ): Promise<Awaited<ReturnType<Recovery["setPassphrase"]>> | Result<never, StorageProblem>>;
};

/** The same of the recovery key. One that was stored is never taken back. */
export function recoveryUnlessMoved(dataDir: string, recovery: Recovery): HostRecovery {
  return {
    ...recovery,
    async make(keep, keptAs) {
      const here = notMoved(dataDir);
      return here.ok ? recovery.make(keep, keptAs) : here;
    },
    async setPassphrase(key, next) {
      const here = notMoved(dataDir);
      return here.ok ? recovery.setPassphrase(key, next) : err(here.problem);
    },
  };
}
