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
