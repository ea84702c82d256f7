import { z } from "zod";
import { CheckResult, MessageDescriptor } from "../../checks/result.ts";
import { PhoneNumberId, TestId } from "../../ids.ts";
import { ObservationReason } from "../../migration/observation.ts";
import { Plan } from "../../migration/plan.ts";
import { LONGEST_ENDPOINT } from "../../platform/callback-address.ts";
import { BindRefused, HostKey, TUNNEL_KINDS, TunnelChoice, TunnelState } from "../../tunnel/tunnel.ts";
import { CallbackLevel, CloudLevel, TestState, Unrestored } from "../../webhook/connectivity-test.ts";
import { EventSource } from "../../webhook/event.ts";
import { AtQuit, PointState } from "../../webhook/standing-callback.ts";
import { ReceiverId } from "../../webhook/receiver.ts";
import { LANGUAGES } from "../../language.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });
const noSuchTest = z.object({ kind: z.literal("noSuchTest"), test: z.string() });
/**
 * `otherNumber`: the test is for another number of the workspace, whose receiver serves one test at a time.
 */
const testRunning = z.object({
  kind: z.literal("testRunning"),
  test: TestId,
  otherNumber: z.string().optional(),
});
const portTaken = z.object({ kind: z.literal("portTaken"), port: z.number() });
const addressRefused = z.object({ kind: z.literal("addressRefused"), cause: z.string() });
const AccessProblem = z.union([InputProblem, StorageProblem, VaultProblem]);

/** The owner of the callback URL. */
const CallbackTarget = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("workspace"), workspace: WorkspaceId, phoneNumberId: PhoneNumberId }),
  z.strictObject({ kind: z.literal("plan"), plan: Plan, appSecret: SecretIn("app secret").optional() }),
]);

