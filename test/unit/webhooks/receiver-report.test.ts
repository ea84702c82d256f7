import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { receiverReport } from "../../../main/core/webhooks/receiver/state.ts";
import { instant } from "../../../shared/time.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";

const AT = instant(Date.UTC(2026, 0, 15, 12));

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
      counts: { accepted: 0, signed: 0, refused: 0, busy: 0, dropped: 0, handshakes: 0, failedHandshakes: 0 },
    });
    report.listening(ADDRESS);
    report.hasVerifyToken(true);
    report.hasVerifyToken(true);
    report.forwardsTo("https://x.example/");
    report.forwardsTo("https://x.example/");
    report.stopsAt(undefined);
    report.stopsAt(undefined);
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
