import type { Bind, BindRefused, TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** An address of this machine, and the interface that has it. */
export type InterfaceAddress = { readonly name: string; readonly address: string };

/** The addresses under which others in the network may reach this machine: no loopback, and none for one link alone. */
export function lanAddresses(): readonly InterfaceAddress[] {
  return Object.entries(networkInterfaces()).flatMap(([name, entries = []]) =>
    entries
      .filter(({ address, internal }) => !internal && ipaddr.process(address).range() !== "linkLocal")
      .map(({ address }) => ({ name, address })),
  );
}

/** Is it an address of this machine at the moment? The whole loopback network is, and what stands for all of them. */
export function isOfThisMachine(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const wanted = ipaddr.process(address);
  if (["loopback", "unspecified"].includes(wanted.range())) return true;
  const held = Object.values(networkInterfaces()).flatMap((entries = []) => entries);
  return held.some((one) => ipaddr.process(one.address).toString() === wanted.toString());
}

/** Does it stand for every interface of the machine at once? */
export function isEveryInterface(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unspecified";
}

/** The address as it stands in a URL. */
export function hostOf(address: string): string {
  return address.includes(":") ? `[${address}]` : address;
}

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
