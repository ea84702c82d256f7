import type { EventSource } from "../../../shared/webhook/event.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { MessageApi } from "../platforms/http/text-message.ts";
import type { AuthorityAccess } from "./authority.ts";
import type { Choice, Production } from "./choose-level.ts";
import type { LevelAccess } from "./levels.ts";

/** Which address notifications of the number go to at the moment; `unseen` where no look tells. */
export type Winner =
  | { readonly kind: "at"; readonly address: string }
  | { readonly kind: "nowhere" }
  | { readonly kind: "unseen" };

/** The API that a number lives on, as far as its callbacks go. Nothing is sent before it is used. */
export type CallbackSide = {
  readonly source: EventSource;
  /** Longest address that is taken, in characters; undefined where no limit is known. */
  readonly longestAddress?: number;
  /** Does it ask an address for proof before it delivers there, and sign what it delivers? */
  readonly provesItself: boolean;
  /** Does this side say itself that it has the number, or that it has not? Undefined where it does not tell. */
  hasNumber(): Promise<boolean | undefined>;
  /** Looks everywhere and chooses the level to borrow. */
  choose(wanted: CallbackLevel | undefined): Promise<Choice>;
  /** The way to a level; undefined where it needs an app secret that is not there, or an app that nobody knows. */
  level(level: CallbackLevel): Promise<LevelAccess | undefined>;
  /** Opens what sends messages of the number on this side; whoever opens it closes it. `path` is that of the one call. */
  openMessages(): { readonly api: MessageApi; readonly path: string };
  /** Where the number's notifications go now. */
  winner(): Promise<Winner>;
  /** Where they would go if nothing stood at this level. */
  below(level: CallbackLevel): Promise<Production>;
  /** The authorities that it trusts for callbacks, where it has any of its own. */
  readonly authorities?: AuthorityAccess;
  close(): Promise<void>;
};
