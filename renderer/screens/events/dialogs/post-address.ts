/** Parses a URL that notifications can be posted to; undefined if the text is not a complete one. */
export function postAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\/\S+$/iu.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === "" && url.password === "" && url.hostname !== "" ? trimmed : undefined;
}
