import type { Detector, Finding } from "../../../shared/watch/finding.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";

const EVENTS_SHOWN = 20;
const LASTS_MS = 24 * 3_600_000;
const AT_MOST = 200;

/** The findings that the user has acknowledged, with their count at that time. */
export type Settled = Readonly<Record<string, number>>;

/** The detectors' findings, grouped by detector, receiver and number. */
export type Findings = {
  add(detector: Detector, event: WebhookEvent, values?: MessageDescriptor["values"]): void;
  /**
   * Sets exactly these numbers as having no recent events; removes findings whose number has events again.
   * True if anything changed.
   */
  silences(now: readonly { readonly event: WebhookEvent; readonly usualMinutes: number }[]): boolean;
  /**
   * Call after the stored events are processed: findings from now on are new, whatever count an earlier start
   * had.
   */
  seeded(): void;
  settle(id: string): boolean;
  settled(): Settled;
  /** Acknowledgments that no longer apply: their silence ended, or no stored event has such a finding. */
  lapsed(): readonly string[];
  /** Findings of the last 24 h; a current silence stays longer. */
  all(nowMs: number): readonly Finding[];
};

/** Creates an empty collection that knows earlier acknowledgments. */
export function gatherFindings(before: Settled): Findings {
  const found = new Map<string, Omit<Finding, "settled">>();
  let settled: Record<string, number> = { ...before };
  const lapsed = new Set<string>();
  const isSettled = ({ id, count }: Omit<Finding, "settled">): boolean => count <= (settled[id] ?? 0);
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
    if (found.size > AT_MOST && oldest !== undefined) found.delete(oldest);
  };
  return {
    add,
    silences(now) {
      const silentIds = new Set(now.map(({ event }) => idOf("silence", event)));
      const ended = [...found].filter(([id, { detector }]) => detector === "silence" && !silentIds.has(id));
      for (const [id] of ended) found.delete(id);
      // A later silence of the same number needs a new acknowledgment.
      const over = new Set(ended.map(([id]) => id));
      for (const id of over) lapsed.add(id);
      settled = Object.fromEntries(Object.entries(settled).filter(([id]) => !over.has(id)));
      const begun = now.filter(({ event }) => !found.has(idOf("silence", event)));
      for (const { event, usualMinutes } of begun) add("silence", event, { minutes: usualMinutes });
      return ended.length + begun.length > 0;
    },
    seeded() {
      settled = Object.fromEntries(
        Object.entries(settled).flatMap(([id, count]) => {
          if (id.startsWith(idStart("silence"))) return [[id, count] as const];
          const known = found.get(id);
          if (known === undefined) lapsed.add(id);
          return known === undefined ? [] : [[id, Math.min(count, known.count)] as const];
        }),
      );
    },
    settle(id) {
      const known = found.get(id);
      if (known === undefined) return false;
      settled = { ...settled, [id]: known.count };
      lapsed.delete(id);
      return true;
    },
    settled: () => Object.fromEntries(Object.entries(settled).filter(([id]) => found.has(id))),
    lapsed: () => [...lapsed],
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
  return `${idStart(detector)}${event.workspace ?? "terminal"}:${number ?? ""}`.slice(0, 200);
}

const idStart = (detector: Detector): string => `${detector}:`;

/** The number of a finding. A rejected event may claim any number and must not evict other findings. */
function phoneNumberOf({ phoneNumberId, refused }: WebhookEvent): Pick<WebhookEvent, "phoneNumberId"> {
  return phoneNumberId === undefined || refused !== undefined ? {} : { phoneNumberId };
}
