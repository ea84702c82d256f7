import { isDeepStrictEqual } from "node:util";
import type { Instant } from "../../../../shared/time.ts";
import type { ForwardTo, LentPlace } from "../forwarding/target.ts";
import type { Answering } from "./answers.ts";
import type { Incoming } from "../store/port.ts";
import { endOf, type DeclaredReceiver } from "./declared.ts";
import type { ReceiverSecrets } from "./secrets.ts";

/** One thing to do so that a receiver is as it was declared. */
export type Change =
  | { readonly kind: "stop" }
  | { readonly kind: "forward"; readonly to: ForwardTo | undefined }
  | { readonly kind: "lend"; readonly to: LentPlace | undefined }
  | { readonly kind: "pause"; readonly paused: boolean }
  | { readonly kind: "answer-with"; readonly answering: Answering | undefined }
  | { readonly kind: "stand-for"; readonly number: Incoming["number"] }
  | { readonly kind: "use"; readonly secrets: ReceiverSecrets }
  | { readonly kind: "listen" }
  | { readonly kind: "end-at"; readonly at: Instant | undefined };

/**
 * What has to be done, in this order, so that a receiver which is as `actual` says becomes as `declared` says. Copies
 * have their place before the first notification can come; what stops takes nothing more before anything else changes.
 */
export function changesTo(declared: DeclaredReceiver, actual: DeclaredReceiver): readonly Change[] {
  const changes: Change[] = [];
  const { forwardTo, lentTo } = declared;
  if (actual.listening && !declared.listening) changes.push({ kind: "stop" });
  if (declared.paused !== actual.paused) changes.push({ kind: "pause", paused: declared.paused === true });
  if (!isDeepStrictEqual(forwardTo, actual.forwardTo)) changes.push({ kind: "forward", to: forwardTo });
  if (!isDeepStrictEqual(lentTo, actual.lentTo)) changes.push({ kind: "lend", to: lentTo });
  if (declared.answering !== actual.answering)
    changes.push({ kind: "answer-with", answering: declared.answering });
  if (declared.lent?.number !== actual.lent?.number)
    changes.push({ kind: "stand-for", number: declared.lent?.number });
  if (!declared.listening) return changes;
  // What begins to listen takes the secrets with it.
  if (!actual.listening) changes.push({ kind: "listen" });
  else if (declared.secrets !== actual.secrets) changes.push({ kind: "use", secrets: declared.secrets });
  if (!actual.listening || endOf(declared) !== endOf(actual))
    changes.push({ kind: "end-at", at: endOf(declared) });
  return changes;
}
