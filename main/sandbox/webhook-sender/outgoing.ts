import type { Chance } from "../world/chance.ts";
import type { OutgoingMessage, WorldState } from "../world/state.ts";
import type { WorldKeeper } from "../world/keeper.ts";
import type { LaterFact } from "./facts.ts";
import { onPremTells } from "./on-prem-settings.ts";
import type { Sender } from "./sender.ts";
import { STATUSES, type Fact, type StatusError } from "./update.ts";

type Parts = {
  readonly keeper: Pick<WorldKeeper, "state" | "onChange">;
  readonly sender: Pick<Sender, "tellLater">;
  readonly chance: Chance;
  /** Milliseconds between two statuses of one message. */
  readonly paceMs: number;
};

/**
 * Sends the statuses of everything that the business sends through either API; the returned function stops
 * this.
 */
export function tellOutgoing({ keeper, sender, chance, paceMs }: Parts): () => void {
  let told = lastSeq(keeper.state());
  return keeper.onChange(() => {
    const state = keeper.state();
    const fresh = (state.messaging?.sent ?? []).filter(({ seq }) => seq > told);
    told = lastSeq(state);
    for (const message of fresh)
      for (const later of statusFacts(state, message, { paceMs, conversation: chance.text(16) }))
        sender.tellLater(message.side, later);
  });
}

function lastSeq({ messaging }: WorldState): number {
  return messaging?.sent.at(-1)?.seq ?? 0;
}

const FAILURES: Readonly<Record<OutgoingMessage["side"], StatusError>> = {
  cloud: {
    code: 131026,
    title: "Message undeliverable",
    details: "The message cannot be delivered to this recipient.",
  },
  onprem: {
    code: 1026,
    title: "Receiver incapable",
    details: "The recipient's app cannot show this message.",
  },
};

function statusFacts(
  state: WorldState,
  { id, to, side, fate, atMs }: OutgoingMessage,
  { paceMs, conversation }: { readonly paceMs: number; readonly conversation: string },
): readonly LaterFact[] {
  const fact = { kind: "status", id, to, conversation } as const;
  if (fate === "failed") {
    const failed: Fact = { ...fact, status: "failed", error: FAILURES[side], atMs: atMs + paceMs };
    return [{ fact: failed, laterMs: paceMs }];
  }
  const happens = fate === "sent-only" ? STATUSES.slice(0, 1) : STATUSES;
  return happens.flatMap((status, index): readonly LaterFact[] => {
    if (side === "onprem" && !onPremTells(state, status)) return [];
    const laterMs = (index + 1) * paceMs;
    return [{ fact: { ...fact, status, atMs: atMs + laterMs }, laterMs }];
  });
}
