import { z } from "zod";
import { provesNoEffect, type ChangingCall } from "../../../shared/migration/resend-table.ts";
import type { UnknownCause } from "../../../shared/platform/outcome.ts";

/** The content of a row before its shape is checked. */
export type RowContent = Readonly<Record<string, unknown>>;

/**
 * True if a response to this call, with this HTTP status and API code, proves that the platform did not act.
 */
export type IsEffectImpossible = (
  call: ChangingCall,
  status: number | undefined,
  code: number | undefined,
) => boolean;

/** The changing calls, by the step under which version 0.1.0 recorded them. */
const CALL_OF = {
  register: "register",
  account: "requestAccount",
  code: "verifyCode",
  shards: "setShards",
} as const satisfies Readonly<Record<string, ChangingCall>>;

// The shape of that version, copied here: the current schema may change, old rows do not.
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
 * Corrects a refusal of version 0.1.0: if status and code do not prove that the platform did not act, the
 * outcome becomes unknown. Returns everything else unchanged.
 *
 * That version treated every error in the API's own shape as a refusal and then resent register. The evidence
 * stays, so that a person sees the response. With the reason `success-false` the response itself refused, and
 * a code beside it does not count.
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

/**
 * Which refusals of version 0.1.0 still count: a plain refusal by the platform, or a code on the closed list.
 */
export const isRefusalStill: IsEffectImpossible = (call, status, code) => {
  if (status === undefined) return false;
  if (code === undefined) return call === "register" && status === 200;
  return provesNoEffect(call, { code, httpStatus: status });
};
