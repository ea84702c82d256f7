import { lookup } from "node:dns/promises";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";

/** Returns all addresses of a host name. Rejects, or returns none, if the name is unknown. */
export type Resolver = (name: string) => Promise<readonly CheckedIp[]>;

/** Resolves as the machine itself does: hosts file, then name servers. */
export const systemResolver: Resolver = async (name) => {
  const answers = await lookup(name, { all: true, order: "verbatim" });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};
