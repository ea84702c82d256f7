import { z } from "zod";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import {
  ListedAnswer,
  NumberAnswer,
  PageAnswer,
  SubscribedAppAnswer,
  TemplateAnswer,
  TokenAnswer,
} from "../platforms/cloud/schema.ts";
import { SentMessages } from "../platforms/http/text-message.ts";
import type { NamedSchema, Operation, QueryParameter } from "./operation.ts";

/** The calls of the cloud API that Switchover makes, under the names of one deployment. */
export function cloudOperations(dialect: Dialect): readonly Operation[] {
  const { cloud, callbacks: names, messagingProduct, subscribedAppMember } = dialect;
  const success = successOf(dialect);
  const done = { "200": { description: "`success` says whether it took effect.", body: success } };
  const number = braced(cloud.number("{phone_number_id}"));
  const apps = braced(cloud.subscribedApps("{business_account_id}"));
  const callback = z.object({
    [names.address]: z.string().max(names.longestAddress),
    [names.token]: z.string(),
  });
  return [
    {
      id: "readNumber",
      method: "get",
      path: number,
      summary: "Reads a number's fields",
      assumed: "The whole call. One unknown field makes it fail with code 100.",
      security: "cloudToken",
      changes: false,
      query: [
        {
          name: "fields",
          description: "Names of fields, separated by commas. Without it the platform chooses a few.",
          schema: z.string(),
        },
      ],
      responses: { "200": { description: "The fields that have a value.", body: NUMBER } },
    },
    {
      id: "changeNumber",
      method: "post",
      path: number,
      summary: "Sets the number's two-step PIN, or its own callback URL",
      assumed: `The whole call. An empty ${names.address} removes the number's own callback URL.`,
      security: "cloudToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "NumberChange",
          schema: z.union([
            z.object({ pin: Pin }),
            z.object({
              [names.field]: z.union([callback, z.object({ [names.address]: z.literal("") })]),
            }),
          ]),
        },
      },
      responses: done,
    },
    {
      id: "listNumbers",
      method: "get",
      path: braced(cloud.numbers("{business_account_id}")),
      summary: "Lists the numbers of a business account",
      assumed: "The whole call.",
      security: "cloudToken",
      changes: false,
      query: [
        { name: "fields", description: "Names of fields, separated by commas.", schema: z.string() },
        { name: "limit", description: "Numbers on one page.", schema: z.int().min(1).max(100) },
        AFTER,
      ],
      responses: { "200": { description: "One page.", body: pageOf("NumberPage", ListedAnswer) } },
    },
    {
      id: "listTemplates",
      method: "get",
      path: braced(cloud.templates("{business_account_id}")),
      summary: "Lists the message templates of a business account",
      assumed: "The whole call.",
      security: "cloudToken",
      changes: false,
      query: [
        { name: "fields", description: "Names of fields, separated by commas.", schema: z.string() },
        { name: "limit", description: "Templates on one page.", schema: z.int().min(1).max(100) },
        AFTER,
      ],
      responses: { "200": { description: "One page.", body: pageOf("TemplatePage", TemplateAnswer) } },
    },
    {
      id: "readSubscribedApps",
      method: "get",
      path: apps,
      summary: "Lists the apps that get the account's webhooks",
      assumed: "The whole call.",
      security: "cloudToken",
      changes: false,
      query: [AFTER],
      responses: {
        "200": {
          description: "One page; without an app, an empty list.",
          body: pageOf(
            "SubscribedAppPage",
            z.looseObject({
              [subscribedAppMember]: SubscribedAppAnswer,
              [names.address]: z.string().optional(),
            }),
          ),
        },
      },
    },
    {
      id: "subscribeApp",
      method: "post",
      path: apps,
      summary: "Subscribes the token's app to the account's webhooks",
      assumed: "Body and response. Without a body, the account's own callback URL is removed, if one is set.",
      security: "cloudToken",
      changes: true,
      request: {
        type: "application/json",
        optional: true,
        body: { name: "AccountCallback", schema: callback },
      },
      responses: done,
    },
    {
      id: "register",
      method: "post",
      path: braced(cloud.register("{phone_number_id}")),
      summary: "Registers a number with the cloud API; with a backup, this moves it from the on-premises API",
      security: "cloudToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "RegisterRequest",
          schema: z.object({
            messaging_product: z.literal(messagingProduct),
            pin: Pin,
            backup: z.object({ password: z.string(), data: z.string() }).optional(),
          }),
          members: {
            pin: "The existing PIN, or the PIN to set.",
            backup: "Password and settings.data of the backup. Required for a migration.",
          },
        },
      },
      responses: done,
    },
    {
      id: "sendCloudMessage",
      method: "post",
      path: braced(cloud.messages("{phone_number_id}")),
      summary: "Sends a text message in reply to one",
      assumed: "The whole call.",
      security: "cloudToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "CloudTextMessage",
          schema: z.object({
            messaging_product: z.literal(messagingProduct),
            recipient_type: z.literal("individual"),
            to: z.string(),
            context: z.object({ message_id: z.string() }),
            type: z.literal("text"),
            text: z.object({ preview_url: z.boolean(), body: z.string() }),
          }),
        },
      },
      responses: {
        "200": { description: "The message was accepted; its statuses follow as webhooks.", body: SENT },
      },
    },
    {
      id: "readAppSubscriptions",
      method: "get",
      path: braced(cloud.appSubscriptions("{app_id}")),
      summary: "Reads the app's own callback URL",
      assumed: "The whole call.",
      security: "appToken",
      changes: false,
      responses: {
        "200": {
          description: "One entry for each object that the app is subscribed to.",
          body: {
            name: "AppSubscriptions",
            schema: z.looseObject({
              data: z.array(
                z.looseObject({
                  object: z.string(),
                  callback_url: z.string().optional(),
                  active: z.boolean().optional(),
                  fields: z
                    .array(z.looseObject({ name: z.string(), version: z.string().optional() }))
                    .optional(),
                }),
              ),
            }),
          },
        },
      },
    },
    {
      id: "changeAppSubscription",
      method: "post",
      path: braced(cloud.appSubscriptions("{app_id}")),
      summary: "Sets the app's own callback URL and the fields it is subscribed to",
      assumed: "The whole call.",
      security: "appToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "AppSubscriptionChange",
          schema: z.object({
            object: z.literal(dialect.envelopeObject),
            callback_url: z.string().max(names.longestAddress),
            [names.token]: z.string(),
            fields: z.array(z.string()),
          }),
        },
      },
      responses: done,
    },
    ...[cloud.debugToken, withoutVersion(cloud.debugToken)].map((path, index): Operation => ({
      id: index === 0 ? "checkToken" : "checkTokenWithoutVersion",
      method: "get",
      path,
      summary: "Checks an access token: its app, expiry and permissions",
      assumed: "The whole call. Some deployments serve it without a version in its path.",
      security: "cloudToken",
      changes: false,
      query: [
        { name: "input_token", description: "The token to check.", required: true, schema: z.string() },
      ],
      responses: {
        "200": {
          description: "What the token is, valid or not.",
          body: { name: "TokenCheck", schema: z.looseObject({ data: TokenAnswer }) },
        },
      },
    })),
  ];
}

