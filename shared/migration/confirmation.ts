import { z } from "zod";

/** Things that need a person's word before the run goes on. */
export const Confirmation = z.enum([
  /** The pre-checks ended with warnings. */
  "warnings",
  /** To on-premises: nobody sends messages through the number during the move. */
  "sending-paused",
  /** From here on the number may move. */
  "point-of-no-return",
  /** The client reported a display name other than the expected one. */
  "display-name",
  /** A register of this number that may have arrived went out less than an hour before this run. */
  "recent-register",
  /** A PIN was refused for this number from another data folder, and whether it was this one cannot be told here. */
  "refused-pin",
  /** Shards are to be set for a registration whose age is not known: this run did not make it, or nobody dates it. */
  "older-registration",
  /** Subscribing would remove the callback address that stands for the account. */
  "wipe-override",
]);
export type Confirmation = z.infer<typeof Confirmation>;

/**
 * Words about facts of one moment. They count only once the question was asked, for a day, and in the process in which
 * they were given: what they were about may be otherwise later, and then the question is asked anew.
 */
export const ABOUT_ONE_MOMENT: ReadonlySet<Confirmation> = new Set([
  "recent-register",
  "older-registration",
  "wipe-override",
]);

/** What the option --yes may stand for. The others need the word of a person who was told what may happen. */
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
