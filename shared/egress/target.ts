import { z } from "zod";

/** A host that the client must reach: a name or an IPv4 address, in lower case. */
const EgressHost = z
  .string()
  .max(253)
  .transform((text) => text.trim().toLowerCase().replace(/\.$/, ""))
  .refine(
    (host) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/.test(host),
    {
      message: "isn't a host: give a name such as chat.example, without https:// and port",
    },
  );

/** The hosts that a client must reach, as its vendor lists them. */
export const EgressHosts = z.array(EgressHost).max(16);

/** What is tried: a connection, and on 443 also TLS. */
export type EgressTarget = { readonly host: string; readonly port: number; readonly tls: boolean };

/** Needed to register and to restart, and the port of the chat protocol. */
const EGRESS_PORTS = [443, 5222] as const;

/** Each host with each port. */
export function targetsFor(hosts: readonly string[]): readonly EgressTarget[] {
  return hosts.flatMap((host) => EGRESS_PORTS.map((port) => ({ host, port, tls: port === 443 })));
}
