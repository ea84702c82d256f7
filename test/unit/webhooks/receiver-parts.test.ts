import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerChallenge, answerLater, answerUnread } from "../../../main/core/webhooks/receiver/answers.ts";
import { failureBrake } from "../../../main/core/webhooks/receiver/failure-brake.ts";
import { handshakeDesk } from "../../../main/core/webhooks/receiver/handshake-desk.ts";
import { intake } from "../../../main/core/webhooks/receiver/intake.ts";
import type { Delivery } from "../../../main/core/webhooks/receiver/router.ts";
import { signatureCheck, signatureOf } from "../../../main/core/webhooks/receiver/signature.ts";
import type { Incoming, NotificationId, StoreRefusal } from "../../../main/core/webhooks/store/port.ts";
import { judgeHandshake } from "../../../main/core/webhooks/receiver/handshake.ts";
import { hosts } from "../../../main/core/webhooks/receiver/hosts.ts";
import { RECEIVER_LIMITS } from "../../../main/core/webhooks/receiver/limits.ts";
import { probes } from "../../../main/core/webhooks/receiver/probes.ts";
import {
  readBody,
  roomFor,
  type BodyOutcome,
  type Room,
} from "../../../main/core/webhooks/receiver/read-body.ts";
import { refusedShare } from "../../../main/core/webhooks/receiver/refused-share.ts";
import { receiverReport } from "../../../main/core/webhooks/receiver/state.ts";
import { stopTimers } from "../../../main/core/webhooks/receiver/stop-timers.ts";
import { verifyTokens } from "../../../main/core/webhooks/receiver/verify-tokens.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const AT = instant(Date.UTC(2026, 0, 15, 12));

describe("[V2] [V7] reading a body", () => {
  function reading(most: number, cap: number, declared?: number) {
    const request = new EventEmitter();
    const room = roomFor(most);
    const outcomes: BodyOutcome[] = [];
    readBody(request as IncomingMessage, { cap, declared, room }, (outcome) => outcomes.push(outcome));
    const send = (bytes: number): void => void request.emit("data", Buffer.alloc(bytes, 1));
    return { request, room, outcomes, send };
  }
  const isFree = (room: Room, bytes: number): boolean => {
    const free = room.take(bytes);
    if (free) room.give(bytes);
    return free;
  };

  test("gives a body of exactly the cap, and its room back once it is released", () => {
    const { request, room, outcomes, send } = reading(10, 10);
    send(4);
    send(6);
    request.emit("end");
    request.emit("close");
    expect(outcomes).toHaveLength(1);
    const [read] = outcomes;
    if (read?.kind !== "read") throw new Error(read?.kind);
    expect(read.body).toHaveLength(10);
    expect(isFree(room, 1)).toBe(false);
    read.release();
    expect(isFree(room, 10)).toBe(true);
    expect(isFree(room, 11)).toBe(false);
  });

  test.each([undefined, 12])(
    "refuses one of a byte more once, whatever else comes, and claims nothing any more (declared %s)",
    (declared) => {
      const { request, room, outcomes, send } = reading(100, 10, declared);
      send(11);
      send(50);
      request.emit("end");
      request.emit("close");
      expect(outcomes).toEqual([{ kind: "too-large" }]);
      expect(isFree(room, 100)).toBe(true);
    },
  );

  test("refuses what there is no room for, at once where it says how long it is, and leaves the room as it was", () => {
    const declared = reading(10, 100, 11);
    expect(declared.outcomes).toEqual([{ kind: "no-room" }]);
    expect(isFree(declared.room, 10)).toBe(true);
    const { room, outcomes, send } = reading(10, 100);
    send(6);
    expect(isFree(room, 4)).toBe(true);
    expect(isFree(room, 5)).toBe(false);
    send(5);
    send(3);
    expect(outcomes).toEqual([{ kind: "no-room" }]);
    expect(isFree(room, 10)).toBe(true);
  });

  test("of a sender that breaks off gives the room back", () => {
    const { request, room, outcomes, send } = reading(10, 10, 8);
    send(3);
    expect(isFree(room, 3)).toBe(false);
    request.emit("close");
    request.emit("end");
    expect(outcomes).toEqual([{ kind: "gone" }]);
    expect(isFree(room, 10)).toBe(true);
  });

  test.each([16 * 1024 - 1, 16 * 1024, 16 * 1024 + 1, 40_000])(
    "puts %i declared bytes together as they came",
    (size) => {
      const { request, outcomes } = reading(100_000, 100_000, size);
      const whole = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
      request.emit("data", whole.subarray(0, 1_000));
      request.emit("data", whole.subarray(1_000));
      request.emit("end");
      const [read] = outcomes;
      expect(read?.kind === "read" && read.body.equals(whole)).toBe(true);
    },
  );
});

