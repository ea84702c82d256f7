import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  retryAfterInDetails,
  retryAfterSeconds,
  toldSeconds,
} from "../../../main/core/platforms/http/retry-after.ts";
import { scrubberFor } from "../../../main/core/platforms/http/safe-text.ts";
import { countAuthorities } from "../../../main/core/platforms/http/secure-context.ts";
import { parseStrictJson } from "../../../shared/strict-json.ts";
import { parseExpiry } from "../../../main/core/platforms/on-prem/client-session.ts";
import { makeCertificate } from "../../support/certificates.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("strict JSON", () => {
  test("[F9] reads what JSON.parse reads, where no member comes twice", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(parseStrictJson(bytes(text))).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      }),
    );
  });

  test("[F9] refuses a repeated member wherever it stands and however it is spelt", () => {
    const wrap = fc.constantFrom<(inner: string) => string>(
      (inner) => inner,
      (inner) => `[1,${inner}]`,
      (inner) => `{"outer":[${inner},{"outer":2}]}`,
      (inner) => `{"x":"{\\"","y":${inner}}`,
    );
    const escaped = (name: string): string =>
      `"${name
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("")}"`;
    fc.assert(
      fc.property(
        fc.string(),
        fc.tuple(fc.jsonValue(), fc.jsonValue()),
        wrap,
        fc.boolean(),
        (name, [one, two], around, spelt) => {
          const second = spelt ? escaped(name) : JSON.stringify(name);
          const inner = `{${JSON.stringify(name)}:${JSON.stringify(one)} , ${second} : ${JSON.stringify(two)}}`;
          expect(parseStrictJson(bytes(around(inner))).ok).toBe(false);
        },
      ),
    );
  });

  test("[F9] takes any bytes without crashing", () => {
    const jsonish = fc.array(
      fc.constantFrom("{", "}", "[", "]", '"', ",", ":", "\\", "u0", " ", "1", "true"),
      { maxLength: 60 },
    );
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      jsonish.map((parts) => bytes(parts.join(""))),
    );
    fc.assert(
      fc.property(noise, (given) => {
        expect(parseStrictJson(given).ok).toBeTypeOf("boolean");
      }),
    );
  });

  test.each([
    ["deep", "[".repeat(100_000), "tooDeep"],
    ["a byte order mark", "\uFEFF{}", "byteOrderMark"],
    ["NUL", '{"a":"\0"}', "nulCharacter"],
    ["unfinished", '{"a":"', "notJson"],
    ["empty", "", "notJson"],
  ])("[F9] names what is wrong: %s", (_name, text, kind) => {
    expect(parseStrictJson(bytes(text))).toEqual({ ok: false, problem: { kind } });
  });

  test("64 levels are read, 65 are not", () => {
    expect(parseStrictJson(bytes("[".repeat(64) + "]".repeat(64))).ok).toBe(true);
    expect(parseStrictJson(bytes("[".repeat(65) + "]".repeat(65))).ok).toBe(false);
  });
});

