import { z } from "zod";
import type { CodeRow } from "../../../shared/platform/code-row.ts";
import { CLOUD_CODES } from "../../../shared/platform/codes-cloud.ts";
import { ON_PREM_CODES } from "../../../shared/platform/codes-on-prem.ts";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import { Meta } from "./on-prem-meta.ts";
import type { NamedSchema } from "./operation.ts";

/** The cloud API's error body. */
export function cloudErrorOf({ traceIdSuffix }: Dialect): NamedSchema {
  return {
    name: "CloudError",
    schema: z.looseObject({
      error: z.looseObject({
        message: z.string(),
        type: z.string().optional(),
        code: z.int(),
        error_subcode: z.int().optional(),
        error_data: z
          .looseObject({ messaging_product: z.string().optional(), details: z.string().optional() })
          .optional(),
        error_user_title: z.string().optional(),
        error_user_msg: z.string().optional(),
        is_transient: z.boolean().optional(),
        [traceIdSuffix]: z.string().optional(),
      }),
    }),
    description: `The whole shape is assumed. Any member of \`error\` that ends in ${traceIdSuffix} holds the trace ID. ${codesIn(CLOUD_CODES)}`,
  };
}

/** The on-premises client's error body. */
export const ON_PREM_ERROR: NamedSchema = {
  name: "OnPremisesError",
  schema: z.looseObject({
    meta: Meta.optional(),
    errors: z
      .array(
        z.looseObject({
          code: z.int(),
          title: z.string().optional(),
          details: z.string().optional(),
          href: z.string().optional(),
        }),
      )
      .min(1),
  }),
  description: `The whole shape is assumed. The first error counts. ${codesIn(ON_PREM_CODES)}`,
};

/** The codes that Switchover knows, under the reason that it takes them for. */
function codesIn(rows: readonly CodeRow[]): string {
  const byReason = new Map<string, Set<string>>();
  for (const { reason, codes } of rows) {
    const known = byReason.get(reason) ?? new Set();
    for (const code of codes) known.add(typeof code === "number" ? String(code) : code.join("–"));
    byReason.set(reason, known);
  }
  const reasons = [...byReason].map(([reason, codes]) => `${reason}: ${[...codes].join(", ")}`);
  return `Codes that Switchover knows, by what they mean to it: ${reasons.join("; ")}.`;
}
