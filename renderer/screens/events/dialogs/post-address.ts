/** The address that a text is, where notifications may be posted to; undefined where it is none or is not whole yet. */
export function postAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\/\S+$/iu.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === "" && url.password === "" && url.hostname !== "" ? trimmed : undefined;
}
