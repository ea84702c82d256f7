import type { Bind, BindRefused, TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

/** An address of this machine and the interface that has it. */
export type InterfaceAddress = { readonly name: string; readonly address: string };

/** The addresses at which the network can reach this machine, without loopback and link-local ones. */
export function lanAddresses(): readonly InterfaceAddress[] {
  return Object.entries(networkInterfaces()).flatMap(([name, entries = []]) =>
    entries
      .filter(({ address, internal }) => !internal && ipaddr.process(address).range() !== "linkLocal")
      .map(({ address }) => ({ name, address })),
  );
}

/** Whether this machine has the address now; always true for loopback and the unspecified address. */
export function isOfThisMachine(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const wanted = ipaddr.process(address);
  if (["loopback", "unspecified"].includes(wanted.range())) return true;
  const held = Object.values(networkInterfaces()).flatMap((entries = []) => entries);
  return held.some((one) => ipaddr.process(one.address).toString() === wanted.toString());
}

/** Whether the address means every interface of the machine. */
export function isEveryInterface(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unspecified";
}

/** The address as written in a URL. */
export function hostOf(address: string): string {
  return address.includes(":") ? `[${address}]` : address;
}

/** The user's choice of direct access over the local network. */
export type LanChoice = Extract<TunnelChoice, { kind: "lan" }>;

/** The interface that a receiver listens on, and the host name by which it is reached. */
export function bindOf({ address, port, publicUrl }: LanChoice): Bind {
  return {
    address,
    ...(port === undefined ? {} : { port }),
    ...(publicUrl === undefined ? {} : { publicHost: new URL(publicUrl).hostname }),
  };
}

/** Why no receiver can listen this way, checked before anything listens; undefined if it can. */
export function whyNotListenedOn({ address, publicUrl }: LanChoice): BindRefused | undefined {
  const refused = (cause: BindRefused["cause"]): BindRefused => ({ kind: "bindRefused", address, cause });
  if (isEveryInterface(address) && publicUrl === undefined) return refused("needs-public-url");
  return isOfThisMachine(address) ? undefined : refused("not-here");
}
