import { z } from "zod";
import { CheckResult, MessageDescriptor } from "../../checks/result.ts";
import { PhoneNumberId } from "../../ids.ts";
import { ObservationReason } from "../../migration/observation.ts";
import { Plan } from "../../migration/plan.ts";
import { BindRefused, HostKey, TUNNEL_KINDS, TunnelChoice, TunnelState } from "../../tunnel/tunnel.ts";
import { CallbackLevel, CloudLevel, TestId, TestState, Unrestored } from "../../webhook/connectivity-test.ts";
import { EventSource } from "../../webhook/event.ts";
import { AtQuit, PointState } from "../../webhook/standing-callback.ts";
import { ReceiverId } from "../../webhook/receiver.ts";
import { LANGUAGES } from "../../language.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "./vault.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });
const noSuchTest = z.object({ kind: z.literal("noSuchTest"), test: z.string() });
/** `otherNumber`: it is about another number of the workspace, whose receiver serves one of the two at a time. */
const testRunning = z.object({
  kind: z.literal("testRunning"),
  test: TestId,
  otherNumber: z.string().optional(),
});
const portTaken = z.object({ kind: z.literal("portTaken"), port: z.number() });
const addressRefused = z.object({ kind: z.literal("addressRefused"), cause: z.string() });
const AccessProblem = z.union([InputProblem, StorageProblem, VaultProblem]);

/** Whose callback it is about. */
const CallbackTarget = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("workspace"), workspace: WorkspaceId, phoneNumberId: PhoneNumberId }),
  z.strictObject({ kind: z.literal("plan"), plan: Plan, appSecret: SecretIn("app secret").optional() }),
]);

