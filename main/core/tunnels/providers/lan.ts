import { err, ok } from "../../../../shared/result.ts";
import { isOfThisMachine, lanAddresses } from "../../webhooks/receiver/lan-choice.ts";
import type { TunnelProvider } from "../port.ts";
import { trouble } from "../trouble.ts";

/**
 * Direct access over the local network: the receiver listens with TLS on an interface of this machine. Open
 * for as long as the machine has the address.
 */
export function lanProvider(): TunnelProvider<"lan"> {
  return {
    kind: "lan",
    selfHealing: false,
    stableUrl: () => true,
    async available() {
      const addresses = lanAddresses();
      return { available: addresses.length > 0, addresses };
    },
    async open({ choice, port, lan }) {
      // Other machines cannot reach a receiver on loopback.
      if (lan === undefined) return err(trouble("no-public-url"));
      const isThere = async (): Promise<number> => {
        if (isOfThisMachine(choice.address)) return 0;
        throw new Error("this computer no longer has the address");
      };
      if (!isOfThisMachine(choice.address)) return err(trouble("lost"));
      return ok({
        publicUrl: choice.publicUrl ?? `https://${lan.host}:${port}`,
        get caPem() {
          return lan.caPem;
        },
        ping: isThere,
        ended: new Promise(() => undefined),
        close: async () => undefined,
      });
    },
  };
}
