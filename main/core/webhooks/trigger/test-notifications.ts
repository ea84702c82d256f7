import type { Instant } from "../../../../shared/time.ts";
import { MADE_UP_ID, type MadeUpKind, type MadeUpShape } from "../../../../shared/webhook/made-up.ts";
import { wireForm } from "../../endpoint/synthetic-notifications.ts";

/** The parties and content of a test notification. */
export type MadeUpAbout = {
  readonly shape: MadeUpShape;
  readonly brand: string;
  readonly phoneNumberId: string;
  /** Digits of the business number. */
  readonly number: string;
  /** Digits of the end user. */
  readonly from: string;
  readonly text: string;
  readonly now: Instant;
  /** Unique per notification, so that none counts as a duplicate. */
  readonly id: string;
};

/** A test notification, as its body to send. */
export type MadeUp = { readonly body: string; readonly messageId?: string };

type Json = Readonly<Record<string, unknown>>;

const NAME = "Switchover test";

/**
 * Creates a test notification in either API's format. Its message ids hold `MADE_UP_ID`, so that it cannot
 * pass for a real one.
 */
export function madeUp(kind: MadeUpKind, about: MadeUpAbout): MadeUp {
  const value = valueOf(kind, about);
  const messageId = idIn(value);
  const whole = about.shape === "cloud" ? envelope(kind, about, value) : value;
  return { body: wireForm(whole), ...(messageId === undefined ? {} : { messageId }) };
}

function envelope(kind: MadeUpKind, { brand, phoneNumberId, number, now }: MadeUpAbout, value: Json): Json {
  const [field, isOfNumber] = FIELDS[kind] ?? ["messages", true];
  const metadata = isOfNumber
    ? {
        messaging_product: brand,
        metadata: { display_phone_number: number, phone_number_id: phoneNumberId },
      }
    : {};
  return {
    object: `${brand}_business_account`,
    entry: [{ id: "0", time: secondsOf(now), changes: [{ field, value: { ...metadata, ...value } }] }],
  };
}

const FIELDS: Readonly<Partial<Record<MadeUpKind, readonly [field: string, isOfNumber: boolean]>>> = {
  "account-update": ["account_update", false],
  "quality-update": ["phone_number_quality_update", false],
  "template-update": ["message_template_status_update", false],
  "unknown-field": ["switchover_test", false],
};

function valueOf(kind: MadeUpKind, about: MadeUpAbout): Json {
  switch (kind) {
    case "sent":
    case "delivered":
    case "read":
    case "failed":
    case "played":
    case "deleted":
      return { statuses: [statusOf(kind, about)] };
    case "error":
      return { errors: [errorOf(about, 130_429, "Rate limit hit")] };
    case "account-update":
      return { phone_number: about.number, event: "VERIFIED_ACCOUNT" };
    case "quality-update":
      return { display_phone_number: about.number, event: "THROUGHPUT_UPGRADE", current_limit: "TIER_1K" };
    case "template-update":
      return { event: "APPROVED", message_template_id: 1, message_template_name: "switchover_test" };
    case "unknown-field":
      return { note: NAME };
    default:
      return {
        contacts: [{ profile: { name: NAME }, wa_id: about.from }],
        messages: [
          {
            from: about.from,
            id: messageIdOf(about),
            timestamp: String(secondsOf(about.now)),
            ...contentOf(kind, about),
          },
        ],
      };
  }
}

type Status = "sent" | "delivered" | "read" | "failed" | "played" | "deleted";
type Message = Exclude<
  MadeUpKind,
  Status | "error" | "account-update" | "quality-update" | "template-update" | "unknown-field"
>;

function statusOf(status: Status, about: MadeUpAbout): Json {
  return {
    id: messageIdOf(about),
    status,
    timestamp: String(secondsOf(about.now)),
    recipient_id: about.from,
    ...(status === "failed" ? { errors: [errorOf(about, 131_026, "Message undeliverable")] } : {}),
  };
}

