import { canonicalAddress } from "../../../shared/platform/callback-address.ts";
import { err, ok } from "../../../shared/result.ts";
import { TUNNEL_KINDS, type TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { isTunnelAllowedBy } from "../host/under-management.ts";
import { watchSleep } from "../runtime/sleep-watch.ts";
import type { Push } from "../runtime/topics.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import type { Tunnels } from "./port.ts";
import type { NameServices } from "./probe/public-address.ts";
import { addressAt, probeTunnel } from "./probe/probe.ts";
import { allowedProviders } from "./providers/allowed.ts";
import { createProviders, type Providers } from "./providers/registry.ts";
import { readHostKey } from "./providers/ssh-sign-in.ts";
import { tunnelRecord, type TunnelRecord } from "./tunnel-history.ts";
import { isOver, tunnelLines, type TunnelLines } from "./tunnel-lines.ts";
import { TUNNEL_TIMING, type TunnelTiming } from "./waits.ts";

export type TunnelsDeps = {
  readonly ports: Pick<
    HostPorts,
    "clock" | "random" | "files" | "practice" | "power" | "managed" | "proxies"
  >;
  readonly vault: Pick<FolderVault, "take">;
  readonly receivers: Pick<Receivers, "address" | "allowHost" | "openProbe">;
  readonly push: Push;
  /** For tests: other providers and shorter times. */
  readonly providers?: Providers;
  readonly timing?: TunnelTiming;
  readonly names?: NameServices;
};

const HANDSHAKE_MS = 20_000;

/** Creates the tunnels of this process; none is open yet. Libraries load on first use. */
export function createTunnels(deps: TunnelsDeps): Tunnels {
  const { ports, receivers, push, names, timing = TUNNEL_TIMING } = deps;
  const providers = allowedProviders(deps.providers ?? providersOn(ports), ports.managed);
  const listeners = new Set<(state: TunnelState) => void>();
  const onState = (state: TunnelState): void => {
    push("tunnels", state);
    for (const listener of listeners) listener(state);
    watchWhileWanted();
  };
  const record = tunnelRecord(ports.clock);
  const lines = tunnelLines({ ...deps, providers, timing, onState, record });
  const watchWhileWanted = checkAfterSleep(ports, lines, record);
  return {
    providers: () =>
      Promise.all(
        TUNNEL_KINDS.map(async (kind) => {
          const { notices, addresses, ...here } = await providers[kind].available();
          return {
            kind,
            ...here,
            ...(notices === undefined ? {} : { notices: [...notices] }),
            ...(addresses === undefined ? {} : { addresses: [...addresses] }),
          };
        }),
      ),
    all: () => lines.all().map((line) => line.state()),
    async open(input) {
      const line = await lines.begin(input);
      if (!line.ok) return line;
      await line.value.tried;
      return ok(line.value.state());
    },
    async borrow(input) {
      const line = await lines.borrow(input);
      if (!line.ok) return line;
      await line.value.tried;
      return ok(line.value.state());
    },
    giveBack: (receiver) => lines.giveBack(receiver),
    close: (receiver) => lines.close(receiver),
    checkNow: async (receiver) => lines.of(receiver)?.checkNow(),
    history: (receiver, sinceMs) => record.since(receiver, sinceMs),
    publicAddress(receiver, source) {
      const current = lines.of(receiver)?.standing();
      const address = receivers.address(receiver);
      if (current === undefined || address === undefined) return undefined;
      const path = source === "cloud" ? address.cloudPath : address.onPremPath;
      const url = canonicalAddress(addressAt(current.publicUrl, path));
      return current.caPem === undefined ? { url } : { url, caPem: current.caPem };
    },
    probe: (input) => {
      const line = lines.of(input.receiver);
      return probeTunnel({ ports, receivers, line, ...(names === undefined ? {} : { names }) }, input);
    },
    async hostKey(server) {
      if (!isTunnelAllowedBy(ports, "ssh")) return err({ kind: "notReached", cause: "tunnel-not-allowed" });
      const seen = await readHostKey(server, AbortSignal.timeout(HANDSHAKE_MS));
      return seen.ok ? seen : err({ kind: "notReached", cause: seen.problem.cause });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    closeAll: () => lines.closeAll(),
  };
}

/**
 * Checks every tunnel after the machine slept, while one is wanted. Call the returned function on each
 * change: it starts and ends the watch.
 */
function checkAfterSleep(
  ports: TunnelsDeps["ports"],
  lines: TunnelLines,
  record: Pick<TunnelRecord, "noteWaking">,
): () => void {
  const onWake = (): void => {
    record.noteWaking();
    runDetached(Promise.all(lines.all().map((line) => line.checkNow())));
  };
  let endWatch: (() => void) | undefined;
  return () => {
    const isWanted = lines.all().some((line) => !isOver(line.state()));
    if (isWanted) endWatch ??= watchSleep(ports, onWake);
    else {
      endWatch?.();
      endWatch = undefined;
    }
  };
}

function providersOn({ clock, practice }: TunnelsDeps["ports"]): Providers {
  return createProviders({
    monotonicMs: () => clock.monotonicMs(),
    env: process.env,
    platform: process.platform,
    ...(practice === undefined ? {} : { practice }),
  });
}
