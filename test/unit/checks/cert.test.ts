import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  certificateBytes,
  certificateFields,
} from "../../../main/core/checks/certificate/certificate-fields.ts";
import {
  certExpiry,
  certNumber,
  certReadable,
} from "../../../main/core/checks/certificate/certificate-checks.ts";
import {
  ACCOUNT,
  certificateText,
  NOW,
  NUMBER_ID,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

const direction = "to-onprem";
const holding = (cert: string) => ({ direction, secrets: { "number.cert": cert } }) as const;
const day = 86_400_000;

describe("cert.readable", () => {
  it("passes for a certificate, also with the line breaks that tools add", async () => {
    expect(await resultOf(certReadable, { direction })).toMatchObject({ status: "pass" });
    const wrapped = certificateText().replace(/.{64}/g, "$&\r\n");
    expect(await resultOf(certReadable, holding(wrapped))).toMatchObject({ status: "pass" });
  });
  it.each(["not base64 at all!", "abc%", "A", ""])(
    "warns, no more, about %j, which is no base64",
    async (text) => {
      expect(await resultOf(certReadable, holding(text))).toMatchObject({
        status: "warn",
        cause: "not-base64",
      });
    },
  );
  it("warns, no more, about base64 of something else", async () => {
    const page = Buffer.from("<html>not a certificate</html>").toString("base64");
    expect(await resultOf(certReadable, holding(page))).toMatchObject({
      status: "warn",
      cause: "not-a-certificate",
    });
  });
  it("is skipped where the plan gives none", async () => {
    expect(await resultOf(certReadable, { direction, secrets: { "number.cert": undefined } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
  });
});

describe("cert.number", () => {
  it("passes when the certificate names this number and its display name", async () => {
    expect(await resultOf(certNumber, { direction })).toMatchObject({
      status: "pass",
      found: 'the certificate names "Northwind Bakery" and +12025550123',
    });
  });
  it("passes by the plan's display name where the cloud is silent, and by the number alone where no name is known", async () => {
    expect(
      await resultOf(certNumber, {
        direction,
        looks: { number: unanswered() },
        number: { displayName: "Northwind Bakery" },
      }),
    ).toMatchObject({ status: "pass" });
    expect(await resultOf(certNumber, { direction, looks: { number: unanswered() } })).toMatchObject({
      status: "pass",
      found: "the certificate names +12025550123",
    });
  });
  it.each([
    ["+442079460000", "+442079460000"],
    ["12025550199", "+12025550199"],
  ])("[F33] says no when the certificate names another number: %s", async (number, named) => {
    const result = await resultOf(certNumber, holding(certificateText({ number })));
    expect(result).toMatchObject({
      status: "fail",
      cause: "cert-of-another-number",
      found: `the certificate names ${named}, the plan +12025550123`,
    });
  });
  it.each(["442079460000", "202512310001", "1768478400000", "10000000001", "987654321012345"])(
    "[F33] warns, no more, about digits that may be another number, a serial or a moment: %s",
    async (number) => {
      expect(await resultOf(certNumber, holding(certificateText({ number })))).toMatchObject({
        status: "warn",
        cause: "cert-number-unclear",
        found: `the certificate contains ${number}, which may be another number, or no phone number at all; the plan names +12025550123`,
      });
    },
  );
  it.each([ACCOUNT, NUMBER_ID])("takes the plan's own id %s for no phone number", async (number) => {
    const result = await resultOf(certNumber, holding(certificateText({ number })));
    expect(result).toMatchObject({ status: "pass", found: 'the certificate names "Northwind Bakery"' });
  });
  it.each(["2025550123", "+12025550123"])(
    "[F33] takes %s for this number, written another way",
    async (number) => {
      const result = await resultOf(certNumber, holding(certificateText({ number })));
      expect(result).toMatchObject({ status: "pass" });
    },
  );
  it("warns when the certificate names another display name", async () => {
    expect(
      await resultOf(certNumber, holding(certificateText({ displayName: "Southwind Bakery" }))),
    ).toMatchObject({ status: "warn", cause: "cert-name-differs" });
  });
  it("is skipped when the certificate can't be read, or holds nothing to compare", async () => {
    expect(await resultOf(certNumber, holding("abc%"))).toMatchObject({ status: "skip", cause: "not-told" });
    const oneSerial = Buffer.from([0x0a, 0x02, 0x08, 0x01]).toString("base64");
    expect(await resultOf(certNumber, holding(oneSerial))).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
  });
});

describe("cert.expiry", () => {
  it("passes when the last date lies ahead", async () => {
    expect(await resultOf(certExpiry, { direction })).toMatchObject({
      status: "pass",
      facts: { endsAt: "2026-02-14T12:00:00.000Z" },
    });
  });
  it("[I24] says no when the last date has passed", async () => {
    const old = certificateText({ issuedAtMs: NOW - 90 * day, goodUntilMs: NOW - 5 * day });
    expect(await resultOf(certExpiry, holding(old))).toMatchObject({
      status: "fail",
      cause: "expired",
      found: "its last date was 5 days ago",
    });
  });
  it("is skipped when there is a single date, which is that of issue, or none", async () => {
    const once = certificateText({ issuedAtMs: NOW - 90 * day, goodUntilMs: NOW - 90 * day });
    expect(await resultOf(certExpiry, holding(once))).toMatchObject({ status: "skip", cause: "not-told" });
    expect(await resultOf(certExpiry, holding("abc%"))).toMatchObject({ status: "skip", cause: "not-told" });
  });
});

describe("reading certificates", () => {
  it("never throws on any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const fields = certificateFields(bytes);
        expect(fields === undefined || Array.isArray(fields.texts)).toBe(true);
      }),
    );
  });
  it("takes any text, and gives the bytes of what is base64", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 300 }), fc.string(), (bytes, text) => {
        expect(
          Buffer.from(certificateBytes(Buffer.from(bytes).toString("base64")) ?? []).equals(
            Buffer.from(bytes),
          ),
        ).toBe(true);
        expect(() => certificateBytes(text)).not.toThrow();
      }),
    );
  });
  it("finds the name and both dates of any certificate", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 2, maxLength: 60 }),
        fc.integer({ min: 1_300_000_000, max: 1_800_000_000 }),
        (name, issued) => {
          fc.pre(!/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/u.test(name));
          const bytes = certificateBytes(
            certificateText({
              displayName: name,
              issuedAtMs: issued * 1_000,
              goodUntilMs: (issued + 60) * 1_000,
            }),
          );
          expect(certificateFields(bytes ?? new Uint8Array())).toMatchObject({
            texts: expect.arrayContaining([name, "12025550123"]) as unknown,
            momentsMs: [issued * 1_000, (issued + 60) * 1_000],
          });
        },
      ),
    );
  });
});
