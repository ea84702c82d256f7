import type { Chance } from "../world/chance.ts";
import { onPremTells } from "./on-prem-settings.ts";
import { STATUSES, type Fact, type InboundMessage, type Side } from "./update.ts";
import { messageId } from "../world/outgoing.ts";
import type { WorldState } from "../world/state.ts";

/** The default sender of a message. */
export const WRITER = { from: "12025550177", name: "Practice phone" } as const;

type MessageFact = Extract<Fact, { readonly kind: "message" }>;
type When = { readonly side: Side; readonly nowMs: number; readonly chance: Chance };

/** Gives the fact for a message that has reached the number. */
export function messageFact(message: InboundMessage, { side, nowMs, chance }: When): MessageFact {
  const { text, type, from = WRITER.from, name = WRITER.name } = message;
  const id = messageId(side, chance);
  return { kind: "message", id, from, name, type, text, mediaId: chance.digits(16), atMs: nowMs };
}

/** A fact, and how many milliseconds from now it happens. */
export type LaterFact = { readonly fact: Fact; readonly laterMs: number };

/**
 * Gives the facts of the business's automatic reply, with `paceMs` between its statuses.
 *
 * The on-premises client reports only the statuses that its settings name.
 */
export function replyFacts(
  state: WorldState,
  { to, paceMs }: { readonly to: string; readonly paceMs: number },
  { side, nowMs, chance }: When,
): readonly LaterFact[] {
  const id = messageId(side, chance);
  const conversation = chance.text(16);
  return STATUSES.flatMap((status, index): readonly LaterFact[] => {
    if (side === "onprem" && !onPremTells(state, status)) return [];
    const laterMs = (index + 1) * paceMs;
    return [{ fact: { kind: "status", id, to, status, conversation, atMs: nowMs + laterMs }, laterMs }];
  });
}
