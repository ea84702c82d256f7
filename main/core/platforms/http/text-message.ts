import { z } from "zod";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Late } from "./exchange.ts";
import { membersOf } from "./api-error.ts";
import type { ParsedResponse } from "./classify.ts";

/** A text for one end user, as an answer to a message of theirs. Number and text never come back in a stored answer. */
export type TextReply = {
  /** In international digits. */
  readonly to: Redacted<string>;
  readonly text: Redacted<string>;
  /** Id of the message that is answered. */
  readonly inReplyTo: string;
};

/** Sends messages from one number. The method resolves, never rejects, and sends at most one changing request. */
export type MessageApi = {
  /**
   * Confirmed with the id by which the message's statuses know it. Never a template. `late` hears of an answer that
   * came after the call had been given up.
   */
  reply(message: TextReply, late?: Late<string>): Promise<CallOutcome<string>>;
  close(): Promise<void>;
};

/** Longest id that is known again in a status. */
const MESSAGE_ID = 256;

const Sent = z.tuple([z.looseObject({ id: z.string().min(1).max(MESSAGE_ID) })]);

/** Reads the answer of either API, `{ messages: [{ id }] }`: one message was sent, so that one id has to come. */
export function readSentMessage(json: unknown): ParsedResponse<string> {
  const sent = Sent.safeParse(membersOf(json)?.["messages"]);
  return sent.success
    ? { kind: "confirmed", value: sent.data[0].id }
    : { kind: "unknown", cause: "unexpected-shape" };
}
