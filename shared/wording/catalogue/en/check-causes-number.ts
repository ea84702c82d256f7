/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to put it right. */
export const numberCauses = {
  "serves-another-number": {
    happened: "The on-premises client serves another number than the plan's.",
    remedy:
      "Point onPrem.baseUrl in the plan to the client of this number. Each number needs a client of its own.",
  },
  "webhook-url-missing": {
    happened: "The on-premises client has no address to deliver messages to.",
    remedy: "Set the webhook address in the client's application settings, then check again.",
  },
  "webhook-not-https": {
    happened: "The client's webhook address does not begin with https://.",
    remedy: "Set an https:// address in the client's application settings.",
  },
  "queue-not-visible": {
    happened: "The client does not show how many messages and callbacks still wait.",
    remedy:
      "Stop sending, and wait until the last status notifications have arrived, before you move the number.",
  },
  "callbacks-not-kept": {
    happened: "Callbacks that wait on the client are lost when it restarts.",
    remedy:
      "Stop sending, and wait until the last notifications have arrived. Switch callback_persist on if the client stays in use.",
  },
  "not-in-account": {
    happened: "The business account does not hold this number.",
    remedy:
      "Compare number.phoneNumberId and cloud.businessAccountId in the plan with the platform's number manager. Moving a number between accounts is another procedure.",
  },
  "id-differs": {
    happened: "The account holds this number under another identifier.",
    remedy: "Put the identifier that is shown here into the plan as number.phoneNumberId.",
  },
  "number-differs": {
    happened: "The identifier in the plan belongs to another number.",
    remedy:
      "Correct number.phoneNumberId, or number.cc and number.phoneNumber, so that both name the same number.",
  },
  "number-not-found": {
    happened: "The cloud shows no such number to this token.",
    remedy: "Check number.phoneNumberId in the plan, and that the token may see the account.",
  },
  "already-on-target": {
    happened: "The number is already where you want to move it.",
    remedy: "You can go on: the move itself is left out or confirmed, and the remaining steps are done.",
  },
  "sides-contradict": {
    happened: "Both sides say something different about where the number is.",
    remedy:
      "Wait some minutes and check again: one side may be slow to learn. If it stays so, look at both before you go on.",
  },
  "not-registered-anywhere": {
    happened: "Neither side says that the number is registered with it.",
    remedy:
      "An earlier registration may be half done. Register the number where it belongs first; there is no backup to move otherwise.",
  },
  "number-banned": {
    happened: "The platform has banned the number.",
    remedy: "Ask the platform for a review. The number cannot be moved until the ban is lifted.",
  },
  "number-deleted": {
    happened: "The number was deleted from the account.",
    remedy: "Add it to the account again in the platform's number manager, then check again.",
  },
  "number-migrated": {
    happened: "The cloud says that the number was moved to another account.",
    remedy: "Find the account that holds it now, and put that one's identifiers into the plan.",
  },
  "number-restricted": {
    happened: "The platform has restricted or flagged the number.",
    remedy:
      "See in the platform's number manager why, and whether waiting helps. A restricted number may be refused.",
  },
  "sending-blocked": {
    happened: "The platform does not let messages be sent from this number.",
    remedy:
      "See in the platform's number manager which part is blocked: number, account, business or app. While the number is on-premises this may be the only reason.",
  },
  "sending-limited": {
    happened: "The platform limits sending from this number.",
    remedy:
      "See in the platform's number manager what is missing, such as a payment method or a verification.",
  },
  "sandbox-mode": {
    happened: "The number is in trial mode.",
    remedy: "Go on only if you mean to move a trial number.",
  },
  "quality-low": {
    happened: "The number's quality is low.",
    remedy: "Go on if you must; better, send less and wait until the quality has recovered.",
  },
  "not-verified": {
    happened: "The number is not verified in the cloud.",
    remedy:
      "Verify it in the platform's number manager first, or be ready to do so if the registration is refused.",
  },
  "name-not-approved": {
    happened: "The display name is not approved.",
    remedy: "Wait for its approval, then download the certificate afresh.",
  },
  "name-differs": {
    happened: "The cloud shows another display name than the plan.",
    remedy: "Correct number.displayName in the plan, or find out why the name is another before you go on.",
  },
  "account-locked": {
    happened: "The number or its account is locked.",
    remedy: "Ask the platform's support to lift the lock. Trying again makes it last longer.",
  },
  "policy-block": {
    happened: "The platform blocks the account for a breach of its rules.",
    remedy: "See the account's notices in the platform's manager and ask for a review.",
  },
  "pin-refused-before": {
    happened: "This very PIN was refused for this number before.",
    remedy:
      "Find the right PIN, or reset it where the number is now to another value than this one, and give that in the plan.",
  },
  "pin-refused-elsewhere": {
    happened: "A PIN was refused for this number from another data folder.",
    remedy:
      "Make sure that yours is another one, or set the PIN anew where the number is now. The move asks you to type that it is another one.",
  },
  "pin-not-given": {
    happened: "The plan gives no PIN.",
    remedy: "Give it as number.pin, or make sure that two-step verification is switched off for the number.",
  },
  "attempts-spent": {
    happened: "No attempts are left for this number.",
    remedy:
      "Wait until the time shown here. More attempts would get registration blocked for another 72 hours.",
  },
  "attempts-low": {
    happened: "Few attempts are left for this number.",
    remedy: "Make sure of the PIN before you go on, or wait until the window of 72 hours has moved on.",
  },
  "not-base64": {
    happened: "The certificate is not base64 text, so it cannot be decoded here. It is sent as it is.",
    remedy: "Copy it again from the platform's number manager, whole and unchanged.",
  },
  "not-a-certificate": {
    happened: "The certificate's bytes do not read as a registration certificate. It is sent as it is.",
    remedy: "Make sure that it is the number's certificate and not a server's, and copy it again.",
  },
  "cert-of-another-number": {
    happened: "The certificate seems to be for another number.",
    remedy: "Download the certificate of this number from the platform's number manager.",
  },
  "cert-number-unclear": {
    happened: "The certificate holds digits that may be another number, or no phone number at all.",
    remedy: "Make sure that you downloaded it for this number; then go on.",
  },
  "cert-name-differs": {
    happened: "The certificate seems to carry another display name.",
    remedy: "Download the certificate afresh; an older one carries the name of its day.",
  },
  "throughput-drops": {
    happened: "The number has high throughput in the cloud, and a single shard gives it up.",
    remedy: "Plan two shards or more in number.shards if you need the throughput.",
  },
  "shards-not-connected": {
    happened: "Not all shards of the on-premises client are connected.",
    remedy: "Bring the missing core apps back before you move the number, so that the backup is whole.",
  },
  "too-few-nodes": {
    happened: "The cluster has too few core apps for the wanted shards.",
    remedy: "Add core apps until there is one more than shards, or plan fewer shards.",
  },
  "not-a-cluster": {
    happened: "The client runs as a single node and can carry one shard only.",
    remedy: "Set the client up as a cluster first, or plan one shard.",
  },
  "other-apps-subscribed": {
    happened: "Other apps besides yours will receive the account's messages.",
    remedy:
      "If you do not know one of them, unsubscribe it in the platform's manager before you move the number.",
  },
  "override-would-be-lost": {
    happened: "The account has a callback address of its own, which subscribing your app removes.",
    remedy:
      "Ask whoever set it for the whole address and its verify token, to set both again after the move, or make your app's own address the right one.",
  },
  "number-callback-set": {
    happened: "The number has a callback address of its own, which comes before that of your app.",
    remedy: "Make sure that it is still the right one, or clear it, before you move the number.",
  },
  "no-callback": {
    happened: "No callback address is set, so notifications would go nowhere.",
    remedy: "Set a callback address for your app in the platform's app dashboard.",
  },
  "same-endpoint": {
    happened: "Both APIs deliver to the same address, in shapes that differ.",
    remedy: "Give each API an address of its own, or make sure that the program behind it understands both.",
  },
  "country-code-repeated": {
    happened: "The national number begins with the country code, which is there twice then.",
    remedy: "Take the country code out of number.phoneNumber; it belongs into number.cc alone.",
  },
  "trunk-prefix": {
    happened: "The national number has a prefix that is only dialled within its country.",
    remedy: "Leave the prefix out of number.phoneNumber, as the number is written abroad.",
  },
  "number-invalid": {
    happened: "The number does not fit any numbering plan that Switchover knows.",
    remedy: "Compare number.cc and number.phoneNumber with the number as the platform shows it.",
  },
  "disk-low": {
    happened: "Less than 50 MB are free on the disk of the data folder.",
    remedy: "Make room, or choose a data folder on another disk with --data-dir.",
  },
  "vault-damaged": {
    happened: "The vault cannot be read. Nothing in it was deleted.",
    remedy: "Put a copy of the data folder back from a backup of yours, or start with another data folder.",
  },
  "vault-changed": {
    happened: "The vault's key was replaced since the vault was made. Nothing in it was deleted.",
    remedy: "Put the original data folder back, or start with another one.",
  },
  "vault-newer": {
    happened: "A newer version of Switchover made the vault. Nothing in it was touched.",
    remedy: "Use the newer version, or start with another data folder.",
  },
  "unresolved-run": {
    happened: "An earlier run of this number ended without knowing where the number is.",
    remedy: "Get both sides to answer, so that one of them tells where the number is, then check again.",
  },
  "run-open": {
    happened: "A run of this number is open.",
    remedy: "Go on with that run, or abandon it, then check again.",
  },
  "run-elsewhere": {
    happened: "A run of this number is open in another data folder.",
    remedy:
      "Go on with that run in its own data folder, or abandon it there. One whose folder is lost can be given up from any other.",
  },
  "number-busy": {
    happened: "Another process of yours is at work on this number right now.",
    remedy: "Wait for the other process, or end it, then check again.",
  },
  "records-unusable": {
    happened: "Whether a run of this number is open cannot be told.",
    remedy: "See to the rights of the folder and to room on its disk, then check again.",
  },
  "clock-skew": {
    happened: "This computer's clock differs from the servers' by more than five minutes.",
    remedy: "Have this computer set its clock by a time server.",
  },
  "password-short": {
    happened: "The backup password is short.",
    remedy:
      "Leave backupPassword out of the plan, and a strong one is made for you. Or use sixteen characters or more.",
  },
} as const;
