import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerChallenge, answerLater, answerUnread } from "../../../main/core/webhooks/receiver/answers.ts";
import {
  judgeVerification,
  verificationHandler,
  verifyTokens,
} from "../../../main/core/webhooks/receiver/verification.ts";
import { hosts } from "../../../main/core/webhooks/receiver/hosts.ts";
import { redact } from "../../../shared/redacted.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { as, headerOf, response } from "../../support/webhooks/told-response.ts";

describe("[V2] [V5] answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    [undefined, "5"],
    [0, "1"],
    [0.2, "1"],
    [1.1, "2"],
    [30, "30"],
  ])("after %s seconds is told as %s, never as none", (seconds, told) => {
    const one = response();
    answerLater(as(one), 503, seconds);
    expect([one.status, headerOf(one, "Retry-After"), one.sendDate]).toEqual([503, told, false]);
  });

  test("one that was answered already, or is gone, is not answered again", () => {
    const answered = { ...response(), headersSent: true };
    const gone = { ...response(), destroyed: true };
    for (const one of [answered, gone]) {
      answerLater(as(one), 503);
      expect([one.status, one.ended]).toEqual([0, 0]);
    }
  });

  test("a challenge is told with its length in bytes and in a way that no browser runs", () => {
    const one = response();
    answerChallenge(as(one), "abc-1");
    expect([one.status, one.text, headerOf(one, "Content-Length")]).toEqual([200, "abc-1", "5"]);
    expect(headerOf(one, "Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(headerOf(one, "X-Content-Type-Options")).toBe("nosniff");
  });

  test("a body that nobody wants is read on for a while, and then no more", () => {
    const linger = (): { one: ReturnType<typeof response>; request: EventEmitter } => {
      const one = response();
      const request = Object.assign(new EventEmitter(), { resume: () => undefined });
      answerUnread(request as unknown as IncomingMessage, as(one), { status: 413, lingerMs: 1_000 });
      return { one, request };
    };
    const slow = linger();
    expect([slow.one.status, headerOf(slow.one, "Connection")]).toEqual([413, "close"]);
    vi.advanceTimersByTime(999);
    expect(slow.one.ended).toBe(0);
    vi.advanceTimersByTime(1);
    expect(slow.one.ended).toBe(1);
    const quick = linger();
    quick.request.emit("end");
    expect(quick.one.ended).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(quick.one.ended).toBe(1);
    const again = response();
    again.headersSent = true;
    const request = Object.assign(new EventEmitter(), { resume: () => undefined });
    answerUnread(request as unknown as IncomingMessage, as(again), { status: 413, lingerMs: 1 });
    expect(again.status).toBe(0);
  });
});

describe("[V6] handshakes", () => {
  const query = (change: Readonly<Record<string, string>> = {}): string =>
    new URLSearchParams({
      "hub.mode": "subscribe",
      "hub.challenge": "c-1",
      "hub.verify_token": "right",
      ...change,
    }).toString();
  const knows = (token: string): boolean => token === "right";

  test.each([
    [query(), "echo"],
    [query({ "hub.challenge": "x".repeat(256) }), "echo"],
    [query({ "hub.challenge": "x".repeat(257) }), "refused"],
    [query({ "hub.challenge": "" }), "refused"],
    [query({ "hub.challenge": "<b>" }), "refused"],
    [query({ "hub.mode": "unsubscribe" }), "refused"],
    [query({ "hub.verify_token": "wrong" }), "refused"],
    [`${query()}&hub.challenge=other`, "ambiguous"],
    ["a=1", "none"],
    ["", "none"],
  ])("%s is judged as %s", (given, kind) => {
    expect(judgeVerification(given, knows).kind).toBe(kind);
  });

  test("one that fits is told to whoever waits for its token, and one that has to wait is not", () => {
    const clock = virtualClock();
    const seen: string[] = [];
    const told: boolean[] = [];
    const tokens = verifyTokens();
    tokens.expect(redact("right", "verify token"), () => seen.push("right"));
    tokens.expect(redact("other", "verify token"), () => seen.push("other"));
    const desk = verificationHandler({ clock, tokens, report: { handshake: (ok) => void told.push(ok) } });
    const ask = (given: string): number => {
      const one = response();
      desk(given, as(one));
      return one.status;
    };
    expect(ask("a=1")).toBe(404);
    expect(told).toEqual([]);
    expect(ask(query())).toBe(200);
    for (let times = 0; times < 4; times += 1) expect(ask(query({ "hub.verify_token": "wrong" }))).toBe(403);
    expect(ask(`${query()}&hub.mode=subscribe`)).toBe(400);
    expect(ask(query())).toBe(429);
    expect(seen).toEqual(["right"]);
    expect(told).toEqual([true, false, false, false, false, false, false]);
  });

  test("an empty token is none, and one that is waited for no longer is not known", () => {
    const tokens = verifyTokens();
    expect(tokens.any()).toBe(false);
    const forget = tokens.expect(redact("", "verify token"), () => undefined);
    expect([tokens.any(), tokens.knows("")]).toEqual([true, false]);
    forget();
    const over = tokens.expect(redact("right", "verify token"), () => undefined);
    expect(tokens.knows("right")).toBe(true);
    over();
    expect([tokens.any(), tokens.knows("right")]).toEqual([false, false]);
  });
});

describe("[V9] host names", () => {
  test.each(["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:4242", "localhost.", "localhost.:1"])(
    "%s is this machine",
    (name) => expect(hosts().allows(name)).toBe(true),
  );
  test.each([
    "",
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
    "[::1]",
    "[::1]:80",
    undefined,
  ])("%s is not", (name) => expect(hosts().allows(name)).toBe(false));
  test("a tunnel's name counts as long as it is let in", () => {
    const all = hosts();
    const [out, ip] = [all.allow("Tunnel.example:443"), all.allow("[fd00::1]")];
    expect([all.allows("tunnel.EXAMPLE"), all.allows("[fd00::1]:8443"), all.allows("[fd00::2]")]).toEqual([
      true,
      true,
      false,
    ]);
    out();
    ip();
    // The very same headers as before too.
    for (const name of ["tunnel.example", "tunnel.EXAMPLE", "[fd00::1]:8443"])
      expect(all.allows(name), name).toBe(false);
  });
});
