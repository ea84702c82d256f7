import type { ServerIdentity } from "./certificates.ts";
import { openFront, type Front } from "./front.ts";

/** The fronts of one practice platform, which end with it. */
export type TlsProxies = {
  readonly open: (port: number) => Promise<Front>;
  readonly close: () => Promise<void>;
};

/** No front is open yet. All present one certificate. */
export function tlsProxies(identity: ServerIdentity): TlsProxies {
  const open = new Set<Front>();
  return {
    async open(port) {
      const front = await openFront(identity, port);
      const kept: Front = {
        publicUrl: front.publicUrl,
        close: async () => {
          open.delete(kept);
          await front.close();
        },
      };
      open.add(kept);
      return kept;
    },
    close: async () => {
      await Promise.all([...open].map((front) => front.close()));
    },
  };
}
