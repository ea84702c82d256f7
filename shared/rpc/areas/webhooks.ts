import { z } from "zod";
import { Totals, TotalsBy, TotalsFilter } from "../../totals/totals.ts";
import { Bind, BindRefused } from "../../tunnel/tunnel.ts";
import { Cutover } from "../../webhook/cutover.ts";
import { EventDetail, ShownAnswer } from "../../webhook/detail.ts";
import { EventFilter, EventId, WebhookEvent, MOST_EVIDENCE } from "../../webhook/event.ts";
import { MadeUpKind, MadeUpResult, MadeUpShape } from "../../webhook/made-up.ts";
import { PrivacyMode } from "../../webhook/privacy.ts";
import { ReceiverId, ReceiverState } from "../../webhook/receiver.ts";
import { RouteMap } from "../../webhook/route-map.ts";
import { WebhookSettings, WebhookSettingsChange } from "../../webhook/settings.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import {
  InputProblem,
  FixedByAdministrator,
  SettingsProblem,
  StorageProblem,
  VaultProblem,
} from "../problems.ts";
import { DialectChoice } from "../../platform/dialect.ts";
import { SecretIn } from "../secret-in.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const noSuchEvent = z.object({ kind: z.literal("noSuchEvent") });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });
const portTaken = z.object({ kind: z.literal("portTaken"), port: z.number() });
/** Notifications may not be sent to this URL; `cause` as in the endpoint check. */
const addressRefused = z.object({ kind: z.literal("addressRefused"), cause: z.string() });

const DIGITS = /^[0-9]{1,20}$/;

/** A status to return instead of 200 or production's status, and a delay; for testing alerts. */
const Answering = z.strictObject({
  status: z.number().int().min(200).max(599).optional(),
  afterMs: z.number().int().min(0).max(120_000).optional(),
});

/** One page of events, newest first. `more`: older ones follow. */
const EventPage = z.object({ events: z.array(WebhookEvent), more: z.boolean() });

/** Totals of the event store. */
export const StoreFacts = z.object({
  events: z.number(),
  notifications: z.number(),
  bytes: z.number(),
  oldestAt: z.string().optional(),
  newestAt: z.string().optional(),
  /** Protected events not exported yet; they are kept regardless of the size limit. */
  heldBack: z.number(),
  /** Number of notifications kept in each mode. */
  byMode: z.record(PrivacyMode, z.number()),
});
export type StoreFacts = z.infer<typeof StoreFacts>;