const Pin = z.string().regex(/^[0-9]{6}$/);

const AFTER: QueryParameter = {
  name: "after",
  description: "The cursor of the next page, as the page before returned it.",
  schema: z.string(),
};

const NUMBER: NamedSchema = {
  name: "NumberFields",
  schema: NumberAnswer,
  members: {
    id: "The number's ID.",
    display_phone_number: "The number as displayed.",
    verified_name: "The display name. A migration doesn't change it.",
    code_verification_status: "VERIFIED, NOT_VERIFIED, EXPIRED, or another value.",
    quality_rating: "GREEN, YELLOW, RED, NA, or another value. A migration doesn't change it.",
    name_status:
      "APPROVED, AVAILABLE_WITHOUT_REVIEW, DECLINED, EXPIRED, PENDING_REVIEW, NONE, or another value.",
    status: "CONNECTED, DISCONNECTED, PENDING, BANNED, MIGRATED, or another value.",
    platform_type: "The API that serves the number: CLOUD_API, ON_PREMISE or NOT_APPLICABLE.",
    host_platform: "The same under the name that other deployments use.",
    throughput: "level: STANDARD, HIGH, NOT_APPLICABLE, or another value.",
    account_mode: "LIVE, SANDBOX, or another value.",
    is_official_business_account: "Whether the account is an official business account.",
    messaging_limit_tier: "TIER_250, TIER_1K, TIER_UNLIMITED, or another value.",
    health_status: "can_send_message: AVAILABLE, LIMITED, BLOCKED, or another value.",
    webhook_configuration: "The callback URLs of number, account and app, as far as they are set.",
  } satisfies Readonly<Record<keyof typeof NumberAnswer.shape, string>>,
};

/** What either API returns for a message that it accepted. */
export const SENT: NamedSchema = {
  name: "SentMessage",
  schema: z.looseObject({ messages: SentMessages }),
};

function successOf({ successWords }: Dialect): NamedSchema {
  const words = [...successWords.yes, ...successWords.no].filter(
    (word) => typeof word === "boolean" || typeof word === "string",
  );
  return {
    name: "Success",
    schema: z.looseObject({ success: z.literal(words) }),
    description: "`false` is a rejection under status 200.",
  };
}

function pageOf(name: string, entry: z.ZodType): NamedSchema {
  return {
    name,
    schema: PageAnswer.extend({ data: z.array(entry) }),
    members: { paging: "Missing, or without `next`, on the last page." },
  };
}

/** Braces that stand for an ID in the document's paths are not part of a URL. */
function braced(path: string): string {
  return decodeURIComponent(path);
}

function withoutVersion(path: string): string {
  return path.replace(/^\/v[0-9]+\.[0-9]+(?=\/)/, "");
}
