import { ONLY_PUBLIC, type AuthorityChoice } from "../../../shared/network/authorities.ts";
import { NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import type { HostPorts } from "../host/host-ports.ts";

/**
 * The ports of a core, with the authorities that its connections trust besides the public ones. They are read for each
 * connection, so that a choice counts from the next one on.
 */
export function withAuthorities(ports: HostPorts): HostPorts {
  return { ...ports, authorities: ports.authorities ?? (() => chosenAuthorities(ports)) };
}

/**
 * What the administrator fixed, else what the user chose. Where either can't be understood, only the public authorities
 * count: that trusts nothing that wasn't meant.
 */
function chosenAuthorities({ managed, dataDir }: Pick<HostPorts, "managed" | "dataDir">): AuthorityChoice {
  const { certificates } = managed?.() ?? NOTHING_MANAGED;
  if (certificates.kind === "invalid") return ONLY_PUBLIC;
  if (certificates.kind === "fixed") {
    const { system, authorities } = certificates.value;
    return authorities.length === 0 ? { system } : { system, pem: authorities.join("\n") };
  }
  const settings = readWindowSettings(dataDir);
  return settings.ok ? settings.value.certificates : ONLY_PUBLIC;
}
