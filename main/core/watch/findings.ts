import { z } from "zod";
import type { Detector, Finding } from "../../../shared/watch/finding.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { EventId, type WebhookEvent } from "../../../shared/webhook/event.ts";

const EVENTS_SHOWN = 20;
const LASTS_MS = 24 * 3_600_000;
const AT_MOST = 200;

/** Up to where a finding was acknowledged: its newest event, and when that event came. */
export const SeenUpTo = z.object({ event: EventId, at: z.string() });
export type SeenUpTo = z.infer<typeof SeenUpTo>;

/** What the user has acknowledged, by the finding's ID. */
export type Settled = Readonly<Record<string, SeenUpTo>>;

/** The detectors' findings, grouped by detector, receiver and number. */
export type Findings = {
  add(detector: Detector, event: WebhookEvent, values?: MessageDescriptor["values"]): void;
  /**
   * Sets exactly these numbers as having no recent events; removes findings whose number has events again.
   * True if anything changed.
   */
  silences(now: readonly { readonly event: WebhookEvent; readonly usualMinutes: number }[]): boolean;
  settle(id: string): boolean;
  /** Takes over what another process acknowledged. True if that settles a finding. */
  adopt(others: Settled): boolean;
  /** What was acknowledged here. */
  settled(): Settled;
  /** Findings of the last 24 h; a current silence stays longer. */
  all(nowMs: number): readonly Finding[];
};

/** Creates an empty collection that knows earlier acknowledgments. */
export function gatherFindings(earlier: Settled): Findings {
  let before = earlier;
  const found = new Map<string, Omit<Finding, "settled">>();
  const settled = new Map<string, SeenUpTo>();
  const settledCounts = new Map<string, number>();
  const isSettled = (one: Omit<Finding, "settled">): boolean => {
    if (one.count <= (settledCounts.get(one.id) ?? 0)) return true;
    if (UNSTORED.has(one.detector)) return false;
    const newest = newestOf(one);
    return [settled.get(one.id), before[one.id]].some((upTo) => upTo !== undefined && isUpTo(newest, upTo));
  };
  const remove = (id: string): void => {
    found.delete(id);
    // The next one of this kind is counted anew.
    settledCounts.delete(id);
  };
  const add = (detector: Detector, event: WebhookEvent, values: MessageDescriptor["values"] = {}): void => {
    const id = idOf(detector, event);
    const known = found.get(id);
    const count = (known?.count ?? 0) + 1;
    found.delete(id);
    found.set(id, {
      id,
      detector,
      receiver: event.workspace ?? "terminal",
      ...phoneNumberOf(event),
      count,
      firstAt: known?.firstAt ?? event.receivedAt,
      lastAt: event.receivedAt,
      events: [...(known?.events ?? []), event.id].slice(-EVENTS_SHOWN),
      said: { key: `watch.found.${detector}`, values: { ...values, count } },
    });
    const [oldest] = found.keys();
    if (found.size > AT_MOST && oldest !== undefined) remove(oldest);
  };
  return {
    add,
    silences(now) {
      const silentIds = new Set(now.map(({ event }) => idOf("silence", event)));
      const ended = [...found].filter(([id, { detector }]) => detector === "silence" && !silentIds.has(id));
      for (const [id] of ended) remove(id);
      const begun = now.filter(({ event }) => !found.has(idOf("silence", event)));
      for (const { event, usualMinutes } of begun) add("silence", event, { minutes: usualMinutes });
      return ended.length + begun.length > 0;
    },
    settle(id) {
      const known = found.get(id);
      if (known === undefined) return false;
      settledCounts.set(id, known.count);
      const newest = newestOf(known);
      if (!UNSTORED.has(known.detector) && newest !== undefined) settled.set(id, newest);
      return true;
    },
    adopt(others) {
      const open = [...found.values()].filter((one) => !isSettled(one));
      before = { ...before, ...others };
      return open.some(isSettled);
    },
    settled: () => Object.fromEntries(settled),
    all: (nowMs) =>
      [...found.values()]
        .filter(({ detector, lastAt }) => detector === "silence" || nowMs - Date.parse(lastAt) < LASTS_MS)
        .map((one) => ({ ...one, settled: isSettled(one) }))
        .toReversed(),
  };
}

function idOf(detector: Detector, event: WebhookEvent): string {
  const number =
    phoneNumberOf(event).phoneNumberId ?? (event.refused === undefined ? event.number : undefined);
  return `${detector}:${event.workspace ?? "terminal"}:${number ?? ""}`.slice(0, 200);
}

/** Found only while duplicates arrive, about events of any age: a later start finds none of them. */
const UNSTORED: ReadonlySet<Detector> = new Set(["repeats-retry", "repeats-second-app"]);

function newestOf({ events, lastAt }: Omit<Finding, "settled">): SeenUpTo | undefined {
  const event = events.at(-1);
  return event === undefined ? undefined : { event, at: lastAt };
}

/** By both: a store that began anew numbers its events anew, and a clock may have been set back. */
export function isUpTo(one: SeenUpTo | undefined, limit: SeenUpTo): boolean {
  return one !== undefined && one.event <= limit.event && Date.parse(one.at) <= Date.parse(limit.at);
}

/** The number of a finding. A rejected event may claim any number and must not evict other findings. */
function phoneNumberOf({ phoneNumberId, refused }: WebhookEvent): Pick<WebhookEvent, "phoneNumberId"> {
  return phoneNumberId === undefined || refused !== undefined ? {} : { phoneNumberId };
}
