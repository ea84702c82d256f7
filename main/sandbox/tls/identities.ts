import { createAuthority, createSelfSigned, type ServerIdentity } from "./certificates.ts";

/** The certificates that a practice platform presents, and the authority that vouches for the cloud's. */
export type Identities = {
  readonly caPem: string;
  readonly cloud: ServerIdentity;
  readonly onPrem: ServerIdentity;
  /** For the public addresses of the practice world, signed by the same authority. */
  readonly front: ServerIdentity;
};

/** Fresh ones, valid for so many days. The authority's own key is forgotten at once. */
export async function newIdentities(days: number): Promise<Identities> {
  const [authority, onPrem] = await Promise.all([
    createAuthority(days),
    createSelfSigned("on-premises client", days),
  ]);
  const [cloud, front] = await Promise.all([authority.issue("cloud API"), authority.issue("practice front")]);
  return { caPem: authority.caPem, cloud, onPrem, front };
}
