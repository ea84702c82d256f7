import { z } from "zod";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { NamedSchema } from "./operation.ts";

/** What both APIs send to a business's own endpoint: the document's webhooks, and their schemas. */
export function webhooksOf(dialect: Dialect): {
  readonly webhooks: Readonly<Record<string, JsonSchema>>;
  readonly schemas: readonly NamedSchema[];
} {
  const cloud = cloudNotificationOf(dialect);
  return {
    schemas: [cloud, ON_PREMISES],
    webhooks: {
      cloudVerification: { get: VERIFICATION },
      cloudNotification: {
        post: {
          ...notificationOf("cloud", cloud, "Messages and statuses of the cloud API"),
          "x-assumed": "The payload of each kind, and the signature.",
          parameters: [SIGNATURE],
        },
      },
      onPremisesNotification: {
        post: {
          ...notificationOf("on-premises", ON_PREMISES, "Messages and statuses of the on-premises client"),
          "x-assumed": "The whole notification. It is neither signed nor verified.",
        },
      },
    },
  };
}

const Items = z.array(z.looseObject({})).optional();

function cloudNotificationOf({ envelopeObject, messagingProduct }: Dialect): NamedSchema {
  const value = z.looseObject({
    messaging_product: z.literal(messagingProduct),
    metadata: z.looseObject({ display_phone_number: z.string(), phone_number_id: z.string() }),
    contacts: Items,
    messages: Items,
    statuses: Items,
    errors: Items,
  });
  return {
    name: "CloudNotification",
    schema: z.looseObject({
      object: z.literal(envelopeObject),
      entry: z
        .array(
          z.looseObject({
            id: z.string(),
            changes: z.array(z.looseObject({ field: z.string(), value })),
          }),
        )
        .min(1),
    }),
    description:
      "At most 3 MB. A voice message has `audio.voice: true`. Other fields than `messages` have other values.",
  };
}

const ON_PREMISES: NamedSchema = {
  name: "OnPremisesNotification",
  schema: z.looseObject({ contacts: Items, messages: Items, statuses: Items, errors: Items }),
  description: "No envelope. A voice message has the type `voice`.",
};

const SIGNATURE = {
  name: "X-Hub-Signature-256",
  in: "header",
  required: true,
  description: "sha256=, and the HMAC-SHA256 of the body under the app secret in hexadecimal.",
  schema: { type: "string", pattern: "^sha256=[0-9a-f]{64}$" },
} as const;

const VERIFICATION = {
  operationId: "cloudVerification",
  tags: ["cloud"],
  summary: "Asks whether the endpoint knows the verify token, before a callback URL is set",
  "x-assumed": "The whole request.",
  security: [],
  parameters: ["hub.mode", "hub.challenge", "hub.verify_token"].map((name) => ({
    name,
    in: "query",
    required: true,
    schema: { type: "string" },
  })),
  responses: {
    "200": {
      description: "The challenge alone, if the token is the right one.",
      content: { "text/plain": { schema: { type: "string" } } },
    },
  },
} as const;

function notificationOf(tag: string, body: NamedSchema, summary: string): JsonSchema {
  return {
    operationId: body.name.charAt(0).toLowerCase() + body.name.slice(1),
    tags: [tag],
    summary,
    security: [],
    requestBody: {
      required: true,
      content: { "application/json": { schema: { $ref: `#/components/schemas/${body.name}` } } },
    },
    responses: {
      "200": { description: "Received. Any other status is a failure, and the notification is sent again." },
    },
  };
}
