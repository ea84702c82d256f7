import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { originOf } from "../../../../shared/origin.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { InputProblem, StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { CallbackLevel } from "../../../../shared/webhook/connectivity-test.ts";
import type { ReceiverId } from "../../../../shared/webhook/receiver.ts";
import { labelOf } from "../../../../shared/workspace/labels.ts";
import { cloudOptions } from "../../plan/connections.ts";
import { isForSide, readPlanSecrets, type PlanSecrets } from "../../plan/plan-secrets.ts";
import type { CallbackApi, AppCallbackApi } from "../../platforms/cloud/callback-port.ts";
import { openAppCallback, openCallbacks } from "../../platforms/cloud/callbacks.ts";
import type { HostPorts, Vault } from "../../ports.ts";
import { lookingPlan, lookingSecrets } from "../../workspaces/access.ts";
import { findWorkspace } from "../../workspaces/edit.ts";
import { readWorkspaces } from "../../workspaces/workspace-file.ts";
import { accountLevel, applicationLevel, numberLevel, type LevelAccess } from "./levels.ts";
import type { TestRecord } from "./records.ts";

/** Whose callbacks a test borrows, by reference: a number of a workspace, or the one of a plan. */
export type Target = TestRecord["target"];

type Named = { readonly receiver: ReceiverId; readonly phoneNumberId: string; readonly number: string };

/** The way to a target's callbacks. Nothing is sent before it is used. */
export type OpenTarget = Named & {
  readonly callbacks: CallbackApi;
  /** Longest address that the deployment takes, in characters. */
  readonly longestAddress: number;
  /** Which app the token belongs to; asked until it is told once. */
  ownApp(): Promise<string | undefined>;
  /** The way to a level; undefined where it needs an app secret that is not there, or an app that nobody knows. */
  level(level: CallbackLevel): Promise<LevelAccess | undefined>;
  /** The app's own callback, under the same conditions. */
  app(): Promise<AppCallbackApi | undefined>;
  close(): Promise<void>;
};

export type TargetProblem =
  | InputProblem
  | StorageProblem
  | { readonly kind: "noSuchWorkspace"; readonly workspace: string }
  | { readonly kind: "notSetUp"; readonly missing: string[] };

type Deps = { readonly ports: HostPorts; readonly vault: Vault };
type Prepared = Named & {
  readonly plan: Plan;
  readonly secrets: PlanSecrets;
  readonly appSecret: Redacted<string> | undefined;
};

/** Opens the way to a target's callbacks, with the secrets that its references lead to. */
export function openTarget(
  deps: Deps,
  target: Target,
  appSecret?: Redacted<string>,
): Result<OpenTarget, TargetProblem> {
  const prepared = target.kind === "plan" ? ofPlan(deps, target.plan, appSecret) : ofWorkspace(deps, target);
  if (!prepared.ok) return prepared;
  const { plan, secrets, receiver, phoneNumberId, number } = prepared.value;
  const options = cloudOptions(plan, secrets, deps.ports);
  if (!options.ok) return options;
  const callbacks = openCallbacks(options.value);
  let own: Promise<string | undefined> | undefined;
  let opened: AppCallbackApi | undefined;
  const ownApp = async (): Promise<string | undefined> => {
    const asked = (own ??= callbacks
      .ownApp()
      .then((told) => (told.kind === "confirmed" ? told.value : undefined) ?? plan.cloud.appId));
    const app = await asked;
    // What was not told once may be told at the next look, and giving back must not fail for want of it.
    if (app === undefined && own === asked) own = undefined;
    return app;
  };
  const app = async (): Promise<AppCallbackApi | undefined> => {
    const { appSecret: secret } = prepared.value;
    const appId = secret === undefined ? undefined : await ownApp();
    if (secret === undefined || appId === undefined) return undefined;
    return (opened ??= openAppCallback(options.value, { appId, appSecret: secret }));
  };
  return ok({
    receiver,
    phoneNumberId,
    number,
    callbacks,
    longestAddress: options.value.dialect.callbacks.longestAddress,
    ownApp,
    app,
    async level(level) {
      if (level === "number") return numberLevel(callbacks);
      if (level === "account") return accountLevel(callbacks, ownApp);
      const through = await app();
      return through === undefined ? undefined : applicationLevel(through);
    },
    close: async () => {
      await Promise.all([callbacks.close(), opened?.close()]);
    },
  });
}

function ofPlan(
  { ports, vault }: Deps,
  plan: Plan,
  appSecret: Redacted<string> | undefined,
): Result<Prepared, TargetProblem> {
  const secrets = readPlanSecrets(plan, {
    outside: ports.secrets,
    vault,
    leaveOut: (member) => !isForSide(member, "cloud"),
  });
  if (!secrets.ok) return secrets;
  return ok({
    receiver: "terminal",
    phoneNumberId: plan.number.phoneNumberId,
    number: numberOf(plan),
    plan,
    secrets: secrets.value,
    appSecret,
  });
}

function ofWorkspace(
  { ports, vault }: Deps,
  target: Extract<Target, { kind: "workspace" }>,
): Result<Prepared, TargetProblem> {
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  const known = findWorkspace(list.value, target.workspace);
  if (!known.ok) return known;
  const { id, dialect, cloud, numbers } = known.value;
  const number = numbers.find(({ phoneNumberId }) => phoneNumberId === target.phoneNumberId);
  if (cloud === undefined || number === undefined)
    return err({
      kind: "notSetUp",
      missing: [...(cloud === undefined ? ["cloud"] : []), ...(number === undefined ? ["number"] : [])],
    });
  const through = { workspace: id, dialect, cloud, number };
  const plan = lookingPlan("to-cloud", through);
  const secrets = lookingSecrets(plan, through, { ports, vault });
  if (!secrets.ok) return secrets;
  const stored = vault.take(labelOf(id, "app-secret"), originOf(cloud.baseUrl));
  return ok({
    receiver: id,
    phoneNumberId: number.phoneNumberId,
    number: numberOf(plan),
    plan,
    secrets: secrets.value,
    appSecret: stored.ok ? stored.value : undefined,
  });
}
