import type { Direction } from "../../../migration/direction.ts";
import type { Obstacle } from "../../../migration/obstacle.ts";
import type { ObservationReason } from "../../../migration/observation.ts";
import type { NumberLocation, Proof, ProofBasis } from "../../../platform/facts.ts";

/** The locations of a number, as lists and the diagram name them. */
export const homes = {
  "on-premises": "On-premises",
  cloud: "Cloud",
  unknown: "Unknown",
} as const satisfies Readonly<Record<NumberLocation, string>>;

export const directions = {
  "to-cloud": "On-premises to cloud",
  "to-onprem": "Cloud to on-premises",
} as const satisfies Readonly<Record<Direction, string>>;

/** How the location is known: in one to three words, and in a sentence for when no basis is recorded. */
export const proofs = {
  proven: {
    word: "confirmed",
    sentence: "Recorded by an earlier version of Switchover, which didn't keep the evidence.",
  },
  attested: { word: "reported by you", sentence: "Reported by you; the platform hasn't confirmed it." },
  none: { word: "unconfirmed", sentence: "Nothing confirms it yet." },
} as const satisfies Readonly<Record<Proof, { readonly word: string; readonly sentence: string }>>;

/** What the known location rests on. */
export const bases = {
  "both-sides": "Both APIs were checked and agree.",
  "cloud-look-up": "The cloud reports it; the on-premises client doesn't contradict it.",
  "client-look-up":
    "The on-premises client reports that it serves this number; the cloud doesn't contradict it.",
  "backup-given":
    "The on-premises client returned a backup, which only a registered client does. No query confirms it.",
  "register-answer": "The cloud confirmed the registration in its response.",
  "account-answer": "The on-premises client responded that this number is registered with it.",
  "code-answer": "The on-premises client accepted the registration code.",
  webhook: "A signed message that the cloud has delivered since confirms it.",
  person: "Reported by you.",
} as const satisfies Readonly<Record<ProofBasis, string>>;

type PlaceWords = Readonly<
  Record<
    Exclude<NumberLocation, "unknown">,
    Readonly<Record<"works" | "worksNot" | "plain" | "attested" | "none", string>>
  >
> & {
  readonly unknown: string;
  readonly withObstacle: string;
  readonly obstacles: Readonly<Record<Obstacle["about"], Readonly<Record<Obstacle["works"], string>>>> & {
    readonly untold: string;
  };
  readonly cloud: Readonly<Record<"unheard" | "maybeUnheard", string>>;
};

/** Where the number is, how that is known and whether it works there. */
export const places = {
  withObstacle: "{{sentence}} {{reported}}",
  obstacles: {
    status: {
      no: "The platform reports its status as “{{value}}”: it doesn't work there now, and messages may not arrive.",
      unknown: "The platform reports its status as “{{value}}”, so whether it works there isn't known.",
    },
    sending: {
      no: "The platform reports sending as “{{value}}”: it can't send messages now.",
      unknown: "The platform reports sending as “{{value}}”, so whether it works fully isn't known.",
    },
    untold: "The platform doesn't report its status, so whether it works there isn't known.",
  },
  unknown: "Location of {{spoken}} is unknown. Messages may be lost until it is confirmed.",
  "on-premises": {
    works: "{{spoken}} is on-premises and connected.",
    worksNot:
      "{{spoken}} is on-premises, but the on-premises client reports that it isn't working now. Messages may not arrive.",
    plain: "{{spoken}} is on-premises.",
    attested: "You reported that {{spoken}} is on-premises. The platform hasn't confirmed it.",
    none: "{{spoken}} is assumed to be on-premises. That is unconfirmed.",
  },
  cloud: {
    works: "{{spoken}} is in the cloud and connected.",
    unheard: "{{spoken}} is in the cloud, but your app isn't subscribed: its messages don't reach you.",
    maybeUnheard:
      "{{spoken}} is in the cloud. Whether your app is subscribed is unknown: its messages may not reach you.",
    worksNot:
      "{{spoken}} is in the cloud, but the cloud reports that it isn't working now. Messages may not arrive.",
    plain: "{{spoken}} is in the cloud.",
    attested: "You reported that {{spoken}} is in the cloud. The platform hasn't confirmed it.",
    none: "{{spoken}} is assumed to be in the cloud. That is unconfirmed.",
  },
} as const satisfies PlaceWords;

/** What an observation of both APIs amounts to. */
export const readings = {
  "both-agree": "Both APIs agree.",
  "cloud-says-cloud": "The cloud reports that it hosts the number.",
  "cloud-says-on-premises": "The cloud reports that the on-premises client hosts the number.",
  "client-connected": "The on-premises client reports that it is connected with the number.",
  "sides-contradict": "The two APIs contradict each other.",
  "client-not-connected":
    "The on-premises client responds but isn't connected, and the cloud doesn't report where the number is.",
  "nobody-answered": "Neither API reported where the number is.",
  "not-registered-anywhere": "Neither API reports the number as registered.",
  "client-serves-another":
    "The on-premises client serves another number, and the cloud doesn't report this one.",
  "client-does-not-tell":
    "The on-premises client is connected but doesn't report with which number, and the cloud doesn't report where this one is.",
} as const satisfies Readonly<Record<ObservationReason, string>>;
