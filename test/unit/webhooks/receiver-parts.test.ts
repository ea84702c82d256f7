import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import { describe, expect, test } from "vitest";
import { rateLimiter } from "../../../main/core/webhooks/receiver/verification.ts";
import { RECEIVER_LIMITS } from "../../../main/core/webhooks/receiver/limits.ts";
import { probes } from "../../../main/core/webhooks/receiver/probes.ts";
import {
  readBody,
  memoryBudget,
  type BodyOutcome,
  type MemoryBudget,
} from "../../../main/core/webhooks/receiver/read-body.ts";
import { rejectedQuota } from "../../../main/core/webhooks/receiver/intake.ts";
import { stopTimers } from "../../../main/core/webhooks/standing-receivers.ts";
import { instant } from "../../../shared/time.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

describe("[V2] [V7] reading a body", () => {
  function reading(most: number, cap: number, declared?: number) {
    const request = new EventEmitter();
    const room = memoryBudget(most);
    const outcomes: BodyOutcome[] = [];
    readBody(request as IncomingMessage, { cap, declared, room }, (outcome) => outcomes.push(outcome));
    const send = (bytes: number): void => void request.emit("data", Buffer.alloc(bytes, 1));
    return { request, room, outcomes, send };
  }
  const isFree = (room: MemoryBudget, bytes: number): boolean => {
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

  test.each([30_000, undefined])(
    "leaves no second copy of a large body to garbage collection (declared %s)",
    (declared) => {
      const { request, outcomes } = reading(100_000, 100_000, declared);
      const pieces = [1, 2, 3].map((value) => Buffer.alloc(10_000, value));
      for (const piece of pieces) request.emit("data", piece);
      request.emit("end");
      const [read] = outcomes;
      if (read?.kind !== "read") throw new Error(read?.kind);
      expect([0, 10_000, 29_999].map((at) => read.body[at])).toEqual([1, 2, 3]);
      expect(pieces.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
    },
  );

  test.each([30_000, undefined])("leaves nothing of one that breaks off (declared %s)", (declared) => {
    const { request, outcomes } = reading(100_000, 100_000, declared);
    const piece = Buffer.alloc(10_000, 1);
    request.emit("data", piece);
    request.emit("close");
    request.emit("data", Buffer.alloc(10_000, 2));
    request.emit("end");
    expect(outcomes).toEqual([{ kind: "gone" }]);
    expect(piece.byteLength).toBe(0);
  });

  test("frees nothing that Node's parser still reads: its pieces are copies of what the connection read", async () => {
    const read = Promise.withResolvers<BodyOutcome>();
    const server = createServer((request) => {
      readBody(request, { cap: 100_000, declared: 60_000, room: memoryBudget(100_000) }, read.resolve);
    });
    // With TLS, too, the parser gets its input from JavaScript.
    const connection = new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done() });
    const socket = Object.assign(connection, { setTimeout: () => socket, setNoDelay: () => socket });
    server.emit("connection", socket);
    const chunk = Buffer.allocUnsafeSlow(60_000).fill("a");
    socket.push("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n");
    await new Promise((resolve) => setImmediate(resolve));
    socket.push(chunk);
    const outcome = await read.promise;
    expect(chunk.byteLength).toBe(60_000);
    expect(outcome.kind === "read" && outcome.body.equals(chunk)).toBe(true);
    socket.destroy();
  });

  test("a body that came in one piece is that piece, and one that shares its memory takes nothing of the others'", () => {
    const shared = Buffer.alloc(20_000, 7);
    const { request, outcomes } = reading(100_000, 100_000, 20_000);
    request.emit("data", shared.subarray(0, 10_000));
    request.emit("data", shared.subarray(10_000));
    request.emit("end");
    const one = reading(100_000, 100_000, 300);
    const piece = Buffer.alloc(300, 1);
    one.request.emit("data", piece);
    one.request.emit("end");
    expect([outcomes[0]?.kind, shared.byteLength]).toEqual(["read", 20_000]);
    expect(one.outcomes[0]).toMatchObject({ kind: "read", body: piece });
    expect(piece.byteLength).toBe(300);
  });
});

describe("[V4] [V6] brakes", () => {
  test("five failures of any minute pass, the sixth waits until the first of them is a minute old", () => {
    const brake = rateLimiter();
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
    const share = rejectedQuota(() => now);
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
    const share = rejectedQuota(() => 0);
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

  test("[V14] a receiver stops when it has expired, and not where somebody stopped it before", async () => {
    const clock = virtualClock();
    const stopped: string[] = [];
    const timers = stopTimers(clock, async (receiver) => void stopped.push(receiver));
    timers.at("terminal", instant(clock.now() + 1_000));
    await clock.advance(999);
    expect(stopped).toEqual([]);
    await clock.advance(1);
    expect(stopped).toEqual(["terminal"]);
    timers.at("terminal", instant(clock.now() + 1_000));
    timers.forget("terminal");
    await clock.advance(2_000);
    timers.at("terminal", instant(clock.now() + 1_000));
    timers.forgetAll();
    await clock.advance(2_000);
    expect(stopped).toEqual(["terminal"]);
  });

  test("[V14] an end further away than a timer reaches is waited for, by the clock on the wall", async () => {
    const still = virtualClock();
    let longestMs = 0;
    const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
      longestMs = Math.max(longestMs, ms);
      await still.sleep(ms, signal);
    };
    const stopped: string[] = [];
    const timers = stopTimers(
      { ...still, now: () => still.now(), sleep },
      async (id) => void stopped.push(id),
    );
    const end = instant(still.now() + 30 * 86_400_000);
    timers.at("terminal", end);
    await still.advance(120_000);
    expect(stopped).toEqual([]);
    // The machine slept until after the end.
    still.jumpTo(instant(end + 1));
    await still.advance(60_000);
    expect(stopped).toEqual(["terminal"]);
    // Node's timers hold 31 bits.
    expect(longestMs).toBeLessThan(2 ** 31);
  });
});
