import { z } from "zod";
import { plainText } from "../http/safe-text.ts";

/** A text from the server, or a number if a deployment sends one; cleaned, and absent if it is neither. */
export const LenientText = z
  .union([z.string(), z.number().refine(Number.isSafeInteger).transform(String)])
  .transform((text) => plainText(text))
  .optional()
  .catch(undefined);

const LenientBoolean = z.boolean().optional().catch(undefined);

/** Number fields in the cloud API's format. */
export const NumberAnswer = z.looseObject({
  id: LenientText,
  display_phone_number: LenientText,
  verified_name: LenientText,
  code_verification_status: LenientText,
  quality_rating: LenientText,
  name_status: LenientText,
  status: LenientText,
  platform_type: LenientText,
  host_platform: LenientText,
  throughput: z.looseObject({ level: LenientText }).optional().catch(undefined),
  account_mode: LenientText,
  is_official_business_account: LenientBoolean,
  messaging_limit_tier: LenientText,
  health_status: z.looseObject({ can_send_message: LenientText }).optional().catch(undefined),
  webhook_configuration: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type NumberAnswer = z.infer<typeof NumberAnswer>;

/** One page of a list. The URL in `next` is never followed: only its cursor is read. */
export const PageAnswer = z.looseObject({
  data: z.array(z.unknown()).max(1000),
  paging: z
    .looseObject({
      cursors: z
        .looseObject({ after: z.string().max(4096).optional().catch(undefined) })
        .optional()
        .catch(undefined),
      next: z.string().max(16_384).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
export type PageAnswer = z.infer<typeof PageAnswer>;

/** A number in a list; an entry without an id is invalid. */
export const ListedAnswer = z.looseObject({
  id: z.union([z.string().min(1).max(128), z.number().refine(Number.isSafeInteger).transform(String)]),
  display_phone_number: LenientText,
  verified_name: LenientText,
  platform_type: LenientText,
  host_platform: LenientText,
});

/** A message template in a list; one without name, language or status is invalid. */
export const TemplateAnswer = z.looseObject({
  id: LenientText,
  name: z.string().min(1).max(600),
  language: z.string().min(1).max(60),
  status: z.string().min(1).max(60),
  category: z.string().max(60).optional().catch(undefined),
});

/** The app of a subscription. */
export const SubscribedAppAnswer = z.looseObject({
  id: z.union([z.string().min(1).max(128), z.number().refine(Number.isSafeInteger).transform(String)]),
  name: LenientText,
});

const UnixSeconds = z.number().optional().catch(undefined);
const Texts = z.array(z.string().transform((text) => plainText(text))).max(1000);

/** The token check's response, under `data`. */
export const TokenAnswer = z.looseObject({
  app_id: LenientText,
  type: LenientText,
  is_valid: z.boolean(),
  expires_at: UnixSeconds,
  data_access_expires_at: UnixSeconds,
  scopes: Texts.optional().catch(undefined),
  granular_scopes: z
    .array(
      z.looseObject({
        scope: z.string().transform((text) => plainText(text)),
        target_ids: Texts.optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
  error: z
    .looseObject({
      code: z.number().optional().catch(undefined),
      subcode: z.number().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
