import { describe, expect, test } from "vitest";
import { describeCertificate } from "../../../main/core/checks/certificate/describe-certificate.ts";
import type { NumberCertificate } from "../../../shared/certificate/number-certificate.ts";
import { redact } from "../../../shared/redacted.ts";
import { certificateFacts, certificateReason } from "../../../shared/wording/certificate-words.ts";
import { translateToEnglish as t } from "../../../shared/wording/translate.ts";
import { certificateText, checkContext, NOW } from "../../support/check-context.ts";

const DAY_MS = 86_400_000;
const plan = checkContext({ direction: "to-onprem" }).plan;
const named = checkContext({ direction: "to-onprem", number: { displayName: "Northwind Bakery" } }).plan;

const read = (text: string, about: { readonly plan?: typeof plan } = { plan }): NumberCertificate =>
  describeCertificate(redact(text, "certificate"), { now: NOW, ...about });

describe("a verified-name certificate", () => {
  test("[O1] of this number that hasn't ended has nothing against it, and tells names and dates", () => {
    expect(read(certificateText(), { plan: named })).toMatchObject({
      outcome: "fits",
      numbers: ["12025550123"],
      moments: ["2026-01-14T12:00:00.000Z", "2026-02-14T12:00:00.000Z"],
      endsAt: "2026-02-14T12:00:00.000Z",
      daysLeft: 30,
      comparedWith: "+12025550123",
    });
    expect(read(certificateText()).words).toContain("Northwind Bakery");
  });

  test.each([
    ["expired", certificateText({ goodUntilMs: NOW }), "wrong"],
    ["expired", certificateText({ goodUntilMs: NOW - 1, number: "442079460000" }), "wrong"],
    ["another-number", certificateText({ number: "+442079460000" }), "wrong"],
    ["tls-certificate", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n", "wrong"],
    ["not-base64", "vname certificate of 2026!", "wrong"],
    ["not-readable", Buffer.from("<html>not a certificate</html>").toString("base64"), "unclear"],
    ["unclear-number", certificateText({ number: "442079460000" }), "unclear"],
    ["number-not-told", certificateText({ number: "none" }), "unclear"],
  ] as const)("[O1] is %s", (why, text, outcome) => {
    const told = read(text);
    expect(told).toMatchObject({ why, outcome });
    expect(certificateReason(t, told)).not.toContain("undefined");
  });

  test("[O1] of another display name than the plan's, or compared with nothing, is unclear", () => {
    const other = certificateText({ displayName: "Southwind Bakery" });
    expect(read(other, { plan: named })).toMatchObject({ outcome: "unclear", why: "another-name" });
    expect(read(other, {})).toMatchObject({ outcome: "unclear", why: "nothing-compared" });
  });

  test("[O1] that ends today, or ended a moment ago, is told so", () => {
    const words = (left: number): string =>
      certificateFacts(t, read(certificateText({ goodUntilMs: NOW + left, issuedAtMs: NOW - 90 * DAY_MS })))
        .map(([, value]) => value)
        .join(" | ");
    expect(words(3_600_000)).toContain("in 0 days");
    expect(words(-3_600_000)).toContain("1 day ago");
  });

  test("[O2] is never repeated: neither its text nor a long run of characters in it", () => {
    const key = "kQ9zP2mXv8tLw4RbY7cHnD3sJf6gTa1U0eKi5oZq";
    const text = certificateText({ displayName: key });
    const told = read(text);
    expect(JSON.stringify(told)).not.toContain(key);
    expect(JSON.stringify(told)).not.toContain(text.slice(0, 24));
    expect(told.otherTexts).toBeGreaterThanOrEqual(1);
  });

  test("[O2] with hostile texts is shown with what they hide made visible", () => {
    const told = read(certificateText({ displayName: "Bakery \u202E\u001B[2J" }));
    for (const hidden of ["\u202E", "\u001B"]) expect(told.words.join()).not.toContain(hidden);
  });

  test("[O1] that is cut off anywhere never throws and never fits", () => {
    const text = certificateText();
    for (let length = 1; length < text.length; length += 3)
      expect(["unclear", "wrong", "fits"]).toContain(read(text.slice(0, length)).outcome);
    expect(read(text.slice(0, 20)).outcome).not.toBe("fits");
  });
});