/** Tunnels, the webhook test and the endpoint check: they confirm that notifications arrive. */
export const proofArea = {
  /** The tunnel types that this machine offers. */
  "tunnels.providers": {
    input: z.strictObject({}),
    output: z.array(
      z.object({
        kind: z.enum(TUNNEL_KINDS),
        available: z.boolean(),
        /** The administrator of this computer doesn't allow it. */
        notAllowed: z.literal(true).optional(),
        /** Version and path of the program that was found, or why it is missing. */
        detail: z.string().optional(),
        /** What the user should know before starting it. */
        notices: z.array(MessageDescriptor).optional(),
        /** For the local network: this machine's addresses to choose from. */
        addresses: z.array(z.object({ name: z.string(), address: z.string() })).optional(),
      }),
    ),
    problem: z.never(),
  },
  "tunnels.list": { input: z.strictObject({}), output: z.array(TunnelState), problem: z.never() },
  /**
   * Opens the tunnel to a listening receiver. Resolves once it is open or has failed; reconnects
   * automatically afterwards.
   */
  "tunnels.open": {
    input: z.strictObject({
      receiver: ReceiverId,
      choice: TunnelChoice,
      /**
       * The service's authtoken or the key's passphrase, for a terminal; a workspace's own is in the vault.
       */
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
  /** Sends signed nonces through the public URL and checks what arrives: URL, certificate, bytes, latency. */
  "tunnels.probe": {
    input: z.strictObject({ receiver: ReceiverId, caFile: z.string().min(1).optional() }),
    output: z.object({ checks: z.array(CheckResult) }),
    problem: z.union([z.object({ kind: z.literal("notListening") }), InputProblem]),
  },
  /** Connects to an ssh server and gives the fingerprint of its host key, without signing in. */
  "tunnels.hostKey": {
    input: z.strictObject({ host: z.string().min(1).max(253), port: z.number().int().min(1).max(65_535) }),
    output: z.object({ hostKey: HostKey, algorithm: z.string() }),
    problem: z.object({ kind: z.literal("notReached"), cause: z.string() }),
  },
  /**
   * Starts a webhook test and gives its first state; later states are pushed on "tests". A workspace's
   * secrets come from the vault; a plan's from its own references, with the app secret given here. Callback
   * URLs that an earlier test of this number left replaced are restored first.
   */
  "tests.start": {
    input: z.strictObject({
      target: CallbackTarget,
      /** The API whose callback URLs are tested; default: the API where the number is. */
      side: EventSource.optional(),
      tunnel: TunnelChoice,
      /** As in `tunnels.open`. */
      tunnelSecret: SecretIn("tunnel secret").optional(),
      /** Replaces the public roots when the public URL's certificate is verified. */
      caFile: z.string().min(1).optional(),
      /** The loopback port of a terminal's receiver; default: any free port. */
      port: z.number().int().min(1).max(65_535).optional(),
      /**
       * Forward all notifications to the callback URL that was replaced. Its response does not affect the
       * test.
       */
      forward: z.boolean().default(true),
      /** The replaced callback URL may have a private address, an IP address or a port other than 443. */
      allowPrivate: z.boolean().default(false),
      /** Use only this level. */
      level: CloudLevel.optional(),
      /** How long to wait for the message. */
      messageWaitMinutes: z.number().int().min(1).max(120).default(15),
      /**
       * Send one reply with a fixed text to the message that counted: "ask" asks for confirmation then, "yes"
       * confirms it now.
       */
      reply: z.enum(["ask", "yes"]).optional(),
      /** The language of that text; default: English. */
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
  /** Submits the verify token of the callback URL at the level; the URL is restored with it at the end. */
  "tests.giveToken": {
    input: z.strictObject({ test: TestId, token: SecretIn("verify token") }),
    output: TestState,
    problem: z.union([noSuchTest, VaultProblem, StorageProblem]),
  },
  /**
   * Accepts or declines an offered reply. It is sent once, however often this is called; without an offer
   * nothing happens.
   */
  "tests.reply": {
    input: z.strictObject({ test: TestId, send: z.boolean() }),
    output: TestState,
    problem: noSuchTest,
  },
  /** Ends the test without the real message: results so far stay, callback URLs are restored. */
  "tests.finish": { input: z.strictObject({ test: TestId }), output: TestState, problem: noSuchTest },
  /** Callback URLs that tests replaced and did not restore. */
  "tests.unrestored": { input: z.strictObject({}), output: z.array(Unrestored), problem: StorageProblem },
  /** Restores a replaced callback URL now. */
  "tests.restore": {
    input: z.strictObject({ test: TestId }),
    output: z.object({ restored: z.boolean(), check: CheckResult }),
    problem: z.union([AccessProblem, noSuchTest, noSuchWorkspace]),
  },
  /**
   * Points a number's callback URL here until stopped, and gives the first state; later states are pushed on
   * "points". A replacement left by an earlier process is continued if it has not expired and the public URL
   * is the same; otherwise it is restored. If a callback URL is set at the level, its owner's verify token is
   * needed, with a way to read it again: the unlocked vault, or the file that it was read from.
   */
  "points.start": {
    input: z.strictObject({
      target: CallbackTarget,
      side: EventSource.optional(),
      tunnel: TunnelChoice,
      tunnelSecret: SecretIn("tunnel secret").optional(),
      caFile: z.string().min(1).optional(),
      /** The loopback port of the receiver; default: the last one, or any free port. */
      port: z.number().int().min(1).max(65_535).optional(),
      /** If true, copies go to the callback URL that was replaced. */
      forward: z.boolean().default(false),
      allowPrivate: z.boolean().default(false),
      level: CloudLevel.optional(),
      until: z.iso.datetime({ offset: true }).optional(),
      atQuit: AtQuit.default("give-back"),
      /** The user confirmed that the replaced callback URL may go without notifications. */
      confirmed: z.boolean().default(false),
      callbackToken: SecretIn("verify token").optional(),
      /**
       * Path of the file that the token was read from; it is read again when the callback URL is restored.
       */
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
      /** Nothing would be forwarded to the current callback URL; the user has to confirm first. */
      z.object({ kind: z.literal("wordNeeded"), level: CallbackLevel, to: z.string().optional() }),
      /**
       * The owner's token could not be read again after a crash: it has no file, and no vault is unlocked.
       */
      z.object({ kind: z.literal("tokenNotKept"), level: CallbackLevel, before: z.string() }),
      z.object({ kind: z.literal("untilPast") }),
    ]),
  },
  "points.list": { input: z.strictObject({}), output: z.array(PointState), problem: z.never() },
  /** Submits the verify token of the callback URL set at the level; the URL is restored with it. */
  "points.giveToken": {
    input: z.strictObject({ point: TestId, token: SecretIn("verify token") }),
    output: PointState,
    problem: z.union([noSuchTest, VaultProblem, StorageProblem]),
  },
  /**
   * Restores the callback URL that was in place before a number's notifications were pointed here, in
   * whichever process, and ends that.
   */
  "points.restore": {
    input: z.strictObject({ target: CallbackTarget }),
    output: z.object({
      restored: z.boolean(),
      /** True if a replaced callback URL was found. */
      found: z.boolean(),
      check: CheckResult,
    }),
    problem: z.union([AccessProblem, noSuchWorkspace, noSuchTest, testRunning]),
  },
  /**
   * Checks a customer's own endpoint; each result is pushed on "checks" with the caller's session. Test
   * notifications are sent only with `send`. For a workspace, stored tokens and app secret come from the
   * vault.
   */
  "endpoint.check": {
    input: z.strictObject({
      url: z.string().min(1).max(LONGEST_ENDPOINT),
      workspace: WorkspaceId.optional(),
      verifyToken: SecretIn("verify token").optional(),
      appSecret: SecretIn("app secret").optional(),
      send: z.boolean().default(false),
      allowPrivate: z.boolean().default(false),
      caFile: z.string().min(1).optional(),
      /** The on-premises client's callback URL, if known: using one URL for both causes a warning. */
      onPremUrl: z.string().max(LONGEST_ENDPOINT).optional(),
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
