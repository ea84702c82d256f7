import { z } from "zod";
import { NumberLocation, NumberFacts, OnPremHealth, SubscribedApp } from "../platform/facts.ts";
import { RecordedOutcome } from "../platform/outcome.ts";

/** Why an observation of both APIs leads to its conclusion. Each reason has a sentence in the wording. */
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

/** What the cloud API reports about a number. "somewhere": in service, without stating by which API. */
export const CloudWord = z.enum(["cloud", "on-premises", "nowhere", "somewhere", "silent"]);
export type CloudWord = z.infer<typeof CloudWord>;

/**
 * What the on-premises client reports about itself. "serves-number": connected, and names this number;
 * "serves-another": names another number; "connected": connected without naming a number, which proves
 * nothing.
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

/** One observation of both APIs: what each returned, and the conclusion. */
export const Observation = z.object({
  at: z.string(),
  cloud: RecordedOutcome,
  number: NumberFacts.optional(),
  onPrem: RecordedOutcome,
  health: OnPremHealth.optional(),
  subscriptions: z.array(SubscribedApp).optional(),
  /** The app that owns the access token. */
  ownApp: z.string().optional(),
  /** Digits of the number that the on-premises client reports to serve. */
  clientServes: z.string().optional(),
  cloudSays: CloudWord,
  clientSays: ClientWord,
  home: NumberLocation,
  reason: ObservationReason,
  /** True if the number works at its location; undefined where no response tells. */
  working: z.boolean().optional(),
});
export type Observation = z.infer<typeof Observation>;
