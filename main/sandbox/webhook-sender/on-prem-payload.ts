import { mediaHash, seconds } from "./payload-parts.ts";
import type { Fact } from "./update.ts";

type Json = Readonly<Record<string, unknown>>;
type MessageFact = Extract<Fact, { readonly kind: "message" }>;

/**
 * Gives a callback of the on-premises client: arrays at the top level, without the number that it is about.
 */
export function onPremNotification(fact: Fact): Json {
  switch (fact.kind) {
    case "message":
      return {
        contacts: [{ profile: { name: fact.name }, wa_id: fact.from }],
        messages: [{ from: fact.from, id: fact.id, timestamp: seconds(fact.atMs), ...contentOf(fact) }],
      };
    case "status":
      return {
        statuses: [
          {
            id: fact.id,
            status: fact.status,
            timestamp: seconds(fact.atMs),
            recipient_id: fact.to,
            ...(fact.error === undefined ? {} : { errors: [{ ...fact.error, href: HREF }] }),
          },
        ],
      };
    case "error":
      return { errors: [{ code: fact.code, title: fact.title, details: fact.details, href: HREF }] };
  }
}

const HREF = "https://docs.example/on-premises/errors";

function contentOf(fact: MessageFact): Json {
  switch (fact.type) {
    case "text":
      return { type: "text", text: { body: fact.text } };
    case "voice":
      return {
        type: "voice",
        voice: {
          file: `/usr/local/media/${fact.mediaId}`,
          id: fact.mediaId,
          mime_type: "audio/ogg; codecs=opus",
          sha256: mediaHash(fact.mediaId),
        },
      };
    case "unsupported":
      return {
        type: "unknown",
        errors: [
          {
            code: 501,
            title: "Unknown message type",
            details: "Message type is not currently supported",
            href: HREF,
          },
        ],
      };
  }
}
