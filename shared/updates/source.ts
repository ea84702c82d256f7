import { z } from "zod";
import type { ManagedState } from "../settings/managed.ts";
import type { UpdateChoice } from "../settings/update-choice.ts";

/**
 * Where this build gets updates from, and the Ed25519 keys that sign its feeds (32 bytes in base64). Nothing is decided yet,
 * so no build asks anywhere unless an administrator names a feed.
 */
export const BUILT_IN: BuiltIn = { url: undefined, keys: [] };
export type BuiltIn = { readonly url: string | undefined; readonly keys: readonly string[] };

/** Why a copy of the program can't update itself, whatever was chosen. */
const WHY_NEVER = ["no-window", "checkout", "unsigned", "unknown-package"] as const;
export type WhyNever = (typeof WHY_NEVER)[number];

/** Whether updates may be asked for, and where. */
export const UpdateSource = z.discriminatedUnion("kind", [
  /** This copy can't update itself. */
  z.object({ kind: z.literal("never"), why: z.enum(WHY_NEVER) }),
  /** Neither the build nor an administrator names a feed. */
  z.object({ kind: z.literal("not-set-up") }),
  /** A feed is named, and there is no key to check it with. */
  z.object({ kind: z.literal("no-key"), url: z.string() }),
  z.object({ kind: z.literal("off"), by: z.enum(["administrator", "user"]) }),
  /** The administrator fixed something that can't be understood. */
  z.object({ kind: z.literal("invalid") }),
  z.object({
    kind: z.literal("on"),
    url: z.string(),
    keys: z.array(z.string()),
    by: z.enum(["build", "administrator"]),
  }),
]);
export type UpdateSource = z.infer<typeof UpdateSource>;

/**
 * Where updates come from. What an administrator fixed comes first, then the user's choice, then the build. No request is made
 * unless this is `on`.
 */
export function updateSource({
  never,
  managed: { updates },
  choice,
  builtIn = BUILT_IN,
}: {
  readonly never: WhyNever | undefined;
  readonly managed: Pick<ManagedState, "updates">;
  readonly choice: UpdateChoice;
  readonly builtIn?: BuiltIn;
}): UpdateSource {
  if (never !== undefined) return { kind: "never", why: never };
  if (updates.kind === "invalid") return { kind: "invalid" };
  const fixed = updates.kind === "fixed" ? updates.value : undefined;
  if (fixed === "off") return { kind: "off", by: "administrator" };
  if (choice === "off") return { kind: "off", by: "user" };
  const url = fixed?.url ?? builtIn.url;
  if (url === undefined) return { kind: "not-set-up" };
  const keys = fixed?.key === undefined ? [...builtIn.keys] : [fixed.key];
  if (keys.length === 0) return { kind: "no-key", url };
  return { kind: "on", url, keys, by: fixed === undefined ? "build" : "administrator" };
}
