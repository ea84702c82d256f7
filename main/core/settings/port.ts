import { z } from "zod";
import type { Result } from "../../../shared/result.ts";

/** What a person has set for a data folder. Nothing secret; every member has a default. */
export const SettingsValues = z.object({
  /** The name under which the vault binds what it seals. Changing it does not rename what is sealed already. */
  workspace: z.string().min(1).max(64).default("default"),
  /** What the window keeps, as it stands in the file; read member by member, see window-settings.ts. */
  window: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type SettingsValues = z.infer<typeof SettingsValues>;

/** Said once, when a file could not be read and was kept under another name. */
export type SettingsNotice = { readonly kind: "settingsSetAside"; readonly copy: string };

export type SettingsProblem =
  | { readonly kind: "settingsReadOnly" }
  | { readonly kind: "storageFull" }
  | { readonly kind: "storageFailed"; readonly code: string };

/** Settings at rest. Plain Node and the window's host keep them with different libraries. */
export type Settings = {
  /** There when the file that was found could not be read: the values are the defaults then. */
  readonly notice: SettingsNotice | undefined;
  read(): SettingsValues;
  /** Writes the members given and leaves the others, unknown ones of a later version too. */
  change(members: Partial<SettingsValues>): Result<SettingsValues, SettingsProblem>;
};
