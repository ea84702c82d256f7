import type { AlertScope, AlertTarget } from "../../../shared/alert/alert.ts";
import { alertSecrets, isAlertSecret } from "../../../shared/alert/secret-labels.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import { isoOf } from "../../../shared/time.ts";
import { readEndpointUrl } from "../endpoint/address/check-address.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Vault } from "../runtime/ports.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import { changeTargets, readTargets } from "./alert-files.ts";

type Deps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir" | "random">;
  readonly vault: Pick<Vault, "take" | "put" | "forget" | "list">;
};
type SaveProblem = ProblemOf<"alerts.save">;

/**
 * Replaces the target of a scope, with the secrets of the one before where none are given. Its secrets are new records, and
 * the target that names them is written last: if anything fails, the one before stays as it was.
 */
export function saveTarget(
  deps: Deps,
  { url, key, ...choices }: ParsedInputOf<"alerts.save">,
): Result<null, SaveProblem> {
  const { ports, vault } = deps;
  const { scope, form, allowPrivate } = choices;
  const known = knownScope(ports, scope);
  if (!known.ok) return known;
  return changeTargets<SaveProblem>(ports, (targets, replace) => {
    const before = alertSecrets(targets.find((one) => one.scope === scope) ?? { scope });
    const address = url === undefined ? storedAs("url", vault.take(before.url)) : ok(url);
    if (!address.ok) return address;
    const read = readEndpointUrl(address.value.reveal(), { allowPrivate });
    if (!read.ok) return err({ kind: "addressRefused", cause: read.problem.cause });
    const signed = form === "generic";
    const signer = key === undefined && signed ? storedAs("key", vault.take(before.key)) : ok(key);
    if (!signer.ok) return signer;
    const secrets = Buffer.from(ports.random.bytes(4)).toString("hex");
    const labels = alertSecrets({ scope, secrets });
    try {
      const put = vault.put(labels.url, "other", address.value);
      if (!put.ok) return put;
      const signing =
        signed && signer.value !== undefined ? vault.put(labels.key, "other", signer.value) : ok(null);
      if (!signing.ok) return signing;
      const since = isoOf(ports.clock.now());
      const target = { ...choices, host: read.value.hostname, since, signed, secrets };
      replace([...targets.filter((one) => one.scope !== scope), target]);
      return ok(null);
    } finally {
      forgetUnnamed(deps, scope);
    }
  });
}

/** Removes the target of a scope, then its secrets. Repeated after a failure, it removes what was left. */
export function removeTarget(deps: Deps, scope: AlertScope): Result<null, ProblemOf<"alerts.remove">> {
  const { ports, vault } = deps;
  return changeTargets<ProblemOf<"alerts.remove">>(ports, (targets, replace) => {
    const stored = vault.list();
    if (!stored.ok && stored.problem.kind !== "vaultAbsent") return stored;
    const others = targets.filter((one) => one.scope !== scope);
    if (others.length < targets.length) replace(others);
    for (const { label } of stored.ok ? stored.value : []) {
      const forgotten = isAlertSecret(scope, label) ? vault.forget(label) : ok("absent");
      if (!forgotten.ok) return forgotten;
    }
    return ok(null);
  });
}

function knownScope(ports: Deps["ports"], scope: AlertScope): Result<null, SaveProblem> {
  if (scope === "all") return ok(null);
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  return list.value.workspaces.some(({ id }) => id === scope)
    ? ok(null)
    : err({ kind: "noSuchWorkspace", workspace: scope });
}

/** A secret that was left out has to be stored already. */
function storedAs(member: string, taken: ReturnType<Vault["take"]>): Result<Taken, SaveProblem> {
  if (taken.ok) return taken;
  const { problem } = taken;
  return problem.kind === "recordMissing" || problem.kind === "ofAnotherAddress"
    ? err({ kind: "secretInvalid", member, why: "empty" })
    : err(problem);
}

type Taken = Extract<ReturnType<Vault["take"]>, { readonly ok: true }>["value"];

/**
 * Deletes the secrets of a scope that no target on the disk names, whatever has failed; those that can't be deleted now are
 * deleted by the next change.
 */
function forgetUnnamed({ ports, vault }: Deps, scope: AlertScope): void {
  const targets = readTargets(ports);
  const stored = vault.list();
  if (!targets.ok || !stored.ok) return;
  const target: AlertTarget | undefined = targets.value.find((one) => one.scope === scope);
  const named = target === undefined ? [] : Object.values(alertSecrets(target));
  for (const { label } of stored.value)
    if (isAlertSecret(scope, label) && !named.includes(label)) vault.forget(label);
}
