import { readFileSync } from "node:fs";
import type { Socket } from "node:net";

const known = new WeakMap<Socket, number>();

/**
 * The user ID of the program that opened a loopback connection; undefined if the system does not report it.
 */
export function ownerOf(socket: Socket): number | undefined {
  const owner = known.get(socket) ?? lookUp(socket);
  if (owner !== undefined) known.set(socket, owner);
  return owner;
}

/**
 * Does the program that opened a loopback connection belong to the user who runs this one?
 *
 * Every user of a Linux computer can read command lines, so a browser's URL works only for connections of
 * this user. On other systems other users cannot read the URL, and the result is always true.
 */
export function isOwnUser(socket: Socket): boolean {
  return process.platform !== "linux" || ownerOf(socket) === process.getuid?.();
}

function lookUp({ remotePort, localPort }: Socket): number | undefined {
  if (process.platform !== "linux" || remotePort === undefined || localPort === undefined) return undefined;
  const owners = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => {
    try {
      return ownersIn(readFileSync(table, "latin1"), remotePort, localPort);
    } catch {
      // Without the table the owner is unknown.
      return [];
    }
  });
  return new Set(owners).size === 1 ? owners[0] : undefined;
}

/**
 * The user IDs that own a connection from one loopback port to another, from the kernel's table of sockets.
 */
export function ownersIn(table: string, fromPort: number, toPort: number): readonly number[] {
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, remote]) => isLoopback(local, fromPort) && isLoopback(remote, toPort))
    .map((columns) => Number(columns[7]));
}

// 127.0.0.1 as the kernel writes it; the longer form of a mapped address ends the same way.
function isLoopback(address: string | undefined, port: number): boolean {
  return address?.endsWith(`0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`) === true;
}