/** Tunnels, the connectivity test and the endpoint doctor: what proves that notifications arrive. */
export const proofArea = {
  /** Which ways to a public address this machine offers. */
  "tunnels.providers": {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        kind: z.enum(TUNNEL_KINDS),
        available: z.boolean(),
        /** Version and place of a program that was found, or why it is not there. */
        detail: z.string().optional(),
        /** What a person should know before it is started. */
        notices: z.array(MessageDescriptor).optional(),
        /** Of the local network: the addresses of this machine to choose from. */
        addresses: z.array(z.object({ name: z.string(), address: z.string() })).optional(),
      }),
    ),
    problem: z.never(),
  },
  "tunnels.list": { input: z.strictObject({}), output: z.array(TunnelState), problem: z.never() },
  /** Opens the tunnel to a receiver that listens. Resolves once it is open or has failed; goes on reconnecting by itself. */
  "tunnels.open": {
    input: z.strictObject({
      receiver: ReceiverId,
      choice: TunnelChoice,
      /** The service's authtoken or the key's passphrase, for a terminal; a workspace's own lies in the vault. */
      secret: SecretIn("tunnel secret").optional(),
    }),
    output: TunnelState,
    problem: z.union([VaultProblem, z.object({ kind: z.literal("notListening") })]),
  },
  "tunnels.close": {
    input: z.strictObject({ receiver: ReceiverId }),
    output: TunnelState,
    problem: z.never(),
  },
  /** Sends signed nonces through the public address and judges what comes back: address, certificate, bytes, latency. */
  "tunnels.probe": {
    input: z.strictObject({ receiver: ReceiverId, caFile: z.string().min(1).optional() }),
    output: z.object({ checks: z.array(CheckResult) }),
    problem: z.union([z.object({ kind: z.literal("notListening") }), InputProblem]),
  },
  /** Shakes hands with an ssh server and gives the fingerprint of its host key; signs in to nothing. */
  "tunnels.hostKey": {
    input: z.strictObject({ host: z.string().min(1).max(253), port: z.number().int().min(1).max(65_535) }),
    output: z.object({ hostKey: HostKey, algorithm: z.string() }),
    problem: z.object({ kind: z.literal("notReached"), cause: z.string() }),
  },
  /**
   * Starts a connectivity test and gives its first state; the rest is pushed on "tests". A workspace's secrets come
   * from the vault; a plan's from its own references, with the app secret given here. Callbacks that an earlier test
   * left behind for this number are given back first.
   */
  "tests.start": {
    input: z.strictObject({
      target: CallbackTarget,
      /** The API whose callbacks are tested; where the number is, unless told. */
      side: EventSource.optional(),
      tunnel: TunnelChoice,
      /** As `tunnels.open` takes it. */
      tunnelSecret: SecretIn("tunnel secret").optional(),
      /** Stands in for the public roots when the public address is judged. */
      caFile: z.string().min(1).optional(),
      /** The loopback port of a terminal's receiver; any free one where it is left out. */
      port: z.number().int().min(1).max(65_535).optional(),
      /** Forward everything that arrives to the callback that stood there, and answer as it does not matter. */
      forward: z.boolean().default(true),
      /** That callback may have a private address, an IP address or another port than 443. */
      allowPrivate: z.boolean().default(false),
      /** Use this level and no other. */
      level: CloudLevel.optional(),
      /** How long a person has for the message. */
      messageWaitMinutes: z.number().int().min(1).max(120).default(15),
      /** One answer of a fixed text to the message that counted: asked about then, or on the word given here. */
      reply: z.enum(["ask", "yes"]).optional(),
      /** The language of that text; English unless told. */
      replyLanguage: z.enum(LANGUAGES).optional(),
    }),
    output: TestState,
    problem: z.union([
      AccessProblem,
      noSuchWorkspace,
      notSetUp,
      testRunning,
      portTaken,
      addressRefused,
      BindRefused,
      z.object({ kind: z.literal("placeUnknown"), reason: ObservationReason }),
    ]),
  },
  "tests.list": { input: z.strictObject({}), output: z.array(TestState), problem: z.never() },
  /** The verify token of the callback that stands at the level; it is given back with it at the end. */
  "tests.giveToken": {
    input: z.strictObject({ test: TestId, token: SecretIn("verify token") }),
    output: TestState,
    problem: z.union([noSuchTest, VaultProblem, StorageProblem]),
  },
  /** The word on an offered answer. It is sent once however often this comes; without an offer nothing happens. */
  "tests.reply": {
    input: z.strictObject({ test: TestId, send: z.boolean() }),
    output: TestState,
    problem: noSuchTest,
  },
  /** Goes on without the real message: what has been proven so far stands, callbacks are given back. */
  "tests.finish": { input: z.strictObject({ test: TestId }), output: TestState, problem: noSuchTest },
  /** Callbacks that tests borrowed and did not give back. */
  "tests.unrestored": { input: z.strictObject({}), output: z.array(Unrestored), problem: StorageProblem },
  /** Gives a borrowed callback back now. */
  "tests.restore": {
    input: z.strictObject({ test: TestId }),
    output: z.object({ restored: z.boolean(), check: CheckResult }),
    problem: z.union([AccessProblem, noSuchTest, noSuchWorkspace]),
  },
  /**
   * Lets a number's notifications come here until told otherwise, and gives the first state; the rest is pushed on
   * "points". What an earlier process left standing is gone on with where its end lies ahead and the public address is
   * the same, and given back otherwise. The owner's token is needed where a callback stands at the level, together with
   * a way to have it again: the open vault, or the file that it was read from.
   */
  "points.start": {
    input: z.strictObject({
      target: CallbackTarget,
      side: EventSource.optional(),
      tunnel: TunnelChoice,
      tunnelSecret: SecretIn("tunnel secret").optional(),
      caFile: z.string().min(1).optional(),
      /** The loopback port of the receiver; any free one, or the last one, where it is left out. */
      port: z.number().int().min(1).max(65_535).optional(),
      /** Copies go to the callback that stood there; only where this is said. */
      forward: z.boolean().default(false),
      allowPrivate: z.boolean().default(false),
      level: CloudLevel.optional(),
      until: z.iso.datetime({ offset: true }).optional(),
      atQuit: AtQuit.default("give-back"),
      /** A person has said that what stood there may go without the notifications. */
      confirmed: z.boolean().default(false),
      callbackToken: SecretIn("verify token").optional(),
      /** Path of the file that the token was read from; it is read anew when the callback is given back. */
      callbackTokenFile: z.string().min(1).optional(),
    }),
    output: PointState,
    problem: z.union([
      AccessProblem,
      noSuchWorkspace,
      notSetUp,
      noSuchTest,
      testRunning,
      portTaken,
      addressRefused,
      BindRefused,
      z.object({ kind: z.literal("placeUnknown"), reason: ObservationReason }),
      /** Nothing would be passed on to what stands there: a person's word comes first. */
      z.object({ kind: z.literal("wordNeeded"), level: CallbackLevel, to: z.string().optional() }),
      /** The owner's token could not be had again after a crash: neither a file nor an open vault. */
      z.object({ kind: z.literal("tokenNotKept"), level: CallbackLevel, before: z.string() }),
      z.object({ kind: z.literal("untilPast") }),
    ]),
  },
  "points.list": { input: z.strictObject({}), output: z.array(PointState), problem: z.never() },
  /** The verify token of the callback that stands at the level; it is given back with it. */
  "points.giveToken": {
    input: z.strictObject({ point: TestId, token: SecretIn("verify token") }),
    output: PointState,
    problem: z.union([noSuchTest, VaultProblem, StorageProblem]),
  },
  /** Gives back what stood before a number's notifications came here, in whatever process they do; ends that. */
  "points.restore": {
    input: z.strictObject({ target: CallbackTarget }),
    output: z.object({
      restored: z.boolean(),
      /** Was anything borrowed? */
      found: z.boolean(),
      check: CheckResult,
    }),
    problem: z.union([AccessProblem, noSuchWorkspace, noSuchTest, testRunning]),
  },
  /**
   * Looks at a customer's own endpoint; each result is pushed on "checks" with the caller's session. Synthetic
   * notifications go out only with `send`. For a workspace, tokens and app secret come from the vault where they are stored.
   */
  "endpoint.check": {
    input: z.strictObject({
      url: z.string().min(1).max(2048),
      workspace: WorkspaceId.optional(),
      verifyToken: SecretIn("verify token").optional(),
      appSecret: SecretIn("app secret").optional(),
      send: z.boolean().default(false),
      allowPrivate: z.boolean().default(false),
      caFile: z.string().min(1).optional(),
      /** The on-premises client's callback, where it is known: one address for both is warned of. */
      onPremUrl: z.string().max(2048).optional(),
      session: z.string().max(64).optional(),
    }),
    output: z.object({
      verdict: z.enum(["ready", "not-ready"]),
      checks: z.array(CheckResult),
      caFileUsed: z.boolean(),
    }),
    problem: AccessProblem,
  },
} as const;
