import type { Bind, BindRefused, TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { isEveryInterface, isOfThisMachine } from "./interfaces.ts";

/** The way straight over the local network, as a person chose it. */
export type LanChoice = Extract<TunnelChoice, { kind: "lan" }>;

/** The interface that a receiver listens on, and the name under which it is reached there. */
export function bindOf({ address, port, publicUrl }: LanChoice): Bind {
  return {
    address,
    ...(port === undefined ? {} : { port }),
    ...(publicUrl === undefined ? {} : { publicHost: new URL(publicUrl).hostname }),
  };
}

/** Why no receiver can be reached so; told before anything listens. */
export function whyNotListenedOn({ address, publicUrl }: LanChoice): BindRefused | undefined {
  const refused = (cause: BindRefused["cause"]): BindRefused => ({ kind: "bindRefused", address, cause });
  if (isEveryInterface(address) && publicUrl === undefined) return refused("needs-public-url");
  return isOfThisMachine(address) ? undefined : refused("not-here");
}
