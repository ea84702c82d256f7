import { createHmac, timingSafeEqual } from "node:crypto";
import { RECEIVER_LIMITS } from "../../../../main/core/webhooks/receiver/limits.ts";

/** What a program that takes notifications is started with. */
export type ReceiverOptions = {
  readonly secret: string;
  /** An empty folder of its own on the disk that is measured. */
  readonly folder: string;
  /** Where to forward to, for those that do; `source` is what smee-client listens to. */
  readonly forward?: { readonly url: string; readonly ca: string; readonly source: string };
};

/** A program that takes signed notifications. */
export type RunningReceiver = {
  /** Where notifications are posted to; loopback. */
  readonly url: string;
  /** Resolves once everything that was answered is also parsed and filed; left out where nothing is. */
  readonly settled?: () => Promise<void>;
};

export type StartReceiver = (options: ReceiverOptions) => Promise<RunningReceiver>;

/** After so many requests every program closes a connection, because Switchover does: a new one costs time. */
export const REQUESTS_PER_CONNECTION = RECEIVER_LIMITS.requestsPerSocket;

/** The check that the hand-written contestants share: HMAC over the bytes, compared in constant time. */
export function isSigned(secret: string, body: Uint8Array, header: unknown): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(String(header))?.[1];
  if (given === undefined) return false;
  const digest = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(digest, Buffer.from(given, "hex"));
}
