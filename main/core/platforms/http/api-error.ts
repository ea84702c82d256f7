/** An error in an API's own shape, with its texts as they came. */
export type ApiError = {
  readonly code: number;
  readonly subcode?: number;
  readonly title?: string;
  readonly details?: string;
  /** What a member of the error tells of a wait, as it came: how long that is, `retry-after.ts` reads. */
  readonly retryAfter?: unknown;
  /** The body holds the error and nothing that could mean success. */
  readonly alone: boolean;
};

/** An object's members; undefined for anything else, arrays included. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** A whole number given as a number, or as digits in a text. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === "string" && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined;
}

/** The first of several values that is a text with something in it. */
export function firstText(...values: readonly unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

/** Drops members without a value, so that an absent fact is absent. */
export function present<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