/** The two APIs use different members for an error. */
function errorOf({ shape }: MadeUpAbout, code: number, title: string): Json {
  return shape === "cloud"
    ? { code, title, message: title, error_data: { details: NAME } }
    : { code, title, details: NAME, href: "https://docs.example/on-premises/errors" };
}

const FILE_KINDS = ["image", "video", "document", "sticker", "audio", "voice"] as const;
type FileKind = (typeof FILE_KINDS)[number];

function isFile(kind: Message): kind is FileKind {
  return (FILE_KINDS as readonly Message[]).includes(kind);
}

function fileOf(kind: FileKind, about: MadeUpAbout): Json {
  const { text, shape } = about;
  switch (kind) {
    case "image":
      return media("image", "image/jpeg", about, { caption: text });
    case "video":
      return media("video", "video/mp4", about, { caption: text });
    case "document":
      return media("document", "application/pdf", about, { caption: text, filename: "switchover-test.pdf" });
    case "sticker":
      return media("sticker", "image/webp", about, { animated: false });
    case "audio":
      return media("audio", "audio/mpeg", about);
    case "voice":
      // The cloud has no separate type for voice recordings.
      return shape === "cloud"
        ? media("audio", "audio/ogg; codecs=opus", about, { voice: true })
        : media("voice", "audio/ogg; codecs=opus", about);
  }
}

function contentOf(kind: Message, about: MadeUpAbout): Json {
  const { text, shape } = about;
  if (isFile(kind)) return fileOf(kind, about);
  switch (kind) {
    case "text":
      return { type: "text", text: { body: text } };
    case "location":
      return { type: "location", location: { latitude: 0, longitude: 0, name: NAME, address: text } };
    case "contacts":
      return {
        type: "contacts",
        contacts: [{ name: { formatted_name: NAME, first_name: NAME }, phones: [{ phone: about.from }] }],
      };
    case "button":
      return { type: "button", button: { text, payload: "SWITCHOVER_TEST" } };
    case "list-reply":
      return {
        type: "interactive",
        interactive: { type: "list_reply", list_reply: { id: "1", title: text, description: NAME } },
      };
    case "button-reply":
      return {
        type: "interactive",
        interactive: { type: "button_reply", button_reply: { id: "1", title: text } },
      };
    case "order":
      return {
        type: "order",
        order: {
          catalog_id: "0",
          text,
          product_items: [{ product_retailer_id: "0", quantity: 1, item_price: 1, currency: "EUR" }],
        },
      };
    case "reaction":
      return { type: "reaction", reaction: { message_id: messageIdOf(about, "R"), emoji: "👍" } };
    case "system":
      return { type: "system", system: { body: text, type: "user_changed_number", wa_id: about.from } };
    case "unsupported":
      return shape === "cloud"
        ? { type: "unsupported", errors: [errorOf(about, 131_051, "Message type unknown")] }
        : { type: "unknown", errors: [errorOf(about, 501, "Unknown message type")] };
  }
}

/** Media ids are digits in the cloud and the client's own names on-premises. */
function media(type: string, mime: string, { shape, id }: MadeUpAbout, more: Json = {}): Json {
  const own =
    shape === "cloud"
      ? { id: "0" }
      : { id: `switchover-test-${id}`, file: `/usr/local/media/switchover-test-${id}` };
  return { type, [type]: { mime_type: mime, sha256: "0".repeat(64), ...own, ...more } };
}

function messageIdOf({ shape, id }: MadeUpAbout, mark = ""): string {
  return `${shape === "cloud" ? "wamid." : "gBG"}${MADE_UP_ID}_${id}${mark}`;
}

function secondsOf(now: Instant): number {
  return Math.floor(now / 1_000);
}

function idIn(value: Json): string | undefined {
  for (const list of [value["messages"], value["statuses"]]) {
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    const id = typeof first === "object" && first !== null && "id" in first ? first.id : undefined;
    if (typeof id === "string") return id;
  }
  return undefined;
}
