import { runDetached } from "../../runtime/run-detached.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { HttpServer, Secure } from "./http-server.ts";
import type { LanIdentity } from "./lan-identity.ts";

/** Often enough for an address that has just come to the machine; the wall clock may be set, and the machine may sleep. */
const EVERY_MS = 60_000;

/**
 * Lets a server show a certificate that holds, for as long as it listens: the next one takes its place without a restart,
 * and connections that are open go on. `onNew` hears each. The returned function ends it.
 */
export function keepRenewed(
  { clock }: Pick<HostPorts, "clock">,
  {
    server,
    identities,
  }: { readonly server: Pick<HttpServer, "show">; readonly identities: Secure["identities"] },
  onNew: (identity: LanIdentity) => void,
): () => void {
  const over = new AbortController();
  const renewing = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(EVERY_MS, over.signal);
      if (over.signal.aborted) return;
      const next = await identities.renew(clock.now());
      if (next === undefined || over.signal.aborted) continue;
      server.show(next);
      onNew(next);
    }
  };
  runDetached(renewing());
  return () => over.abort();
}
