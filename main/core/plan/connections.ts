import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { invariant } from "../../../shared/invariant.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { openCloud } from "../platforms/cloud/client.ts";
import type { CloudOptions } from "../platforms/cloud/caller.ts";
import type { CloudApi } from "../platforms/cloud/port.ts";
import type { Trust } from "../platforms/http/trust.ts";
import { openOnPrem } from "../platforms/on-prem/client.ts";
import type { OnPremOptions } from "../platforms/on-prem/caller.ts";
import type { OnPremApi } from "../platforms/on-prem/port.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { observePlatformCalls } from "../log/observe.ts";
import type { PlanSecrets, SecretMember } from "./plan-secrets.ts";
import { trustOf } from "./trust-of.ts";

/** Both APIs of one plan, each with its own connection. */
export type Connections = {
  readonly cloud: CloudApi;
  readonly onPrem: OnPremApi;
  readonly cloudTrust: Trust;
  readonly onPremTrust: Trust;
  close(): Promise<void>;
};

type Access = Pick<HostPorts, "files" | "clock" | "proxies" | "authorities" | "carrier" | "log">;

/** One API of a plan, and how its certificate is judged. */
export type Side<A> = { readonly api: A; readonly trust: Trust };

/**
 * Opens the API clients of a plan with its secrets; sends nothing yet.
 *
 * Problems: fileUnusable if a CA file or a client certificate can't be read, is not one, or can't be
 * decrypted with its key or passphrase.
 */
export function openConnections(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Access,
): Result<Connections, InputProblem> {
  const cloud = openCloudSide(plan, secrets, ports);
  if (!cloud.ok) return cloud;
  const onPrem = openOnPremSide(plan, secrets, ports);
  if (!onPrem.ok) return onPrem;
  return ok(connectionsOver(cloud.value, onPrem.value));
}

/** Combines both APIs. */
function connectionsOver(cloud: Side<CloudApi>, onPrem: Side<OnPremApi>): Connections {
  return {
    cloud: cloud.api,
    onPrem: onPrem.api,
    cloudTrust: cloud.trust,
    onPremTrust: onPrem.trust,
    close: async () => {
      await Promise.all([cloud.api.close(), onPrem.api.close()]);
    },
  };
}

/** Opens the cloud client only. Needs the access token, and no secret of the other API. */
export function openCloudSide(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Access,
): Result<Side<CloudApi>, InputProblem> {
  const options = cloudOptions(plan, secrets, ports);
  if (!options.ok) return options;
  return ok({ api: openCloud(options.value), trust: options.value.trust });
}

/** The options of a plan's cloud client. Needs the access token, and no secret of the other API. */
export function cloudOptions(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Access,
): Result<CloudOptions, InputProblem> {
  const trust = trustOf(plan, "cloud", secrets, ports);
  if (!trust.ok) return trust;
  return ok({
    baseUrl: plan.cloud.baseUrl,
    dialect: dialectOf(plan.dialect),
    businessAccountId: plan.cloud.businessAccountId,
    phoneNumberId: plan.number.phoneNumberId,
    accessToken: needed(secrets, "cloud.accessToken"),
    trust: trust.value,
    clock: ports.clock,
    observe: observePlatformCalls(ports.log),
  });
}

/** Opens the on-premises client only. Needs its credentials, and no secret of the other API. */
export function openOnPremSide(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Access,
): Result<Side<OnPremApi>, InputProblem> {
  const options = onPremOptions(plan, secrets, ports);
  if (!options.ok) return options;
  return ok({ api: openOnPrem(options.value), trust: options.value.trust });
}

/** The options of a plan's on-premises client. Needs its credentials, and no secret of the other API. */
export function onPremOptions(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Access,
): Result<OnPremOptions, InputProblem> {
  const trust = trustOf(plan, "onPrem", secrets, ports);
  if (!trust.ok) return trust;
  return ok({
    baseUrl: plan.onPrem.baseUrl,
    dialect: dialectOf(plan.dialect),
    auth: authOf(plan, secrets),
    trust: trust.value,
    clock: ports.clock,
    observe: observePlatformCalls(ports.log),
  });
}

function authOf(plan: Plan, secrets: PlanSecrets): OnPremOptions["auth"] {
  const { auth } = plan.onPrem;
  if ("token" in auth) return { kind: "token", token: needed(secrets, "onPrem.auth.token") };
  const newPassword = secrets["onPrem.auth.newPassword"];
  return {
    kind: "login",
    username: auth.username,
    password: needed(secrets, "onPrem.auth.password"),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
}

function needed(secrets: PlanSecrets, member: SecretMember): Redacted<string> {
  const value = secrets[member];
  invariant(value, `secret ${member} was read before connecting`);
  return value;
}
