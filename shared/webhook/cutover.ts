import { z } from "zod";
import { EventId } from "./event.ts";

const LaneMark = z.object({ id: EventId, at: z.string() });

/** Two lanes around the last change of sides of one number. */
export const Cutover = z.object({
  direction: z.enum(["to-cloud", "to-onprem"]),
  /** Events of each lane around the change, oldest first, at most 200 each. */
  onPremises: z.array(LaneMark),
  cloud: z.array(LaneMark),
  /** Last event of the side that was left, first of the side that was entered; milliseconds between them. */
  last: LaneMark,
  first: LaneMark,
  gapMs: z.number(),
  /** Events of the left side that still arrived after the first of the entered one. */
  overlap: z.number(),
});
export type Cutover = z.infer<typeof Cutover>;
