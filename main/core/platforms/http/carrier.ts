import type { Client } from "undici";

/** Carries requests to one server: undici's client over a socket, or what a test puts in its place. */
export type Carrier = Pick<Client, "dispatch" | "destroy">;

/**
 * Opens a carrier to one origin. `connected` is called for each connection that may carry requests, with a function
 * that takes what to do when that connection closes.
 */
export type OpenCarrier = (
  origin: string,
  connected: (onClose: (listener: () => void) => void) => void,
) => Carrier;
