import { describe, expect, test } from "vitest";
import { readAnswer } from "../../../main/core/allowlist/registry-answer.ts";

const GOOD =
  "route:      31.13.24.0/21\ndescr:      A sender\norigin:     AS64500\n\nroute6:     2a03:2880::/32\norigin:     AS64500\n\n";

function counts(text: string): readonly number[] | string {
  const read = readAnswer(text, 64500);
  return read.ok ? [read.value[4].length, read.value[6].length] : read.problem.reason;
}

describe("a registry's answer", () => {
  test.each([
    ["as it comes", GOOD, [1, 1]],
    ["with remarks of the server", `% This is a registry.\n%\n\n${GOOD}% end\n\n`, [1, 1]],
    ["with CRLF", GOOD.replaceAll("\n", "\r\n"), [1, 1]],
    [
      "with names in capitals and comments",
      GOOD.replace("route:", "ROUTE:").replace("/21", "/21 # main"),
      [1, 1],
    ],
    ["with a value on the next line", GOOD.replace("route:      31", "route:\n+ 31"), [1, 1]],
    [
      "with a continued description that names a route",
      GOOD.replace("A sender", "A sender\n route: 10.0.0.0/8"),
      [1, 1],
    ],
    ["with an object of another origin", `${GOOD}route: 8.8.8.0/24\norigin: AS1\n\n`, [1, 1]],
    ["with an object without an origin", `${GOOD}route: 8.8.8.0/24\n\n`, [2, 1]],
    ["with spaces on its blank lines", GOOD.replaceAll("\n\n", "\n  \n"), [1, 1]],
  ] as const)("[G1] %s gives its routes", (_name, text, expected) => {
    expect(counts(text)).toEqual(expected);
  });

  test.each([
    ["nothing", "", "empty"],
    ["blank lines", "\n\n\n", "empty"],
    ["no entries", "%  No entries found for the selected source(s).\n\n", "empty"],
    ["routes of other origins only", "route: 8.8.8.0/24\norigin: AS1\n\n", "empty"],
    ["an error", `${GOOD}%ERROR:201: access denied\n\n`, "registry-error"],
    ["an error in other letters", `% error: busy\n\n${GOOD}`, "registry-error"],
    ["an end within a line", GOOD.slice(0, -20), "cut-off"],
    ["an end without its blank line", GOOD.slice(0, -1), "cut-off"],
    ["a page of another server", "<html>Not found</html>", "cut-off"],
    ["one route that is none", `route: 31.13.24.0/2l\n\n${GOOD}`, "no-prefix"],
    ["one private route", `route: 10.0.0.0/8\n\n${GOOD}`, "reserved"],
    ["one route of the other family", `route: 2a03:2880::/32\n\n${GOOD}`, "no-prefix"],
    ["all addresses", `route: 0.0.0.0/0\n\n${GOOD}`, "default-route"],
  ] as const)("[G1] with %s is refused as a whole", (_name, text, reason) => {
    expect(counts(text)).toBe(reason);
  });
});
