import { describe, expect, test } from "vitest";
import { reconnect } from "../../../main/core/tunnels/reconnect.ts";
import type { ConnectionNews, OpenTunnel, TunnelTrouble } from "../../../main/core/tunnels/port.ts";
import { needsPerson } from "../../../main/core/tunnels/trouble.ts";
import type { TunnelNews } from "../../../main/core/tunnels/tunnel-news.ts";
import { TUNNEL_TIMING, waitBefore } from "../../../main/core/tunnels/waits.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { TUNNEL_CAUSES, type TunnelCause } from "../../../shared/tunnel/tunnel.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

type Attempt = Result<OpenTunnel, TunnelTrouble>;

/** A tunnel that a test can drop and silence; it records the order of events. */
function standing(events: string[], name = "one") {
  const ended = Promise.withResolvers<TunnelTrouble>();
  const state = { answers: true };
  let tell: (news: ConnectionNews) => void = () => undefined;
  const tunnel: OpenTunnel = {
    publicUrl: "https://hooks.example.com",
    ping: () => (state.answers ? Promise.resolve(12) : new Promise(() => undefined)),
    onConnection: (listener) => (tell = listener),
    ended: ended.promise,
    close: async () => void events.push(`closed ${name}`),
  };
  return {
    tunnel,
    drop: () => ended.resolve({ cause: "lost" }),
    silence: () => (state.answers = false),
    answer: () => (state.answers = true),
    tell: (news: ConnectionNews) => tell(news),
  };
}

type Declared = { readonly selfHealing: boolean; readonly stableUrl: boolean };
const NEITHER: Declared = { selfHealing: false, stableUrl: true };

function kept(attempts: readonly (() => Attempt)[], events: string[] = [], declared: Declared = NEITHER) {
  const clock = virtualClock();
  const openedAtMs: number[] = [];
  const line = reconnect({
    ...declared,
    open: async () => {
      openedAtMs.push(clock.monotonicMs());
      return attempts[Math.min(openedAtMs.length, attempts.length) - 1]?.() ?? err({ cause: "other" });
    },
    onNews: (news: TunnelNews) =>
      events.push("why" in news ? [news.kind, news.why.detail ?? news.why.cause].join(" ") : news.kind),
    clock,
    // No randomness: every wait has its full length.
    random: { bytes: (length) => new Uint8Array(length) },
    timing: TUNNEL_TIMING,
  });
  return { clock, line, openedAtMs, events };
}

const refused = () => err({ cause: "connection-refused" } as const);
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a tunnel that is kept open", () => {
  test("[T8] waits twice as long before each attempt, up to half a minute, and never stops by itself", async () => {
    const { clock, line, openedAtMs } = kept([refused]);
    await line.tried;
    await clock.advance(300_000);
    const gaps = openedAtMs.slice(1).map((at, index) => at - (openedAtMs[index] ?? 0));
    expect(gaps.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
    expect(new Set(gaps.slice(5))).toEqual(new Set([30_000]));
    expect(gaps.length).toBeGreaterThan(12);
    await line.end();
    const { length } = openedAtMs;
    await clock.advance(300_000);
    expect(openedAtMs.length).toBe(length);
  });

  test("[T8] a wait is shortened by chance, by a quarter at most", () => {
    const random = seededRandom();
    for (let number = 0; number < 200; number += 1) {
      const whole = Math.min(30_000, 1_000 * 2 ** number);
      const wait = waitBefore(number, TUNNEL_TIMING, random);
      expect(wait).toBeLessThanOrEqual(whole);
      expect(wait).toBeGreaterThanOrEqual(0.75 * whole);
    }
  });

  test("[T6] is given up after two signs of life that did not come, and closed before it is opened anew", async () => {
    const events: string[] = [];
    const first = standing(events);
    const { clock, line } = kept([() => ok(first.tunnel), () => ok(standing(events, "two").tunnel)], events);
    await line.tried;
    await settle();
    await clock.advance(31_000);
    expect(events).toEqual(["opening", "opened", "heard", "heard", "heard"]);
    first.silence();
    // Checked at 45 s and, after 10 s without a response and the usual pause, at 70 s: both fail.
    await clock.advance(48_000);
    expect(events.at(-1)).toBe("heard");
    await clock.advance(1_500);
    expect(events.slice(5)).toEqual(["closed one", "dropped no response"]);
    await clock.advance(1_000);
    expect(events.slice(7)).toEqual(["opened", "heard"]);
    await line.end();
    expect(events.slice(9)).toEqual(["closed two", "closed"]);
  });

  test("[T6] one that stood well begins with a short wait again; one that broke at once does not", async () => {
    const events: string[] = [];
    let last = standing(events);
    const { clock, line, openedAtMs } = kept([() => ok((last = standing(events)).tunnel)], events);
    await line.tried;
    for (const standsMs of [0, 0, 0, 60_000]) {
      await clock.advance(standsMs);
      last.drop();
      await settle();
      await clock.advance(30_000);
    }
    await line.end();
    const gaps = openedAtMs.slice(1).map((at, index) => at - (openedAtMs[index] ?? 0));
    expect(gaps).toHaveLength(4);
    expect(events.filter((event) => event === "opened")).toHaveLength(5);
  });

  test.each([...TUNNEL_CAUSES])(
    "[T8] %s is tried again unless a person must mend it",
    async (cause: TunnelCause) => {
      const { clock, line, openedAtMs, events } = kept([() => err({ cause })]);
      await line.tried;
      await clock.advance(10_000);
      expect(openedAtMs.length > 1).toBe(!needsPerson(cause));
      expect(events[1]).toBe(`${needsPerson(cause) ? "failed" : "dropped"} ${cause}`);
      await line.end();
    },
  );

  test("[T8] those that a person must mend are known by name", () => {
    expect(TUNNEL_CAUSES.filter(needsPerson)).toEqual([
      "auth-refused",
      "key-unreadable",
      "key-passphrase",
      "agent-absent",
      "host-key-unknown",
      "host-key-changed",
      "program-missing",
      "program-too-old",
      "token-unreadable",
      "token-refused",
      "authtoken-missing",
      "authtoken-refused",
      "not-practice",
      "no-public-url",
      "tunnel-not-allowed",
    ]);
  });

  test("[T8] what opens after it was ended is closed and never told as open", async () => {
    const events: string[] = [];
    const opening = Promise.withResolvers<Attempt>();
    const line = reconnect({
      ...NEITHER,
      open: () => opening.promise,
      onNews: ({ kind }) => events.push(kind),
      clock: virtualClock(),
      random: { bytes: (length) => new Uint8Array(length) },
      timing: TUNNEL_TIMING,
    });
    const ended = line.end();
    opening.resolve(ok(standing(events).tunnel));
    await ended;
    expect(events).toEqual(["opening", "closed one", "closed"]);
  });
});

