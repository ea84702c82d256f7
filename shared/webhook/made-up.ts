import { z } from "zod";

/** Messages of an end user, by the platform's own types; `voice` is recorded with the microphone, `unsupported` has no word. */
export const MESSAGE_KINDS = [
  "text",
  "image",
  "audio",
  "voice",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "button",
  "list-reply",
  "button-reply",
  "order",
  "reaction",
  "system",
  "unsupported",
] as const;
/** States of what the business sent. */
export const STATUS_KINDS = ["sent", "delivered", "read", "failed", "played", "deleted"] as const;
/** An error of the platform's own, and changes that only the cloud tells. */
export const OTHER_KINDS = [
  "error",
  "account-update",
  "quality-update",
  "template-update",
  "unknown-field",
] as const;

/** One kind of notification that can be made up. */
export const MadeUpKind = z.enum([...MESSAGE_KINDS, ...STATUS_KINDS, ...OTHER_KINDS]);
export type MadeUpKind = z.infer<typeof MadeUpKind>;

export const MadeUpShape = z.enum(["cloud", "on-premises"]);
export type MadeUpShape = z.infer<typeof MadeUpShape>;

/** Message ids of what is made up hold it; the platforms' own are base64: none of them spells it. */
export const MADE_UP_ID = "SWITCHOVER_TEST";

/** Is a message with this id one that was made up, by whichever way it came and whatever it lost on it? */
export function isMadeUpId(messageId: string | undefined): boolean {
  return messageId?.includes(MADE_UP_ID) === true;
}

const NOT_IN: Readonly<Record<MadeUpShape, readonly MadeUpKind[]>> = {
  cloud: ["deleted"],
  "on-premises": ["played", "account-update", "quality-update", "template-update", "unknown-field"],
};

/** Every kind that an API's notifications know. */
export function kindsOf(shape: MadeUpShape): readonly MadeUpKind[] {
  return MadeUpKind.options.filter((kind) => !NOT_IN[shape].includes(kind));
}

/** What became of one that was sent. */
export const MadeUpResult = z.object({
  kind: MadeUpKind,
  /** Of the message, or of the one that the status is about. */
  messageId: z.string().optional(),
  signed: z.boolean(),
  status: z.number().optional(),
  /** Why there was no status; a stable word. */
  failed: z.string().optional(),
  ms: z.number(),
});
export type MadeUpResult = z.infer<typeof MadeUpResult>;
