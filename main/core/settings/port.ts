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

type Members = Partial<SettingsValues>;

/** Stored settings. Plain Node and the window's host use different libraries. */
export type Settings = {
  read(): SettingsValues;
  /**
   * Writes the given members, or those that follow from what is on the disk now, and leaves the others unchanged,
   * including those of a later version. One process at a time: none takes back what another one writes meanwhile.
   */
  change(members: Members | ((stored: SettingsValues) => Members)): Result<SettingsValues, SettingsProblem>;
};
