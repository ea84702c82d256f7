import type { Transport } from "../../shared/rpc/client.ts";

/** Is the program behind the window there? Lost since a moment means that what is shown ages. */
export type ConnectionState =
  | { readonly kind: "live" }
  | { readonly kind: "lost"; readonly since: string }
  /** The one-time address was used up or the program started anew: a fresh address is needed. */
  | { readonly kind: "signed-out" };

/** The way from the window to the program, whichever host carries it. */
export type Link = {
  readonly transport: Transport;
  readonly connection: {
    state(): ConnectionState;
    /** Calls the listener after each change; the returned function ends that. */
    onChange(listener: (state: ConnectionState) => void): () => void;
    /** Calls the listener whenever a push may not have arrived, so that what is shown has to be read anew. */
    onMissed(listener: () => void): () => void;
  };
};

/** What the preload script puts on the window of the desktop application. */
export type Bridge = Transport;
