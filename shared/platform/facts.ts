import { z } from "zod";
import { MaskedAddress } from "./callback-address.ts";

/**
 * What the cloud API returned about a number. Every member may be missing: deployments return different
 * fields. Values are kept verbatim, because their sets are open; callback URLs are masked.
 */
export const NumberFacts = z.object({
  id: z.string().optional(),
  displayPhoneNumber: z.string().optional(),
  verifiedName: z.string().optional(),
  codeVerificationStatus: z.string().optional(),
  qualityRating: z.string().optional(),
  nameStatus: z.string().optional(),
  status: z.string().optional(),
  /** `platform_type`, or `host_platform` where the former is missing. */
  host: z.string().optional(),
  throughput: z.string().optional(),
  accountMode: z.string().optional(),
  officialAccount: z.boolean().optional(),
  messagingLimit: z.string().optional(),
  /** `health_status.can_send_message`. */
  canSend: z.string().optional(),
  webhooks: z
    .object({
      number: MaskedAddress.optional(),
      account: MaskedAddress.optional(),
      application: MaskedAddress.optional(),
    })
    .optional(),
  /** Fields that this deployment rejected when queried one by one. */
  refusedFields: z.array(z.string()).default([]),
});
export type NumberFacts = z.infer<typeof NumberFacts>;

/** The throughput that the cloud gives by itself to a number that ran on this many shards or more. */
export const HIGH_THROUGHPUT = "HIGH";
export const HIGH_FROM_SHARDS = 2;

/** One node of the on-premises client as its health call lists it; `role` only in a cluster. */
export const NodeHealth = z.object({
  node: z.string(),
  gateway: z.string(),
  role: z.string().optional(),
});
export type NodeHealth = z.infer<typeof NodeHealth>;

/** Health of the on-premises client. `gateway` is the state of the whole client, derived from its nodes. */
export const OnPremHealth = z.object({
  gateway: z.enum(["connected", "connecting", "disconnected", "uninitialized", "unregistered", "other"]),
  clustered: z.boolean(),
  nodes: z.array(NodeHealth),
  version: z.string().optional(),
});
export type OnPremHealth = z.infer<typeof OnPremHealth>;

/** Application settings of the on-premises client that matter for a migration. */
export const OnPremSettings = z.object({
  waId: z.string().optional(),
  webhookUrl: MaskedAddress.optional(),
  maxConcurrentRequests: z.number().optional(),
  callbackPersist: z.boolean().optional(),
  raw: z.record(z.string(), z.unknown()).default({}),
});
export type OnPremSettings = z.infer<typeof OnPremSettings>;

/** What the token check returned. `expiresAt` is in unix seconds; 0 means never. */
export const TokenFacts = z.object({
  appId: z.string().optional(),
  type: z.string().optional(),
  valid: z.boolean(),
  expiresAt: z.number().optional(),
  dataAccessExpiresAt: z.number().optional(),
  scopes: z.array(z.string()).optional(),
  granularScopes: z
    .array(z.object({ scope: z.string(), targetIds: z.array(z.string()).optional() }))
    .optional(),
  errorCode: z.number().optional(),
  errorSubcode: z.number().optional(),
});
export type TokenFacts = z.infer<typeof TokenFacts>;

/** One app that receives the account's webhooks. */
export const SubscribedApp = z.object({
  id: z.string(),
  name: z.string().optional(),
  overrideCallbackUri: MaskedAddress.optional(),
});
export type SubscribedApp = z.infer<typeof SubscribedApp>;

/** The location of a number. The platform's "none" is not a location: it means an unfinished registration. */
export const NumberLocation = z.enum(["on-premises", "cloud", "unknown"]);
export type NumberLocation = z.infer<typeof NumberLocation>;

/** The basis of the knowledge of where the number is. */
export const ProofBasis = z.enum([
  /** Both APIs responded and agree. */
  "both-sides",
  "cloud-look-up",
  "client-look-up",
  /** The client returned a backup, which only a registered client does. */
  "backup-given",
  /** The cloud API's response to the registration. */
  "register-answer",
  /** The client's response that the number is registered with it. */
  "account-answer",
  /** The client accepted the registration code. */
  "code-answer",
  "webhook",
  "person",
]);
export type ProofBasis = z.infer<typeof ProofBasis>;

/** How certain the number's location is. */
export const Proof = z.enum(["proven", "attested", "none"]);
export type Proof = z.infer<typeof Proof>;

/** The API on which a number's two-step PIN is changed. */
export const PinSide = z.enum(["on-premises", "cloud"]);
export type PinSide = z.infer<typeof PinSide>;
