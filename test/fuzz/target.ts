/** One part of the program that reads what others write, and what it promises about any bytes. */
export type Target = {
  readonly name: string;
  /** Inputs that the part knows how to read; mutations start from them. */
  readonly seeds: readonly Uint8Array[];
  /** Words that mean something to it. */
  readonly words: readonly string[];
  /**
   * Gives an input to the part. Returns what is wrong with what became of it, or undefined; what it throws is wrong
   * too.
   */
  take(input: Buffer): string | undefined | Promise<string | undefined>;
  close?(): Promise<void>;
};

/** Makes a target; called once for each run, so that runs share nothing. */
export type OpenTarget = () => Target | Promise<Target>;

/** The seeds that are given as text or as values of JSON. */
export function seedsOf(...values: readonly unknown[]): readonly Uint8Array[] {
  return values.map((value) =>
    value instanceof Uint8Array
      ? value
      : Buffer.from(typeof value === "string" ? value : JSON.stringify(value), "utf8"),
  );
}
