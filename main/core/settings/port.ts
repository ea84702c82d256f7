import { z } from "zod";
import type { Result } from "../../../shared/result.ts";

/** A person's settings for a data folder. Nothing secret; every member has a default. */
export const SettingsValues = z.object({
  /** The name that the vault binds its secrets to. A change does not rebind existing ones. */
  workspace: z.string().min(1).max(64).default("default"),
  /** The window's settings as stored; parsed member by member, see window-settings.ts. */
  window: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type SettingsValues = z.infer<typeof SettingsValues>;

export type SettingsProblem =
  | { readonly kind: "settingsReadOnly" }
  | { readonly kind: "storageFull" }
  | { readonly kind: "storageFailed"; readonly code: string };

/** Stored settings. Plain Node and the window's host use different libraries. */
export type Settings = {
  read(): SettingsValues;
  /** Writes the given members and leaves the others unchanged, including those of a later version. */
  change(members: Partial<SettingsValues>): Result<SettingsValues, SettingsProblem>;
};
