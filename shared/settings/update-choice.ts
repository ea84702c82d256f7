import { z } from "zod";

/** What the user chose: to be asked before each download and each installation, or no updates. */
export const UpdateChoice = z.enum(["ask", "off"]);
export type UpdateChoice = z.infer<typeof UpdateChoice>;
