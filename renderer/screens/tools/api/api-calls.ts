import { z } from "zod";
import { parseJson } from "../../../../shared/parse-json.ts";

/** One call of the document, as the screen lists it. */
export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly changes: boolean;
  /** What is assumed of it; missing where the platform document shows all of it. */
  readonly assumed: string | undefined;
};

export type ApiCalls = { readonly cloud: readonly ApiCall[]; readonly onPremises: readonly ApiCall[] };

const Call = z.object({
  tags: z.array(z.string()),
  summary: z.string(),
  "x-changes": z.boolean(),
  "x-assumed": z.string().optional(),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Reads the calls of an OpenAPI document of ours, in its order. */
export function apiCallsIn(content: string): ApiCalls {
  const document = Document.safeParse(parseJson(content));
  const paths = document.success ? Object.entries(document.data.paths) : [];
  const calls = paths.flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, member]) => {
      const call = Call.safeParse(member);
      if (!call.success) return [];
      const { tags, summary, "x-changes": changes, "x-assumed": assumed } = call.data;
      return [{ tag: tags[0], call: { method: method.toUpperCase(), path, summary, changes, assumed } }];
    }),
  );
  const of = (tag: string): readonly ApiCall[] => calls.flatMap((one) => (one.tag === tag ? [one.call] : []));
  return { cloud: of("cloud"), onPremises: of("on-premises") };
}
