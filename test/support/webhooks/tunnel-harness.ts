import { readFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { machineClock } from "../../../main/hosts/common/ports/clock.ts";
import type { PowerPort, Vault } from "../../../main/core/runtime/ports.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { Tunnels } from "../../../main/core/tunnels/port.ts";
import type { NameServices } from "../../../main/core/tunnels/probe/public-address.ts";
import { createProviders, type Providers } from "../../../main/core/tunnels/providers/registry.ts";
import { createTunnels } from "../../../main/core/tunnels/tunnels.ts";
import { TUNNEL_TIMING, type TunnelTiming } from "../../../main/core/tunnels/waits.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { randomFrom } from "../seeded-random.ts";
import { smallReceiver, type SmallReceiver } from "./small-receiver.ts";

/** Tunnels to one small receiver, with short waits. */
export type TunnelHarness = {
  readonly tunnels: Tunnels;
  readonly receiver: SmallReceiver;
  /** Every pushed state, oldest first. */
  readonly pushed: readonly TunnelState[];
  /** Resolves with the first state that matches, whether already pushed or not. */
  until(fits: (state: TunnelState) => boolean): Promise<TunnelState>;
};

type TunnelHarnessOptions = {
  readonly timing?: Partial<TunnelTiming>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly vault?: Pick<Vault, "take">;
  readonly practice?: HostPorts["practice"];
  readonly providers?: (usual: Providers) => Providers;
  readonly clock?: Clock;
  readonly power?: PowerPort;
  readonly names?: NameServices;
};

/** Waits short enough for a test. Other tests check the actual times with a virtual clock. */
const SHORT_WAITS: TunnelTiming = { ...TUNNEL_TIMING, firstWaitMs: 10, longestWaitMs: 40 };

export async function tunnelHarness({
  timing,
  env = {},
  vault = { take: () => err({ kind: "recordMissing" }) },
  practice,
  providers = (usual) => usual,
  clock = machineClock,
  power,
  names,
}: TunnelHarnessOptions = {}): Promise<TunnelHarness> {
  const receiver = await smallReceiver();
  const pushed: TunnelState[] = [];
  const listeners = new Set<(state: TunnelState) => void>();
  const tunnels = createTunnels({
    ports: {
      clock,
      ...(power === undefined ? {} : { power }),
      random: randomFrom(7),
      files: {
        read: (path) => {
          try {
            return ok(readFileSync(path, "utf8"));
          } catch {
            return err({ kind: "fileUnreadable", path, code: "ENOENT" });
          }
        },
        freeBytes: () => undefined,
      },
    },
    vault,
    receivers: receiver,
    push: (topic, said) => {
      if (topic !== "tunnels") return;
      const state = said as TunnelState;
      pushed.push(state);
      for (const listener of listeners) listener(state);
    },
    providers: providers(
      createProviders({
        monotonicMs: () => performance.now(),
        env,
        platform: process.platform,
        ...(practice === undefined ? {} : { practice }),
      }),
    ),
    timing: { ...SHORT_WAITS, ...timing },
    ...(names === undefined ? {} : { names }),
  });
  onTestFinished(async () => {
    await tunnels.closeAll();
    await receiver.close();
  });
  return {
    tunnels,
    receiver,
    pushed,
    until(fits) {
      const known = pushed.find(fits);
      if (known !== undefined) return Promise.resolve(known);
      return new Promise((resolve) => {
        const listen = (state: TunnelState): void => {
          if (!fits(state)) return;
          listeners.delete(listen);
          resolve(state);
        };
        listeners.add(listen);
      });
    },
  };
}
