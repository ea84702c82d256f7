import type { X509Certificate } from "node:crypto";
import {
  MOST_AUTHORITIES,
  MOST_AUTHORITY_CHARACTERS,
  type AuthoritiesState,
  type AuthorityChoice,
} from "../../../shared/network/authorities.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { SettingsProblem } from "../../../shared/rpc/problems.ts";
import { NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import type { Settings } from "../../../shared/settings/settings.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { certificateFacts, isSelfSigned } from "../platforms/http/certificate-facts.ts";
import { changeWindowSettings, readWindowSettings } from "../settings/window-settings.ts";
import { certificatesIn, pemOf } from "../workspaces/certificates.ts";

type Ports = Pick<HostPorts, "clock" | "dataDir" | "managed" | "authorities">;
type NotChosen = ProblemOf<"network.trust">;

/** Which authorities connections trust besides the public ones, and who decided it. */
export function authoritiesOf(ports: Ports): Result<AuthoritiesState, SettingsProblem> {
  const { kind } = (ports.managed?.() ?? NOTHING_MANAGED).certificates;
  if (kind === "open") {
    // What was chosen isn't known: that is said instead of showing that nothing is.
    const settings = readWindowSettings(ports.dataDir);
    if (!settings.ok) return settings;
  }
  const { system, pem } = ports.authorities?.() ?? { system: false };
  return ok({
    system,
    added: pem === undefined ? [] : certificatesIn(pem).map(shownOf),
    by: kind === "open" ? "user" : kind === "fixed" ? "administrator" : "unknown",
  });
}

function shownOf(certificate: X509Certificate): AuthoritiesState["added"][number] {
  const { subject, sha256, validTo } = certificateFacts(certificate);
  return { subject, sha256, validTo };
}

type Change = { readonly system?: boolean | undefined; readonly pem?: string | null | undefined };

/** Stores a choice of authorities. Of a text only its certificates are kept; each must be able to vouch for others. */
export async function chooseAuthorities(
  ports: Ports,
  { system, pem }: Change,
): Promise<Result<Settings, NotChosen>> {
  if ((ports.managed?.() ?? NOTHING_MANAGED).certificates.kind !== "open")
    return err({ kind: "fixedByAdministrator" });
  const added = typeof pem === "string" ? authoritiesIn(pem) : ok(pem);
  if (!added.ok) return added;
  return changeWindowSettings(ports, ({ certificates: before }) => {
    const kept = added.value === undefined ? before.pem : (added.value ?? undefined);
    const certificates: AuthorityChoice = {
      system: system ?? before.system,
      ...(kept === undefined ? {} : { pem: kept }),
    };
    return { certificates };
  });
}

function authoritiesIn(pem: string): Result<string, NotChosen> {
  const certificates = certificatesIn(pem);
  if (certificates.length === 0) return err({ kind: "notACertificate" });
  const other = certificates.find((one) => !canVouch(one));
  if (other !== undefined) {
    const { subject } = certificateFacts(other);
    return err({ kind: "notAnAuthority", why: "not-an-authority", subject });
  }
  const text = pemOf(certificates);
  return certificates.length > MOST_AUTHORITIES || text.length > MOST_AUTHORITY_CHARACTERS
    ? err({ kind: "notAnAuthority", why: "too-many" })
    : ok(text);
}

/** Whether a text of the managed settings is one certificate of an authority. */
export function isAuthorityPem(pem: string): boolean {
  const [only, ...others] = certificatesIn(pem);
  return only !== undefined && others.length === 0 && canVouch(only);
}

/** An old root may not say that it is an authority: then it is one if it signed itself. */
function canVouch(certificate: X509Certificate): boolean {
  return certificate.ca || isSelfSigned(certificate);
}
