import { maskAddress } from "../../../../shared/platform/callback-address.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { NumberFacts, SubscribedApp, TokenFacts } from "../../../../shared/platform/facts.ts";
import { firstText, membersOf } from "../http/api-error.ts";
import { present } from "../../../../shared/present.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { NumberAnswer, SubscribedAppAnswer, TokenAnswer } from "./schema.ts";

const strange = { kind: "unknown", cause: "unexpected-shape" } as const;

type NumberExpected = { readonly phoneNumberId: string; readonly mayBeEmpty: boolean };

/**
 * Reads number fields. A response without any known field counts as unexpected, unless it may be empty; so
 * does one about another number.
 */
export function readNumberFields(
  json: unknown,
  { phoneNumberId, mayBeEmpty }: NumberExpected,
): ParsedResponse<NumberAnswer> {
  const answer = NumberAnswer.safeParse(json);
  if (!answer.success) return strange;
  const { data } = answer;
  if (data.id !== undefined && data.id !== phoneNumberId) return strange;
  const known = Object.keys(NumberAnswer.shape).some((field) => data[field] !== undefined);
  const empty = Object.keys(data).every((field) => data[field] === undefined);
  return known || (mayBeEmpty && empty) ? { kind: "confirmed", value: data } : strange;
}

/** Converts number fields, from however many calls, to our own terms. */
export function numberFacts(
  answer: NumberAnswer,
  refusedFields: readonly string[],
  dialect: Dialect,
): NumberFacts {
  const configured = answer.webhook_configuration;
  const webhooks = configured && {
    number: maskedIn(configured["phone_number"]),
    account: maskedIn(configured[dialect.envelopeObject]),
    application: maskedIn(configured["application"]),
  };
  return present({
    id: answer.id,
    displayPhoneNumber: answer.display_phone_number,
    verifiedName: answer.verified_name,
    codeVerificationStatus: answer.code_verification_status,
    qualityRating: answer.quality_rating,
    nameStatus: answer.name_status,
    status: answer.status,
    host: answer.platform_type ?? answer.host_platform,
    throughput: answer.throughput?.level,
    accountMode: answer.account_mode,
    officialAccount: answer.is_official_business_account,
    messagingLimit: answer.messaging_limit_tier,
    canSend: answer.health_status?.can_send_message,
    webhooks: webhooks && present(webhooks),
    refusedFields: [...refusedFields],
  });
}

// Path, query and user part of a callback URL may hold a secret: only code that sets callback URLs sees them.
function maskedIn(value: unknown): string | undefined {
  return typeof value === "string" ? maskAddress(value) : undefined;
}

/** Reads one entry of the subscription list, its callback URL masked; undefined if it names no app. */
export function subscribedAppOf(entry: unknown, member: string): SubscribedApp | undefined {
  const members = membersOf(entry);
  const answer = SubscribedAppAnswer.safeParse(members?.[member] ?? entry);
  if (!answer.success) return undefined;
  const override = firstText(members?.["override_callback_uri"]);
  return present({
    id: answer.data.id,
    name: answer.data.name,
    overrideCallbackUri: override === undefined ? undefined : maskAddress(override),
  });
}

/** Reads the token check's `data`. */
export function readTokenFacts(json: unknown): ParsedResponse<TokenFacts> {
  const answer = TokenAnswer.safeParse(membersOf(json)?.["data"]);
  if (!answer.success) return strange;
  const { data } = answer;
  const value = present({
    appId: data.app_id,
    type: data.type,
    valid: data.is_valid,
    expiresAt: data.expires_at,
    dataAccessExpiresAt: data.data_access_expires_at,
    scopes: data.scopes,
    granularScopes: data.granular_scopes?.map((granted) =>
      present({ scope: granted.scope, targetIds: granted.target_ids }),
    ),
    errorCode: data.error?.code,
    errorSubcode: data.error?.subcode,
  });
  return { kind: "confirmed", value };
}
