import { z } from "zod";

/**
 * Why a migration ended. Each reason has a sentence in the wording and belongs to one of the outcomes that
 * scripts rely on.
 */
export const EndReason = z.enum([
  "complete",
  "inspect-failed",
  "backup-refused",
  "backup-lost",
  "backup-of-another-number",
  "register-refused",
  "access-refused",
  "register-pin-refused",
  "register-not-sent",
  "register-had-no-effect",
  "attempts-spent",
  "pin-refused-twice",
  "told-to-wait",
  "platform-limit",
  "pair-unusable",
  "disk-full",
  "subscribe-refused",
  "subscribe-lost",
  "account-refused",
  "account-not-sent",
  "not-subscribed",
  "shards-refused",
  "shards-lost",
  "not-on-target",
  "said-unmoved",
  "certificate-expired",
  "certificate-of-another-number",
  "shards-too-late",
  "client-in-use",
  "abandoned",
]);
export type EndReason = z.infer<typeof EndReason>;

export type EndKind = "complete" | "rejected" | "stopped";

type EndTraits = {
  readonly outcome: EndKind;
  /** True if `resume` can continue the migration after the user has fixed the cause. */
  readonly resumable: boolean;
  /**
   * The number is in service, but its messages do not reach the user ("no"), or this is unknown
   * ("not-known").
   */
  readonly hears?: "no" | "not-known";
};

/** What each end reason means for scripts and for a user who wants to continue. */
export const END_TRAITS: Readonly<Record<EndReason, EndTraits>> = {
  complete: { outcome: "complete", resumable: false },
  "inspect-failed": { outcome: "stopped", resumable: true },
  "backup-refused": { outcome: "rejected", resumable: true },
  "backup-lost": { outcome: "stopped", resumable: true },
  "backup-of-another-number": { outcome: "stopped", resumable: false },
  "register-refused": { outcome: "rejected", resumable: false },
  "access-refused": { outcome: "rejected", resumable: true },
  "register-pin-refused": { outcome: "rejected", resumable: true },
  "register-not-sent": { outcome: "stopped", resumable: true },
  "register-had-no-effect": { outcome: "stopped", resumable: false },
  "attempts-spent": { outcome: "stopped", resumable: false },
  "pin-refused-twice": { outcome: "rejected", resumable: false },
  "told-to-wait": { outcome: "rejected", resumable: true },
  "platform-limit": { outcome: "rejected", resumable: false },
  "pair-unusable": { outcome: "stopped", resumable: false },
  "disk-full": { outcome: "stopped", resumable: true },
  "subscribe-refused": { outcome: "rejected", resumable: true, hears: "no" },
  "subscribe-lost": { outcome: "stopped", resumable: true, hears: "not-known" },
  "account-refused": { outcome: "rejected", resumable: true },
  "account-not-sent": { outcome: "stopped", resumable: true },
  "not-subscribed": { outcome: "stopped", resumable: true, hears: "no" },
  "shards-refused": { outcome: "rejected", resumable: true },
  "shards-lost": { outcome: "stopped", resumable: true },
  "not-on-target": { outcome: "stopped", resumable: true },
  "said-unmoved": { outcome: "stopped", resumable: false },
  "certificate-expired": { outcome: "stopped", resumable: true },
  "certificate-of-another-number": { outcome: "stopped", resumable: true },
  "shards-too-late": { outcome: "stopped", resumable: false },
  "client-in-use": { outcome: "stopped", resumable: true },
  abandoned: { outcome: "stopped", resumable: false },
};
