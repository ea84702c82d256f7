import { z } from "zod";

/** The two shapes of a webhook notification. */
export const NotificationShape = z.enum(["cloud", "on-premises"]);
export type NotificationShape = z.infer<typeof NotificationShape>;

/**
 * What became of a value. `renamed`: under another name in the same place; `moved`: elsewhere; `dropped`: the
 * other API has no counterpart; `supplied`: only the other API has it; `changed`: another value.
 */
export const DIFFERENCE_KINDS = ["renamed", "moved", "dropped", "supplied", "changed"] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Why. Each reason has a sentence in the wording. */
export const DIFFERENCE_REASONS = [
  "envelope",
  "account",
  "number",
  "product",
  "field",
  "entry-time",
  "other-field",
  "nothing-in-it",
  "voice",
  "voice-false",
  "unsupported",
  "unsupported-code",
  "unsupported-type",
  "error-details",
  "error-message",
  "error-data",
  "file-path",
  "status-played",
  "status-deleted",
] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** One difference between a notification and its translation, as JSON pointers into each. */
export type Difference = {
  readonly kind: DifferenceKind;
  /** Where the value stood in the notification; missing where it is supplied. */
  readonly from?: string;
  /** Where it stands in the translation; missing where it is dropped. */
  readonly to?: string;
  readonly why: DifferenceReason;
};

/** A notification in the other shape, with everything that changed on the way. */
export type Translated = { readonly payload: JsonObject; readonly differences: readonly Difference[] };

/**
 * The translations of one notification: one for each of its changes. Differences that belong to none of them,
 * such as a change without a counterpart, are apart.
 */
export type Translation = {
  readonly translated: readonly Translated[];
  readonly left: readonly Difference[];
};

export type JsonObject = Readonly<Record<string, unknown>>;

/** A place in a value: keys and indexes. */
export type Path = readonly (string | number)[];

/** A path as a JSON pointer (RFC 6901). */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Is it an object of members, not a number that is kept as its text? */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isExactNumber(value);
}

function isExactNumber(value: object): value is { readonly rawJSON: string } {
  const { isRawJSON } = JSON as unknown as { isRawJSON?: (value: unknown) => boolean };
  return isRawJSON?.(value) === true;
}

/** The number that a value is, also where it is kept as its text; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "object" && value !== null && isExactNumber(value)
    ? Number(value.rawJSON)
    : undefined;
}
