import { OTHER_METHOD, PROXY_METHODS, type ProxyMethod } from "../../../../../shared/network/way.ts";

/** The methods that are told by their names, by those names in small letters: header fields may have them in any case. */
const KNOWN: ReadonlyMap<string, ProxyMethod> = new Map(
  PROXY_METHODS.map((name) => [name.toLowerCase(), name]),
);

/** The only method that this program signs in to a proxy with. */
const OURS: ProxyMethod = "Basic";

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;

/**
 * The methods by which a proxy lets itself be signed in to, if this program has none of them; undefined if it has one, or
 * the proxy names none. Only well-known names are given: any other text is the proxy's own, and may repeat a password.
 * `head` is the status line and the header fields of its answer. Source: RFC 9110, 11.6 and 11.7.
 */
export function unknownMethods(head: string): readonly ProxyMethod[] | undefined {
  const lines = head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .slice(1);
  const fields = lines.flatMap((line) => /^proxy-authenticate:(.*)$/i.exec(line)?.[1] ?? []);
  const methods = [...new Set(fields.flatMap(methodsIn))];
  return methods.length === 0 || methods.includes(OURS) ? undefined : methods;
}

/** The methods of one field, which may have several challenges: a method, then its values after commas of their own. */
function methodsIn(field: string): readonly ProxyMethod[] {
  return withoutQuoted(field)
    .split(",")
    .flatMap((part) => {
      const text = part.trim();
      const name = TOKEN.exec(text)?.[0];
      if (name === undefined) return [];
      const rest = text.slice(name.length);
      // A word before an equals sign is a value's name.
      const isMethod = rest === "" || (/^[ \t]/.test(rest) && !rest.trimStart().startsWith("="));
      return isMethod ? [KNOWN.get(name.toLowerCase()) ?? OTHER_METHOD] : [];
    });
}

/** A field with its quoted values empty: they may have commas, and words that look like a method. */
function withoutQuoted(field: string): string {
  let left = "";
  let isQuoted = false;
  for (let at = 0; at < field.length; at += 1) {
    const char = field[at];
    if (isQuoted && char === "\\") at += 1;
    else if (char === '"') isQuoted = !isQuoted;
    if (!isQuoted) left += char;
  }
  return left;
}
