import { chmodSync, readFileSync, renameSync } from "node:fs";
import { errorCode, PRIVATE_FILE } from "../storage/durable-file.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { SettingsValues } from "./port.ts";

/** How a settings file was found before any library opened it. */
export type FoundFile =
  | { readonly kind: "absent" }
  | { readonly kind: "sound" }
  | { readonly kind: "damaged" };

/** Looks at a settings file: an empty one, one that is no JSON object and one with a member out of shape count as damaged. */
export function examineSettings(path: string): FoundFile {
  try {
    const parsed = SettingsValues.safeParse(JSON.parse(readFileSync(path, "utf8")));
    return { kind: parsed.success ? "sound" : "damaged" };
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return { kind: "absent" };
    // JSON's own message quotes what it read, so it goes no further.
    if (cause instanceof SyntaxError) return { kind: "damaged" };
    throw cause;
  }
}

/** Renames a damaged file out of the way and gives its new path. */
export function setSettingsAside(path: string, at: Instant): string {
  const copy = `${path}.damaged-${isoOf(at).replace(/[:.]/g, "-")}`;
  renameSync(path, copy);
  chmodSync(copy, PRIVATE_FILE);
  return copy;
}
