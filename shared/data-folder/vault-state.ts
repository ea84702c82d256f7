import { z } from "zod";

/** What can be done with a data folder's vault now: made, unlocked, used, or nothing until it is repaired or read by a newer version. */
export const VaultState = z.enum(["absent", "locked", "open", "damaged", "changed", "newer"]);
export type VaultState = z.infer<typeof VaultState>;
