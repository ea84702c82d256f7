import { z } from "zod";

/**
 * Messages of an end user, by the platform's types; `voice` is recorded with the microphone, `unsupported`
 * stands for types that the API cannot represent.
 */
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
/** States of a message that the business sent. */
export const STATUS_KINDS = ["sent", "delivered", "read", "failed", "played", "deleted"] as const;
/** An error of the platform, and changes that only the cloud API reports. */
export const OTHER_KINDS = [
  "error",
  "account-update",
  "quality-update",
  "template-update",
  "unknown-field",
] as const;

/** One kind of test notification. */
export const MadeUpKind = z.enum([...MESSAGE_KINDS, ...STATUS_KINDS, ...OTHER_KINDS]);
export type MadeUpKind = z.infer<typeof MadeUpKind>;

export const MadeUpShape = z.enum(["cloud", "on-premises"]);
export type MadeUpShape = z.infer<typeof MadeUpShape>;

/**
 * Part of every test notification's message id. The platforms' own ids are base64, which cannot contain it.
 */
export const MADE_UP_ID = "SWITCHOVER_TEST";

/** True if a message id marks a test notification, even if its other marks were lost. */
export function isMadeUpId(messageId: string | undefined): boolean {
  return messageId?.includes(MADE_UP_ID) === true;
}

/** Signs notifications for tests where no app secret is given. It is published, so it proves nothing. */
export const SAMPLE_APP_SECRET = "5w1tch0ver5amp1e5ecretpr0ve5n0thing";

const NOT_IN: Readonly<Record<MadeUpShape, readonly MadeUpKind[]>> = {
  cloud: ["deleted"],
  "on-premises": ["played", "account-update", "quality-update", "template-update", "unknown-field"],
};

/** Gives every kind that an API's notifications can have. */
export function kindsOf(shape: MadeUpShape): readonly MadeUpKind[] {
  return MadeUpKind.options.filter((kind) => !NOT_IN[shape].includes(kind));
}

/** The result of sending one. */
export const MadeUpResult = z.object({
  kind: MadeUpKind,
  /** Id of the message, or of the message that the status is about. */
  messageId: z.string().optional(),
  signed: z.boolean(),
  status: z.number().optional(),
  /** Why there was no status; a stable identifier. */
  failed: z.string().optional(),
  ms: z.number(),
});
export type MadeUpResult = z.infer<typeof MadeUpResult>;
