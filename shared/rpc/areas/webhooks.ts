import { z } from "zod";
import { Bind, BindRefused } from "../../tunnel/tunnel.ts";
import { Cutover } from "../../webhook/cutover.ts";
import { EventDetail, ShownAnswer } from "../../webhook/detail.ts";
import { EventFilter, EventId, WebhookEvent } from "../../webhook/event.ts";
import { MadeUpKind, MadeUpResult, MadeUpShape } from "../../webhook/made-up.ts";
import { PrivacyMode } from "../../webhook/privacy.ts";
import { ReceiverId, ReceiverState } from "../../webhook/receiver.ts";
import { RouteMap } from "../../webhook/route-map.ts";
import { WebhookSettings, WebhookSettingsChange } from "../../webhook/settings.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { InputProblem, SettingsProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "./vault.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const noSuchEvent = z.object({ kind: z.literal("noSuchEvent") });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });
const portTaken = z.object({ kind: z.literal("portTaken"), port: z.number() });
/** The address is none that a notification may be sent to; `cause` as the endpoint doctor names it. */
const addressRefused = z.object({ kind: z.literal("addressRefused"), cause: z.string() });

const DIGITS = /^[0-9]{1,20}$/;

/** What is answered in place of 200 or production's status, and how late: for tests of somebody's own alarms. */
const Answering = z.strictObject({
  status: z.number().int().min(200).max(599).optional(),
  afterMs: z.number().int().min(0).max(120_000).optional(),
});

/** One answer of a page of events, newest first. `more` tells whether older ones follow. */
const EventPage = z.object({ events: z.array(WebhookEvent), more: z.boolean() });

/** So much evidence is told of as exported in one call; no piece of an export holds more. */
export const MOST_EVIDENCE = 2_000;

/** What the store holds, for the person who answers for it. */
export const StoreFacts = z.object({
  events: z.number(),
  notifications: z.number(),
  bytes: z.number(),
  oldestAt: z.string().optional(),
  newestAt: z.string().optional(),
  /** Evidence that was not exported yet, and therefore stays whatever the size. */
  heldBack: z.number(),
  /** How many notifications were kept in each mode. */
  byMode: z.record(PrivacyMode, z.number()),
});
export type StoreFacts = z.infer<typeof StoreFacts>;

