import { z } from "zod";

/** That this data folder was restored from a copy, and when that was made. */
export const RestoredFrom = z.object({ madeAt: z.string(), restoredAt: z.string(), moved: z.boolean() });
export type RestoredFrom = z.infer<typeof RestoredFrom>;
