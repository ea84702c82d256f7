import { ok } from "../../../../shared/result.ts";
import type { TunnelProvider } from "../port.ts";

/** A reverse proxy or router that somebody has set up already: there is nothing to open, and nothing to close. */
export function ownProvider(): TunnelProvider<"own"> {
  return {
    kind: "own",
    selfHealing: false,
    stableUrl: () => true,
    available: async () => ({ available: true }),
    open: async ({ choice }) =>
      ok({
        publicUrl: choice.publicUrl,
        // Whether it leads here is for the probe to say; nothing of it can end in this process.
        ended: new Promise(() => undefined),
        close: async () => undefined,
      }),
  };
}
