/** The parts of JSON that the language has and the compiler's library does not know yet. */
type ExactJson = {
  rawJSON(text: string): object;
  parse(
    text: string,
    reviver: (name: string, value: unknown, context: { readonly source?: string }) => unknown,
  ): unknown;
};

const exact = JSON as unknown as ExactJson;

/**
 * Reads a JSON text so that it can be written again with every number as it stood. One that this program would write
 * otherwise (more digits than a double holds, `1.0`, `1e400`) becomes an opaque value that `JSON.stringify` writes
 * as it was; every other one is a plain number.
 */
export function parseWithExactNumbers(text: string): unknown {
  return exact.parse(text, (_name, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source
      ? exact.rawJSON(source)
      : value,
  );
}
