import { isoOf, type Instant } from "../time.ts";
import type { Cutover } from "./cutover.ts";
import type { EventSource } from "./event.ts";

/** One event as delivery statistics need it; `happenedAt` is the payload's own time. */
export type Delivered = {
  readonly id: number;
  readonly source: EventSource;
  readonly receivedAt: Instant;
  readonly happenedAt?: Instant;
};

const LANE = 200;

/**
 * Finds the last move between the APIs in a number's events, given in order of arrival; undefined if there is
 * none.
 *
 * An event of the API that was left is late, not a move back, if by its own time it happened before the other
 * API began: retries may take days.
 */
export function cutoverOf(events: readonly Delivered[]): Cutover | undefined {
  const eras = erasOf(events);
  const era = eras.at(-1);
  const before = eras.at(-2);
  const last = before?.own.at(-1);
  const first = era?.own[0];
  if (era === undefined || last === undefined || first === undefined) return undefined;
  const turn = events.indexOf(first);
  const lane = (source: EventSource): Cutover["cloud"] => {
    const before = events.slice(0, turn).filter((event) => event.source === source);
    const after = events.slice(turn).filter((event) => event.source === source);
    return [...before.slice(-LANE / 2), ...after.slice(0, LANE / 2)].map(markOf);
  };
  return {
    direction: era.source === "cloud" ? "to-cloud" : "to-onprem",
    onPremises: lane("on-premises"),
    cloud: lane("cloud"),
    last: markOf(last),
    first: markOf(first),
    gapMs: first.receivedAt - last.receivedAt,
    overlap: era.late,
  };
}

type Era = { readonly source: EventSource; readonly own: Delivered[]; late: number };

function erasOf(events: readonly Delivered[]): readonly Era[] {
  const eras: Era[] = [];
  for (const event of events) {
    const current = eras.at(-1);
    const began = current?.own[0]?.receivedAt;
    if (current === undefined || began === undefined)
      eras.push({ source: event.source, own: [event], late: 0 });
    else if (current.source === event.source) current.own.push(event);
    // Payload times have whole seconds: events in the second of the change count as before it.
    else if (eras.length > 1 && event.happenedAt !== undefined && event.happenedAt < began) current.late += 1;
    else eras.push({ source: event.source, own: [event], late: 0 });
  }
  return eras;
}

function markOf({ id, receivedAt }: Delivered): Cutover["last"] {
  return { id, at: isoOf(receivedAt) };
}
