import { lookup } from "node:dns/promises";
import { connect, isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { WayCause, WayFacts } from "../../../shared/network/way.ts";
import type { Clock } from "../../../shared/time.ts";
import { lookupAmong, type CheckedIp } from "../platforms/http/checked-ip.ts";
import { codeOf } from "../platforms/http/connect-failure.ts";

/** What a step found in the way; undefined: nothing. */
export type Found = { readonly cause: WayCause; readonly facts?: WayFacts } | undefined;

/** What the steps use of this computer; tests replace it. */
export type Surroundings = {
  readonly resolve: (name: string) => Promise<readonly CheckedIp[]>;
  /** Whether this computer has an address by which others could reach it. */
  readonly hasNetwork: () => boolean;
  readonly now: Clock["now"];
  /** For each step, in milliseconds. */
  readonly limitMs: number;
};

/** This computer itself. */
export const thisComputer = ({ now }: Pick<Clock, "now">): Surroundings => ({
  resolve: async (name) =>
    (await lookup(name, { all: true, order: "verbatim" })).map(({ address, family }) => ({
      address,
      family: family === 6 ? 6 : 4,
    })),
  hasNetwork: () =>
    Object.values(networkInterfaces()).some((all) => all?.some(({ internal }) => !internal) === true),
  now,
  limitMs: 10_000,
});

type Resolved = { readonly found: Found; readonly addresses: readonly CheckedIp[] };

/** Looks up the addresses of a host. An address is one itself. */
export async function lookUp(host: string, here: Surroundings): Promise<Resolved> {
  const family = isIP(host);
  if (family !== 0) return { found: undefined, addresses: [{ address: host, family: family === 6 ? 6 : 4 }] };
  const silent = Symbol("silent");
  const late = Promise.withResolvers<typeof silent>();
  const timer = setTimeout(() => late.resolve(silent), here.limitMs);
  try {
    const answer = await Promise.race([here.resolve(host), late.promise]);
    if (answer === silent) return unknown(here, "name-servers-silent");
    return answer.length === 0
      ? unknown(here, "name-not-found")
      : { found: undefined, addresses: [...answer] };
  } catch (error) {
    // The system's own word for a name server that gave no answer, for the time being.
    const isSilent = codeOf(error) === "EAI_AGAIN";
    return unknown(here, isSilent ? "name-servers-silent" : "name-not-found");
  } finally {
    clearTimeout(timer);
  }
}

function unknown(here: Surroundings, cause: WayCause): Resolved {
  return { found: { cause: here.hasNetwork() ? cause : "no-network" }, addresses: [] };
}

const BY_CODE: Readonly<Record<string, WayCause>> = {
  ECONNREFUSED: "refused",
  ECONNRESET: "reset",
  ECONNABORTED: "reset",
  EPIPE: "reset",
  ETIMEDOUT: "timed-out",
  EHOSTUNREACH: "no-route",
  EHOSTDOWN: "no-route",
  ENETUNREACH: "no-route",
  ENETDOWN: "no-route",
  EADDRNOTAVAIL: "no-route",
  EACCES: "not-allowed-here",
  EPERM: "not-allowed-here",
};

type Place = { readonly host: string; readonly port: number };

/** Opens a connection to one of the addresses and closes it. Nothing is sent. */
export function tryConnection(
  { host, port }: Place,
  addresses: readonly CheckedIp[],
  here: Surroundings,
): Promise<Found> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, lookup: lookupAmong(addresses) });
    const end = (found: Found): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(found);
    };
    const timer = setTimeout(() => end({ cause: "timed-out" }), here.limitMs);
    socket.once("connect", () => end(undefined));
    socket.on("error", (error) => end(connectionFault(codeOf(error), here)));
  });
}

/** What the error of a connection that didn't come about says. */
export function connectionFault(code: string | undefined, here: Pick<Surroundings, "hasNetwork">): Found {
  const cause = BY_CODE[code ?? ""] ?? "connection-failed";
  if (cause === "no-route" && !here.hasNetwork()) return { cause: "no-network" };
  return { cause, ...(code === undefined ? {} : { facts: { code } }) };
}
