import { describe, expect, test, vi } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { receiverHarness, VERIFY_TOKEN } from "../../support/webhooks/receiver-harness.ts";

const right = { "hub.mode": "subscribe", "hub.challenge": "1158201444", "hub.verify_token": VERIFY_TOKEN };
function query(change: Readonly<Record<string, string | undefined>> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...right, ...change }))
    if (value !== undefined) parameters.set(name, value);
  return parameters.toString();
}

describe("a handshake", () => {
  test("[V6] is answered with the bare challenge, and headers that let no browser make anything of it", async () => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const answer = await fetch(`${cloudUrl}?${query()}`);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
    const { connection: _c, "keep-alive": _k, ...headers } = Object.fromEntries(answer.headers);
    expect(headers).toEqual({
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "content-length": "10",
    });
    expect(rig.heard("handshakes")).toMatchObject([{ receiver: "terminal", ok: true }]);
    expect(rig.receivers.state("terminal")?.counts).toMatchObject({ handshakes: 1, failedHandshakes: 0 });
  });

  test.each([
    ["another token", query({ "hub.verify_token": "another" }), 403],
    ["the token and a letter", query({ "hub.verify_token": `${VERIFY_TOKEN}x` }), 403],
    ["no token", query({ "hub.verify_token": undefined }), 403],
    ["an empty token", query({ "hub.verify_token": "" }), 403],
    ["another mode", query({ "hub.mode": "unsubscribe" }), 403],
    ["no mode", query({ "hub.mode": undefined }), 403],
    ["no challenge", query({ "hub.challenge": undefined }), 403],
    ["a challenge that is a page", query({ "hub.challenge": "<script>alert(1)</script>" }), 403],
    ["a challenge with a line end", query({ "hub.challenge": "1\r\n2" }), 403],
    ["a challenge that is too long", query({ "hub.challenge": "1".repeat(257) }), 403],
    ["a second token", `${query()}&hub.verify_token=${VERIFY_TOKEN}`, 400],
    ["a second challenge", `${query()}&hub.challenge=2`, 400],
    ["anything twice", `${query()}&a=1&a=2`, 400],
    ["nothing of a handshake", "a=1", 404],
  ])("[V6] with %s gets an empty answer", async (_name, asked, status) => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const answer = await fetch(`${cloudUrl}?${asked}`);
    expect([answer.status, await answer.text()]).toEqual([status, ""]);
    expect(rig.heard("handshakes").map(({ ok }) => ok)).toEqual(status === 404 ? [] : [false]);
  });

  test("takes the longest challenge, and parameters that are none of ours", async () => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const longest = "aZ9._-".repeat(43).slice(0, 256);
    const answer = await fetch(`${cloudUrl}?${query({ "hub.challenge": longest })}&utm=1`);
    expect(await answer.text()).toBe(longest);
  });

  test("[V6] never succeeds without a verify token", async () => {
    const rig = receiverHarness();
    const { cloudUrl, state } = await rig.listen({ verifyToken: undefined });
    expect(state.hasVerifyToken).toBe(false);
    expect((await fetch(`${cloudUrl}?${query({ "hub.verify_token": "" })}`)).status).toBe(403);
  });

  test("[V6] after five failures in a minute has to wait, even with the right token, and then no longer", async () => {
    const clock = virtualClock();
    const rig = receiverHarness({ ports: { clock } });
    const { cloudUrl } = await rig.listen();
    const wrong = `${cloudUrl}?${query({ "hub.verify_token": "guess" })}`;
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await fetch(wrong)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    await clock.advance(20_000);
    const late = await fetch(`${cloudUrl}?${query()}`);
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "40"]);
    await clock.advance(40_001);
    expect((await fetch(`${cloudUrl}?${query()}`)).status).toBe(200);
  });

  test("may bring a token that is expected for a while, and whoever waits for it hears so", async () => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const seen = vi.fn();
    const forget = rig.receivers.expectVerification("terminal", redact("borrowed", "verify token"), seen);
    const url = `${cloudUrl}?${query({ "hub.verify_token": "borrowed" })}`;
    expect((await fetch(url)).status).toBe(200);
    expect(seen).toHaveBeenCalledTimes(1);
    expect((await fetch(`${cloudUrl}?${query()}`)).status).toBe(200);
    expect(seen).toHaveBeenCalledTimes(1);
    forget();
    expect((await fetch(url)).status).toBe(403);
  });
});
