import { z } from "zod";

/** What the user must confirm before the migration continues. */
export const Confirmation = z.enum([
  /** The preflight checks ended with warnings. */
  "warnings",
  /** On the way to on-premises: nothing sends messages through the number during the move. */
  "sending-paused",
  /** From this point on, the number may move. */
  "point-of-no-return",
  /** The client reported a display name other than the expected one. */
  "display-name",
  /**
   * A register request for this number, which may have arrived, was sent less than an hour before this
   * migration.
   */
  "recent-register",
  /**
   * A PIN was rejected for this number from another data folder. Whether it was the same PIN cannot be
   * determined here.
   */
  "refused-pin",
  /**
   * Shards are about to be set for a registration of unknown age: this migration did not create it, or
   * nothing dates it.
   */
  "older-registration",
  /** Subscribing would remove the callback URL that is set for the account. */
  "wipe-override",
]);
export type Confirmation = z.infer<typeof Confirmation>;

/**
 * Confirmations about facts of one moment. They count only after the question was asked, for one day, and in
 * the process in which they were given. Later the facts may differ, so the question is asked again.
 */
export const ABOUT_ONE_MOMENT: ReadonlySet<Confirmation> = new Set([
  "recent-register",
  "older-registration",
  "wipe-override",
]);

/**
 * Whether the option --yes covers this confirmation. The others need a person who was informed of the
 * effects.
 */
export const COVERED_BY_YES: Readonly<Record<Confirmation, boolean>> = {
  warnings: true,
  "sending-paused": true,
  "point-of-no-return": true,
  "display-name": false,
  "recent-register": false,
  "refused-pin": false,
  "older-registration": false,
  "wipe-override": false,
};
