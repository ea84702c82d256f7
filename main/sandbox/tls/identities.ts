import { createAuthority, createSelfSigned, type ServerIdentity } from "./certificates.ts";

/** The certificates that a sandbox presents, and the authority that signs the cloud's. */
export type Identities = {
  readonly caPem: string;
  readonly cloud: ServerIdentity;
  readonly onPrem: ServerIdentity;
  /** For the sandbox's public URLs, signed by the same authority. */
  readonly front: ServerIdentity;
};

/** Creates new ones, valid for so many days. The authority's own key is discarded at once. */
export async function newIdentities(days: number): Promise<Identities> {
  const [authority, onPrem] = await Promise.all([
    createAuthority(days),
    createSelfSigned("on-premises client", days),
  ]);
  const [cloud, front] = await Promise.all([authority.issue("cloud API"), authority.issue("practice front")]);
  return { caPem: authority.caPem, cloud, onPrem, front };
}
