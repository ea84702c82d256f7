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
]);
export type Confirmation = z.infer<typeof Confirmation>;

/** What the option --yes may stand for: everything but a display name that differs. */
export const COVERED_BY_YES: Readonly<Record<Confirmation, boolean>> = {
  warnings: true,
  "sending-paused": true,
  "point-of-no-return": true,
  "display-name": false,
};
