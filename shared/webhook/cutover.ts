import { z } from "zod";
import { EventId } from "./event.ts";

const LaneMark = z.object({ id: EventId, at: z.string() });

/** The events of both APIs around the last move of one number. */
export const Cutover = z.object({
  direction: z.enum(["to-cloud", "to-onprem"]),
  /** Events of each API around the change, oldest first, at most 200 each. */
  onPremises: z.array(LaneMark),
  cloud: z.array(LaneMark),
  /** Last event of the API that was left, first event of the other; milliseconds between them. */
  last: LaneMark,
  first: LaneMark,
  gapMs: z.number(),
  /** Events of the API that was left which arrived after the first event of the other. */
  overlap: z.number(),
});
export type Cutover = z.infer<typeof Cutover>;
