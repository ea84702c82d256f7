/**
 * Parses JSON text; undefined where the text is not JSON.
 *
 * JSON's own error message quotes the text, which may hold a secret, so it goes no further. Undefined fits no schema of
 * an object, so callers that parse the result with one need no branch for it.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
