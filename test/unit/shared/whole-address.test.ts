import { expect, test } from "vitest";
import { isWholeAddress } from "../../../shared/platform/callback-address.ts";

const HIDDEN = [
  ..."*•●∙·■█＊".split("").flatMap((one) => [one, one.repeat(2), one.repeat(8)]),
  "XXXX",
  "xxx",
  "ＸＸＸＸ",
  "abcXXX",
  "XXXX1234",
  "ab----cd",
  "___",
  "####",
  "#",
  "..",
  "abc..",
  "a...b",
  "…",
  "[redacted]",
  "REDACTED",
  "my-hidden-token",
  "{hidden}",
  "<masked>",
  "[FILTERED]",
  "&hellip;",
  "&#8226;&#8226;",
  "%2A%2A%2A%2A",
  "%252A%252A",
  "%E2%80%A2%E2%80%A2",
  "%58%58%58%58",
  "*\u200B*\u200B*",
  "X\u200BX\u200BX",
  "%5Bredacted%5D",
  "abc%",
  "abc%2",
  "{token}",
  "ab cd",
  "????",
  "~~~~~~",
  "!!",
  "0000000",
  "abxxxcd",
  "$TOKEN",
  "%23%23%23%23",
  "%3Csecret%3E",
  "%7Btoken%7D",
  "%E3%83%BB%E3%83%BB",
  "%E2%96%87%E2%96%87",
  "%25252A%25252A",
  "%2525252525252A",
];

test("[C24] [I26] a URL that may be hidden in part is not whole, wherever and however it is hidden", () => {
  const isTaken = (text: string): boolean => isWholeAddress(text);
  for (const hidden of HIDDEN)
    expect(
      [
        `https://hooks.example/cb?token=${hidden}`,
        `https://hooks.example/cb?token=${hidden}&x=1`,
        `https://hooks.example/${hidden}`,
        `https://hooks.example/in/${hidden}/cb`,
        `https://hooks.example/in${hidden}zz`,
        `https://user:${hidden}@hooks.example/cb`,
        `https://${hidden}/cb`,
        `https://${hidden}.example/cb`,
        `https://hooks.${hidden}.example/cb`,
        `https://ho${hidden}ks.example/cb`,
      ].filter(isTaken),
    ).toEqual([]);
});

test("[C24] a whole URL is whole, whatever is secret in it", () => {
  for (const url of [
    "https://hooks.example",
    "https://hooks.example:8443/",
    "http://192.0.2.7:3000/webhook",
    "https://[2001:db8::1]/in",
    "https://user:pass-word@hooks.example/cb",
    "https://xx.hooks--a.example/max/v1.2/cb.php?mode=a+b&list=1,2;3",
    "https://hooks.example/a%20b?name=caf%C3%A9&raw=%E9",
    "https://hooks.example/7f9c2ba4e88f827d616045507605853e?k=AbC_d-E0xX1__2--3~z",
    "https://hooks.example/a_b/-/--x/__init",
    "https://xn--bcher-kva.example/unhidden/remasked",
  ])
    expect([url, isWholeAddress(url)]).toEqual([url, true]);
});

test("[C24] a long text is judged as well", () => {
  for (const one of ["x", "%2A", "-_", "a.", "&a;", "%", "a@"])
    isWholeAddress(`https://h.example/${one.repeat(4_000 / one.length)}`);
  // Without bounds this would end no sooner than the test's time.
  expect(isWholeAddress(`https://${"a.".repeat(1_900)}@`)).toBe(false);
  expect(isWholeAddress(`https://h.example/?${"%25".repeat(1_300)}`)).toBe(false);
});
