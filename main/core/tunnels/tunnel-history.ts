import type { Clock, Instant } from "../../../shared/time.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import type { Moment, TunnelHistory, TunnelPeriod } from "./port.ts";
import type { TunnelNews } from "./tunnel-news.ts";

/** Records what happens to each receiver's tunnel. */
export type TunnelRecord = {
  note(receiver: ReceiverId, news: TunnelNews): void;
  /** The machine slept and is awake now. */
  noteWaking(): void;
  /** What happened since a time of the monotonic clock. */
  since(receiver: ReceiverId, sinceMs: number): TunnelHistory;
};

const REMEMBERED = 1_000;
type Open = Omit<TunnelPeriod, "to">;

/** Creates an empty record: a tunnel without events counts as not up. */
export function tunnelRecord(clock: Pick<Clock, "now" | "monotonicMs">): TunnelRecord {
  const all = new Map<ReceiverId, Open[]>();
  const woke: Moment[] = [];
  const now = (): Moment => ({ ms: clock.monotonicMs(), at: clock.now() });
  return {
    note(receiver, news) {
      const periods = all.get(receiver) ?? [];
      const last = periods.at(-1);
      const next = periodAfter(last, news, now());
      if (next === undefined) return;
      periods.push(next);
      if (periods.length > REMEMBERED) periods.shift();
      all.set(receiver, periods);
    },
    noteWaking() {
      woke.push(now());
      if (woke.length > REMEMBERED) woke.shift();
    },
    since: (receiver, sinceMs) => ({
      ...historyOf(all.get(receiver) ?? [], sinceMs, now()),
      woke: woke.filter(({ ms }) => ms >= sinceMs),
    }),
  };
}

/** The period that an event starts; undefined if the last one continues. */
function periodAfter(last: Open | undefined, news: TunnelNews, now: Moment): Open | undefined {
  switch (news.kind) {
    case "heard":
    case "noticed":
      return undefined;
    case "opening":
      return { kind: "down", from: now };
    case "opened":
      return { kind: "up", publicUrl: news.tunnel.publicUrl, from: now };
    case "healed":
      return { kind: "up", ...addressOf(last), from: now };
    case "healing":
    case "dropped":
    case "failed": {
      const { cause, sinceMs } = news.why;
      const isUp = last?.kind === "up";
      // If missing responses revealed the problem, the tunnel may have been gone since the last one.
      const from = isUp && sinceMs !== undefined ? earlier(now, Math.max(sinceMs, last.from.ms)) : now;
      return { kind: "down", ...addressOf(last), cause, from };
    }
    case "closed":
      return { kind: "closed", from: now };
  }
}

function addressOf(period: Open | undefined): Pick<TunnelPeriod, "publicUrl"> {
  return period?.publicUrl === undefined ? {} : { publicUrl: period.publicUrl };
}

function earlier(now: Moment, ms: number): Moment {
  return { ms, at: (now.at - (now.ms - ms)) as Instant };
}

function historyOf(all: readonly Open[], sinceMs: number, now: Moment): Omit<TunnelHistory, "woke"> {
  const periods = all
    .map((period, index): TunnelPeriod => {
      const next = all[index + 1];
      return next === undefined ? period : { ...period, to: next.from };
    })
    .filter(({ to }) => to === undefined || to.ms > sinceMs)
    .map((period) => (period.from.ms >= sinceMs ? period : { ...period, from: earlier(now, sinceMs) }));
  const isWhole = periods[0] !== undefined && periods[0].from.ms <= sinceMs;
  const up = periods.filter(({ kind }) => kind === "up");
  const lasted = ({ from, to }: TunnelPeriod): number => (to ?? now).ms - from.ms;
  return {
    periods,
    wasUpThroughout: isWhole && up.length === periods.length,
    addresses: [...new Set(up.flatMap(({ publicUrl }) => publicUrl ?? []))],
    downMs: periods.filter(({ kind }) => kind !== "up").reduce((sum, one) => sum + lasted(one), 0),
  };
}
