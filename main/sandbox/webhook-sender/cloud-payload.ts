import { displayNumber } from "../cloud/number-fields.ts";
import type { Fixtures } from "../world/state.ts";
import { mediaHash, seconds } from "./payload-parts.ts";
import type { Fact, StatusError } from "./update.ts";

type Json = Readonly<Record<string, unknown>>;
type FactOf<K extends Fact["kind"]> = Extract<Fact, { readonly kind: K }>;

/** Gives a notification of the cloud API: one entry per fact, all for the one account. */
export function cloudNotification(fixtures: Fixtures, facts: readonly Fact[]): Json {
  return {
    object: `${fixtures.brand}_business_account`,
    entry: facts.map((fact) => cloudEntry(fixtures, fact)),
  };
}

/** Gives one entry of a notification. */
export function cloudEntry(fixtures: Fixtures, fact: Fact): Json {
  const value = {
    messaging_product: fixtures.brand,
    metadata: {
      display_phone_number: displayNumber(fixtures.cc, fixtures.phoneNumber),
      phone_number_id: fixtures.phoneNumberId,
    },
    ...payloadOf(fact),
  };
  return { id: fixtures.businessAccountId, changes: [{ value, field: "messages" }] };
}

function payloadOf(fact: Fact): Json {
  switch (fact.kind) {
    case "message":
      return {
        contacts: [{ profile: { name: fact.name }, wa_id: fact.from }],
        messages: [{ from: fact.from, id: fact.id, timestamp: seconds(fact.atMs), ...contentOf(fact) }],
      };
    case "status":
      return { statuses: [statusOf(fact)] };
    case "error":
      return { errors: [errorOf(fact)] };
  }
}

function contentOf(fact: FactOf<"message">): Json {
  switch (fact.type) {
    case "text":
      return { type: "text", text: { body: fact.text } };
    case "voice":
      return {
        type: "audio",
        audio: {
          mime_type: "audio/ogg; codecs=opus",
          sha256: mediaHash(fact.mediaId),
          id: fact.mediaId,
          voice: true,
        },
      };
    case "unsupported":
      return {
        type: "unsupported",
        errors: [
          {
            code: 131051,
            title: "Message type unknown",
            message: "Message type unknown",
            error_data: { details: "Message type is currently not supported." },
          },
        ],
        unsupported: { type: "poll" },
      };
  }
}

function errorOf({ code, title, details }: StatusError): Json {
  return { code, title, message: title, error_data: { details } };
}

function statusOf(fact: FactOf<"status">): Json {
  const told = {
    id: fact.id,
    status: fact.status,
    timestamp: seconds(fact.atMs),
    recipient_id: fact.to,
    conversation: { id: fact.conversation, origin: { type: "service" } },
  };
  if (fact.error !== undefined) return { ...told, errors: [errorOf(fact.error)] };
  // Prices come with "sent" and with one of the two statuses that follow.
  if (fact.status === "read") return told;
  const pricing = {
    billable: false,
    pricing_model: "PMP",
    type: "free_customer_service",
    category: "service",
  };
  return { ...told, pricing };
}
