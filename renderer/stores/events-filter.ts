import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";

/** Filter members that the user sets. The window sets the workspace; `id` selects a single event. */
export type FilterName = Exclude<keyof EventFilter, "workspace" | "id">;

/**
 * True if the window itself can decide exactly whether an event fits.
 *
 * Text search covers texts that the window does not have, and users may be known by fingerprint only; for
 * these the core decides.
 */
export function isExact({ text, user }: EventFilter): boolean {
  return text === undefined && user === undefined;
}

/** True if the event fits. Valid only if `isExact(filter)` is true. */
export function fits(filter: EventFilter, event: WebhookEvent): boolean {
  return (
    same(filter.id, event.id) &&
    same(filter.workspace, event.workspace) &&
    same(filter.phoneNumberId, event.phoneNumberId) &&
    same(filter.kind, event.kind) &&
    same(filter.direction, event.direction) &&
    same(filter.source, event.source) &&
    same(filter.messageId, event.messageId) &&
    same(filter.refused, event.refused !== undefined) &&
    (filter.since === undefined || Date.parse(event.receivedAt) >= Date.parse(filter.since)) &&
    (filter.until === undefined || Date.parse(event.receivedAt) < Date.parse(filter.until))
  );
}

/** The filter members that are set, in display order. */
export function narrowedBy(filter: EventFilter): readonly FilterName[] {
  return ORDER.filter((name) => filter[name] !== undefined);
}

/** The filter without one of its members. */
export function without(filter: EventFilter, name: FilterName): EventFilter {
  const { [name]: _left, ...rest } = filter;
  return rest;
}

const ORDER: readonly FilterName[] = [
  "text",
  "phoneNumberId",
  "kind",
  "direction",
  "source",
  "user",
  "messageId",
  "since",
  "until",
  "refused",
];

function same<T>(wanted: T | undefined, found: T | undefined): boolean {
  return wanted === undefined || wanted === found;
}
