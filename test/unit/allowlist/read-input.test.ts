import { expect, test } from "vitest";
import { readAsNumbers, readRegistry } from "../../../shared/allowlist/read-input.ts";

test("AS numbers are read as a person writes or pastes them, in any language", () => {
  const same = [
    "AS64500, AS64501",
    " as64500 64501 ",
    "\u200FAS64500\u200E,AS64501",
    "٦٤٥٠٠، ٦٤٥٠١",
    "AS64500\n64501",
  ];
  for (const text of same) expect(readAsNumbers(text), text).toEqual([64_500, 64_501]);
});

test("what isn't a list of AS numbers is none, not a part of one", () => {
  for (const text of [
    "",
    " ",
    "\u200F",
    "abc",
    "AS",
    "AS64500, x",
    "AS64500,,64501",
    "AS99999999999",
    "-1",
    "6e4",
  ])
    expect(readAsNumbers(text), text).toBeUndefined();
});

test("a registry is read with the marks of direction that were pasted along", () => {
  expect(readRegistry("\u200Ewhois.radb.net:43\u200F")).toEqual({ host: "whois.radb.net", port: 43 });
  expect(readRegistry(" whois.radb.net ")).toEqual({ host: "whois.radb.net", port: 43 });
  for (const text of ["", "abc def", "whois.radb.net:99999", "https://whois.radb.net"])
    expect(readRegistry(text), text).toBeUndefined();
});
