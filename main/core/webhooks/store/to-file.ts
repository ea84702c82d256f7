import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import { excludedCode, senderCode, signatureCode, sourceCode } from "./codes.ts";
import type { Incoming } from "./port.ts";

/** A stored notification to index. Numbers are codes, see codes.ts. */
export type ToFile = {
  readonly id: number;
  readonly receiver: string;
  readonly source: number;
  readonly receivedAt: number;
  readonly mode: PrivacyMode;
  readonly signature: number;
  readonly secret: number | null;
  readonly refused: number;
  readonly phoneNumberId: string | null;
  readonly number: string | null;
  readonly sender: number | null;
};

/** Returns the row of a notification that was just inserted. */
export function toFileOf(id: number, incoming: Incoming, mode: PrivacyMode): ToFile {
  const { receiver, source, receivedAt, signature, secret, number, sender } = incoming;
  return {
    id,
    receiver,
    source: sourceCode.code(source),
    receivedAt,
    mode,
    signature: signatureCode.code(signature),
    secret: secret ?? null,
    refused: excludedCode(incoming),
    phoneNumberId: number?.phoneNumberId ?? null,
    number: number?.number ?? null,
    sender: sender === undefined ? null : senderCode.code(sender),
  };
}
