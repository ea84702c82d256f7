import { z } from "zod";

/**
 * The names that a deployment of the platform uses: the brand prefix in its names and the version in its
 * paths.
 */
export const DialectChoice = z.strictObject({
  brand: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,31}$/, "must be lowercase, such as chat")
    .default("chat"),
  apiVersion: z
    .string()
    .regex(/^v[0-9]{1,3}\.[0-9]{1,3}$/, "looks like v23.0")
    .default("v23.0"),
});
export type DialectChoice = z.infer<typeof DialectChoice>;

/**
 * Everything that the platform specification leaves open: names, paths and interpretations that differ
 * between deployments. The assumptions and their reasons are in docs/assumptions.md.
 */
export type Dialect = {
  readonly messagingProduct: string;
  readonly envelopeObject: string;
  readonly permissions: readonly [messaging: string, management: string];
  /** Member of a subscribed_apps entry that holds the app. */
  readonly subscribedAppMember: string;
  /** Member names around callback URLs: in the number's field, and in the request that sets one. */
  readonly callbacks: {
    readonly field: string;
    readonly ofNumber: string;
    readonly ofAccount: string;
    readonly ofApplication: string;
    readonly address: string;
    readonly token: string;
    /** Longest URL that the platform accepts, in characters. */
    readonly longestAddress: number;
    /** The token that authenticates as the app itself. */
    readonly appToken: (app: string, secret: string) => string;
  };
  readonly cloud: {
    readonly number: (id: string) => string;
    readonly numbers: (account: string) => string;
    readonly subscribedApps: (account: string) => string;
    /** The account's message templates, page by page. */
    readonly templates: (account: string) => string;
    readonly register: (id: string) => string;
    readonly messages: (id: string) => string;
    /** Where the app's own callback URL is read and set, with its app token. */
    readonly appSubscriptions: (app: string) => string;
    readonly debugToken: string;
  };
  readonly onPrem: {
    readonly login: string;
    readonly health: string;
    readonly applicationSettings: string;
    readonly backup: string;
    readonly account: string;
    readonly verify: string;
    readonly shards: string;
    readonly twoStep: string;
    readonly messages: string;
    /**
     * Certificate authorities that the client trusts for its callback URLs; a single one is below this path,
     * by its id.
     */
    readonly webhookAuthorities: string;
  };
  /** Values of `platform_type` or `host_platform`. */
  readonly hosts: { readonly cloud: string; readonly onPrem: string; readonly none: string };
  /** Values of `success` that mean yes and no, besides the booleans. */
  readonly successWords: { readonly yes: readonly unknown[]; readonly no: readonly unknown[] };
  /** The suffix of the error members that hold the trace id. */
  readonly traceIdSuffix: string;
  readonly numberFields: readonly string[];
  /** The fields that are queried of a message template. */
  readonly templateFields: readonly string[];
};

/** The fields that are queried of a number. */
const NUMBER_FIELDS: readonly string[] = [
  "id",
  "display_phone_number",
  "verified_name",
  "code_verification_status",
  "quality_rating",
  "name_status",
  "status",
  "platform_type",
  "host_platform",
  "throughput",
  "account_mode",
  "is_official_business_account",
  "messaging_limit_tier",
  "health_status",
  "webhook_configuration",
];

/** Builds the API settings of a deployment from the two names that a plan gives. */
export function dialectOf({ brand, apiVersion }: DialectChoice): Dialect {
  const cloud = `/${apiVersion}`;
  const seg = encodeURIComponent;
  return {
    messagingProduct: brand,
    envelopeObject: `${brand}_business_account`,
    permissions: [`${brand}_business_messaging`, `${brand}_business_management`],
    subscribedAppMember: `${brand}_business_api_data`,
    callbacks: {
      field: "webhook_configuration",
      ofNumber: "phone_number",
      ofAccount: `${brand}_business_account`,
      ofApplication: "application",
      address: "override_callback_uri",
      token: "verify_token",
      longestAddress: 200,
      appToken: (app, secret) => `${app}|${secret}`,
    },
    cloud: {
      number: (id) => `${cloud}/${seg(id)}`,
      numbers: (account) => `${cloud}/${seg(account)}/phone_numbers`,
      subscribedApps: (account) => `${cloud}/${seg(account)}/subscribed_apps`,
      templates: (account) => `${cloud}/${seg(account)}/message_templates`,
      register: (id) => `${cloud}/${seg(id)}/register`,
      messages: (id) => `${cloud}/${seg(id)}/messages`,
      appSubscriptions: (app) => `${cloud}/${seg(app)}/subscriptions`,
      debugToken: `${cloud}/debug_token`,
    },
    onPrem: {
      login: "/v1/users/login",
      health: "/v1/health",
      applicationSettings: "/v1/settings/application",
      backup: "/v1/settings/backup",
      account: "/v1/account",
      verify: "/v1/account/verify",
      shards: "/v1/account/shards",
      twoStep: "/v1/settings/account/two-step",
      messages: "/v1/messages",
      webhookAuthorities: "/v1/certificates/webhooks/ca",
    },
    hosts: { cloud: "CLOUD_API", onPrem: "ON_PREMISE", none: "NOT_APPLICABLE" },
    successWords: { yes: [true, "true"], no: [false, "false"] },
    traceIdSuffix: "trace_id",
    numberFields: NUMBER_FIELDS,
    templateFields: ["name", "language", "status", "category", "id"],
  };
}
