import { instant, type Instant } from "../../../shared/time.ts";
import type { RunDesk } from "./desk.ts";
import { after, momentOf, waitLeftMs, type Marked, type Moment } from "./timekeeping.ts";

/** A wait that counts from a row of the journal, and whose API can be asked what time it is there. */
export type Wait = { readonly from: Marked; readonly seconds: number; readonly api: "cloud" | "onPrem" };

/**
 * When a wait will be over by this machine's clock; undefined where it is over. The process that saw it begin measures
 * it itself. Another one asks the platform for its time with a reading call; where the platform dates nothing, the wall
 * clock has to do, and a clock that was set back leaves the whole wait.
 */
export async function notBefore(desk: RunDesk, { from, seconds, api }: Wait): Promise<Instant | undefined> {
  const now = momentOf(desk.clock);
  const ms = seconds * 1000;
  const shown = (leftMs: number): Instant | undefined =>
    leftMs <= 0 ? undefined : over(from.wall + ms, now, leftMs);
  if (from.stamp?.boot === now.boot) return shown(waitLeftMs(from, ms, now, undefined));
  const serverNow = from.serverDate === undefined ? undefined : await serverTime(desk, api);
  if (serverNow !== undefined) return shown(waitLeftMs(from, ms, now, serverNow));
  return shown(now.wall < from.wall ? ms : Math.max(0, ms - (now.wall - from.wall)));
}

// Where the clocks agree, every look at the same wait names the same moment.
function over(told: number, now: Moment, leftMs: number): Instant {
  const measured = after(now, leftMs);
  return Math.abs(told - measured) <= 2000 ? instant(told) : measured;
}

async function serverTime(desk: RunDesk, api: Wait["api"]): Promise<string | undefined> {
  const session = await desk.session();
  if (!session.ok) return undefined;
  const { cloud, onPrem } = session.value.connections;
  const answer = api === "cloud" ? await cloud.warm() : await onPrem.readHealth();
  return answer.evidence.serverDate;
}
