import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { Plan, TlsChoice } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { invariant } from "../../../shared/invariant.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { openCloud } from "../platforms/cloud/client.ts";
import type { CloudApi } from "../platforms/cloud/port.ts";
import { countAuthorities } from "../platforms/http/secure-context.ts";
import type { Trust } from "../platforms/http/trust.ts";
import { openOnPrem } from "../platforms/on-prem/client.ts";
import type { OnPremApi } from "../platforms/on-prem/port.ts";
import type { HostPorts } from "../ports.ts";
import type { PlanSecrets, SecretMember } from "./plan-secrets.ts";

/** Both APIs of one plan, each over a connection of its own. */
export type Connections = {
  readonly cloud: CloudApi;
  readonly onPrem: OnPremApi;
  readonly cloudTrust: Trust;
  readonly onPremTrust: Trust;
  close(): Promise<void>;
};

/**
 * Opens the clients for a plan with its secrets; nothing is sent yet.
 *
 * Problems: fileUnusable when a CA file cannot be read or is no certificate.
 */
export function openConnections(
  plan: Plan,
  secrets: PlanSecrets,
  ports: Pick<HostPorts, "files" | "clock">,
): Result<Connections, InputProblem> {
  const cloudTrust = trustOf(plan.cloud.tls, "cloud.tls.caFile", ports);
  if (!cloudTrust.ok) return cloudTrust;
  const onPremTrust = trustOf(plan.onPrem.tls, "onPrem.tls.caFile", ports);
  if (!onPremTrust.ok) return onPremTrust;
  const dialect = dialectOf(plan.dialect);
  const cloud = openCloud({
    baseUrl: plan.cloud.baseUrl,
    dialect,
    businessAccountId: plan.cloud.businessAccountId,
    phoneNumberId: plan.number.phoneNumberId,
    accessToken: needed(secrets, "cloud.accessToken"),
    trust: cloudTrust.value,
    clock: ports.clock,
  });
  const onPrem = openOnPrem({
    baseUrl: plan.onPrem.baseUrl,
    dialect,
    auth: authOf(plan, secrets),
    trust: onPremTrust.value,
    clock: ports.clock,
  });
  return ok({
    cloud,
    onPrem,
    cloudTrust: cloudTrust.value,
    onPremTrust: onPremTrust.value,
    close: async () => {
      await Promise.all([cloud.close(), onPrem.close()]);
    },
  });
}

function authOf(plan: Plan, secrets: PlanSecrets): Parameters<typeof openOnPrem>[0]["auth"] {
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

function trustOf(
  tls: TlsChoice | undefined,
  member: string,
  { files }: Pick<HostPorts, "files">,
): Result<Trust, InputProblem> {
  if (tls === undefined) return ok({ kind: "publicRoots" });
  if (tls.sha256 !== undefined) return ok({ kind: "fingerprint", sha256: tls.sha256 });
  const path = tls.caFile ?? "";
  const read = files.read(path);
  if (!read.ok) return err({ kind: "fileUnusable", member, path, why: "unreadable" });
  return countAuthorities(read.value).ok
    ? ok({ kind: "authority", pem: read.value })
    : err({ kind: "fileUnusable", member, path, why: "not-a-certificate" });
}
