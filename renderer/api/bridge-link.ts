import type { Bridge, ConnectionState, Link } from "./link.ts";

// One shared constant, so that subscribers never see a changed value.
const LIVE: ConnectionState = { kind: "live" };

/**
 * Returns the link of the desktop application. The program runs as long as its window, so the connection is
 * always live.
 */
export function bridgeLink(bridge: Bridge): Link {
  return {
    transport: bridge,
    connection: { state: () => LIVE, onChange: () => () => undefined, onMissed: () => () => undefined },
  };
}