/** The receiver, what it has taken, and what is to become of that. */
export const webhooksArea = {
  "webhooks.settings": { input: z.strictObject({}), output: WebhookSettings, problem: StorageProblem },
  "webhooks.changeSettings": {
    input: WebhookSettingsChange,
    output: WebhookSettings,
    /** Sealing needs a key, and making one the open vault: `vaultLocked` or `vaultAbsent`, and nothing is changed. */
    problem: z.union([SettingsProblem, StorageProblem, VaultProblem]),
  },
  "webhooks.receivers": { input: z.strictObject({}), output: z.array(ReceiverState), problem: z.never() },
  /**
   * Starts a receiver on loopback, or with `bind` on one interface with TLS, or gives the one that listens already. For a workspace, its secrets come from the
   * vault, and a verify token is made and kept where there is none. `terminal` uses what is given here.
   */
  "webhooks.listen": {
    input: z.strictObject({
      receiver: ReceiverId,
      port: z.number().int().min(1).max(65_535).optional(),
      bind: Bind.optional(),
      verifyToken: SecretIn("verify token").optional(),
      /** At most two: the current one and the next, while it is changed. */
      appSecrets: z.array(SecretIn("app secret")).max(2).optional(),
      /** Unchanged copies go on to this production endpoint. */
      forwardTo: z.url().optional(),
      allowPrivate: z.boolean().optional(),
      durable: z.boolean().optional(),
      caFile: z.string().optional(),
      /** Copies that are sent until they are taken wait until told otherwise. */
      paused: z.boolean().optional(),
      /** Of `terminal`: at the same paths each time. */
      keepAddress: z.boolean().optional(),
      answering: Answering.optional(),
      /** 0: never stops by itself. Left out: as the workspace's settings say. */
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
   * Changes what is wanted of a receiver, and nothing else about it: members left out stay, `null` takes one out. It
   * counts at once, whether it listens already or begins to.
   */
  "webhooks.declare": {
    input: z.strictObject({
      receiver: ReceiverId,
      listening: z.boolean().optional(),
      forwardTo: z.url().nullable().optional(),
      /** Copies may go to a private address, an IP address or another port than 443. */
      allowPrivate: z.boolean().default(false),
      /** This machine sends each copy until it is taken, and answers 200 as soon as it has it. */
      durable: z.boolean().optional(),
      /** An authority to trust there in place of the public ones. */
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
  /** Posts notifications that are made up, for trying an endpoint or a receiver out. Nothing of them is real. */
  "webhooks.trigger": {
    input: z.strictObject({
      kinds: z.array(MadeUpKind).min(1).max(100),
      shape: MadeUpShape,
      /** An https address, or http on loopback: a receiver of this machine. */
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
  "webhooks.stop": {
    input: z.strictObject({ receiver: ReceiverId }),
    output: ReceiverState,
    problem: z.object({ kind: z.literal("notListening") }),
  },
  /** A page of events, newest first, by key: `before` gives those with smaller ids, `after` the oldest above it. */
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
  /** How many events fit a filter, and the id at the top of each page of `pageSize`, newest first. */
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
  /** The last change of sides of a number, as its events tell it; undefined where there was none. */
  "webhooks.cutover": {
    input: z.strictObject({ workspace: WorkspaceId, phoneNumberId: z.string().max(64) }),
    output: z.object({ cutover: Cutover.optional() }),
    problem: StorageProblem,
  },
  "webhooks.store": { input: z.strictObject({}), output: StoreFacts, problem: StorageProblem },
  /** Takes away everything of one number, of one end user, or of all. Bodies shared with others lose only these parts. */
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
   * One piece of an export, oldest first, at most about 1 MB; the next piece begins after `next`. Nothing counts as
   * exported for having been read: see `webhooks.exported`. The first piece of each format says what the export holds
   * and what it leaves out.
   */
  "webhooks.export": {
    input: z.strictObject({
      filter: EventFilter,
      format: z.enum(["ndjson", "csv", "curl"]),
      after: EventId.optional(),
      /** Address that the cURL lines post to. */
      to: z.url().optional(),
    }),
    output: z.object({
      text: z.string(),
      events: z.number(),
      /** Events of this piece that are held back as evidence and that it holds all of that its format can carry. */
      evidence: z.array(EventId),
      next: EventId.optional(),
    }),
    problem: z.union([StorageProblem, VaultProblem]),
  },
  /**
   * Says that an export is saved, all of it: this evidence, as its pieces named it, is no longer held back. Gives how
   * many events that were; saying it again is harmless.
   */
  "webhooks.exported": {
    input: z.strictObject({ evidence: z.array(EventId).min(1).max(MOST_EVIDENCE) }),
    output: z.object({ events: z.number() }),
    problem: StorageProblem,
  },
  /**
   * Posts stored notifications once more, one after the other and each once, whatever it holds of the chosen events.
   * What had a valid signature is signed anew with the app secret that is given, or else with the workspace's.
   */
  "webhooks.replay": {
    input: z
      .strictObject({
        workspace: WorkspaceId.optional(),
        appSecret: SecretIn("app secret").optional(),
        events: z.array(EventId).min(1).max(100),
        to: z.url(),
        allowPrivate: z.boolean().default(false),
        /** An authority to trust there in place of the public ones. */
        caFile: z.string().optional(),
        /** Signs the cloud's notifications also where nobody could verify them; never what was refused. */
        signUnchecked: z.boolean().default(false),
        /** Goes out in place of the stored body of the one event; signed only where its person says so. */
        edited: z
          .strictObject({ body: z.string().min(1).max(3_145_728), sign: z.boolean().default(false) })
          .optional(),
      })
      .refine(({ events, edited }) => edited === undefined || events.length === 1, { path: ["edited"] }),
    /** One for each event. */
    output: z.array(
      z.object({
        event: EventId,
        status: z.number().optional(),
        ms: z.number(),
        /** Why there was no status. */
        failed: z.string().optional(),
        signed: z.boolean(),
        /** What the endpoint wrote back, without what may be a secret. */
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
  /** Asks the platform where notifications go, and who hears them. Changes nothing. */
  "webhooks.routes": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: RouteMap,
    problem: z.union([InputProblem, StorageProblem, VaultProblem, noSuchWorkspace, notSetUp]),
  },
} as const;