describe("the wait that a server asks for", () => {
  const now = Date.UTC(2026, 0, 15, 12);

  test("[F18] is between nothing and 72 hours, whatever stands in the header", () => {
    const header = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.nat().map((n) => `${n}${n}${n}`),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(header, (text) => {
        const seconds = retryAfterSeconds(text, now);
        expect(
          seconds === undefined || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 259_200),
        ).toBe(true);
      }),
    );
  });

  test("[F18] reads seconds and dates", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 259_200 }), (seconds) => {
        expect(retryAfterSeconds(String(seconds), now)).toBe(seconds);
        expect(retryAfterSeconds(new Date(now + seconds * 1000).toUTCString(), now)).toBe(seconds);
      }),
    );
  });

  test.each([["-5"], ["soon"], [""], [undefined], ["1e9x"]])("[F18] %s says nothing", (header) => {
    expect(retryAfterSeconds(header, now)).toBeUndefined();
  });

  test.each([
    ["retry_after: 30", 30],
    ["too_recent, retry_after=125", 125],
    ["Please wait 5 minutes", 300],
    ["retry after 2 hours", 7200],
    ["Retry after 1 hour 30 minutes", 5400],
    ["retry_after: 1h30m, codes last 10 minutes", 5400],
    ["Retry after 1 hour and 30 minutes, or call 30 minutes later", 5400],
    ["Too many guesses. Please wait 1h30m.", 5400],
    ["Retry after 1:30:00", 5400],
    ["wait 10.5 minutes", 630],
    ["wait 1,5 hours", 5400],
    ["wait 1,800 seconds", 1800],
    ["retry after 1 month", 259_200],
    ["wait 9000000000000000 seconds", 259_200],
    ["wait 1000000000005 seconds", 259_200],
    [`retry after ${"9".repeat(400)}`, 259_200],
    ["retry after 2026-01-15T12:10:00Z", 600],
    ["A code was requested too recently. Try again after 59 seconds.", 59],
    ["Please wait at least another 5 minutes before requesting a code", 300],
    ["The waiting time: 90 s", 90],
    ["try again later in 2 h", 7200],
    ["Wait until 2026-01-15T12:10:00Z", 600],
    ["Locked", undefined],
  ])("[F18] in an error's details, %j says %s", (details, seconds) => {
    expect(retryAfterInDetails(details, now)).toBe(seconds);
  });

  test.each([
    "More than 24 hours have passed since the customer last replied to this number.",
    "The number was registered 31 minutes ago.",
    "Codes last 10 minutes.",
    "At most 10 registrations within 72 hours are allowed.",
    "The certificate has expired: 14 days",
    "You don't wait 5 minutes for a code",
    "The request ended after wait 31 min",
    "We have waited 31 minutes for the client",
    "No answer: wait (31 min)",
    "Please wait. The last code was sent 31 minutes ago.",
    "Please wait 31 minutes ago",
    "Please wait 30",
    "session of 1h30m, build 2026.1.5s",
    "wait wait wait for 31",
  ])("[F18] a time that isn't one to wait counts as none: %s", (details) => {
    expect(retryAfterInDetails(details, now)).toBeUndefined();
  });

  test("[F18] the text of a member that tells a wait may hold the time alone", () => {
    expect(toldSeconds("5 minutes", now)).toBe(300);
    expect(toldSeconds("in about 1 hour, 30 minutes", now)).toBe(5400);
    expect(toldSeconds("soon", now)).toBeUndefined();
  });

  test.each([
    [30, 30],
    ["30", 30],
    [0.4, 1],
    [3599.5, 3600],
    [-5, 0],
    [9_000_000_000_000_000, 259_200],
    [Number.POSITIVE_INFINITY, 259_200],
    ["9".repeat(400), 259_200],
    [now / 1000 + 60, 60],
    [now + 60_000, 60],
    [String(now / 1000 + 60), 60],
    [now / 1000 - 60, 0],
    [new Date(now + 60_000).toISOString(), 60],
    ["1 hour 30 minutes", 5400],
    ["soon", undefined],
    [true, undefined],
    [null, undefined],
    [{}, undefined],
  ])("[F18] a member of an answer that holds %j says %s", (member, seconds) => {
    expect(toldSeconds(member, now)).toBe(seconds);
  });
});

describe("the end of a sign-in", () => {
  test("is read as the client writes it, to the second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_799 }), (seconds) => {
        const written = `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")}+00:00`;
        expect(parseExpiry(written)).toBe(seconds * 1000);
      }),
    );
  });

  test.each([
    ["2026-11-28T01:15:00Z", Date.UTC(2026, 10, 28, 1, 15)],
    ["2026-11-28 03:15:00+0200", Date.UTC(2026, 10, 28, 1, 15)],
    ["2026-11-28 01:15:00", Date.UTC(2026, 10, 28, 1, 15)],
    ["2026-13-41 01:15:00+00:00", undefined],
    ["tomorrow", undefined],
  ])("%s", (text, at) => {
    expect(parseExpiry(text)).toBe(at);
  });
});

describe("texts of servers", () => {
  test("a secret is found in any text around it", () => {
    fc.assert(
      fc.property(
        fc
          .string({ minLength: 6 })
          .filter((secret) => secret.trim().length >= 6 && !"<redacted>".includes(secret)),
        fc.string({ maxLength: 50 }),
        fc.string({ maxLength: 50 }),
        (secret, before, after) => {
          expect(scrubberFor([secret])(`${before}${secret}${after}`)).not.toContain(secret);
        },
      ),
    );
  });

  test("[I12] holds no code in the groups in which people write it", () => {
    for (const written of ["123456", "123-456", "12 34 56", "1.2.3.4.5.6"])
      expect(scrubberFor(["123456"])(`the code ${written} has ended`)).toBe("the code <redacted> has ended");
    expect(scrubberFor(["123456"])("123-457")).toBe("123-457");
  });

  test("[I13] a callback that a server does not like is repeated without its path, query and user", () => {
    const clean = scrubberFor([])(
      "Callback verification failed: https://user:pw@cb.example/path?key=1 (500)",
    );
    expect(clean).toMatch(
      /^Callback verification failed: https:\/\/…\w{4}@cb\.example\/…\w{4}\?…\w{4} \(500\)$/,
    );
  });

  test("never longer than 500 characters, never a control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
        const clean = scrubberFor(["secret"])(text);
        expect(clean.length).toBeLessThanOrEqual(500);
        expect(clean).not.toMatch(/\p{Cc}|\p{Cf}/u);
      }),
    );
  });
});

describe("a CA file", () => {
  test("counts its certificates, and refuses what is none", async () => {
    const [one, two] = await Promise.all([makeCertificate(), makeCertificate()]);
    expect(countAuthorities(`# two\n${one.cert}\n${two.cert}`)).toEqual({ ok: true, value: 2 });
    for (const text of [
      "",
      "hello",
      one.key,
      "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
    ]) {
      expect(countAuthorities(text)).toEqual({ ok: false, problem: { kind: "noCertificate" } });
    }
  });
});
