import type { EventSource } from "../../../shared/webhook/event.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { MessageApi } from "../platforms/http/text-message.ts";
import type { AuthorityAccess } from "./authority.ts";
import type { Choice, Production } from "./choose-level.ts";
import type { LevelAccess } from "./levels.ts";

/** The URL that currently receives the number's notifications; `unseen` if no query shows it. */
export type Winner =
  | { readonly kind: "at"; readonly address: string }
  | { readonly kind: "nowhere" }
  | { readonly kind: "unseen" };

/** The callback URLs of the API that a number is on. Opening it sends nothing. */
export type CallbackSide = {
  readonly source: EventSource;
  /** Maximum length of a callback URL, in characters; undefined if no limit is known. */
  readonly longestAddress?: number;
  /** Whether the API sends a verification request before delivering to a URL and signs its notifications. */
  readonly provesItself: boolean;
  /** Whether the API reports that it has the number; undefined if it does not report that. */
  hasNumber(): Promise<boolean | undefined>;
  /** Queries all levels and chooses the one to replace. */
  choose(wanted: CallbackLevel | undefined): Promise<Choice>;
  /** Access to a level; undefined if it needs an app secret that is unknown. */
  level(level: CallbackLevel): Promise<LevelAccess | undefined>;
  /**
   * Opens the API that sends messages from the number; the caller closes it. `path` is the path of that call.
   */
  openMessages(): { readonly api: MessageApi; readonly path: string };
  /** Where the number's notifications go now. */
  winner(): Promise<Winner>;
  /** Where they would go if this level had no callback URL. */
  below(level: CallbackLevel): Promise<Production>;
  /** The certificate authorities that the API trusts for callbacks, if it has its own list. */
  readonly authorities?: AuthorityAccess;
  close(): Promise<void>;
};
