import { err, ok } from "../../../../shared/result.ts";
import type { TunnelProvider } from "../port.ts";
import { trouble } from "../trouble.ts";
import type { ProviderPorts } from "./provider-ports.ts";

/** The sandbox's own proxy; available only in the sandbox. */
export function practiceProvider({ practice }: ProviderPorts): TunnelProvider<"practice"> {
  return {
    kind: "practice",
    selfHealing: false,
    stableUrl: () => false,
    available: async () => ({ available: practice !== undefined }),
    async open({ port }) {
      if (practice === undefined) return err(trouble("not-practice"));
      const front = await practice.openFront(port);
      return ok({
        publicUrl: front.publicUrl,
        caPem: front.caPem,
        ended: new Promise(() => undefined),
        close: () => front.close(),
      });
    },
  };
}

/** A reverse proxy or router that the user has already set up: there is nothing to open or close. */
export function ownProvider(): TunnelProvider<"own"> {
  return {
    kind: "own",
    selfHealing: false,
    stableUrl: () => true,
    available: async () => ({ available: true }),
    open: async ({ choice }) =>
      ok({
        publicUrl: choice.publicUrl,
        // Nothing of this tunnel runs in this process, so nothing of it can end here; the probe shows whether
        // the URL leads here.
        ended: new Promise(() => undefined),
        close: async () => undefined,
      }),
  };
}
