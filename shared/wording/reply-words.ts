import type { TestReply } from "../webhook/connectivity-test.ts";
import type { EventSource } from "../webhook/event.ts";
import { codeWording } from "./codes.ts";
import type { Translate } from "./translate.ts";

/**
 * The result of a reply, the reason and the fix. `said` is the platform's own error: code, then title or
 * details. Its unsafe characters are not escaped, so escape them before display.
 */
export type ReplyWords = {
  readonly what: string;
  readonly why?: string;
  readonly said?: string;
  readonly cause?: string;
  readonly advice?: string;
};

/** Gives the text for a reply's result; a rejection is explained from the tables of codes. */
export function replyWords(t: Translate, side: EventSource, reply: TestReply): ReplyWords {
  const { sending, reason } = reply;
  const what = t(`connectivity.reply.sending.${sending ?? "none"}`);
  const error = sending === "refused" ? errorOf(reply) : undefined;
  const wording =
    error === undefined ? undefined : codeWording(t, apiOf(side), { ...error, ...callOn(side) });
  return {
    what,
    ...(reason === undefined ? {} : { why: t(`connectivity.reply.reasons.${reason}`) }),
    ...(error === undefined
      ? {}
      : { said: [error.code, error.title ?? error.details ?? ""].join(" ").trim() }),
    ...wording,
  };
}

type ApiError = {
  readonly code: number;
  readonly subcode?: number | undefined;
  readonly title?: string | undefined;
  readonly details?: string | undefined;
  readonly httpStatus?: number | undefined;
};

/** The failure that a status reported, or else the one in the response. */
function errorOf({ error, outcome }: TestReply): ApiError | undefined {
  if (error !== undefined) return error;
  const { apiError, httpStatus } = outcome?.evidence ?? {};
  return apiError === undefined ? undefined : { ...apiError, httpStatus };
}

function apiOf(side: EventSource): "cloud" | "onPrem" {
  return side === "cloud" ? "cloud" : "onPrem";
}

function callOn(side: EventSource): { readonly call: "sendMessage" | "sendClientMessage" } {
  return { call: side === "cloud" ? "sendMessage" : "sendClientMessage" };
}