/** The receiver, the events it stored, and what can be done with them. */
export const webhooksArea = {
  "webhooks.settings": { input: z.strictObject({}), output: WebhookSettings, problem: StorageProblem },
  "webhooks.changeSettings": {
    input: WebhookSettingsChange,
    output: WebhookSettings,
    /**
     * Encryption needs a key, and creating one needs the unlocked vault: `vaultLocked` or `vaultAbsent`;
     * nothing is changed then.
     */
    problem: z.union([SettingsProblem, StorageProblem, VaultProblem, FixedByAdministrator]),
  },
  "webhooks.receivers": { input: z.strictObject({}), output: z.array(ReceiverState), problem: z.never() },
  /**
   * Starts a receiver on loopback, or with `bind` on one interface with TLS, or gives the one already
   * listening. For a workspace, the secrets come from the vault, and a missing verify token is created and
   * stored. `terminal` uses the values given here.
   */
  "webhooks.listen": {
    input: z.strictObject({
      receiver: ReceiverId,
      port: z.number().int().min(1).max(65_535).optional(),
      bind: Bind.optional(),
      verifyToken: SecretIn("verify token").optional(),
      /** At most two: the current secret and, during a change, the next one. */
      appSecrets: z.array(SecretIn("app secret")).max(2).optional(),
      /** Unchanged copies are forwarded to this production endpoint. */
      forwardTo: z.url().optional(),
      allowPrivate: z.boolean().optional(),
      durable: z.boolean().optional(),
      caFile: z.string().optional(),
      /** If true, copies that are resent until accepted are held until this is changed. */
      paused: z.boolean().optional(),
      /** For `terminal`: use the same paths each time. */
      keepAddress: z.boolean().optional(),
      answering: Answering.optional(),
      /** 0: never stops automatically. Default: the workspace's setting. */
      stopAfterMinutes: z.number().int().min(0).max(10_080).optional(),
    }),
    output: ReceiverState,
    problem: z.union([
      StorageProblem,
      VaultProblem,
      noSuchWorkspace,
      portTaken,
      addressRefused,
      BindRefused,
      InputProblem,
    ]),
  },
  /**
   * Changes the wanted settings of a receiver: missing members stay, `null` removes one. Applies at once, now
   * or when it starts.
   */
  "webhooks.declare": {
    input: z.strictObject({
      receiver: ReceiverId,
      listening: z.boolean().optional(),
      forwardTo: z.url().nullable().optional(),
      /** Copies may go to a private address, an IP address or a port other than 443. */
      allowPrivate: z.boolean().default(false),
      /** This machine resends each copy until it is accepted, and returns 200 as soon as it has stored it. */
      durable: z.boolean().optional(),
      /** A certificate authority to trust there instead of the public roots. */
      caFile: z.string().optional(),
      paused: z.boolean().optional(),
      answering: Answering.nullable().optional(),
      endsAt: z.iso.datetime({ offset: true }).nullable().optional(),
    }),
    output: ReceiverState,
    problem: z.union([
      StorageProblem,
      VaultProblem,
      noSuchWorkspace,
      portTaken,
      BindRefused,
      addressRefused,
      InputProblem,
      z.object({ kind: z.literal("notListening") }),
    ]),
  },
  /** Posts test notifications to an endpoint or a receiver. None of their content is real. */
  "webhooks.trigger": {
    input: z.strictObject({
      kinds: z.array(MadeUpKind).min(1).max(100),
      shape: MadeUpShape,
      /** An https URL, or http on loopback for a receiver of this machine. */
      to: z.url(),
      appSecret: SecretIn("app secret").optional(),
      signature: z.enum(["right", "wrong", "none"]).default("right"),
      allowPrivate: z.boolean().default(false),
      caFile: z.string().optional(),
      brand: z.string().min(1).max(40).default("chat"),
      phoneNumberId: z.string().regex(DIGITS).default("0"),
      number: z.string().regex(DIGITS).default("15550100"),
      from: z.string().regex(DIGITS).default("15550101"),
      text: z.string().min(1).max(4_096).default("Switchover test"),
    }),
    output: z.array(MadeUpResult),
    problem: z.union([addressRefused, InputProblem]),
  },
  /** Makes a zip of a notification of every kind in the shape of each API, to test a receiver with. */
  "webhooks.fixtures": {
    input: z.strictObject({
      brand: DialectChoice.shape.brand,
      /** Without one, `SAMPLE_APP_SECRET` signs. */
      appSecret: SecretIn("app secret").optional(),
    }),
    /** `content`: the zip. */
    output: z.object({ content: z.base64(), notifications: z.number() }),
    problem: z.never(),
  },
  "webhooks.stop": {
    input: z.strictObject({ receiver: ReceiverId }),
    output: ReceiverState,
    problem: z.object({ kind: z.literal("notListening") }),
  },
  /**
   * A page of events, newest first, by key: `before` gives those with smaller ids; `after` gives the oldest
   * ones above it.
   */
  "webhooks.events": {
    input: z.strictObject({
      filter: EventFilter,
      before: EventId.optional(),
      after: EventId.optional(),
      limit: z.number().int().min(1).max(1_000).default(200),
    }),
    output: EventPage,
    problem: StorageProblem,
  },
  /** Number of events that match a filter, and the first id of each page of `pageSize`, newest first. */
  "webhooks.outline": {
    input: z.strictObject({
      filter: EventFilter,
      pageSize: z.number().int().min(50).max(1_000).default(200),
    }),
    output: z.object({ count: z.number(), tops: z.array(EventId), through: EventId.optional() }),
    problem: StorageProblem,
  },
  "webhooks.event": {
    input: z.strictObject({ id: EventId }),
    output: EventDetail,
    problem: z.union([StorageProblem, noSuchEvent]),
  },
  /** The last move of a number between the APIs, as its events show it; missing if there was none. */
  "webhooks.cutover": {
    input: z.strictObject({ workspace: WorkspaceId, phoneNumberId: z.string().max(64) }),
    output: z.object({ cutover: Cutover.optional() }),
    problem: StorageProblem,
  },
  "webhooks.store": { input: z.strictObject({}), output: StoreFacts, problem: StorageProblem },
  /**
   * What arrived by the hour, day or week, also of events that are deleted. Without `since`, as far back as totals
   * are kept; of too many entries, the newest.
   */
  "webhooks.totals": {
    input: z.strictObject({
      filter: TotalsFilter,
      by: TotalsBy,
      /** A time zone such as Europe/Madrid, by whose clocks hours and days begin. */
      zone: z.string().min(1).max(64),
      since: z.iso.datetime({ offset: true }).optional(),
      until: z.iso.datetime({ offset: true }).optional(),
    }),
    output: Totals,
    problem: z.union([StorageProblem, z.object({ kind: z.literal("noSuchZone"), zone: z.string() })]),
  },
  /**
   * Deletes everything of one number, of one end user, or of all. Bodies shared with others lose only these
   * parts. Totals of the number, or of all, are deleted too.
   */
  "webhooks.erase": {
    input: z.strictObject({
      workspace: WorkspaceId.optional(),
      what: z.discriminatedUnion("by", [
        z.strictObject({ by: z.literal("number"), phoneNumberId: z.string().min(1).max(64) }),
        z.strictObject({ by: z.literal("user"), user: z.string().min(1).max(64) }),
        z.strictObject({ by: z.literal("all") }),
      ]),
    }),
    output: z.object({ events: z.number(), notifications: z.number(), cut: z.number() }),
    problem: z.union([StorageProblem, VaultProblem]),
  },
  /**
   * One piece of an export, oldest first, at most about 1 MB; the next piece starts after `next`. Reading
   * does not mark anything as exported: see `webhooks.exported`. The first piece of each format states what
   * the export holds and omits.
   */
  "webhooks.export": {
    input: z.strictObject({
      filter: EventFilter,
      format: z.enum(["ndjson", "csv", "curl"]),
      after: EventId.optional(),
      /** URL that the cURL lines post to. */
      to: z.url().optional(),
    }),
    output: z.object({
      text: z.string(),
      events: z.number(),
      /** Protected events that this piece contains as completely as its format allows. */
      evidence: z.array(EventId),
      next: EventId.optional(),
    }),
    problem: z.union([StorageProblem, VaultProblem]),
  },
  /**
   * Marks protected events, as named by the pieces, as exported, once the whole export is saved. Gives the
   * number of events that are no longer protected; safe to repeat.
   */
  "webhooks.exported": {
    input: z.strictObject({ evidence: z.array(EventId).min(1).max(MOST_EVIDENCE) }),
    output: z.object({ events: z.number() }),
    problem: StorageProblem,
  },
  /**
   * Resends stored notifications, one after the other and each once, however many of the chosen events it
   * holds. Those that had a valid signature are signed again with the given app secret, or with the
   * workspace's.
   */
  "webhooks.replay": {
    input: z
      .strictObject({
        workspace: WorkspaceId.optional(),
        appSecret: SecretIn("app secret").optional(),
        events: z.array(EventId).min(1).max(100),
        to: z.url(),
        allowPrivate: z.boolean().default(false),
        /** A certificate authority to trust there instead of the public roots. */
        caFile: z.string().optional(),
        /** Also signs cloud notifications whose signature was unchecked; never those with an invalid one. */
        signUnchecked: z.boolean().default(false),
        /** Sent instead of the stored body of the one event; signed only with `sign`. */
        edited: z
          .strictObject({ body: z.string().min(1).max(3_145_728), sign: z.boolean().default(false) })
          .optional(),
      })
      .refine(({ events, edited }) => edited === undefined || events.length === 1, { path: ["edited"] }),
    /** One result per event. */
    output: z.array(
      z.object({
        event: EventId,
        status: z.number().optional(),
        ms: z.number(),
        /** Why there was no status. */
        failed: z.string().optional(),
        signed: z.boolean(),
        /** The endpoint's response, without possible secrets. */
        answer: ShownAnswer.optional(),
      }),
    ),
    problem: z.union([
      StorageProblem,
      VaultProblem,
      noSuchWorkspace,
      noSuchEvent,
      addressRefused,
      InputProblem,
    ]),
  },
  /** Queries the callback URLs and the subscribed apps. Read-only. */
  "webhooks.routes": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: RouteMap,
    problem: z.union([InputProblem, StorageProblem, VaultProblem, noSuchWorkspace, notSetUp]),
  },
} as const;
