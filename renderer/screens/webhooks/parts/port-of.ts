/** Parses a port: a number, undefined for an empty text, "wrong" for anything else. */
export function portOf(text: string): number | undefined | "wrong" {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const port = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : 0;
  return port >= 1 && port <= 65_535 ? port : "wrong";
}
