import { z } from "zod";

/** The forms of a migration's calls: a shell script with cURL commands, or an HTTP archive. */
export const CALL_FORMS = ["curl", "har"] as const;
export const CallForm = z.enum(CALL_FORMS);
export type CallForm = z.infer<typeof CallForm>;
