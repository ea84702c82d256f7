import { z } from "zod";
import { RunId } from "../../ids.ts";
import { WorkspaceId, WorkspaceList } from "../../workspace/workspace.ts";
import { StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

/** The largest file of a handed-over workspace, in characters. */
export const LARGEST_HANDOVER = 48 * 1024 * 1024;
/** The shortest passphrase of such a file. */
export const SHORTEST_HANDOVER_PASSPHRASE = 8;

/** Why a file isn't made or taken. Nothing was written. */
const handoverRefused = z.object({
  kind: z.literal("handoverRefused"),
  why: z.enum([
    "short-passphrase",
    "too-large",
    /** No file of a handed-over workspace. */
    "other-file",
    "newer",
    /** The file isn't as it was written, so no passphrase opens it. */
    "damaged",
    "wrong-passphrase",
    /** There is a workspace of this id. */
    "exists",
  ]),
});
export type HandoverRefused = z.infer<typeof handoverRefused>;
const noSuchWorkspace = z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() });

/** What a file holds, without a secret value. Texts are as its maker wrote them. */
export const HandoverSummary = z.object({
  id: WorkspaceId,
  name: z.string(),
  madeAt: z.string(),
  appVersion: z.string(),
  numbers: z.array(z.object({ spoken: z.string(), displayName: z.string().optional() })),
  cloud: z.string().optional(),
  onPrem: z.string().optional(),
  /** Names of the secrets, such as `cloud-token`; empty where none are in it. */
  secrets: z.array(z.string()),
  /** Migrations whose signed reports are in it, newest first. */
  reports: z.array(RunId),
  /** Files of certificates that its connections name and that couldn't be put in: unreadable, or above 256 KB. */
  certificatesMissing: z.array(z.string()),
  /** There is a workspace of this id in this data folder. */
  exists: z.boolean(),
});
export type HandoverSummary = z.infer<typeof HandoverSummary>;

const file = { content: z.string().max(LARGEST_HANDOVER), passphrase: SecretIn("file passphrase") };

/** A workspace as an encrypted file with a passphrase of its own, for another computer or another person. */
export const handoverArea = {
  /**
   * Gives the text of the file: connections, numbers, and the signed reports of its migrations; secrets only if
   * chosen, which needs the unlocked vault. No event and no journal is in it.
   */
  "handover.make": {
    input: z.strictObject({
      workspace: WorkspaceId,
      passphrase: SecretIn("file passphrase"),
      withSecrets: z.boolean(),
    }),
    output: z.object({ content: z.string(), summary: HandoverSummary }),
    problem: z.union([StorageProblem, VaultProblem, handoverRefused, noSuchWorkspace]),
  },
  /** Opens a file and says what is in it; writes nothing. */
  "handover.inspect": {
    input: z.strictObject(file),
    output: HandoverSummary,
    problem: z.union([StorageProblem, handoverRefused]),
  },
  /** Adds the workspace of a file. It never replaces one; `asNew` gives it an id of its own. */
  "handover.take": {
    input: z.strictObject({ ...file, asNew: z.boolean(), withSecrets: z.boolean() }),
    output: z.object({
      list: WorkspaceList,
      workspace: WorkspaceId,
      /** How many secrets the vault got. */
      secrets: z.number(),
      /** The folder with the reports, where there are any. */
      reports: z.string().optional(),
    }),
    problem: z.union([StorageProblem, VaultProblem, handoverRefused]),
  },
} as const;
