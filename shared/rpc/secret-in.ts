import { z } from "zod";
import { redact } from "../redacted.ts";

/** A secret as input: text outside, redacted as soon as it is parsed. */
export const SecretIn = (label: string) =>
  z
    .string()
    .min(1)
    .max(65_536)
    .transform((text) => redact(text, label));
