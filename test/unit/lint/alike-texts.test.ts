import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject, LintSettings, Rule } from "../../../shared/lint/finding.ts";
import type { JsonPath } from "../../../shared/lint/json-tree.ts";
import { placesOf } from "../../../shared/lint/places.ts";
import { mediaLink } from "../../../shared/lint/rules/media-link.ts";
import { recipientFormat } from "../../../shared/lint/rules/recipient-format.ts";

const SETTINGS: LintSettings = { brand: "chat", blockedHosts: [] };

/** What a rule finds, for each of its patterns of texts that are alike, in drawn texts that it accepts. */
function foundByPattern(
  rule: Rule,
  path: JsonPath,
  payloadOf: (text: string) => object,
  texts: fc.Arbitrary<string>,
) {
  const patterns = rule.alike?.(path) ?? [];
  const seen = patterns.map(() => new Set<string>());
  fc.assert(
    fc.property(texts, (text) => {
      const payload = payloadOf(text) as JsonObject;
      const found = rule.check(payload, SETTINGS, placesOf(payload));
      const first = patterns.findIndex((pattern) => pattern.test(text));
      seen[first]?.add(
        found.map(({ sentence, fix }) => `${sentence}${fix === undefined ? "" : ", fixable"}`).join(),
      );
    }),
    { numRuns: 30_000, seed: 14 },
  );
  return seen.map((each) => [...each]);
}

const oneOf = (pieces: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(""));

test("[L20] links that are alike have the same finding", () => {
  const pieces = "a z9 - . .. 0 0x1 127 xn--a / _ com @ :1 %20 ? # \\\\ & ü".split(" ");
  const ends = fc.constantFrom("", ".com/", ".example/a_b.jpg", ".0/");
  const links = fc
    .tuple(fc.constantFrom("https://", "http://", "ftp://"), oneOf(pieces, 6), ends, oneOf(pieces, 3))
    .map((parts) => parts.join(""));
  const found = foundByPattern(mediaLink, ["image", "link"], (link) => ({ image: { link } }), links);
  expect(found).toEqual([[""], ["linkScheme"]]);
});

test("[L20] recipients that are alike have the same finding", () => {
  const pieces = [
    "+",
    "0",
    "1",
    "55",
    "12025550123",
    " ",
    "-",
    ".",
    "(",
    ")",
    "(0)",
    "( 0 )",
    "[",
    "x",
    "\n",
    "\u2011",
  ];
  const found = foundByPattern(recipientFormat, ["to"], (to) => ({ to }), oneOf(pieces, 8));
  expect(found).toEqual([[""], ["recipientFormat, fixable"], ["recipientFormat"]]);
});
