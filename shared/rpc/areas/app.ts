import { z } from "zod";
import { OPENED_KINDS } from "../../opened/opened-file.ts";
import { ManagedState } from "../../settings/managed.ts";
import { Settings, SettingsChange } from "../../settings/settings.ts";
import { SettingsProblem, StorageProblem } from "../problems.ts";
import { VaultState } from "../../data-folder/vault-state.ts";

/** This running program and its capabilities. */
export const AppInfo = z.object({
  version: z.string(),
  dataDir: z.string(),
  vault: VaultState,
  /**
   * "desktop": the Electron window. "browser": the same window, served on loopback. "terminal": no window.
   */
  host: z.enum(["desktop", "browser", "terminal"]),
  /** True if the host can open the data folder and write to the clipboard. */
  desktop: z.boolean(),
  /** `process.platform`; clipboard and paths differ by it. */
  platform: z.string(),
  /** What the administrator of this computer fixed; missing where nothing can be fixed. */
  managed: ManagedState.optional(),
});
export type AppInfo = z.infer<typeof AppInfo>;

/** A file that was double-clicked, or why it can't be read. */
export const OpenedFile = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("read"),
    kind: z.enum(OPENED_KINDS),
    /** Its name without the folder. */
    name: z.string(),
    /** Its bytes in base64. */
    content: z.string(),
  }),
  z.object({
    outcome: z.literal("unreadable"),
    why: z.enum(["gone", "too-large", "not-a-file", "unreadable"]),
    name: z.string().optional(),
  }),
]);
export type OpenedFile = z.infer<typeof OpenedFile>;

const NotHere = z.object({ kind: z.literal("notHere") });

/** The program itself: its version and host, the user's settings, and the desktop-only calls. */
export const appArea = {
  "app.info": { input: z.strictObject({}), output: AppInfo, problem: z.never() },
  "settings.get": { input: z.strictObject({}), output: Settings, problem: SettingsProblem },
  "settings.change": { input: SettingsChange, output: Settings, problem: SettingsProblem },
  /**
   * Puts text on the clipboard through the host; on a desktop, pages cannot access the window's clipboard. A secret is
   * cleared after 30 s, and when the program ends, if the clipboard still holds it.
   */
  "desktop.copy": {
    input: z.strictObject({ text: z.string().min(1).max(65_536), isSecret: z.boolean().default(false) }),
    output: z.null(),
    problem: NotHere,
  },
  /** Shows the data folder in the system's file manager. */
  "desktop.showDataFolder": {
    input: z.strictObject({}),
    output: z.null(),
    problem: z.union([NotHere, StorageProblem]),
  },
  /** Whether the program starts when the user signs in to this computer; `on` changes it. */
  "desktop.startAtLogin": {
    input: z.strictObject({ on: z.boolean().optional() }),
    /** `other`: the command that the system runs in its place, on another data folder or from another place. */
    output: z.object({ on: z.boolean(), other: z.string().optional() }),
    problem: z.union([NotHere, SettingsProblem]),
  },
  /** Reads a file that was double-clicked, by the name that the program gave it in the window's URL. */
  "desktop.openedFile": {
    input: z.strictObject({ file: z.string().max(20) }),
    output: OpenedFile,
    problem: NotHere,
  },
} as const;
