import type { Instant } from "../../../../shared/time.ts";
import type { ForwardTo, TemporaryTarget } from "../forwarding/target.ts";
import type { Incoming } from "../store/port.ts";
import type { Answering } from "./answers.ts";
import type { ReceiverSecrets } from "./secrets.ts";

/**
 * What is wanted of one receiver, whole: whether it listens, what it checks with, where copies go, and when it ends.
 * Whoever wants something changed declares it here, and `reconcile.ts` makes it so.
 */
export type DeclaredReceiver = {
  readonly listening: boolean;
  readonly secrets: ReceiverSecrets;
  /** A person's own choice. What a borrowed callback lends for a while goes before it, for the API that it is of. */
  readonly forwardTo?: ForwardTo;
  readonly lentTo?: TemporaryTarget;
  /** Copies that are sent until they are taken wait meanwhile. */
  readonly paused?: boolean;
  /** What it answers in place of 200, for a test of somebody's own alarms. */
  readonly answering?: Answering;
  /** It stops by itself then; never where it is left out. */
  readonly endsAt?: Instant;
  /** Somebody borrows it: it does not stop by itself meanwhile, and stands for the number that is told. */
  readonly lent?: { readonly number?: Incoming["number"] };
};

/** A receiver that nobody has asked for. */
export const NOT_WANTED: DeclaredReceiver = {
  listening: false,
  secrets: { verifyToken: undefined, appSecrets: [] },
};

/** When a receiver stops by itself: never while somebody borrows it. */
export function endOf({ lent, endsAt }: DeclaredReceiver): Instant | undefined {
  return lent === undefined ? endsAt : undefined;
}

/** The members to change; one that is given as undefined is taken out. */
export type Declaration = {
  readonly [Member in keyof DeclaredReceiver]?: DeclaredReceiver[Member] | undefined;
};

/** What is wanted after a change. */
export function declaredAfter(before: DeclaredReceiver, change: Declaration): DeclaredReceiver {
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  return { ...NOT_WANTED, ...Object.fromEntries(merged) };
}
