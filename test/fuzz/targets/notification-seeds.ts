import {
  HOSTILE_TEXTS,
  hostileNotifications,
  hostileOnPremises,
} from "../../support/webhooks/hostile-payloads.ts";
import { seedsOf } from "../target.ts";

const NUMBER = "106540352242922";
const metadata = { display_phone_number: "1 202-555-0123", phone_number_id: NUMBER };
const contacts = [{ wa_id: "15550001111", profile: { name: "Ada" } }];
const text = {
  from: "15550001111",
  id: "wamid.1",
  timestamp: "1764158400",
  type: "text",
  text: { body: "Hi" },
};
const state = { id: "wamid.9", status: "read", timestamp: "1764158401", recipient_id: "15550001111" };

function cloud(value: object, field = "messages"): object {
  return {
    object: "chat_business_account",
    entry: [
      {
        id: "104996122399160",
        time: 1764158400,
        changes: [{ field, value: { messaging_product: "chat", metadata, ...value } }],
      },
    ],
  };
}

const error = {
  code: 131047,
  title: "Re-engagement message",
  error_data: { details: "24 hours have passed" },
};
const batch = cloud({
  contacts,
  messages: Array.from({ length: 12 }, (_, at) => ({ ...text, id: `wamid.b${at}` })),
  statuses: ["sent", "delivered", "read", "failed"].map((status) => ({ ...state, status })),
});

/** Notifications of both APIs, of each kind, and batches. */
export const NOTIFICATIONS = seedsOf(
  cloud({ contacts, messages: [text] }),
  cloud({ statuses: [{ ...state, pricing: { billable: true, category: "service" } }] }),
  cloud({ statuses: [{ ...state, status: "failed", errors: [error] }] }),
  cloud({ errors: [error] }),
  cloud({ event: "ACCOUNT_UPDATE", decision: "APPROVED" }, "account_update"),
  cloud({ contacts, messages: [{ ...text, type: "image", image: { id: "1", mime_type: "image/png" } }] }),
  cloud({ contacts, messages: [{ ...text, type: "unsupported", errors: [{ code: 131051, title: "x" }] }] }),
  batch,
  { object: "chat_business_account", entry: [{ id: "1", changes: [] }, { id: "2" }, 3, null] },
  { contacts, messages: [text], meta: { api_status: "stable", version: "2.53.1" } },
  { statuses: [{ ...state, message: { recipient_id: "15550001111" } }] },
  {
    errors: [
      { code: 470, title: "Message failed", details: "outside the window", href: "https://a.example" },
    ],
  },
  { messages: [{ ...text, type: "voice", voice: { id: "1", mime_type: "audio/ogg; codecs=opus" } }] },
  '{"messages":[{"id":"n","from":12345678901234567890123456789,"timestamp":1e400}]}',
  String.raw`{"messages":[{"id":"\u0061\ud83d\ude00\ud800","from":"1","type":"text","text":{"body":"\u202e"}}]}`,
  '\ufeff{"entry":[],"success":"true"}',
  "",
  "null",
  ...[...hostileNotifications(NUMBER), hostileOnPremises()]
    .map(({ body }) => (typeof body === "string" ? Buffer.from(body) : body))
    .filter((body) => body.length < 40_000),
);

export const NOTIFICATION_WORDS: readonly string[] = [
  "entry",
  "changes",
  "value",
  "field",
  "messages",
  "statuses",
  "errors",
  "contacts",
  "metadata",
  "phone_number_id",
  "display_phone_number",
  "timestamp",
  "recipient_id",
  "wa_id",
  "context",
  "unsupported",
  "history",
  "15550001111",
  NUMBER,
  ...HOSTILE_TEXTS.slice(0, 3),
];