describe("[V4] [V6] brakes", () => {
  test("five failures of any minute pass, the sixth waits until the first of them is a minute old", () => {
    const brake = failureBrake();
    for (let at = 0; at < 5; at += 1) {
      expect(brake.waitMs(at * 1_000)).toBe(0);
      brake.failed(at * 1_000);
    }
    expect(brake.waitMs(5_000)).toBe(55_000);
    expect(brake.waitMs(59_999)).toBe(1);
    expect(brake.waitMs(60_000)).toBe(0);
    brake.failed(60_000);
    expect(brake.waitMs(60_000)).toBe(1_000);
  });

  test("of refused notifications 600 a minute are kept, and counted anew from the minute on", () => {
    let now = 1_000;
    const share = refusedShare(() => now);
    const claim = (bytes = 1): boolean => {
      const done = share.claim(bytes);
      done?.();
      return done !== undefined;
    };
    const claimed = (times: number, bytes = 1): number =>
      Array.from({ length: times }, () => claim(bytes)).filter(Boolean).length;
    expect(claimed(700)).toBe(600);
    now += 59_999;
    expect(claim()).toBe(false);
    now += 1;
    expect(claimed(700)).toBe(600);
    now += 60_000;
    expect(claim(8 * 1024 * 1024)).toBe(true);
    expect(claim(1)).toBe(false);
    now += 60_000;
    expect(claim(8 * 1024 * 1024 + 1)).toBe(false);
    expect(claim(8 * 1024 * 1024)).toBe(true);
  });

  test("no more than 32 of them wait for the disk", () => {
    const share = refusedShare(() => 0);
    const open = Array.from({ length: 32 }, () => share.claim(1));
    expect(open.every((done) => done !== undefined)).toBe(true);
    expect(share.claim(1)).toBeUndefined();
    open[0]?.();
    expect(share.claim(1)).toBeDefined();
    expect(share.claim(1)).toBeUndefined();
  });

  test("the limits are those that the platform's rules and a slow sender ask for", () => {
    expect(RECEIVER_LIMITS).toEqual({
      headersMs: 5_000,
      requestMs: 15_000,
      checkEveryMs: 1_000,
      keepAliveMs: 10_000,
      headerBytes: 8_192,
      bodyBytes: 3_145_728,
      connections: 64,
      requestsPerSocket: 100,
      inWork: 256,
      bytesInWork: 50_331_648,
      lingerMs: 1_000,
      stopMs: 2_000,
    });
  });
});

/** A response that keeps what it was told. */
function response() {
  const told = {
    headersSent: false,
    destroyed: false,
    sendDate: true,
    status: 0,
    headers: [] as readonly string[],
    text: undefined as string | undefined,
    ended: 0,
    writeHead(status: number, headers: readonly string[]) {
      told.status = status;
      told.headers = headers;
      told.headersSent = true;
    },
    flushHeaders: () => undefined,
    end(text?: string) {
      told.text = text;
      told.ended += 1;
    },
  };
  return told;
}
const as = (told: ReturnType<typeof response>): ServerResponse => told as unknown as ServerResponse;
const headerOf = ({ headers }: ReturnType<typeof response>, name: string): string | undefined =>
  headers[headers.indexOf(name) + 1];

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
    expect(judgeHandshake(given, knows).kind).toBe(kind);
  });

  test("one that fits is told to whoever waits for its token, and one that has to wait is not", () => {
    const clock = virtualClock();
    const seen: string[] = [];
    const told: boolean[] = [];
    const tokens = verifyTokens();
    tokens.expect(redact("right", "verify token"), () => seen.push("right"));
    tokens.expect(redact("other", "verify token"), () => seen.push("other"));
    const desk = handshakeDesk({ clock, tokens, report: { handshake: (ok) => void told.push(ok) } });
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
    expect([all.allows("tunnel.example"), all.allows("[fd00::1]")]).toEqual([false, false]);
  });
});

describe("probes and timers", () => {
  test("a probe hears what comes to its path until it is closed", () => {
    const all = probes();
    expect(all.at("/p")).toBeUndefined();
    const probe = all.open("/p");
    const heard: number[] = [];
    probe.onArrival(({ body, monotonicMs }) => heard.push(body.length + monotonicMs));
    all.at("/p")?.({ headers: {} } as IncomingMessage, Buffer.alloc(3), 40);
    expect(heard).toEqual([43]);
    probe.close();
    expect(all.at("/p")).toBeUndefined();
  });

  test("a receiver stops when its time is over, and not where somebody stopped it before", async () => {
    const clock = virtualClock();
    const stopped: string[] = [];
    const timers = stopTimers(clock, async (receiver) => void stopped.push(receiver));
    timers.after("terminal", 1_000);
    await clock.advance(999);
    expect(stopped).toEqual([]);
    await clock.advance(1);
    expect(stopped).toEqual(["terminal"]);
    timers.after("terminal", 1_000);
    timers.forget("terminal");
    await clock.advance(2_000);
    timers.after("terminal", 1_000);
    timers.forgetAll();
    await clock.advance(2_000);
    expect(stopped).toEqual(["terminal"]);
  });
});

