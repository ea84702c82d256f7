import { describe, expect, test } from "vitest";
import type { OpenTunnel, TunnelHistory } from "../../../main/core/tunnels/port.ts";
import { tunnelRecord } from "../../../main/core/tunnels/tunnel-history.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HERE = "terminal";
const START = Date.UTC(2026, 0, 15, 12);
const at = (publicUrl: string) => ({ kind: "opened", tunnel: { publicUrl } as OpenTunnel }) as const;
const lost = { cause: "lost" } as const;
const A = "https://a.example.com";
const B = "https://b.example.com";

/** Periods as `kind from–to`, in seconds. */
const drawn = ({ periods }: TunnelHistory): readonly string[] =>
  periods.map(({ kind, from, to }) => `${kind} ${from.ms / 1_000}–${to === undefined ? "" : to.ms / 1_000}`);

async function happened() {
  const clock = virtualClock(START);
  const record = tunnelRecord(clock);
  const seconds = (count: number) => clock.advance(count * 1_000);
  return { clock, record, seconds, since: (fromS: number) => record.since(HERE, fromS * 1_000) };
}

describe("what happened to a tunnel since a moment", () => {
  test("[T21] up all the time under one address", async () => {
    const { record, seconds, since } = await happened();
    record.note(HERE, { kind: "opening" });
    await seconds(2);
    record.note(HERE, at(A));
    record.note(HERE, { kind: "heard", latencyMs: 12 });
    await seconds(60);
    expect(since(10)).toMatchObject({ wasUpThroughout: true, addresses: [A], downMs: 0 });
    expect(drawn(since(10))).toEqual(["up 10–"]);
    expect(since(10).periods[0]?.from.at).toBe(START + 10_000);
    // The period begins before it was open.
    expect(since(0)).toMatchObject({ wasUpThroughout: false, downMs: 2_000 });
  });

  test("[T21] lost for a while and back by itself, with the reason, under the same address", async () => {
    const { record, seconds, since } = await happened();
    record.note(HERE, at(A));
    await seconds(30);
    record.note(HERE, { kind: "healing", why: { cause: "lost", detail: "timeout" } });
    await seconds(20);
    record.note(HERE, { kind: "healed" });
    await seconds(10);
    const all = since(0);
    expect(drawn(all)).toEqual(["up 0–30", "down 30–50", "up 50–"]);
    expect(all).toMatchObject({ wasUpThroughout: false, addresses: [A], downMs: 20_000 });
    expect(all.periods[1]).toMatchObject({ publicUrl: A, cause: "lost" });
    expect(since(50)).toMatchObject({ wasUpThroughout: true, downMs: 0 });
    expect(since(40)).toMatchObject({ wasUpThroughout: false, downMs: 10_000 });
  });

  test("[T21] where silence gave it away, it counts as gone since it was heard last", async () => {
    const { record, seconds, since } = await happened();
    record.note(HERE, at(A));
    await seconds(100);
    record.note(HERE, { kind: "dropped", why: { ...lost, sinceMs: 60_000 } });
    await seconds(1);
    record.note(HERE, { kind: "dropped", why: { ...lost, sinceMs: 60_000 } });
    expect(drawn(since(0))).toEqual(["up 0–60", "down 60–101", "down 101–"]);
  });

  test("[T21] back under another address: both are named, and nobody takes it for unchanged", async () => {
    const { record, seconds, since } = await happened();
    record.note(HERE, at(A));
    await seconds(5);
    record.note(HERE, { kind: "dropped", why: lost });
    await seconds(5);
    record.note(HERE, at(B));
    expect(since(0).addresses).toEqual([A, B]);
    expect(since(10).addresses).toEqual([B]);
  });

  test("[T21] closed is not up; what nobody ever opened was never up", async () => {
    const { record, seconds, since } = await happened();
    expect(since(0)).toEqual({ periods: [], wasUpThroughout: false, addresses: [], downMs: 0, woke: [] });
    record.note(HERE, at(A));
    await seconds(5);
    record.note(HERE, { kind: "closed" });
    await seconds(5);
    expect(since(0)).toMatchObject({ wasUpThroughout: false, downMs: 5_000 });
    expect(since(6)).toMatchObject({ wasUpThroughout: false, addresses: [] });
    expect(record.since("w-other" as never, 0).periods).toEqual([]);
  });

  test("[T21] [T25] a sleep of the machine is remembered by its end", async () => {
    const { record, seconds, since } = await happened();
    record.note(HERE, at(A));
    await seconds(5);
    record.noteWaking();
    await seconds(5);
    expect(since(0).woke).toEqual([{ ms: 5_000, at: START + 5_000 }]);
    expect(since(6).woke).toEqual([]);
  });

  test("[T21] a clock that is set moves no duration", async () => {
    const { clock, record, seconds, since } = await happened();
    record.note(HERE, at(A));
    await seconds(5);
    clock.jumpTo((START - 3_600_000) as never);
    record.note(HERE, { kind: "healing", why: lost });
    await seconds(5);
    expect(since(0)).toMatchObject({ downMs: 5_000 });
  });

  test("[T21] what is no longer remembered is never taken for up", async () => {
    const { record, seconds, since } = await happened();
    for (let turn = 0; turn < 600; turn += 1) {
      record.note(HERE, at(A));
      await seconds(1);
      record.note(HERE, { kind: "healing", why: lost });
      await seconds(1);
    }
    record.note(HERE, { kind: "healed" });
    expect(since(0).periods.length).toBeLessThanOrEqual(1_000);
    expect(since(0).wasUpThroughout).toBe(false);
    expect(since(1_200)).toMatchObject({ wasUpThroughout: true });
  });
});
