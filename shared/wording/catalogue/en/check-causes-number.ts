/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to fix it. */
export const numberCauses = {
  "serves-another-number": {
    happened: "The on-premises client serves a different number than the plan's.",
    remedy: "Point onPrem.baseUrl in the plan to this number's client. Each number needs its own client.",
  },
  "webhook-url-missing": {
    happened: "The on-premises client has no callback URL, so it can't deliver messages.",
    remedy: "Set the callback URL in the client's application settings, then check again.",
  },
  "webhook-not-https": {
    happened: "The client's callback URL doesn't begin with https://.",
    remedy: "Set an https:// URL in the client's application settings.",
  },
  "queue-not-visible": {
    happened: "The client doesn't report how many messages and callbacks are still waiting.",
    remedy:
      "Stop sending, and wait until the last status notifications have arrived, before you move the number.",
  },
  "callbacks-not-kept": {
    happened: "Callbacks that wait on the client are lost when it restarts.",
    remedy:
      "Stop sending, and wait until the last notifications have arrived. Switch callback_persist on if you keep the client in use.",
  },
  "not-in-account": {
    happened: "The business account doesn't contain this number.",
    remedy:
      "Compare number.phoneNumberId and cloud.businessAccountId in the plan with the platform's number manager. Transferring a number between accounts is a different procedure.",
  },
  "id-differs": {
    happened: "The account lists this number under a different ID.",
    remedy: "Set the ID shown here in the plan as number.phoneNumberId.",
  },
  "number-differs": {
    happened: "The ID in the plan belongs to a different number.",
    remedy:
      "Correct number.phoneNumberId, or number.cc and number.phoneNumber, so that both name the same number.",
  },
  "number-not-found": {
    happened: "The cloud shows no such number to this token.",
    remedy: "Check number.phoneNumberId in the plan, and that the token has access to the account.",
  },
  "already-on-target": {
    happened: "The number is already where you want to move it.",
    remedy: "You can continue: the move itself is skipped or confirmed, and the remaining steps are done.",
  },
  "sides-contradict": {
    happened: "The cloud and the on-premises client disagree about the number's location.",
    remedy:
      "Wait a few minutes and check again: one of them may be slow to update. If it persists, check both before you continue.",
  },
  "not-registered-anywhere": {
    happened: "Neither the cloud nor the on-premises client reports the number as registered.",
    remedy:
      "An earlier registration may be incomplete. First register the number where it belongs; otherwise there's no backup to move.",
  },
  "number-banned": {
    happened: "The platform has banned the number.",
    remedy: "Ask the platform for a review. The number can't move until the ban is lifted.",
  },
  "number-deleted": {
    happened: "The number was deleted from the account.",
    remedy: "Add it to the account again in the platform's number manager, then check again.",
  },
  "number-migrated": {
    happened: "The cloud reports that the number was transferred to another account.",
    remedy: "Find the account that has it now, and set that account's IDs in the plan.",
  },
  "number-restricted": {
    happened: "The platform has restricted or flagged the number.",
    remedy:
      "See in the platform's number manager why, and whether waiting helps. A restricted number may be rejected.",
  },
  "status-not-known": {
    happened: "The platform reports a status of the number that Switchover doesn't know.",
    remedy: "See in the platform's number manager what it means before you continue.",
  },
  "sending-blocked": {
    happened: "The platform blocks sending from this number.",
    remedy:
      "See in the platform's number manager which part is blocked: number, account, business or app. While the number is on-premises, that alone may be the reason.",
  },
  "sending-limited": {
    happened: "The platform limits sending from this number.",
    remedy:
      "See in the platform's number manager what's missing, such as a payment method or a verification.",
  },
  "sending-not-known": {
    happened: "Switchover doesn't know what the platform reports of this number's sending.",
    remedy: "See in the platform's number manager what it means before you continue.",
  },
  "sandbox-mode": {
    happened: "The number is in trial mode.",
    remedy: "Continue only if you mean to move a trial number.",
  },
  "quality-low": {
    happened: "The number's quality rating is low.",
    remedy: "You can continue, but it's better to send less and wait until the rating has recovered.",
  },
  "not-verified": {
    happened: "The number isn't verified in the cloud.",
    remedy:
      "Verify it in the platform's number manager first, or be ready to do so if the registration is rejected.",
  },
  "name-not-approved": {
    happened: "The display name isn't approved.",
    remedy: "Wait for its approval, then download the certificate again.",
  },
  "name-differs": {
    happened: "The cloud shows a different display name than the plan.",
    remedy: "Correct number.displayName in the plan, or find out why the name differs before you continue.",
  },
  "account-locked": {
    happened: "The number or its account is locked.",
    remedy: "Ask the platform's support to lift the lock. Retrying makes it last longer.",
  },
  "policy-block": {
    happened: "The platform has blocked the account for a policy violation.",
    remedy: "Read the account's alerts in the platform's manager and ask for a review.",
  },
  "pin-refused-before": {
    happened: "This same PIN was rejected for this number before.",
    remedy:
      "Find the right PIN, or reset it where the number is now to a different value, and set that one in the plan.",
  },
  "pin-refused-elsewhere": {
    happened: "A PIN was rejected for this number from another data folder.",
    remedy:
      "Make sure that yours is a different one, or reset the PIN where the number is now. The migration asks you to type that it's a different one.",
  },
  "pin-not-given": {
    happened: "The plan contains no PIN.",
    remedy: "Set it as number.pin, or make sure that two-step verification is off for the number.",
  },
  "attempts-spent": {
    happened: "No attempts are left for this number.",
    remedy: "Wait until the time shown here. More attempts would block registration for another 72 h.",
  },
  "attempts-low": {
    happened: "Few attempts are left for this number.",
    remedy:
      "Make sure of the PIN before you continue, or wait until earlier attempts are more than 72 h old.",
  },
  "not-base64": {
    happened: "The certificate isn't base64 text, so it can't be decoded here. It's sent as it is.",
    remedy: "Copy it again from the platform's number manager, whole and unchanged.",
  },
  "not-a-certificate": {
    happened: "The certificate can't be parsed as a registration certificate. It's sent as it is.",
    remedy: "Make sure that it's the number's certificate and not a server's, and copy it again.",
  },
  "cert-of-another-number": {
    happened: "The certificate seems to be for a different number.",
    remedy: "Download this number's certificate from the platform's number manager.",
  },
  "cert-number-unclear": {
    happened: "The certificate contains digits that may be a different number, or no phone number at all.",
    remedy: "Make sure that you downloaded it for this number, then continue.",
  },
  "cert-name-differs": {
    happened: "The certificate seems to contain a different display name.",
    remedy: "Download the certificate again; an older one has the name of its time.",
  },
  "throughput-drops": {
    happened: "The number has high throughput in the cloud, and loses it with 1 shard.",
    remedy: "Plan 2 or more shards in number.shards if you need the throughput.",
  },
  "shards-not-connected": {
    happened: "Not all shards of the on-premises client are connected.",
    remedy: "Reconnect the missing core apps before you move the number, so that the backup is complete.",
  },
  "too-few-nodes": {
    happened: "The cluster has too few core apps for the number of shards.",
    remedy: "Add core apps until there's 1 more than shards, or plan fewer shards.",
  },
  "not-a-cluster": {
    happened: "The client runs as a single node and supports only 1 shard.",
    remedy: "Set the client up as a cluster first, or plan 1 shard.",
  },
  "other-apps-subscribed": {
    happened: "Other apps besides yours will receive the account's messages.",
    remedy:
      "If you don't know one of them, unsubscribe it in the platform's manager before you move the number.",
  },
  "override-would-be-lost": {
    happened: "The account has its own callback URL. Subscribing your app removes it.",
    remedy:
      "Get the full URL and its verify token from its owner, to set both again after the migration. Or make your app's own callback URL the right one.",
  },
  "number-callback-set": {
    happened: "The number has its own callback URL, which takes precedence over your app's.",
    remedy: "Before you move the number, make sure that it's still the right one, or clear it.",
  },
  "no-callback": {
    happened: "No callback URL is set, so notifications would go nowhere.",
    remedy: "Set a callback URL for your app in the platform's app dashboard.",
  },
  "same-endpoint": {
    happened: "Both APIs deliver to the same URL, in different formats.",
    remedy: "Give each API its own URL, or make sure that the app behind it understands both formats.",
  },
  "country-code-repeated": {
    happened: "The national number begins with the country code, so the code is there twice.",
    remedy: "Remove the country code from number.phoneNumber; it belongs in number.cc only.",
  },
  "trunk-prefix": {
    happened: "The national number has a prefix that's dialed only within its country.",
    remedy: "Remove the prefix from number.phoneNumber: write the number as it's dialed from abroad.",
  },
  "number-invalid": {
    happened: "The number doesn't fit any numbering plan that Switchover knows.",
    remedy: "Compare number.cc and number.phoneNumber with the number as the platform shows it.",
  },
  "disk-low": {
    happened: "Less than 50 MB are free on the disk of the data folder.",
    remedy: "Free up space, or choose a data folder on another disk with --data-dir.",
  },
  "folder-read-only": {
    happened: "Nothing can be written to the data folder: it is read-only for this user.",
    remedy: "Allow this user to write to the folder, or choose another data folder with --data-dir.",
  },
  "folder-moved": {
    happened: "This data folder was marked as moved to another place: nothing starts or continues here.",
    remedy:
      "Continue where the copy was restored. If it was restored nowhere, remove the mark with switchover data stay.",
  },
  "vault-damaged": {
    happened: "The vault can't be read. Nothing in it was deleted.",
    remedy: "Restore the data folder from your own backup, or start with another data folder.",
  },
  "vault-changed": {
    happened: "The vault's key was replaced after the vault was created. Nothing in it was deleted.",
    remedy: "Put the original data folder in place, or start with another one.",
  },
  "vault-newer": {
    happened: "A newer version of Switchover created the vault. Nothing in it was changed.",
    remedy: "Use the newer version, or start with another data folder.",
  },
  "no-recovery-key": {
    happened:
      "The vault opens with this computer's key store. If the computer is lost, so is the number's backup.",
    remedy:
      "Create a recovery key for the vault and keep it away from this computer: print or save the recovery sheet and type its last four characters. Without a key, the migration stops before it registers the number, until you confirm that you go without.",
  },
  "unresolved-run": {
    happened: "An earlier migration of this number ended with the location unknown.",
    remedy: "Get both APIs to respond, so that one of them reports the location, then check again.",
  },
  "run-open": {
    happened: "A migration of this number is open.",
    remedy: "Resume or abandon it, then check again.",
  },
  "run-elsewhere": {
    happened: "A migration of this number is open in another data folder.",
    remedy:
      "Resume it in its own data folder, or abandon it there. If that folder is lost, you can abandon it from any other.",
  },
  "number-busy": {
    happened: "Another process of yours is working on this number right now.",
    remedy: "Wait for the other process, or end it, then check again.",
  },
  "records-unusable": {
    happened: "Unknown whether a migration of this number is open: the records can't be used.",
    remedy: "Check the folder's permissions and the free space on its disk, then check again.",
  },
  "clock-skew": {
    happened: "This computer's clock differs from the servers' clocks by more than 5 min.",
    remedy: "Have this computer set its clock from a time server.",
  },
  "password-short": {
    happened: "The backup password is short.",
    remedy:
      "Leave backupPassword out of the plan, and Switchover creates a strong one. Or use 16 characters or more.",
  },
} as const;
