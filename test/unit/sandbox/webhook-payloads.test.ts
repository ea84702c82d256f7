import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cloudNotification } from "../../../main/sandbox/webhook-sender/cloud-payload.ts";
import { onPremNotification } from "../../../main/sandbox/webhook-sender/on-prem-payload.ts";
import type { Fact } from "../../../main/sandbox/webhook-sender/update.ts";
import { signatureOf, toWire } from "../../../main/sandbox/webhook-sender/wire.ts";
import { worldOf } from "./imagined-world.ts";

const AT_MS = Date.UTC(2026, 0, 15, 12);
const { fixtures } = worldOf();

function message(type: "text" | "voice" | "unsupported", text = "Good morning"): Fact {
  return {
    kind: "message",
    id: "wamid.HBgL",
    from: "12025550177",
    name: "Ana",
    type,
    text,
    mediaId: "1003383421387256",
    atMs: AT_MS,
  };
}

function status(name: "sent" | "delivered" | "read"): Fact {
  return {
    kind: "status",
    id: "wamid.OUT",
    to: "12025550177",
    status: name,
    conversation: "c1",
    atMs: AT_MS,
  };
}

const trouble: Fact = {
  kind: "error",
  code: 131000,
  title: "Something went wrong",
  details: "Try again",
  atMs: AT_MS,
};

/** The content of a cloud notification of one fact, without its envelope. */
function cloudValue(fact: Fact): unknown {
  const { entry } = cloudNotification(fixtures, [fact]) as {
    readonly entry: readonly { readonly changes: readonly { readonly value: unknown }[] }[];
  };
  return entry[0]?.changes[0]?.value;
}

describe("notifications of the cloud", () => {
  test("have the envelope, the number they are about, and the words of the message", () => {
    expect(cloudNotification(fixtures, [message("text")])).toEqual({
      object: "chat_business_account",
      entry: [
        {
          id: fixtures.businessAccountId,
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "chat",
                metadata: {
                  display_phone_number: "+1 202-555-0123",
                  phone_number_id: fixtures.phoneNumberId,
                },
                contacts: [{ profile: { name: "Ana" }, wa_id: "12025550177" }],
                messages: [
                  {
                    from: "12025550177",
                    id: "wamid.HBgL",
                    timestamp: "1768478400",
                    type: "text",
                    text: { body: "Good morning" },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  test("carry many updates as many entries of one account", () => {
    const { entry } = cloudNotification(fixtures, [status("sent"), status("delivered"), message("text")]) as {
      readonly entry: readonly { readonly id: string }[];
    };
    expect(entry.map(({ id }) => id)).toEqual(Array.from({ length: 3 }, () => fixtures.businessAccountId));
  });

  test("tell a voice message by audio.voice", () => {
    expect(cloudValue(message("voice"))).toMatchObject({
      messages: [{ type: "audio", audio: { voice: true, id: "1003383421387256" } }],
    });
  });

  test("tell what has no word by 131051, and its kind", () => {
    expect(cloudValue(message("unsupported"))).toMatchObject({
      messages: [{ type: "unsupported", errors: [{ code: 131051 }], unsupported: { type: "poll" } }],
    });
  });

  test("tell statuses with a price at sent and delivered, and without contacts", () => {
    const value = cloudValue(status("delivered"));
    expect(value).toMatchObject({
      statuses: [
        { id: "wamid.OUT", status: "delivered", recipient_id: "12025550177", pricing: { billable: false } },
      ],
    });
    expect(value).not.toHaveProperty("contacts");
    expect(JSON.stringify(cloudValue(status("read")))).not.toContain("pricing");
  });

  test("tell errors of the platform's own in the value", () => {
    expect(cloudValue(trouble)).toMatchObject({
      errors: [{ code: 131000, message: "Something went wrong", error_data: { details: "Try again" } }],
    });
  });
});

describe("callbacks of the on-premises client", () => {
  test("[A5.13] have arrays at the top level and no word of the number", () => {
    expect(Object.keys(onPremNotification(message("text")))).toEqual(["contacts", "messages"]);
    expect(Object.keys(onPremNotification(status("delivered")))).toEqual(["statuses"]);
    expect(onPremNotification(trouble)).toMatchObject({ errors: [{ code: 131000, details: "Try again" }] });
    expect(JSON.stringify(onPremNotification(message("text")))).not.toContain(fixtures.phoneNumberId);
  });

  test("tell a voice message by its type, and what has no word as unknown with 501", () => {
    expect(onPremNotification(message("voice"))).toMatchObject({
      messages: [{ type: "voice", voice: { id: "1003383421387256" } }],
    });
    expect(onPremNotification(message("unsupported"))).toMatchObject({
      messages: [{ type: "unknown", errors: [{ code: 501 }] }],
    });
  });
});

describe("on the wire", () => {
  test("[A5.10] everything beyond ASCII is escaped as lower-case \\uXXXX, and the signature is over those bytes", () => {
    const bytes = toWire({ body: "ñandú ¿qué? 😀 \u2028 / \u007f" });
    expect(bytes.toString("latin1")).toBe(
      String.raw`{"body":"\u00f1and\u00fa \u00bfqu\u00e9? \ud83d\ude00 \u2028 / ` + '\u007f"}',
    );
    expect(JSON.parse(bytes.toString("utf8"))).toEqual({ body: "ñandú ¿qué? 😀 \u2028 / \u007f" });
    const expected = createHmac("sha256", "secret").update(bytes).digest("hex");
    expect(signatureOf(bytes, "secret")).toBe(`sha256=${expected}`);
  });
});
