import { isEvidence } from "../../../../shared/webhook/event.ts";
import type { Detect } from "./seen.ts";

/** Messages of a kind that the API could not hand over. */
export const detectUnsupported: Detect = ({ event, repeat }) =>
  repeat === undefined && isEvidence(event) && event.kind === "unsupported" ? "unsupported" : undefined;

/** Posts without a signature, or with one that does not fit: somebody else, or a secret that was changed. */
export const detectSignatures: Detect = ({ event }) => {
  if (event.refused === "signature-missing") return "unsigned";
  return event.refused === "signature-invalid" ? "wrong-signature" : undefined;
};