describe("a session that heals itself", () => {
  const QUICK: Declared = { selfHealing: true, stableUrl: false };
  const NAMED: Declared = { selfHealing: true, stableUrl: true };
  const healing = (declared: Declared, events: string[] = []) => {
    const first = standing(events);
    const line = kept([() => ok(first.tunnel), () => ok(standing(events, "two").tunnel)], events, declared);
    return { ...line, ...first };
  };

  test("[T20] is told as connecting again after two signs of life that did not come, and lives on when they do", async () => {
    const { clock, line, events, openedAtMs, silence, answer } = healing(QUICK);
    await line.tried;
    await settle();
    silence();
    await clock.advance(60_000);
    expect(events).toEqual(["opening", "opened", "heard", "healing no response"]);
    await clock.advance(4 * 60_000);
    answer();
    await clock.advance(30_000);
    expect(events.slice(3, 6)).toEqual(["healing no response", "healed", "heard"]);
    expect(openedAtMs).toHaveLength(1);
    await line.end();
    expect(events.slice(-2)).toEqual(["closed one", "closed"]);
  });

  test("[T20] its own word counts at once, also for the reason", async () => {
    const { clock, line, events, tell, silence, answer } = healing(NAMED);
    await line.tried;
    await settle();
    const lost = (detail: string) => tell({ kind: "lost", why: { cause: "lost", detail } });
    silence();
    lost("timeout");
    lost("timeout");
    lost("no route");
    await clock.advance(60_000);
    expect(events.slice(3)).toEqual(["healing timeout", "healing no route"]);
    answer();
    tell({ kind: "back" });
    tell({ kind: "back" });
    expect(events.slice(5)).toEqual(["healed"]);
    await line.end();
  });

  test.each<[string, Declared, number]>([
    ["after three minutes where its address stays", NAMED, 180_000],
    ["after ten where its address would be another", QUICK, 600_000],
  ])("[T20] is replaced only once it has expired: %s", async (_when, declared, healMs) => {
    const { clock, line, events, openedAtMs, tell, silence } = healing(declared);
    await line.tried;
    await settle();
    silence();
    tell({ kind: "lost", why: { cause: "lost" } });
    await clock.advance(healMs);
    expect(openedAtMs).toHaveLength(1);
    // The last check waits its ten seconds, and the next attempt begins a second later.
    await clock.advance(11_000);
    expect(events.slice(3)).toEqual(["healing lost", "closed one", "dropped lost", "opened", "heard"]);
    await line.end();
  });

  test("[T20] is not replaced where its time ran out while the machine slept, and it answers", async () => {
    const { clock, line, events, openedAtMs, tell, silence, answer } = healing(NAMED);
    await line.tried;
    await settle();
    silence();
    tell({ kind: "lost", why: { cause: "lost" } });
    await clock.advance(179_990);
    answer();
    await clock.advance(20);
    expect(openedAtMs).toHaveLength(1);
    expect(events).toContain("healed");
    await line.end();
  });

  test("[T20] ends at once where its program has ended", async () => {
    const { clock, line, events, tell, drop } = healing(QUICK);
    await line.tried;
    await settle();
    tell({ kind: "lost", why: { cause: "lost" } });
    drop();
    await settle();
    await clock.advance(1_000);
    expect(events.slice(4)).toEqual(["closed one", "dropped lost", "opened", "heard"]);
    await line.end();
  });

  test("[T20] one that does not heal is not waited for, whatever it says", async () => {
    const { clock, line, events, tell } = healing(NEITHER);
    await line.tried;
    await settle();
    tell({ kind: "lost", why: { cause: "lost" } });
    await settle();
    await clock.advance(1_000);
    expect(events.slice(3)).toEqual(["closed one", "dropped lost", "opened", "heard"]);
    await line.end();
  });

  test("[T20] is looked at at once where somebody asks, and a wait between two attempts ends then", async () => {
    const { clock, line, events, silence } = healing(NAMED);
    await line.tried;
    await settle();
    await clock.advance(1_000);
    await line.checkNow();
    expect(events).toEqual(["opening", "opened", "heard", "heard"]);
    silence();
    const looked = line.checkNow();
    await settle();
    await clock.advance(10_000);
    await looked;
    await line.end();
    await line.checkNow();

    const waiting = kept([refused, refused, () => ok(standing([]).tunnel)]);
    await waiting.line.tried;
    await waiting.clock.advance(1_000);
    expect(waiting.openedAtMs).toHaveLength(2);
    await waiting.line.checkNow();
    await settle();
    expect(waiting.openedAtMs).toHaveLength(3);
    await waiting.line.end();
  });
});
