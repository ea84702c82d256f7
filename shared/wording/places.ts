import type { Home, Proof } from "../platform/facts.ts";
import type { Direction } from "../migration/direction.ts";
import type { ReadingReason } from "../migration/reading.ts";

/** What is known of a number's place, and the number as it is read aloud. */
export type Place = {
  readonly spoken: string;
  readonly numberIs: Home;
  readonly proof: Proof;
  readonly working?: boolean | undefined;
};

/** The two sides by name, as they stand above the crossing. */
export const HOME_NAMES: Readonly<Record<Home, string>> = {
  "on-premises": "On-premises",
  cloud: "Cloud",
  unknown: "Not known",
};

export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  "to-cloud": "On-premises to cloud",
  "to-onprem": "Cloud to on-premises",
};

/** How the place is known, in one word for a table and one sentence for the hover. */
export const PROOF_NAMES: Readonly<Record<Proof, { readonly word: string; readonly sentence: string }>> = {
  proven: { word: "proven", sentence: "The platform itself confirmed it." },
  attested: { word: "said by you", sentence: "A person said so; the platform has not confirmed it." },
  none: { word: "not proven", sentence: "Nothing confirms it yet." },
};

/** One sentence that says where the number is, how that is known and whether it works there. */
export function placeSentence(place: Place): string {
  return PLACES[place.numberIs](place);
}

const PLACES: Readonly<Record<Home, (place: Place) => string>> = {
  unknown: ({ spoken }) =>
    `Where ${spoken} is cannot be told at the moment; assume that messages may be lost until it is known.`,
  "on-premises": (place) => settled(place, "on-premises", "the on-premises client"),
  cloud: (place) => settled(place, "in the cloud", "the cloud"),
};

function settled({ spoken, proof, working }: Place, where: string, side: string): string {
  if (proof === "attested") return `You said that ${spoken} is ${where}; the platform has not confirmed it.`;
  if (proof === "none") return `${spoken} is taken to be ${where}; that is not proven.`;
  if (working === true) return `${spoken} is ${where} and works there.`;
  if (working === false)
    return `${spoken} is ${where}, but ${side} says that it does not work there now: messages may not arrive.`;
  return `${spoken} is ${where}.`;
}

/** Why a look at both sides says what it says. */
export const READING_REASONS: Readonly<Record<ReadingReason, string>> = {
  "both-agree": "Both sides say the same.",
  "cloud-says-cloud": "The cloud says that it hosts the number.",
  "cloud-says-on-premises": "The cloud says that the on-premises client hosts the number.",
  "client-connected": "The on-premises client says that it is connected with the number.",
  "sides-contradict": "The two sides contradict each other.",
  "client-not-connected":
    "The on-premises client answers but is not connected, and the cloud does not say where the number is.",
  "nobody-answered": "Neither side answered the question.",
  "not-registered-anywhere": "Neither side says that the number is registered with it.",
};
