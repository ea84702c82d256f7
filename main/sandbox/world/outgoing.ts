import type { Chance } from "./chance.ts";
import { member, text } from "./body.ts";
import type { Surroundings } from "./api-exchange.ts";
import type { Behavior } from "./behavior.ts";
import type { OutgoingMessage, WorldState } from "./state.ts";

/** How long after an end user's last message the business may send free-form text. */
const WINDOW_MS = 24 * 3_600_000;

const MOST_REMEMBERED = 1_000;

type Side = OutgoingMessage["side"];
const NONE: NonNullable<WorldState["messaging"]> = { heardAtMs: {}, sent: [] };

/** Gives the state after this end user wrote to the number. */
export function heardFrom(state: WorldState, from: string, nowMs: number): WorldState {
  const { heardAtMs, sent } = state.messaging ?? NONE;
  const kept = Object.entries(heardAtMs).filter(([user]) => user !== from);
  const heard = [...kept.slice(-MOST_REMEMBERED), [from, nowMs] as const];
  return { ...state, messaging: { heardAtMs: Object.fromEntries(heard), sent } };
}

/** An API's reply to a message that the business sends: accepted, or the reason for the rejection. */
export type Taken =
  | { readonly kind: "sent"; readonly state: WorldState; readonly message: OutgoingMessage }
  | { readonly kind: "refused"; readonly why: Exclude<Behavior["messages"], OutgoingMessage["fate"]> }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "malformed"; readonly parameter: string };

type Refused = Exclude<Taken, { kind: "sent" }>;
type Wanted = Pick<OutgoingMessage, "to" | "text" | "inReplyTo">;

/** Checks a message's body on one API and sends it if it is text to an end user who wrote recently. */
export function takeMessage(state: WorldState, body: unknown, side: Side, around: Surroundings): Taken {
  const { conduct, nowMs, chance } = around;
  const { messages: fate } = conduct;
  const wanted = readText(body);
  if (fate === "token-refused") return { kind: "refused", why: fate };
  if ("kind" in wanted) return wanted;
  if (state.home !== side) return { kind: "elsewhere" };
  if (fate === "refused") return { kind: "refused", why: fate };
  if (fate === "window-closed" || !wroteLately(state, wanted.to, nowMs))
    return { kind: "refused", why: "window-closed" };
  const { heardAtMs, sent } = state.messaging ?? NONE;
  const seq = (sent.at(-1)?.seq ?? 0) + 1;
  const message = { seq, id: messageId(side, chance), side, ...wanted, fate, atMs: nowMs };
  const kept = [...sent, message].slice(-MOST_REMEMBERED);
  return { kind: "sent", state: { ...state, messaging: { heardAtMs, sent: kept } }, message };
}

function readText(body: unknown): Wanted | Refused {
  const to = text(body, "to")?.replace(/^\+/, "") ?? "";
  if (!/^[0-9]{5,20}$/.test(to)) return { kind: "malformed", parameter: "to" };
  const said = text(member(body, "text"), "body") ?? "";
  if (text(body, "type") !== "text" || said === "") return { kind: "malformed", parameter: "text" };
  const inReplyTo = text(member(body, "context"), "message_id");
  return { to, text: said, ...(inReplyTo === undefined ? {} : { inReplyTo }) };
}

function wroteLately({ messaging }: WorldState, user: string, nowMs: number): boolean {
  const { heardAtMs } = messaging ?? NONE;
  return Object.hasOwn(heardAtMs, user) && nowMs - (heardAtMs[user] ?? 0) < WINDOW_MS;
}

/** Gives a new message ID in that API's format. */
export function messageId(side: Side, chance: Chance): string {
  return side === "cloud" ? `wamid.${chance.base64(30)}` : `ABGG${chance.text(18)}`;
}