describe("[V5] what a receiver says of itself", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function reporting() {
    const pushed: { topic: string; value: unknown }[] = [];
    const report = receiverReport("terminal", (topic, value) => void pushed.push({ topic, value }));
    const states = (): readonly ReceiverState[] =>
      pushed.flatMap(({ topic, value }) => (topic === "receivers" ? [value as ReceiverState] : []));
    return { report, states, pushed };
  }
  const ADDRESS = {
    localUrl: "http://127.0.0.1:1/a",
    since: "2026-01-15T12:00:00.000Z",
    stopsAt: "2026-01-15T13:00:00.000Z",
    checksSignatures: true,
    hasVerifyToken: false,
  };

  test("is nothing at first, and told with a higher revision at each change", () => {
    const { report, states } = reporting();
    expect(report.state()).toEqual({
      receiver: "terminal",
      revision: 0,
      listening: false,
      checksSignatures: false,
      hasVerifyToken: false,
      counts: { accepted: 0, signed: 0, refused: 0, busy: 0, handshakes: 0, failedHandshakes: 0 },
    });
    report.listening(ADDRESS);
    report.hasVerifyToken(true);
    report.hasVerifyToken(true);
    report.forwardsTo("https://x.example/");
    report.forwardsTo("https://x.example/");
    report.staysOn();
    report.staysOn();
    report.stopped();
    expect(states().map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    expect(states()[0]).toMatchObject({ ...ADDRESS, listening: true });
    expect(states()[2]).toMatchObject({ hasVerifyToken: true, forwardsTo: "https://x.example/" });
    expect(states()[3]).not.toHaveProperty("stopsAt");
    expect(states()[4]).toMatchObject({ listening: false, checksSignatures: true, hasVerifyToken: true });
    expect(states()[4]).not.toHaveProperty("localUrl");
  });

  test("counts are told together a tenth of a second later, and none after its end", () => {
    const { report, states } = reporting();
    report.accepted(AT, true);
    report.accepted(instant(AT + 1_000), false);
    report.refused();
    report.busy();
    vi.advanceTimersByTime(99);
    expect(states()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(states()).toMatchObject([
      {
        revision: 1,
        counts: { accepted: 2, signed: 1, refused: 1, busy: 1 },
        lastAt: "2026-01-15T12:00:01.000Z",
        lastSignedAt: "2026-01-15T12:00:00.000Z",
      },
    ]);
    report.refused();
    vi.advanceTimersByTime(100);
    expect(states()).toHaveLength(2);
    report.refused();
    report.end();
    vi.advanceTimersByTime(1_000);
    expect(states()).toHaveLength(2);
  });

  test("trouble is told at once and once, and its end with the next that is taken", () => {
    const { report, states } = reporting();
    report.busy("disk-full");
    report.busy("disk-full");
    expect(states().map(({ trouble }) => trouble)).toEqual(["disk-full"]);
    report.busy("store-full");
    report.accepted(AT, false);
    expect(states().map(({ trouble }) => trouble)).toEqual(["disk-full", "store-full", undefined]);
    report.busy("disk-full");
    report.listening(ADDRESS);
    expect(states().at(-1)).not.toHaveProperty("trouble");
  });

  test("a handshake is told as it comes, and shown at once where it succeeded", () => {
    const { report, states, pushed } = reporting();
    report.handshake(false, AT);
    expect(pushed).toEqual([
      { topic: "handshakes", value: { receiver: "terminal", ok: false, at: "2026-01-15T12:00:00.000Z" } },
    ]);
    report.handshake(true, AT);
    expect(states()).toMatchObject([{ counts: { handshakes: 1, failedHandshakes: 1 } }]);
    vi.advanceTimersByTime(200);
    expect(states()).toHaveLength(1);
  });
});

describe("[V4] taking notifications", () => {
  const SECRET = redact("an app secret of 32 characters !", "app secret");
  type Kept = { readonly refused?: string | undefined; readonly signature: string };

  function taking(
    result: () => Promise<Result<NotificationId, StoreRefusal>> = async () => ok(1 as NotificationId),
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
      accepted: () => {
        told.push("accepted");
        return undefined;
      },
      refused: () => void told.push("refused"),
      busy: (trouble) => void told.push(trouble),
    });
    const give = async (signature?: string, lane: Delivery["lane"] = "cloud") => {
      const one = response();
      let released = 0;
      take({
        lane,
        request: {
          headers: signature === undefined ? {} : { "x-hub-signature-256": signature },
        } as unknown as IncomingMessage,
        body: Buffer.from("{}"),
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
