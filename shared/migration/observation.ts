import { z } from "zod";
import { NumberLocation, NumberFacts, OnPremHealth, SubscribedApp } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";

/** Why a reading of both sides says what it says; each word has a sentence in the wording. */
export const ObservationReason = z.enum([
  "both-agree",
  "cloud-says-cloud",
  "cloud-says-on-premises",
  "client-connected",
  "sides-contradict",
  "client-not-connected",
  "nobody-answered",
  "not-registered-anywhere",
  "client-serves-another",
  "client-does-not-tell",
]);
export type ObservationReason = z.infer<typeof ObservationReason>;

/** The cloud's word on a number. "somewhere": served, without saying by which API. */
export const CloudWord = z.enum(["cloud", "on-premises", "nowhere", "somewhere", "silent"]);
export type CloudWord = z.infer<typeof CloudWord>;

/**
 * The on-premises client's word on itself. "serves-number": connected, and it names this number; "serves-another": it
 * names another one; "connected": connected, without telling for which number, which proves nothing.
 */
export const ClientWord = z.enum([
  "serves-number",
  "serves-another",
  "connected",
  "connecting",
  "down",
  "unregistered",
  "silent",
]);
export type ClientWord = z.infer<typeof ClientWord>;

/** One look at both sides: what each answered, and what follows from it. */
export const Observation = z.object({
  at: z.string(),
  cloud: RecordedOutcome,
  number: NumberFacts.optional(),
  onPrem: RecordedOutcome,
  health: OnPremHealth.optional(),
  subscriptions: z.array(SubscribedApp).optional(),
  /** The app that the access token belongs to. */
  ownApp: z.string().optional(),
  /** Digits of the number that the on-premises client says it serves. */
  clientServes: z.string().optional(),
  cloudSays: CloudWord,
  clientSays: ClientWord,
  home: NumberLocation,
  reason: ObservationReason,
  /** Does the number work where it is? Undefined where nobody could tell. */
  working: z.boolean().optional(),
});
export type Observation = z.infer<typeof Observation>;
