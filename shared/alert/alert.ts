import { z } from "zod";
import { RunId } from "../ids.ts";
import { LANGUAGES } from "../language.ts";
import { Direction } from "../migration/direction.ts";
import { EndReason } from "../migration/end-reason.ts";
import { WorkspaceId } from "../workspace/workspace.ts";
import { Digest, DigestPlan } from "./digest.ts";

/** What the server at the other end takes: JSON of our own, or the message of a chat tool. The values are stable. */
export const ALERT_FORMS = ["generic", "slack", "teams", "discord", "google-chat"] as const;
export const AlertForm = z.enum(ALERT_FORMS);
export type AlertForm = z.infer<typeof AlertForm>;

/** What an alert can be about. The values are stable. */
export const ALERT_NEWS = ["awaiting-code", "unknown", "ended", "silent", "arriving"] as const;
export const AlertNews = z.enum(ALERT_NEWS);
export type AlertNews = z.infer<typeof AlertNews>;

/** Whose alerts: those of one workspace, or of everything that has no target of its own. */
export const AlertScope = z.union([z.literal("all"), WorkspaceId]);
export type AlertScope = z.infer<typeof AlertScope>;

/** What a sent alert went to: the target of a scope, or the desktop of this computer, which shows digests. */
export const SentScope = z.union([AlertScope, z.literal("desktop")]);
export type SentScope = z.infer<typeof SentScope>;

/** The shortest key that signs alerts, in characters. */
export const SHORTEST_ALERT_KEY = 16;

/** Where alerts are sent. Its URL and its key are secrets and only in the vault. */
export const AlertTarget = z.object({
  scope: AlertScope,
  form: AlertForm,
  /** The host of its URL. */
  host: z.string(),
  /** When it was set: what happened before isn't told. */
  since: z.iso.datetime(),
  news: z.array(AlertNews),
  /** When a digest is sent; missing: none is. */
  digest: DigestPlan.optional(),
  /** Whether phone numbers are whole; otherwise their middle is left out. */
  wholeNumbers: z.boolean(),
  language: z.enum(LANGUAGES),
  /** The user confirmed that a private address, an IP address or another port is intended. */
  allowPrivate: z.boolean(),
  /** Whether the authorities of this computer are trusted there, besides the public ones. */
  systemRoots: z.boolean(),
  /** Whether a key signs what is sent; only in the generic form. */
  signed: z.boolean(),
  /** Which of the vault's records are its URL and its key. A target saved anew has new ones. */
  secrets: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
});
export type AlertTarget = z.infer<typeof AlertTarget>;

/**
 * What became of an alert. "sending": it was about to be sent. "waiting": the vault is locked. "not-sent": no byte
 * of it left. "refused": the server answered, but not that it took it. "unknown": no answer, so it is not sent again.
 * "shown": a digest was given to the desktop to show.
 */
export const AlertOutcome = z.enum([
  "sending",
  "waiting",
  "accepted",
  "refused",
  "not-sent",
  "unknown",
  "shown",
]);
export type AlertOutcome = z.infer<typeof AlertOutcome>;

/** What an alert is about, besides what can be chosen: a test, one in the place of several, and a digest. */
const TOLD = z.union([AlertNews, z.enum(["test", "several", "digest"])]);

/** The last attempt to send an alert, and what came of it. */
export const AlertTry = z.object({
  outcome: AlertOutcome,
  /** The status of the answer. */
  status: z.int().optional(),
  /** Why nothing was sent; stable words. */
  why: z.string().max(40).optional(),
});
export type AlertTry = z.infer<typeof AlertTry>;

/** An alert that was sent, or was to be. */
export const SentAlert = z.object({
  /** The same for every attempt; the generic form carries it. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  scope: SentScope,
  news: TOLD,
  at: z.iso.datetime(),
  tries: z.int(),
  /** The end of the period that a digest covers. */
  until: z.iso.datetime().optional(),
  ...AlertTry.shape,
});
export type SentAlert = z.infer<typeof SentAlert>;

/** The digest that the desktop shows as a notice: when, and since when that is chosen. It needs no target. */
export const DesktopDigest = z.object({ plan: DigestPlan, since: z.iso.datetime() });
export type DesktopDigest = z.infer<typeof DesktopDigest>;

/**
 * All targets, and the newest alerts, the newest first. `unsent`: why none is sent now, which is that nobody can know
 * which were.
 */
export const AlertsState = z.object({
  targets: z.array(AlertTarget),
  /** Missing: the desktop shows no digest. */
  desktop: DesktopDigest.optional(),
  sent: z.array(SentAlert),
  unsent: z.enum(["newer-version", "unreadable"]).optional(),
});
export type AlertsState = z.infer<typeof AlertsState>;

/** What an alert says. Never a text of a customer or of a server. */
export const AlertFacts = z.object({
  id: z.string(),
  news: TOLD,
  at: z.string(),
  /** The number, whole; missing if none is known. */
  spoken: z.string().optional(),
  run: RunId.optional(),
  direction: Direction.optional(),
  reason: EndReason.optional(),
  /** True if the platform reports something against the number where a migration is complete. */
  reportedAgainst: z.boolean().optional(),
  /** Since when no webhook has arrived. */
  silentSince: z.string().optional(),
  /** How many alerts it stands for, by what they are about. */
  counts: z.partialRecord(AlertNews, z.int()).optional(),
  digest: Digest.optional(),
});
export type AlertFacts = z.infer<typeof AlertFacts>;
