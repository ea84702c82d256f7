import { inFile, type Equivalent } from "../verdict.ts";

/** The equivalent mutants of the part "classify": the line, what it says, what the mutant says, and why that is the same. */
export const CLASSIFY: readonly Equivalent[] = [
  ...inFile("main/core/platforms/http/classify.ts", [
    [
      'if (!saysJson(headers["content-type"] ?? "")) return err("not-json");',
      '""',
      '"Stryker was here!"',
      "any text that is no JSON media type is refused in the same way as an empty one",
    ],
    [
      'const [mediaType = "", ...parameters] = contentType.toLowerCase().split(";");',
      '""',
      '"Stryker was here!"',
      "split always gives a first element: the default is for the compiler",
    ],
  ]),
];
