import { z } from "zod";
import { Settings, SettingsChange } from "../../settings/settings.ts";
import { SettingsProblem } from "../problems.ts";
import { VaultState } from "./vault.ts";

/** What this start of the program is and can do. */
export const AppInfo = z.object({
  version: z.string(),
  dataDir: z.string(),
  vault: VaultState,
  /** "desktop": the Electron window. "browser": the same window, served on loopback. "terminal": no window at all. */
  host: z.enum(["desktop", "browser", "terminal"]),
  /** Can the host open the data folder and put text on the clipboard itself? */
  desktop: z.boolean(),
  /** Where the clipboard and paths differ: `process.platform`. */
  platform: z.string(),
});
export type AppInfo = z.infer<typeof AppInfo>;

const NotHere = z.object({ kind: z.literal("notHere") });

/** The program itself: what it is, what a person has set, and what only a desktop can do. */
export const appArea = {
  "app.info": { input: z.strictObject({}), output: AppInfo, problem: z.never() },
  "settings.get": { input: z.strictObject({}), output: Settings, problem: SettingsProblem },
  "settings.change": { input: SettingsChange, output: Settings, problem: SettingsProblem },
  /** Puts text on the clipboard through the host; the window's own clipboard is closed to pages on a desktop. */
  "desktop.copy": {
    input: z.strictObject({ text: z.string().min(1).max(65_536) }),
    output: z.null(),
    problem: NotHere,
  },
  /** Shows the data folder in the system's file manager. */
  "desktop.showDataFolder": { input: z.strictObject({}), output: z.null(), problem: NotHere },
} as const;
