import { z } from "zod";
import { provesNoEffect, type ChangingCall } from "../../../shared/migration/resend-table.ts";
import type { UnknownCause } from "../../../shared/platform/outcome.ts";

/** What a row holds, before anybody has judged its form. */
export type RowContent = Readonly<Record<string, unknown>>;

/** Does an answer to this call, with this HTTP status and API code, rule out that the platform acted? */
export type IsEffectImpossible = (
  call: ChangingCall,
  status: number | undefined,
  code: number | undefined,
) => boolean;

/** The calls that change something, by the step under which version 0.1.0 recorded them. */
const CALL_OF = {
  register: "register",
  account: "requestAccount",
  code: "verifyCode",
  shards: "setShards",
} as const satisfies Readonly<Record<string, ChangingCall>>;

// The form of that version, written out: today's schema may change, old rows do not.
const Refused = z.looseObject({
  kind: z.literal("outcome"),
  step: z.enum(["register", "account", "code", "shards"]),
  outcome: z.looseObject({
    kind: z.literal("rejected"),
    reason: z.string(),
    evidence: z.looseObject({
      httpStatus: z.number().optional(),
      apiError: z.looseObject({ code: z.number() }).optional(),
    }),
  }),
});

/**
 * Reads a refusal of version 0.1.0 as today's program judges it: where status and code do not rule out that the
 * platform acted, its outcome is unknown. That version called every error in the API's own form a refusal, and sent
 * register again on the strength of it. Everything else is given back as it is.
 *
 * The evidence stays, so that a person sees what was answered. Where the reason is `success-false` the answer itself
 * said no, and a code that stood beside it is not what made it a refusal.
 */
export function upcastOutcome(content: RowContent, isEffectImpossible: IsEffectImpossible): RowContent {
  const refused = Refused.safeParse(content);
  if (!refused.success) return content;
  const { step, outcome } = refused.data;
  const { httpStatus, apiError } = outcome.evidence;
  const code = outcome.reason === "success-false" ? undefined : apiError?.code;
  if (isEffectImpossible(CALL_OF[step], httpStatus, code)) return content;
  const cause: UnknownCause = (httpStatus ?? 0) >= 300 ? "unexpected-status" : "unexpected-shape";
  return { ...content, outcome: { kind: "unknown", cause, evidence: outcome.evidence } };
}

/** What of a refusal of version 0.1.0 still counts as one: the platform's plain no, or a code on the closed list. */
export const isRefusalStill: IsEffectImpossible = (call, status, code) => {
  if (status === undefined) return false;
  if (code === undefined) return call === "register" && status === 200;
  return provesNoEffect(call, { code, httpStatus: status });
};
