import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { signatureCheck } from "../../../main/core/endpoint/notification-signature.ts";
import { makeFixtures } from "../../../main/core/webhooks/trigger/fixtures.ts";
import { redact } from "../../../shared/redacted.ts";
import { shapeOf } from "../../../shared/translate/notification.ts";
import { kindsOf, MadeUpShape, SAMPLE_APP_SECRET } from "../../../shared/webhook/made-up.ts";

const Index = z.strictObject({
  about: z.string(),
  brand: z.string(),
  appSecret: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("sample"), value: z.string() }),
    z.strictObject({ kind: z.literal("own") }),
  ]),
  notifications: z.array(
    z.strictObject({
      shape: MadeUpShape,
      kind: z.string(),
      messageId: z.string().optional(),
      body: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      headers: z.strictObject({ unsigned: z.string(), signed: z.string().optional() }),
    }),
  ),
});

function unpacked(zip: Uint8Array) {
  const files = unzipSync(zip);
  const bytesOf = (path: string): Uint8Array => {
    const bytes = files[path];
    if (bytes === undefined) throw new Error(`no ${path}`);
    return bytes;
  };
  const textOf = (path: string): string => strFromU8(bytesOf(path));
  return { files, bytesOf, textOf, index: Index.parse(JSON.parse(textOf("index.json"))) };
}

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

describe("fixtures", () => {
  test("[X7] are of every kind in each shape, and every file is in the index", () => {
    const { zip, notifications } = makeFixtures({ brand: "chat" });
    const { files, index, textOf } = unpacked(zip);
    expect(index.notifications.map(({ shape, kind }) => `${shape} ${kind}`)).toEqual(
      MadeUpShape.options.flatMap((shape) => kindsOf(shape).map((kind) => `${shape} ${kind}`)),
    );
    expect(notifications).toBe(index.notifications.length);
    const listed = index.notifications.flatMap(({ body, headers }) => [body, ...Object.values(headers)]);
    expect(new Set(Object.keys(files))).toEqual(new Set(["index.json", ...listed]));
    const ids = index.notifications.flatMap(({ messageId }) => messageId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { shape, body } of index.notifications) expect(shapeOf(JSON.parse(textOf(body)))).toBe(shape);
  });

  test("[X7] are byte for byte as they are sent, and signed over these bytes", () => {
    const { zip } = makeFixtures({ brand: "chat" });
    const { bytesOf, textOf, index } = unpacked(zip);
    expect(index.appSecret).toEqual({ kind: "sample", value: SAMPLE_APP_SECRET });
    const check = signatureCheck([redact(SAMPLE_APP_SECRET, "app secret")]);
    for (const { shape, body, bytes, sha256, headers } of index.notifications) {
      const content = bytesOf(body);
      expect(
        content.every((byte) => byte >= 0x20 && byte < 0x7f),
        body,
      ).toBe(true);
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
      expect(textOf(headers.unsigned)).toBe("content-type: application/json\n");
      expect(headers.signed === undefined).toBe(shape === "on-premises");
      if (headers.signed === undefined) continue;
      const signature = /^content-type: application\/json\nx-hub-signature-256: (.+)\n$/.exec(
        textOf(headers.signed),
      );
      expect(check(signature?.[1], content), body).toEqual({ state: "valid", secret: 1 });
    }
    expect(textOf("cloud/text.json")).toContain(String.raw`Gr\u00fc\u00dfe`);
    expect(textOf("cloud/text.json")).toContain(String.raw`\ud83d\udc4d`);
  });

  test("[X7] are the same each time, whatever the time zone", () => {
    const [first, ...others] = ["UTC", "America/New_York", "Asia/Kolkata"].map((one) => {
      process.env["TZ"] = one;
      return Buffer.from(makeFixtures({ brand: "chat" }).zip).toString("base64");
    });
    expect(others).toEqual([first, first]);
  });

  test("[X7] an own secret signs and isn't in them, and the brand is in their envelopes", () => {
    const own = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
    const { zip } = makeFixtures({ brand: "acme", appSecret: redact(own, "app secret") });
    const { files, index, textOf, bytesOf } = unpacked(zip);
    expect(index.appSecret).toEqual({ kind: "own" });
    for (const path of Object.keys(files)) {
      expect(textOf(path), path).not.toContain(own);
      expect(textOf(path), path).not.toContain(SAMPLE_APP_SECRET);
    }
    const header = textOf("cloud/voice.signed.headers.txt").trimEnd().split("x-hub-signature-256: ")[1];
    const check = signatureCheck([redact(own, "app secret")]);
    expect(check(header, bytesOf("cloud/voice.json"))).toEqual({ state: "valid", secret: 1 });
    expect(JSON.parse(textOf("cloud/voice.json"))).toMatchObject({ object: "acme_business_account" });
  });
});
