import { render, type RenderResult } from "@testing-library/react";
import { App } from "../../../renderer/frame/App.tsx";
import type { ConnectionState, Link } from "../../../renderer/api/link.ts";
import { settingsOver } from "../../../renderer/stores/realm-stores.ts";
import type { Transport } from "../../../shared/rpc/client.ts";

/** A rendered window, with functions that disconnect its host. */
export type ShownWindow = RenderResult & {
  readonly loseLink: () => void;
  readonly restoreLink: () => void;
  /** Reports that a push may have been missed, while the connection stays live. */
  readonly missPushes: () => void;
};

/**
 * Renders the whole window at a route over a transport, as the host would. `transport` serves both realms.
 */
export function showWindow(transport: Transport, address = "/"): ShownWindow {
  window.location.hash = `#${address}`;
  const { link, become, missed } = steerableLink(transport);
  const settings = settingsOver(link);
  settings.refresh().catch(() => undefined);
  const result = render(<App link={link} settings={settings} styleNonce="test" />);
  return Object.assign(result, {
    loseLink: () => become({ kind: "lost", since: new Date().toISOString() }),
    restoreLink: () => become({ kind: "live" }),
    missPushes: missed,
  });
}

function steerableLink(transport: Transport): {
  readonly link: Link;
  readonly become: (next: ConnectionState) => void;
  readonly missed: () => void;
} {
  const listeners = new Set<(state: ConnectionState) => void>();
  const missedListeners = new Set<() => void>();
  let state: ConnectionState = { kind: "live" };
  return {
    link: {
      transport,
      connection: {
        state: () => state,
        onChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        onMissed: (listener) => {
          missedListeners.add(listener);
          return () => missedListeners.delete(listener);
        },
      },
    },
    missed: () => {
      for (const listener of missedListeners) listener();
    },
    become: (next) => {
      state = next;
      for (const listener of listeners) listener(next);
    },
  };
}
