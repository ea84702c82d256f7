import { assert, constantFrom, array, integer, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { spokenDigits } from "../../../shared/phone.ts";
import { withShortNumbers } from "../../../shared/support/short-numbers.ts";

const NBSP = "\u00a0";
const ZERO_WIDTH = "\u200b";
const LRI = "\u2066";
const PDI = "\u2069";

test.each([
  ["Location of +1 202 555 0123 is unknown.", "Location of …23 is unknown."],
  ["+34600123456 and 2025550123", "…56 and …23"],
  ["(202) 555-0123, +44 20 7946 0958", "…23, …58"],
  ["call (+1 202 555 0123) now", "call (…23) now"],
  ["ID 106540352242922", "ID …22"],
  ["+1.202.555.0123", "…23"],
  ["202/555/0123 or 202.555.0123", "…23 or …23"],
  [`+1${NBSP}202${NBSP}555${NBSP}0123`, "…23"],
  ["+1\u2011202\u2011555\u20110123", "…23"],
  ["+1 (202) / 555 - 0123", "…23"],
  ["＋１ ２０２ ５５５ ０１２３", "…23"],
  ["٠٠١٢٠٢٥٥٥٠١٢٣", "…23"],
  ["+۱ ۲۰۲ ۵۵۵ ۰۱۲۳", "…23"],
  [`${LRI}+1 202 555 0123${PDI}`, `${LRI}…23${PDI}`],
  [`+1 ${LRI}202${PDI} 555\u200e 0123`, "…23"],
  [`+${ZERO_WIDTH}1${ZERO_WIDTH}2${ZERO_WIDTH}0${ZERO_WIDTH}2${ZERO_WIDTH}5550123`, "…23"],
  [`202${ZERO_WIDTH}5550\u00ad123`, "…23"],
  ["电话2025550123。 و2025550123", "电话…23。 و…23"],
  ["https://api.example/?to=%2B12025550123", "https://api.example/?to=…23"],
  ["2025550123x12, 2025550123 ext. 4", "…23x12, …23 ext. 4"],
  ["2026-11-26 08:00:05 +1 202 555 0123", "2026-11-26 08:00:05 …23"],
  ["2026-11-26 202 555 0123", "2026-11-26 …23"],
  ["555-0123", "…23"],
  ["+1 202\n555\r\n0123", "…23"],
  ["202,555,0123 and 202:555:0123", "…23 and …23"],
  ["12:02:55:50:12:30", "…30"],
  ["①②③④⑤⑥⑦⑧ or ❷⓿❷❺❺❺⓪❶❷❸", "…78 or …23"],
  ["²⁰²⁵⁵⁵⁰¹²³ or ₂₀₂₅₅₅₀₁₂₃", "…23 or …23"],
  ["20.25.55.01, 20.25.55.12", "…01, …12"],
])("[ZU10] [ZP9] a number is its last two digits: %j", (text, expected) => {
  expect(withShortNumbers(text)).toBe(expected);
});

test.each([
  "r-20261121-7k2q9d stays",
  "code 133016, HTTP 400, 60 s, 3 of 8 attempts",
  "21 Nov 2026, 14:20:05",
  "2026-11-26",
  "2026-11-26T08:00:00.000Z",
  "2026-11-26T08:00:00.123456+02:00",
  "2026-11-26 08:00",
  "26.11.2026, 26/11/2026 14:20, 11/26/2026",
  "08:00:00+0530",
  "192.168.100.200",
  "10.20.30.40 and 20.25.55.12/24, 20.25.55.12:8443",
  "21 Nov 2026,14:20:05 and 2026, 14:20",
  "codes 133016, 131031, 100",
  "area 12 m², 3½ h, 10⁶",
  "192.168.100.200:8443 and 10.20.30.40/24",
  "172.16.100.1 - 172.31.255.254",
  "subcode 2388093",
  "v20261121x",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
  "",
  "+1 2 3",
  "(",
])("[ZN7] what isn't a number stays: %j", (text) => {
  expect(withShortNumbers(text)).toBe(text);
});

test("[ZN7] a number of ours is shortened whatever it looks like", () => {
  const known = ["+1 202 555 0123", "2388093", "192168100200", "20261126"];
  expect(withShortNumbers("2388093 192.168.100.200 at 2026-11-26, r-2388093", known)).toBe(
    "…00 at …26, r-…93",
  );
  expect(withShortNumbers("anything", ["", "1"])).toBe("anything");
});

describe("[ZU10] no number as the window shows it is left", () => {
  const number = integer({ min: 10_000_000, max: 999_999_999_999 });

  test("whatever stands around it", () => {
    assert(
      property(number, string(), string(), (digits, before, after) => {
        const shown = spokenDigits(String(digits));
        return !withShortNumbers(`${before}${shown}${after}`).includes(shown);
      }),
    );
  });

  test("whatever stands between its digits, in whichever digits", () => {
    const gaps = array(constantFrom("", "", " ", NBSP, ".", "-", "/", ZERO_WIDTH, LRI, PDI, "\u200f"), {
      minLength: 14,
      maxLength: 14,
    });
    assert(
      property(number, gaps, constantFrom(0x30, 0x660, 0x6f0, 0xff10), (digits, between, zero) => {
        const spelled = Array.from(
          String(digits),
          (digit, at) => String.fromCodePoint(zero + Number(digit)) + (between[at] ?? ""),
        ).join("");
        const left = withShortNumbers(`to +${spelled}!`).replaceAll(/[^\p{Nd}]/gu, "");
        return left.length === 2;
      }),
    );
  });
});

test("[ZN7] a long text without a number, and one of digits and signs only, take no time", () => {
  const started = performance.now();
  for (const text of [
    "(+".repeat(20_000),
    "1 - ".repeat(20_000),
    "1\u200b".repeat(20_000),
    "1.1.1.".repeat(20_000),
  ])
    withShortNumbers(text);
  expect(performance.now() - started).toBeLessThan(2_000);
});
