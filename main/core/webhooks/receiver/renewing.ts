import { runDetached } from "../../runtime/run-detached.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { HttpServer, Secure } from "./http-server.ts";
import type { LanIdentity } from "./lan-identity.ts";

/**
 * Checks often enough for an address that the machine just got; the wall clock may be set, and the machine
 * may sleep.
 */
const EVERY_MS = 60_000;

/**
 * Keeps a server's certificate valid while it listens: replaces it without a restart, and open connections
 * continue. `onNew` runs for each new one. The returned function ends it.
 */
export function keepRenewed(
  { clock }: Pick<HostPorts, "clock">,
  {
    server,
    identities,
  }: { readonly server: Pick<HttpServer, "show">; readonly identities: Secure["identities"] },
  onNew: (identity: LanIdentity) => void,
): () => void {
  const ended = new AbortController();
  const renewing = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(EVERY_MS, ended.signal);
      if (ended.signal.aborted) return;
      const next = await identities.renew(clock.now());
      if (next === undefined || ended.signal.aborted) continue;
      server.show(next);
      onNew(next);
    }
  };
  runDetached(renewing());
  return () => ended.abort();
}
