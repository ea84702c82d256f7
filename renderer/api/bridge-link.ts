import type { Bridge, ConnectionState, Link } from "./link.ts";

// One and the same value each time: whoever watches it sees no change.
const LIVE: ConnectionState = { kind: "live" };

/** The link of the desktop application: the program lives as long as its window does. */
export function bridgeLink(bridge: Bridge): Link {
  return {
    transport: bridge,
    connection: { state: () => LIVE, onChange: () => () => undefined, onMissed: () => () => undefined },
  };
}
