import type { SkipReason, StepProof } from "../../../migration/journal-entry.ts";
import type { StepName } from "../../../migration/step.ts";

type StepWords = Readonly<
  Record<StepName, { readonly name: string; readonly doing: string; readonly done: string }>
>;

/** A step's name in plain words, what it does while it is under way, and what is true once it is done. */
export const steps = {
  inspect: {
    name: "Look at both sides",
    doing: "Asking both sides for the number as it is now",
    done: "The number was looked at before the move",
  },
  backup: {
    name: "Back up the registration",
    doing: "Asking the on-premises client for its backup",
    done: "The backup is sealed in the vault and was read back",
  },
  register: {
    name: "Register in the cloud",
    doing: "Moving the number to the cloud",
    done: "The number is registered in the cloud",
  },
  subscribe: {
    name: "Subscribe to webhooks",
    doing: "Subscribing your app to the account's webhooks",
    done: "Your app gets the account's webhooks",
  },
  verify: {
    name: "Verify",
    doing: "Asking both sides where the number is",
    done: "The number was looked at after the move, and nothing speaks against it",
  },
  account: {
    name: "Ask for the number on-premises",
    doing: "Asking the on-premises client to take the number",
    done: "The on-premises client has asked for the number",
  },
  code: {
    name: "Enter the registration code",
    doing: "Moving the number to the on-premises client",
    done: "The number is registered on-premises",
  },
  shards: {
    name: "Set the shards",
    doing: "Spreading the number over the shards",
    done: "The shards are set",
  },
} as const satisfies StepWords;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "confirmed by its answer",
  "look-up": "seen by a look-up",
  asked: "asked; neither side answered",
  webhook: "proven by a signed webhook",
  person: "said by a person",
} as const satisfies Readonly<Record<StepProof, string>>;

/** Why a step was left out. */
export const skipped = {
  "already-on-target": "not needed: the number is there already",
  "already-registered": "not needed: the client answered that the number is registered there already",
  "not-wanted": "not asked for by the plan",
  "already-so": "not needed: it is so already",
  "no-look-ups": "not possible: no look-up was answered",
} as const satisfies Readonly<Record<SkipReason, string>>;
