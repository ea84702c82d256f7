import { z } from "zod";
import { CheckResult } from "../../checks/result.ts";
import { PhoneNumberId, RunId } from "../../ids.ts";
import { ApiAddress } from "../../migration/plan.ts";
import { DialectChoice } from "../../platform/dialect.ts";
import { NotSentCause, RecordedOutcome, TLS_CAUSES } from "../../platform/outcome.ts";
import { ClientFault } from "../../workspace/client-fault.ts";
import { NumberObservation } from "../../workspace/number-observation.ts";
import {
  CloudConnection,
  OnPremConnection,
  Workspace,
  WorkspaceId,
  WorkspaceList,
} from "../../workspace/workspace.ts";
import { InputProblem, StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

/** A server's certificate as presented, before it is trusted. Texts are shortened and sanitized. */
export const PresentedCertificate = z.object({
  /** SHA-256 as upper-case hexadecimal pairs. */
  sha256: z.string(),
  subject: z.string(),
  issuer: z.string(),
  names: z.array(z.string()),
  validFrom: z.string(),
  validTo: z.string(),
  selfSigned: z.boolean(),
  /** The result of verification against the public roots. */
  verdict: z.enum(["trusted", ...TLS_CAUSES]),
});
export type PresentedCertificate = z.infer<typeof PresentedCertificate>;

/** A number of the account as the cloud API lists it. */
export const AccountNumber = z.object({
  phoneNumberId: PhoneNumberId,
  displayed: z.string(),
  verifiedName: z.string().optional(),
});
export type AccountNumber = z.infer<typeof AccountNumber>;

const AccessProblem = z.union([InputProblem, StorageProblem, VaultProblem]);
const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });
/** The workspace was changed elsewhere since the caller read it; `current` is its present state. */
const changedElsewhere = z.object({ kind: z.literal("changedElsewhere"), current: WorkspaceList });
/** A migration of one of its numbers has not ended. */
const workspaceInUse = z.object({ kind: z.literal("workspaceInUse"), run: RunId });
const workspaceBusy = z.object({
  kind: z.literal("workspaceBusy"),
  why: z.enum(["open-migration", "replaced-callback"]),
});
export type WorkspaceBusy = z.infer<typeof workspaceBusy>;
const notSetUp = z.object({ kind: z.literal("notSetUp"), missing: z.array(z.string()) });
const lookFailed = z.object({ kind: z.literal("lookFailed"), outcome: RecordedOutcome });

const passphrase = { passphrase: SecretIn("client passphrase").optional() };

/**
 * Workspaces, their connections, and observations of their numbers. Nothing here changes anything on the
 * platform.
 */
export const workspacesArea = {
  "workspaces.list": { input: z.strictObject({}), output: WorkspaceList, problem: StorageProblem },
  /** Writes one workspace, new or existing. `revision` is that of the list the caller read. */
  "workspaces.save": {
    input: z.strictObject({ revision: z.number(), workspace: Workspace }),
    output: WorkspaceList,
    problem: z.union([StorageProblem, changedElsewhere]),
  },
  /**
   * Removes a workspace and, if the vault is unlocked, deletes its secrets. Migrations and backups stay.
   * `revision` is that of the list the caller read.
   */
  "workspaces.remove": {
    input: z.strictObject({ revision: z.number(), workspace: WorkspaceId }),
    output: WorkspaceList,
    problem: z.union([StorageProblem, VaultProblem, noSuchWorkspace, changedElsewhere, workspaceInUse]),
  },
  /**
   * Hides a workspace, or shows it again; nothing of it is deleted. Not while a migration of one of its numbers is open
   * or a callback URL is replaced.
   */
  "workspaces.archive": {
    input: z.strictObject({ workspace: WorkspaceId, archived: z.boolean() }),
    output: WorkspaceList,
    problem: z.union([StorageProblem, noSuchWorkspace, workspaceBusy]),
  },
  /** Tests a connection as entered, with the secrets that the vault holds for the workspace. Read-only. */
  "connections.test": {
    input: z.strictObject({
      workspace: WorkspaceId,
      dialect: DialectChoice,
      connection: z.discriminatedUnion("side", [
        z.strictObject({ side: z.literal("cloud"), cloud: CloudConnection }),
        z.strictObject({ side: z.literal("on-premises"), onPrem: OnPremConnection }),
      ]),
    }),
    output: z.object({ checks: z.array(CheckResult) }),
    problem: AccessProblem,
  },
  /**
   * Opens a TLS connection to a server, sends no request, and gives its certificate. Uses the workspace's
   * proxy, if any.
   */
  "connections.certificate": {
    input: z.strictObject({ address: ApiAddress, workspace: WorkspaceId.optional() }),
    output: PresentedCertificate,
    problem: z.union([
      InputProblem,
      StorageProblem,
      z.object({ kind: z.literal("notReached"), cause: NotSentCause }),
    ]),
  },
  /** Stores a connection's CA in the data folder and gives the path for the connection. */
  "connections.keepCa": {
    input: z.strictObject({ pem: z.string().min(1).max(262_144) }),
    output: z.object({ caFile: z.string(), subjects: z.array(z.string()) }),
    problem: z.union([StorageProblem, z.object({ kind: z.literal("notACertificate") })]),
  },
  /**
   * Tests a client certificate and stores it for a workspace, replacing the previous one: key, PFX and
   * passphrase in the vault, its public details in the workspace.
   */
  "connections.keepClient": {
    input: z.strictObject({
      workspace: WorkspaceId,
      client: z.discriminatedUnion("kind", [
        /** In base64. */
        z.strictObject({ kind: z.literal("pfx"), pfx: SecretIn("client certificate"), ...passphrase }),
        z.strictObject({
          kind: z.literal("pem"),
          cert: z.string().min(1).max(65_536),
          key: SecretIn("client key"),
          ...passphrase,
        }),
      ]),
    }),
    output: WorkspaceList,
    problem: z.union([
      StorageProblem,
      VaultProblem,
      noSuchWorkspace,
      z.object({ kind: z.literal("clientUnusable"), why: ClientFault }),
    ]),
  },
  /** Removes the client certificate of a workspace and, if the vault is unlocked, its secrets. */
  "connections.dropClient": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: WorkspaceList,
    problem: z.union([StorageProblem, VaultProblem, noSuchWorkspace]),
  },
  /** The numbers of the workspace's business account. */
  "numbers.discover": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: z.array(AccountNumber),
    problem: z.union([AccessProblem, noSuchWorkspace, notSetUp, lookFailed]),
  },
  /**
   * Queries both APIs for a number's location; the observation is stored with its time and pushed on
   * "readings".
   */
  "numbers.look": {
    input: z.strictObject({ workspace: WorkspaceId, phoneNumberId: PhoneNumberId }),
    output: NumberObservation,
    problem: z.union([AccessProblem, noSuchWorkspace, notSetUp]),
  },
  /** The last observation of each number, from this process or an earlier one. */
  "numbers.readings": {
    input: z.strictObject({}),
    output: z.array(NumberObservation),
    problem: StorageProblem,
  },
} as const;
