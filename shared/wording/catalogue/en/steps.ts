import type { SkipReason, StepProof } from "../../../migration/journal-entry.ts";
import type { StepName } from "../../../migration/step.ts";

type StepWords = Readonly<
  Record<StepName, { readonly name: string; readonly doing: string; readonly done: string }>
>;

/** A step's name, its text while it is in progress, and its text once it is done. */
export const steps = {
  inspect: {
    name: "Check both APIs",
    doing: "Checking the number on both APIs",
    done: "The number was checked before the move",
  },
  backup: {
    name: "Back up the registration",
    doing: "Requesting a backup from the on-premises client",
    done: "The backup is encrypted in the vault and was read back",
  },
  register: {
    name: "Register in the cloud",
    doing: "Moving the number to the cloud",
    done: "The number is registered in the cloud",
  },
  subscribe: {
    name: "Subscribe to webhooks",
    doing: "Subscribing your app to the account's webhooks",
    done: "Your app is subscribed to the account's webhooks",
  },
  verify: {
    name: "Verify the result",
    doing: "Checking on both APIs where the number is",
    done: "The number was checked after the move, and nothing contradicts it",
  },
  account: {
    name: "Request registration",
    doing: "Asking the on-premises client to register the number",
    done: "The on-premises client has requested the registration",
  },
  code: {
    name: "Enter the registration code",
    doing: "Moving the number to the on-premises client",
    done: "The number is registered on-premises",
  },
  shards: {
    name: "Set the shards",
    doing: "Distributing the number across the shards",
    done: "The shards are set",
  },
} as const satisfies StepWords;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "confirmed by its response",
  "look-up": "confirmed by a check",
  asked: "unconfirmed; neither API gave a usable response",
  webhook: "confirmed by a signed webhook",
  person: "reported by you",
} as const satisfies Readonly<Record<StepProof, string>>;

/** Why a step was skipped. */
export const skipped = {
  "already-on-target": "not needed: the number is already there",
  "already-registered": "not needed: the client responded that the number is already registered there",
  "not-wanted": "not requested by the plan",
  "already-so": "not needed: already set",
  "no-look-ups": "not possible: no query was answered",
} as const satisfies Readonly<Record<SkipReason, string>>;
