import { instant, type Instant } from "../time.ts";

/** Milliseconds of a quarter of an hour. Every zone's clock differs from UTC by whole quarters. */
export const QUARTER_MS = 15 * 60_000;

/** A time as clocks in a zone show it. */
export type LocalTime = {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

/** The clock of one zone, with its changes to and from summer time. */
export type ZoneClock = {
  readonly zone: string;
  /** Minutes that the zone is ahead of UTC at a moment. */
  offsetMinutes(at: Instant): number;
  local(at: Instant): LocalTime;
  /**
   * The moment at which clocks there show a date and time, given as milliseconds since 1970 as if it were UTC.
   * Of an hour that happens twice the first one; an hour that is skipped counts as the one after it.
   */
  momentOf(localMs: number): Instant;
};

/** Gives the clock of a zone such as `Europe/Madrid`; undefined if there is no such zone. */
export function zoneClock(zone: string): ZoneClock | undefined {
  const format = formatOf(zone);
  if (format === undefined) return undefined;
  const localMs = (at: number): number => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const offsetMs = remembered((at) => localMs(at) - Math.floor(at / 1000) * 1000);
  return {
    zone: format.resolvedOptions().timeZone,
    offsetMinutes: (at) => Math.round(offsetMs(at) / 60_000),
    local: (at) => {
      const local = new Date(at + offsetMs(at));
      return { day: local.getUTCDay() || 7, hour: local.getUTCHours(), minute: local.getUTCMinutes() };
    },
    momentOf: (wanted) => {
      // The earlier of both offsets around the time gives the first of two hours, and the later hour of a gap.
      const before = offsetMs(wanted - 86_400_000);
      const after = offsetMs(wanted + 86_400_000);
      if (before === after) return instant(wanted - before);
      const fitting = [before, after].map((offset) => wanted - offset).filter((at) => localMs(at) === wanted);
      return instant(fitting.length > 0 ? Math.min(...fitting) : wanted - before);
    },
  };
}

const BLOCK_MS = 6 * 3_600_000;

/** Asking for an offset is slow: within a few hours that begin and end with the same one, it is asked once. */
function remembered(offsetMs: (at: number) => number): (at: number) => number {
  const known = new Map<number, number>();
  const atBlock = (block: number): number => {
    const offset = known.get(block) ?? offsetMs(block * BLOCK_MS);
    known.set(block, offset);
    return offset;
  };
  return (at) => {
    const block = Math.floor(at / BLOCK_MS);
    const begin = atBlock(block);
    return begin === atBlock(block + 1) ? begin : offsetMs(at);
  };
}

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
