import type { Equivalent } from "./verdict.ts";

/**
 * The mutants that do the same as the code itself, each with its reason. `npm run mutants` prints survivors in this form,
 * and fails for an entry that no survivor fits any more.
 */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: "main/core/platforms/http/classify.ts",
    line: 'if (!saysJson(headers["content-type"] ?? "")) return err("not-json");',
    from: '""',
    to: '"Stryker was here!"',
    because: "any text that is no JSON media type is refused in the same way as an empty one",
  },
  {
    file: "main/core/platforms/http/classify.ts",
    line: 'const [mediaType = "", ...parameters] = contentType.toLowerCase().split(";");',
    from: '""',
    to: '"Stryker was here!"',
    because: "split always gives a first element: the default is for the compiler",
  },
];
