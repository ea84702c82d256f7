import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { intake } from "../../../main/core/webhooks/receiver/intake.ts";
import type { Delivery } from "../../../main/core/webhooks/receiver/router.ts";
import { signatureCheck, signatureOf } from "../../../main/core/endpoint/notification-signature.ts";
import type { Posted } from "../../../main/core/webhooks/outgoing/post.ts";
import {
  KEPT_BODY_BYTES,
  type Incoming,
  type NotificationId,
  type StoreRefusal,
} from "../../../main/core/webhooks/store/port.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { as, response } from "../../support/webhooks/told-response.ts";

describe("[V4] taking notifications", () => {
  const SECRET = redact("an app secret of 32 characters !", "app secret");
  type Kept = { readonly refused?: string | undefined; readonly signature: string };

  function taking(
    result: () => Promise<Result<NotificationId, StoreRefusal>> = async () => ok(1),
    copied?: Promise<Posted>,
  ) {
    const kept: Kept[] = [];
    const told: string[] = [];
    const take = intake({
      ports: { clock: virtualClock() },
      store: {
        accept: (incoming: Incoming) => {
          kept.push({ refused: incoming.refused, signature: incoming.signature });
          return result();
        },
      },
      common: () => ({ receiver: "terminal", source: "cloud" }),
      check: signatureCheck([SECRET]),
      isMadeUp: () => false,
      accepted: () => {
        told.push("accepted");
        return copied;
      },
      refused: () => void told.push("refused"),
      busy: (trouble) => void told.push(trouble),
      answering: () => undefined,
    });
    const give = async (
      signature?: string,
      lane: Delivery["lane"] = "cloud",
      body: Buffer = Buffer.from("{}"),
    ) => {
      const one = response();
      let released = 0;
      take({
        lane,
        request: {
          headers: signature === undefined ? {} : { "x-hub-signature-256": signature },
        } as unknown as IncomingMessage,
        body,
        response: as(one),
        release: () => void (released += 1),
      });
      await new Promise((resolve) => setImmediate(resolve));
      return { status: one.status, released };
    };
    return { kept, told, give };
  }

  test("what is refused is recorded with why, one after the other without end", async () => {
    const { kept, told, give } = taking();
    for (let times = 0; times < 40; times += 1)
      expect(await give(times % 2 === 0 ? undefined : "sha256=00")).toEqual({ status: 401, released: 1 });
    expect(kept).toHaveLength(40);
    expect(new Set(kept.map(({ refused }) => refused))).toEqual(
      new Set(["signature-missing", "signature-invalid"]),
    );
    expect(told.every((what) => what === "refused")).toBe(true);
  });

  test("while the disk holds 32 of them up, the next is answered and recorded nowhere", async () => {
    const { kept, give } = taking(() => new Promise(() => undefined));
    for (let times = 0; times < 32; times += 1) expect((await give()).released).toBe(0);
    expect(await give()).toEqual({ status: 401, released: 1 });
    expect(kept).toHaveLength(32);
  });

  test("what is signed is taken, and what the on-premises client sends needs no signature", async () => {
    const { kept, told, give } = taking();
    expect(await give(signatureOf(SECRET, Buffer.from("{}")))).toEqual({ status: 200, released: 1 });
    expect(await give(undefined, "on-premises")).toEqual({ status: 200, released: 1 });
    expect(kept).toMatchObject([{ signature: "valid" }, { signature: "unchecked" }]);
    expect(told).toEqual(["accepted", "accepted"]);
  });

  test("a large body is freed when it is stored and nothing copies it, also one that was refused", async () => {
    const large = (): Buffer => Buffer.alloc(KEPT_BODY_BYTES + 1, "x");
    let stored: (id: Result<NotificationId, StoreRefusal>) => void = () => undefined;
    const { give } = taking(() => new Promise((resolve) => (stored = resolve)));
    for (const signature of [signatureOf(SECRET, large()), "sha256=00"]) {
      const body = large();
      await give(signature, "cloud", body);
      expect(body.byteLength).toBe(KEPT_BODY_BYTES + 1);
      stored(ok(1));
      await new Promise((resolve) => setImmediate(resolve));
      expect(body.byteLength).toBe(0);
    }
  });

  test("[V11] a body that goes to production is never freed here, and one that the store keeps in memory neither", async () => {
    const large = Buffer.alloc(KEPT_BODY_BYTES + 1, "x");
    const small = Buffer.alloc(KEPT_BODY_BYTES, "x");
    const copying = taking(undefined, Promise.resolve({ ms: 1, status: 200 }));
    expect(await copying.give(signatureOf(SECRET, large), "cloud", large)).toEqual({
      status: 200,
      released: 1,
    });
    expect(await taking().give(signatureOf(SECRET, small), "cloud", small)).toMatchObject({ status: 200 });
    expect([large.byteLength, small.byteLength]).toEqual([KEPT_BODY_BYTES + 1, KEPT_BODY_BYTES]);
  });

  test.each([
    [{ kind: "storageFull" }, "disk-full"],
    [{ kind: "storeFull" }, "store-full"],
    [{ kind: "vaultLocked" }, "vault-locked"],
    [{ kind: "storageFailed", code: "EIO" }, "store-failed"],
  ] as const)("[V5] %o puts the sender off and is told as %s", async (problem, trouble) => {
    const { told, give } = taking(async () => err(problem));
    expect(await give(signatureOf(SECRET, Buffer.from("{}")))).toEqual({ status: 503, released: 1 });
    expect(told).toEqual([trouble]);
  });
});
