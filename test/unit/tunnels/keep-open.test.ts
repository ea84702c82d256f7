import { describe, expect, test } from "vitest";
import { keepOpen } from "../../../main/core/tunnels/keep-open.ts";
import type { OpenTunnel, TunnelTrouble } from "../../../main/core/tunnels/port.ts";
import { needsPerson } from "../../../main/core/tunnels/trouble.ts";
import type { TunnelNews } from "../../../main/core/tunnels/tunnel-news.ts";
import { TUNNEL_TIMING, waitBefore } from "../../../main/core/tunnels/waits.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { TUNNEL_CAUSES, type TunnelCause } from "../../../shared/tunnel/tunnel.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

type Attempt = Result<OpenTunnel, TunnelTrouble>;

/** A tunnel that a test drops and silences; it notes in what order things happen. */
function standing(events: string[], name = "one") {
  const ended = Promise.withResolvers<TunnelTrouble>();
  const state = { answers: true };
  const tunnel: OpenTunnel = {
    publicUrl: "https://hooks.example.com",
    ping: () => (state.answers ? Promise.resolve(12) : new Promise(() => undefined)),
    ended: ended.promise,
    close: async () => void events.push(`closed ${name}`),
  };
  return { tunnel, drop: () => ended.resolve({ cause: "lost" }), silence: () => (state.answers = false) };
}

function kept(attempts: readonly (() => Attempt)[], events: string[] = []) {
  const clock = virtualClock();
  const openedAtMs: number[] = [];
  const line = keepOpen({
    open: async () => {
      openedAtMs.push(clock.monotonicMs());
      return attempts[Math.min(openedAtMs.length, attempts.length) - 1]?.() ?? err({ cause: "other" });
    },
    onNews: (news: TunnelNews) =>
      events.push(
        news.kind === "dropped" || news.kind === "failed" ? `${news.kind} ${news.why.cause}` : news.kind,
      ),
    clock,
    // No chance: every wait is whole.
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
    // Asked at 45 s and, after 10 s without an answer and the usual pause, at 70 s: both in vain.
    await clock.advance(48_000);
    expect(events.at(-1)).toBe("heard");
    await clock.advance(1_500);
    expect(events.slice(5)).toEqual(["closed one", "dropped lost"]);
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
      "authtoken-missing",
      "authtoken-refused",
      "not-practice",
      "no-public-url",
    ]);
  });

  test("[T8] what opens after it was ended is closed and never told as open", async () => {
    const events: string[] = [];
    const opening = Promise.withResolvers<Attempt>();
    const line = keepOpen({
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
