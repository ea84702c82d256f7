import { z } from "zod";
import { LANGUAGES } from "../language.ts";
import { RunSnapshot } from "../migration/run-snapshot.ts";
import { TimelineEntry } from "../migration/timeline.ts";
import { ProofChain } from "../proof/chain.ts";

/** The forms of a report. Each is signed as a whole. */
export const REPORT_FORMS = ["html", "pdf", "md", "json"] as const;
export const ReportForm = z.enum(REPORT_FORMS);
export type ReportForm = z.infer<typeof ReportForm>;

/**
 * The hash chain of a migration's journal: each row's keyed hash covers its content and the hash before it.
 * The key never leaves the data folder, so the hashes tell nothing of the rows.
 */
const JournalChain = z.object({
  rows: z.array(z.object({ seq: z.number(), at: z.string(), kind: z.string(), hash: z.string() })),
  /** Rows that could not be read, by number; 0 for an unknown number at the end. */
  damaged: z.array(z.number()),
});

/** The public half of the key that signs reports, and its fingerprint as printed. */
export const ReportKey = z.object({
  algorithm: z.literal("Ed25519"),
  /** 32 bytes, base64url. */
  publicKey: z.string(),
  /** SHA-256 of those bytes: 16 groups of 4 hexadecimal digits. */
  fingerprint: z.string(),
});
export type ReportKey = z.infer<typeof ReportKey>;

/**
 * Everything that a report says about one migration, as facts. It holds no secret and no text of a message;
 * `run` lacks the labels under which the vault keeps something.
 */
export const MigrationReport = z.object({
  format: z.literal("switchover-report"),
  version: z.literal(1),
  madeAt: z.string(),
  appVersion: z.string(),
  language: z.enum(LANGUAGES),
  /** True if nothing was real: Practice, or a cloud API on this computer. */
  practice: z.boolean(),
  /** Who carried it out, as told when the report was made. */
  by: z.string().optional(),
  run: RunSnapshot.omit({ pinLabel: true, pairLabel: true }),
  /** The two APIs, as origins. */
  apis: z.object({ cloud: z.string(), onPremises: z.string() }),
  timeline: z.array(TimelineEntry),
  /** What was confirmed since the move; missing if another migration of the number came later. */
  chain: ProofChain.optional(),
  journal: JournalChain,
  key: ReportKey,
});
export type MigrationReport = z.infer<typeof MigrationReport>;
