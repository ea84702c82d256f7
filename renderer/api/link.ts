import type { Transport } from "../../shared/rpc/client.ts";

/**
 * Whether the program behind the window responds. `since`: ISO time from which shown data may be outdated.
 */
export type ConnectionState =
  | { readonly kind: "live" }
  | { readonly kind: "lost"; readonly since: string }
  /** The one-time link was already used or the program restarted: a new link is needed. */
  | { readonly kind: "signed-out" };

/** The connection from the window to the program, the same for every host. */
export type Link = {
  readonly transport: Transport;
  readonly connection: {
    state(): ConnectionState;
    /** Calls the listener after each change; the returned function unsubscribes. */
    onChange(listener: (state: ConnectionState) => void): () => void;
    /** Calls the listener when a push may have been missed, so that shown data is read again. */
    onMissed(listener: () => void): () => void;
  };
};

/** What the preload script puts on the window of the desktop application. */
export type Bridge = Transport;
