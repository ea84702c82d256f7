import { z } from "zod";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Late } from "./exchange.ts";
import { membersOf } from "./api-error.ts";
import type { ParsedResponse } from "./classify.ts";

/** A text reply to an end user's message. Number and text are removed from stored responses. */
export type TextReply = {
  /** In international digits. */
  readonly to: Redacted<string>;
  readonly text: Redacted<string>;
  /** The id of the answered message. */
  readonly inReplyTo: string;
};

/**
 * Sends messages from one number. The method resolves, never rejects, and sends at most one changing request.
 */
export type MessageApi = {
  /**
   * Confirmed with the message id that its statuses use. Never a template. `late` receives a response that
   * came after the call had ended.
   */
  reply(message: TextReply, late?: Late<string>): Promise<CallOutcome<string>>;
  close(): Promise<void>;
};

/** Maximum length of an id that can be matched to a status. */
const MESSAGE_ID = 256;

/** The `messages` member of the response to a message: exactly one was sent. */
export const SentMessages = z.tuple([z.looseObject({ id: z.string().min(1).max(MESSAGE_ID) })]);

/**
 * Reads the response of either API, `{ messages: [{ id }] }`: one message was sent, so exactly one id is
 * expected.
 */
export function readSentMessage(json: unknown): ParsedResponse<string> {
  const sent = SentMessages.safeParse(membersOf(json)?.["messages"]);
  return sent.success
    ? { kind: "confirmed", value: sent.data[0].id }
    : { kind: "unknown", cause: "unexpected-shape" };
}
