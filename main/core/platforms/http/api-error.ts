/** An error in an API's own format, with its original texts. */
export type ApiError = {
  readonly code: number;
  readonly subcode?: number;
  readonly title?: string;
  readonly details?: string;
  /** Members about a wait, unparsed; `retry-after.ts` reads them. */
  readonly waits?: readonly unknown[];
  /** What else the API says in words, also in further errors. It isn't kept, but may tell a wait. */
  readonly otherTexts?: readonly string[];
  /** The body holds only the error and nothing that could mean success. */
  readonly alone: boolean;
};

/** Returns an object's members; undefined for anything else, including arrays. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Returns an integer given as a number or as digits in a text. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === "string" && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) ? number : undefined;
}

/** Returns the first value that is a non-empty text. */
export function firstText(...values: readonly unknown[]): string | undefined {
  return values.find(isText);
}

/** Returns the values that are non-empty texts, without those of `used`. */
export function otherTexts(values: readonly unknown[], used: readonly unknown[]): readonly string[] {
  return values.filter(isText).filter((value) => !used.includes(value));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
