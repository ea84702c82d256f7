import { once } from "node:events";
import { createServer } from "node:https";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "../../support/certificates.ts";
import { openEndpoint, VERIFY_TOKEN } from "./endpoint.ts";
import { cloudEndpoint, HELLO, practise, setNumberCallback } from "./webhook-practice.ts";

describe("handshakes", () => {
  test("[A5.11] the address is asked with a challenge and the token, unsigned, and then set", async () => {
    const { endpoint } = await cloudEndpoint();
    const [asked, ...more] = endpoint.arrivals;
    expect(more).toEqual([]);
    expect(asked?.method).toBe("GET");
    expect(asked?.url.searchParams.get("hub.mode")).toBe("subscribe");
    expect(asked?.url.searchParams.get("hub.challenge")).toMatch(/^\d{10}$/);
    expect(asked?.url.searchParams.get("hub.verify_token")).toBe(VERIFY_TOKEN);
    expect(asked?.headers).not.toHaveProperty("x-hub-signature-256");
  });

  test.each([
    ["a wrong token", "another token", undefined, /HTTP status 403/],
    [
      "words around the challenge",
      VERIFY_TOKEN,
      (c: string) => ({ status: 200, text: `"${c}"` }),
      /challenge/,
    ],
    ["another status", VERIFY_TOKEN, (c: string) => ({ status: 201, text: c }), /HTTP status 201/],
    ["a redirect", VERIFY_TOKEN, () => ({ status: 302, text: "" }), /HTTP status 302/],
  ] as const)("[A5.11] %s leaves the callback as it was", async (_what, token, answers, why) => {
    const practice = await practise();
    const endpoint = await openEndpoint(practice.sandbox);
    endpoint.answersHandshakes = answers;
    const refused = await setNumberCallback(practice, endpoint.url, token);
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/"code":100/);
    expect(refused.text).toMatch(why);
    const { cloud } = practice.sandbox;
    const look = await practice.visitor.cloud("GET", `/${cloud.phoneNumberId}?fields=webhook_configuration`);
    expect(look.text).not.toContain("127.0.0.1");
  });

  test("[A5.11] nobody is asked for a call that would be refused anyway", async () => {
    const practice = await practise();
    const endpoint = await openEndpoint(practice.sandbox);
    practice.sandbox.world.expireTokens();
    expect((await setNumberCallback(practice, endpoint.url)).status).toBe(401);
    expect(endpoint.arrivals).toEqual([]);
  });

  test("a lost handshake sets the callback without asking", async () => {
    const practice = await practise({ faults: ["webhooks-lost-handshake"] });
    const endpoint = await openEndpoint(practice.sandbox);
    expect((await setNumberCallback(practice, endpoint.url, "another token")).status).toBe(200);
    expect(endpoint.arrivals).toEqual([]);
  });

  test("[A5.15] an address whose certificate vouches for itself is refused, by handshake and by sender", async () => {
    const practice = await practise({ faults: ["webhooks-lost-handshake"] });
    const { cert, key } = await makeCertificate();
    const server = createServer({ cert, key }, (_request, response) => response.end("never")).listen(0);
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
    await setNumberCallback(practice, url);
    practice.sandbox.world.inbound(HELLO);
    await practice.sandbox.world.tick();
    expect(practice.posted).toMatchObject([{ failed: "DEPTH_ZERO_SELF_SIGNED_CERT", silent: false }]);
    practice.sandbox.world.clearFaults();
    expect((await setNumberCallback(practice, url)).text).toContain("DEPTH_ZERO_SELF_SIGNED_CERT");
  });
});
