import type { EndReason } from "../../../migration/end-reason.ts";

type EndWords = Readonly<
  Record<Exclude<EndReason, "complete">, { readonly what: string; readonly next: string }>
> & { readonly complete: { readonly next: string } };

/** Why a run ended and what to do next. What is said of a complete one stands under "complete", by how much is known. */
export const ends = {
  complete: {
    next: "Send a test message both ways before you rely on it.",
  },
  "inspect-failed": {
    what: "The two sides could not be looked at, so nothing was begun.",
    next: "Put the cause right, then take the run up again.",
  },
  "backup-refused": {
    what: "The on-premises client refused to make a backup, so nothing was moved.",
    next: "Put the cause right, then take the run up again.",
  },
  "backup-lost": {
    what: "No backup came from the on-premises client, so nothing was moved.",
    next: "Put the cause right, then take the run up again.",
  },
  "backup-of-another-number": {
    what: "The on-premises client serves another number than the plan names, so its backup was not used.",
    next: "Check the address of the on-premises client and the number in the plan, and start a new run.",
  },
  "register-refused": {
    what: "The cloud refused to register the number.",
    next: "Look at the cause, put it right, and start a new run.",
  },
  "access-refused": {
    what: "The access that the plan gives was not accepted: a token, a password or a permission.",
    next: "Put a valid one where the plan reads it, or have the permission granted, then take the run up again.",
  },
  "register-pin-refused": {
    what: "The cloud refused the two-step PIN.",
    next: "Do not guess. Reset the PIN on the side where the number is now, put the new one where the plan reads it, and take the run up again.",
  },
  "register-not-sent": {
    what: "The request to register never left this machine.",
    next: "Put the cause right, then take the run up again.",
  },
  "register-had-no-effect": {
    what: "No usable answer came to the request to register. Looked at again afterwards, the number is where it was.",
    next: "Wait a while and look again before you start a new run: each try counts against the platform's limit.",
  },
  "attempts-spent": {
    what: "The tries that are kept for this number are used up. Two are held back from the platform's ten, so that it is not locked.",
    next: "Wait until the oldest tries are 72 hours old, then start a new run.",
  },
  "pin-refused-twice": {
    what: "Two requests with a PIN were refused for this number, and the PIN was the reason or may have been. A third is not tried in this run, because more wrong PINs lock the PIN altogether.",
    next: "Find out the right PIN, or reset it on the side that holds the number. Put it where the plan reads it, then start a new run.",
  },
  "told-to-wait": {
    what: "The platform said “not now”: too many requests, or maintenance. The request is not sent again by itself.",
    next: "Wait as long as the platform says, then take the run up again.",
  },
  "platform-limit": {
    what: "The platform says that this number was registered too often: it takes ten registrations in 72 hours and no more.",
    next: "Wait 72 hours, then start a new run. An earlier try would be refused as well.",
  },
  "pair-unusable": {
    what: "The backup in the vault could not be read back, so it was not used.",
    next: "Nothing was deleted. Check the disk, then start a new run, which makes a new backup.",
  },
  "disk-full": {
    what: "There is too little room on the disk to keep the backup safely.",
    next: "Make room, then take the run up again.",
  },
  "subscribe-refused": {
    what: "The number is in the cloud, but the platform refused to subscribe your app: no webhooks arrive.",
    next: "Put the cause right soon and take the run up again. It does not move the number a second time.",
  },
  "subscribe-lost": {
    what: "The number is in the cloud, but whether your app is subscribed could not be confirmed: webhooks may not arrive.",
    next: "Take the run up again soon. It does not move the number a second time.",
  },
  "account-refused": {
    what: "The on-premises client refused to take the number.",
    next: "Put the cause right, then take the run up again. This run does not send a PIN again that may have been the cause: put another where the plan reads it.",
  },
  "account-not-sent": {
    what: "The request to the on-premises client never left this machine.",
    next: "Put the cause right, then take the run up again.",
  },
  "not-subscribed": {
    what: "The number is in the cloud, but the platform does not list your app among those that get its webhooks: none arrive.",
    next: "Take the run up again soon. It subscribes your app once more and does not move the number a second time.",
  },
  "shards-refused": {
    what: "The number is on-premises, but the client refused the number of shards.",
    next: "Put the cause right and take the run up again. It does not move the number a second time.",
  },
  "shards-lost": {
    what: "The number is on-premises, but whether the shards are set could not be confirmed.",
    next: "Take the run up again. It does not move the number a second time.",
  },
  "not-on-target": {
    what: "All steps were taken, but the platform does not say that the number is where it should be.",
    next: "Wait a minute and take the run up again to have it looked at once more.",
  },
  "said-unmoved": {
    what: "You said that the number has not moved, so the run ended.",
    next: "Start a new run when you want to try again.",
  },
  "certificate-expired": {
    what: "The certificate seems to have ended. An ended one gets the number banned, so it was not sent.",
    next: "Download a new certificate from the platform's manager, put it where the plan reads it, and take the run up again.",
  },
  "certificate-of-another-number": {
    what: "The certificate seems to be for another number, so it was not sent.",
    next: "Download the certificate of this number from the platform's manager, put it where the plan reads it, and take the run up again.",
  },
  "shards-too-late": {
    what: "The number is on-premises, but it was registered more than seven days ago. Setting shards now would disconnect it, so they were not set.",
    next: "Leave the shards as they are. Others need another registration: for that, start a new run when it suits you.",
  },
  "client-in-use": {
    what: "The on-premises client serves another number. Registering this one there would push that out, so nothing was asked for.",
    next: "Free this client for the number, then take the run up again.",
  },
  abandoned: {
    what: "The run was abandoned.",
    next: "Start a new run when you want to try again.",
  },
} as const satisfies EndWords;
