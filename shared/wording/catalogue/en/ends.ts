import type { EndReason } from "../../../migration/end-reason.ts";

type EndWords = Readonly<
  Record<
    Exclude<EndReason, "complete">,
    /** `whatElse`: the same where "Not moved" would claim too much. */
    { readonly what: string; readonly whatElse?: string; readonly next: string }
  >
> & {
  readonly complete: { readonly next: string; readonly nextWorksNot: string; readonly nextUnclear: string };
};

/** Why a migration ended and what to do next. The result of a complete one is under `complete`, by how much is confirmed. */
export const ends = {
  complete: {
    next: "Send a test message in both directions before you rely on the number.",
    nextWorksNot:
      "Ask the platform for a review in its number manager. Don't rely on the number until a test message has passed in both directions.",
    nextUnclear:
      "Find out in the platform's number manager what that means for the number. Then send a test message in both directions before you rely on it.",
  },
  "inspect-failed": {
    what: "Not moved: the check of both APIs failed.",
    whatElse: "The check of both APIs failed.",
    next: "Fix the cause, then resume the migration.",
  },
  "backup-refused": {
    what: "Not moved: the on-premises client rejected the backup request.",
    whatElse: "The on-premises client rejected the backup request.",
    next: "Fix the cause, then resume the migration.",
  },
  "backup-lost": {
    what: "Not moved: the on-premises client returned no backup.",
    whatElse: "The on-premises client returned no backup.",
    next: "Fix the cause, then resume the migration.",
  },
  "backup-of-another-number": {
    what: "Not moved: the on-premises client serves a number other than the one in the plan, so its backup wasn't used.",
    whatElse:
      "The on-premises client serves a number other than the one in the plan, so its backup wasn't used.",
    next: "Check the on-premises client's URL and the number in the plan, then start a new migration.",
  },
  "register-refused": {
    what: "The cloud rejected the registration.",
    next: "Fix the cause, then start a new migration.",
  },
  "access-refused": {
    what: "Access rejected: a token, a password or a permission that the plan relies on.",
    next: "Replace the stored one with a valid one, or have the permission granted. Then resume the migration.",
  },
  "register-pin-refused": {
    what: "The cloud rejected the two-step PIN.",
    next: "Do not guess. Reset the PIN on the API that has the number now, replace the stored PIN, then resume the migration.",
  },
  "register-not-sent": {
    what: "The registration request never left this computer.",
    next: "Fix the cause, then resume the migration.",
  },
  "register-had-no-effect": {
    what: "The registration request got no usable response, and the checks after it showed no effect.",
    next: "Wait a while, then start a new migration: it checks both APIs first. Each attempt counts toward the platform's limit.",
  },
  "attempts-spent": {
    what: "No attempts are left for this number. 2 of the platform's 10 are kept in reserve, so that it isn't locked.",
    next: "Wait until the oldest attempts are 72 h old, then start a new migration.",
  },
  "pin-refused-twice": {
    what: "2 requests were rejected for this number, and the PIN was the cause or may have been. This migration doesn't send a third, because more wrong PINs lock the PIN entirely.",
    next: "Find the correct PIN, or reset it on the API that has the number. Store it, then start a new migration.",
  },
  "told-to-wait": {
    what: "The platform responded “not now”: too many requests, or maintenance. The request isn't resent automatically.",
    next: "Wait as long as the platform asked, or a while if it didn't say how long, then resume the migration.",
  },
  "platform-limit": {
    what: "The platform reports too many registrations of this number: it allows 10 in 72 h.",
    next: "Wait 72 h, then start a new migration. An attempt before then would be rejected too.",
  },
  "pair-unusable": {
    what: "The backup in the vault couldn't be read back, so it wasn't used.",
    next: "Nothing was deleted. Check the disk, then start a new migration, which creates a new backup.",
  },
  "disk-full": {
    what: "There isn't enough disk space to store the backup safely.",
    next: "Free up space, then resume the migration.",
  },
  "subscribe-refused": {
    what: "The platform rejected your app's subscription.",
    next: "Fix the cause soon, then resume the migration. It doesn't move the number a second time.",
  },
  "subscribe-lost": {
    what: "The request to subscribe your app got no usable response.",
    next: "Resume the migration soon. It doesn't move the number a second time.",
  },
  "account-refused": {
    what: "The on-premises client rejected the registration request.",
    next: "Fix the cause, then resume the migration. If it may have been the PIN, store the correct one first: the same PIN isn't sent again.",
  },
  "account-not-sent": {
    what: "The request to the on-premises client never left this computer.",
    next: "Fix the cause, then resume the migration.",
  },
  "not-subscribed": {
    what: "The platform doesn't list your app as subscribed.",
    next: "Resume the migration soon. It subscribes your app again and doesn't move the number a second time.",
  },
  "shards-refused": {
    what: "The on-premises client rejected the shard count.",
    next: "Fix the cause, then resume the migration. It doesn't move the number a second time.",
  },
  "shards-lost": {
    what: "The request to set the shards got no usable response.",
    next: "Resume the migration. It doesn't move the number a second time.",
  },
  "not-on-target": {
    what: "All steps ran, but the platform doesn't report the number where it should be.",
    next: "Wait 1 min, then resume the migration to check again.",
  },
  "said-unmoved": {
    what: "You reported that the number hadn't moved, so the migration ended.",
    next: "To try again, start a new migration: it checks where the number is first.",
  },
  "certificate-expired": {
    what: "The certificate seems to have expired. An expired one gets the number banned, so it wasn't sent.",
    next: "Download a new certificate from the platform's number manager, replace the stored one, then resume the migration.",
  },
  "certificate-of-another-number": {
    what: "The certificate seems to be for another number, so it wasn't sent.",
    next: "Download this number's certificate from the platform's number manager, replace the stored one, then resume the migration.",
  },
  "shards-too-late": {
    what: "The number was registered on-premises more than 7 days ago. Setting shards now would disconnect it, so they weren't set.",
    next: "Keep the shards as they are. Changing them takes another registration: start a new migration for that when it suits you.",
  },
  "client-in-use": {
    what: "The on-premises client serves another number. Registering this one there would displace it, so nothing was requested.",
    next: "Free this client for the number, then resume the migration.",
  },
  abandoned: {
    what: "The migration was abandoned.",
    next: "To try again, start a new migration: it checks where the number is first.",
  },
} as const satisfies EndWords;

/** What to do next where the platform's reason for a rejection says more than the end of the migration. */
export const endsByCause = {
  attempts: {
    /** This migration has sent as many requests as one may; the number has attempts left. */
    ofMigration: {
      what: "This migration has used its 3 attempts.",
      next: "Find out why they failed, then start a new migration: it checks both APIs first.",
    },
    /** It ended while none was left, and some are by now. */
    freeAgain: {
      what: "No attempts were left for this number. Some are available again.",
      next: "Start a new migration: it checks both APIs first.",
    },
  },
  /** The platform reports the number on-premises, and the client's own report contradicts it. */
  client: {
    another: "All steps ran, but the on-premises client reports that it serves another number.",
    offline: "All steps ran, but the on-premises client isn't connected.",
    next: "Check the on-premises client, wait 1 min, then resume the migration to check again.",
  },
  wait: {
    resume: "Wait, then resume the migration.",
    anew: "Wait, then start a new migration.",
  },
  unexplained: {
    resume: "The cause is unknown: check the number in the platform's dashboard, then resume the migration.",
    anew: "The cause is unknown: check the number in the platform's dashboard, then start a new migration.",
  },
} as const;
