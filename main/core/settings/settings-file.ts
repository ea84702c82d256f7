import { readFileSync } from "node:fs";
import { errorCode } from "../storage/durable-file.ts";
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
