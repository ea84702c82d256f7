import type { Instant } from "../../../../shared/time.ts";
import type { ForwardTo, TemporaryTarget } from "../forwarding/target.ts";
import type { Incoming } from "../store/port.ts";
import type { Answering } from "./answers.ts";
import type { ReceiverSecrets } from "./secrets.ts";

/**
 * The complete desired state of one receiver: whether it listens, its secrets, where copies go, and when it
 * ends. Callers change it here; `standing-receivers.ts` applies it.
 */
export type DeclaredReceiver = {
  readonly listening: boolean;
  readonly secrets: ReceiverSecrets;
  /** The user's own choice. `lentTo`, set while a callback URL is replaced, takes precedence for its API. */
  readonly forwardTo?: ForwardTo;
  readonly lentTo?: TemporaryTarget;
  /** Copies of a durable target wait while this is true. */
  readonly paused?: boolean;
  /** What it answers instead of 200, to test the user's own alerts. */
  readonly answering?: Answering;
  /** When it stops automatically; never if missing. */
  readonly endsAt?: Instant;
  /** A test uses it: it does not stop automatically meanwhile, and counts events for this number. */
  readonly lent?: { readonly number?: Incoming["number"] };
};

/** A receiver that is not requested. */
export const NOT_WANTED: DeclaredReceiver = {
  listening: false,
  secrets: { verifyToken: undefined, appSecrets: [] },
};

/** When a receiver stops automatically: never while a test uses it. */
export function endOf({ lent, endsAt }: DeclaredReceiver): Instant | undefined {
  return lent === undefined ? endsAt : undefined;
}

/** The members to change; a member given as undefined is removed. */
export type Declaration = {
  readonly [Member in keyof DeclaredReceiver]?: DeclaredReceiver[Member] | undefined;
};

/** Returns the desired state after a change. */
export function declaredAfter(before: DeclaredReceiver, change: Declaration): DeclaredReceiver {
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  return { ...NOT_WANTED, ...Object.fromEntries(merged) };
}
