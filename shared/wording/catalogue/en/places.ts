import type { Direction } from "../../../migration/direction.ts";
import type { ObservationReason } from "../../../migration/observation.ts";
import type { NumberLocation, Proof, ProofBasis } from "../../../platform/facts.ts";

/** The two sides by name, as they stand above the crossing. */
export const homes = {
  "on-premises": "On-premises",
  cloud: "Cloud",
  unknown: "Not known",
} as const satisfies Readonly<Record<NumberLocation, string>>;

export const directions = {
  "to-cloud": "On-premises to cloud",
  "to-onprem": "Cloud to on-premises",
} as const satisfies Readonly<Record<Direction, string>>;

/** How the place is known, in one word, and one sentence where nothing more precise is known of it. */
export const proofs = {
  proven: {
    word: "proven",
    sentence: "An earlier version of Switchover recorded it and did not keep what it rests on.",
  },
  attested: { word: "said by you", sentence: "A person said so; the platform has not confirmed it." },
  none: { word: "not proven", sentence: "Nothing confirms it yet." },
} as const satisfies Readonly<Record<Proof, { readonly word: string; readonly sentence: string }>>;

/** What the knowledge of where the number is rests on. */
export const bases = {
  "both-sides": "Both sides were asked and say so.",
  "cloud-look-up": "The cloud says so about this number; the on-premises client does not contradict it.",
  "client-look-up":
    "The on-premises client says that it serves this number; the cloud does not contradict it.",
  "backup-given":
    "The on-premises client gave a backup, which only a registered client does. No look-up confirms it.",
  "register-answer": "The cloud confirmed the registration in its answer.",
  "account-answer": "The on-premises client answered that this number is registered with it.",
  "code-answer": "The on-premises client took the registration code.",
  webhook: "A signed message that the cloud delivered since shows it.",
  person: "A person said so.",
} as const satisfies Readonly<Record<ProofBasis, string>>;

type PlaceWords = Readonly<
  Record<
    Exclude<NumberLocation, "unknown">,
    Readonly<Record<"works" | "worksNot" | "plain" | "attested" | "none", string>>
  >
> & { readonly unknown: string; readonly cloud: Readonly<Record<"unheard" | "maybeUnheard", string>> };

/** Where the number is, how that is known and whether it works there. */
export const places = {
  unknown:
    "Where {{spoken}} is cannot be told at the moment; assume that messages may be lost until it is known.",
  "on-premises": {
    works: "{{spoken}} is on-premises and connected there.",
    worksNot:
      "{{spoken}} is on-premises, but the on-premises client says that it does not work there now: messages may not arrive.",
    plain: "{{spoken}} is on-premises.",
    attested: "You said that {{spoken}} is on-premises; the platform has not confirmed it.",
    none: "{{spoken}} is taken to be on-premises; that is not proven.",
  },
  cloud: {
    works: "{{spoken}} is in the cloud and connected there.",
    unheard: "{{spoken}} is in the cloud, but your app is not subscribed: its messages do not reach you.",
    maybeUnheard:
      "{{spoken}} is in the cloud. Whether your app is subscribed, so that its messages reach you, is not known.",
    worksNot:
      "{{spoken}} is in the cloud, but the cloud says that it does not work there now: messages may not arrive.",
    plain: "{{spoken}} is in the cloud.",
    attested: "You said that {{spoken}} is in the cloud; the platform has not confirmed it.",
    none: "{{spoken}} is taken to be in the cloud; that is not proven.",
  },
} as const satisfies PlaceWords;

/** Why a look at both sides says what it says. */
export const readings = {
  "both-agree": "Both sides say the same.",
  "cloud-says-cloud": "The cloud says that it hosts the number.",
  "cloud-says-on-premises": "The cloud says that the on-premises client hosts the number.",
  "client-connected": "The on-premises client says that it is connected with the number.",
  "sides-contradict": "The two sides contradict each other.",
  "client-not-connected":
    "The on-premises client answers but is not connected, and the cloud does not say where the number is.",
  "nobody-answered": "Neither side answered the question.",
  "not-registered-anywhere": "Neither side says that the number is registered with it.",
  "client-serves-another":
    "The on-premises client serves another number, and the cloud does not have this one.",
  "client-does-not-tell":
    "The on-premises client is connected but does not tell for which number, and the cloud does not say where this one is.",
} as const satisfies Readonly<Record<ObservationReason, string>>;
