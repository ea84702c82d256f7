import type { NotConfirmed } from "../checks/unseen.ts";

/** The state of a replaced callback URL after an attempt to restore it. */
export type RestoreOutcome =
  /** `otherwise`: there is no URL again, which the client now stores in another way. */
  | { readonly kind: "restored"; readonly otherwise?: true }
  | { readonly kind: "changed"; readonly to?: string }
  /** Ours is gone. Whether the URL from before is set is unknown, because it is lost. */
  | { readonly kind: "notOurs"; readonly to?: string }
  /** Ours is still set, and the URL from before is lost. */
  | { readonly kind: "urlMissing" }
  /** The URL is restored; other settings, or the app's fields or their versions, differ. */
  | { readonly kind: "otherSettings"; readonly versions?: true }
  /** Ours is still set at the app, and another party has switched that off: any call would switch it on again. */
  | { readonly kind: "switchedOff" }
  | { readonly kind: "tokenMissing" }
  | { readonly kind: "secretMissing" }
  | { readonly kind: "refused"; readonly outcome?: NotConfirmed }
  /** The URL is as before, but the call that replaced it got no response and may still take effect. */
  | { readonly kind: "mayComeLate" }
  | { readonly kind: "notKnown"; readonly outcome: NotConfirmed };

/** Whether nothing is left to do: our callback URL is gone, removed by us or by another party. */
export function isOver({ kind }: RestoreOutcome): boolean {
  return kind === "restored" || kind === "otherSettings" || kind === "changed" || kind === "notOurs";
}
