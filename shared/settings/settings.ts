import { z } from "zod";
import { EgressHosts } from "../egress/target.ts";
import { LANGUAGES } from "../language.ts";
import { AuthorityChoice, ONLY_PUBLIC } from "../network/authorities.ts";
import { DialectChoice } from "../platform/dialect.ts";
import { PracticeProgress } from "../practice/scenarios.ts";
import { DEFAULT_LOG_LEVEL, LogLevel } from "./log-level.ts";
import { MeteredChoice } from "./metered.ts";
import { UpdateChoice } from "./update-choice.ts";
import { NO_QUIET_HOURS, QuietHours } from "./quiet-hours.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** A language, or the system's. */
export const LanguageChoice = z.enum(["system", ...LANGUAGES]);
export type LanguageChoice = z.infer<typeof LanguageChoice>;

/** So many names of what a person has seen are kept, the last ones. */
export const MOST_SEEN = 1000;
const FileNames = z.array(z.string().min(1).max(200)).max(MOST_SEEN);

/**
 * The user's settings for the window. Nothing secret; every member has a default, which also replaces a
 * corrupted value.
 */
export const Settings = z.object({
  appearance: z.enum(["system", "light", "dark"]).default("system"),
  language: LanguageChoice.default("system"),
  /**
   * Minutes without a call until the vault locks; 0 is never. It stays unlocked while a migration is in
   * progress.
   */
  lockAfterMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(60)]).default(15),
  /** The API settings that new workspaces start with. */
  dialect: DialectChoice.default({ brand: "chat", apiVersion: "v23.0" }),
  /** How much the operational log holds. */
  logLevel: LogLevel.default(DEFAULT_LOG_LEVEL),
  /** Whether newer versions are asked for. */
  updates: UpdateChoice.default("ask"),
  /** Whether the connection counts as metered. */
  metered: MeteredChoice.default("automatic"),
  /** The authorities that connections trust besides the public ones. */
  certificates: AuthorityChoice.default(ONLY_PUBLIC),
  /** Where the window was last: the user's own numbers, or Practice. */
  realm: z.enum(["own", "practice"]).default("own"),
  /** The workspace that was open last. */
  workspace: WorkspaceId.optional(),
  /** When the desktop holds its notices back. */
  quietHours: QuietHours.default(NO_QUIET_HOURS),
  /** The hosts that an on-premises client must reach, as its vendor lists them. */
  egressHosts: EgressHosts.default([]),
  /** How far the user has come with the scenarios of Practice. */
  practice: PracticeProgress.default({ done: {} }),
  /** Names of set-aside and corrupted files that the user has been told of and doesn't want to be told of again. */
  seen: FileNames.optional(),
  /** Name of the settings file that couldn't be read and was set aside, unless the user has seen it. Never stored. */
  setAside: z.string().optional(),
  /** The same of the list of workspaces, which has begun anew since. */
  workspacesSetAside: z.string().optional(),
  /** The same of where alerts go: none has been sent since. */
  alertsSetAside: z.string().optional(),
  /** The same of how webhooks are received: the defaults have applied since. */
  webhooksSetAside: z.string().optional(),
  /** The same of what was confirmed after migrations, and of the sender addresses: both have begun anew since. */
  proofsSetAside: z.string().optional(),
  sendersSetAside: z.string().optional(),
  /** The file can't be read: these are the defaults. The next change keeps it beside a new one. Never stored. */
  corrupted: z.literal(true).optional(),
});
export type Settings = z.infer<typeof Settings>;
/** The members that tell that another file than the settings' own was set aside. */
export type SetAside = Extract<keyof Settings, `${string}SetAside`>;

/** The members to change; missing ones stay. */
export const SettingsChange = z.lazy(() =>
  z.strictObject({
    appearance: z.enum(["system", "light", "dark"]).optional(),
    language: LanguageChoice.optional(),
    lockAfterMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(60)]).optional(),
    dialect: DialectChoice.optional(),
    logLevel: LogLevel.optional(),
    updates: UpdateChoice.optional(),
    metered: MeteredChoice.optional(),
    realm: z.enum(["own", "practice"]).optional(),
    workspace: WorkspaceId.optional(),
    quietHours: QuietHours.optional(),
    egressHosts: EgressHosts.optional(),
    practice: PracticeProgress.optional(),
    /** Added to those that are known. */
    seen: FileNames.optional(),
  }),
);
export type SettingsChange = z.infer<typeof SettingsChange>;
