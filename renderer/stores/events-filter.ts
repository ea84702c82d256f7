import type { EventFilter, WebhookEvent } from "../../shared/webhook/event.ts";

/** Members of a filter that a person sets; the workspace is the window's, and a single event is no list. */
export type FilterName = Exclude<keyof EventFilter, "workspace" | "id">;

/**
 * Can the window itself say exactly whether an event fits? Words are looked up in texts that the window does not have,
 * and a user may be known by a fingerprint only.
 */
export function isExact({ text, user }: EventFilter): boolean {
  return text === undefined && user === undefined;
}

/** Does the event fit? Only to be asked where `isExact` says so. */
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

/** What narrows the list, in the order in which it is shown. */
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
