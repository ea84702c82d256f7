import { lookup } from "node:dns/promises";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";

/** Gives every address of a name. Rejects, or gives none, where the name service knows none. */
export type Resolver = (name: string) => Promise<readonly CheckedIp[]>;

/** Asks as the machine itself would: its hosts file, its name servers. */
export const systemResolver: Resolver = async (name) => {
  const answers = await lookup(name, { all: true, order: "verbatim" });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};
