import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hmacSha256 } from "../../../main/core/endpoint/hmac.ts";
import { redact } from "../../../shared/redacted.ts";

const hex = (text: string): Buffer => Buffer.from(text, "hex");

// RFC 4231, test cases 1 and 2: the ones whose keys are text.
test("[V3] a signature's digest is the one of the standard's examples", () => {
  expect(hmacSha256(redact("Jefe", "app secret"))(Buffer.from("what do ya want for nothing?"))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  expect(hmacSha256(redact("\v".repeat(20), "app secret"))(Buffer.from("Hi There"))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
});

test("[V3] it is the same as Node's own for every length of secret and body, one after the other", () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const secret = "sécret".repeat(40).slice(0, length);
    const digestOf = hmacSha256(redact(secret, "app secret"));
    for (const bytes of [16_384, 0, 1, 55, 56, 63, 64, 65, 1_200, 16_383, 16_385, 100_000, 3]) {
      const body = hex("00ff10".repeat(Math.ceil(bytes / 3))).subarray(0, bytes);
      expect(digestOf(body), `${length} ${bytes}`).toBe(
        createHmac("sha256", secret).update(body).digest("hex"),
      );
    }
  }
});
