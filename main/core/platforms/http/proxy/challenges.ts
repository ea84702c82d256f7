/** Longest name of a method that is kept, and how many are. */
const MOST_LETTERS = 20;
const MOST_METHODS = 5;

/** How methods are usually written; header fields may write them in any case. */
const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
  ["Basic", "Bearer", "Digest", "Kerberos", "Negotiate", "NTLM"].map((name) => [name.toLowerCase(), name]),
);

/** The only method that this program signs in to a proxy with. */
const OURS = "Basic";

/**
 * The methods by which a proxy lets itself be signed in to, if this program has none of them; undefined if it has one, or
 * the proxy names none. `head` is the status line and the header fields of its answer. Source: RFC 9110, 11.6 and 11.7.
 */
export function unknownMethods(head: string): readonly string[] | undefined {
  const lines = head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .slice(1);
  const fields = lines.flatMap((line) => /^proxy-authenticate:(.*)$/i.exec(line)?.[1] ?? []);
  const methods = [...new Set(fields.flatMap(methodsIn))];
  if (methods.length === 0 || methods.includes(OURS)) return undefined;
  return methods.slice(0, MOST_METHODS);
}

/** The methods of one field, which may have several challenges: a method, then its values after commas of their own. */
function methodsIn(field: string): readonly string[] {
  // A quoted value may have commas, and words that look like a method.
  const unquoted = field.replace(/"(?:[^"\\]|\\.)*(?:"|$)/g, '""');
  return unquoted.split(",").flatMap((part) => {
    // A word before an equals sign is a value's name.
    const [, name] = /^[ \t]*([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]+(?!=)|[ \t]*$)/.exec(part) ?? [];
    return name === undefined ? [] : [USUAL[name.toLowerCase()] ?? name.slice(0, MOST_LETTERS)];
  });
}
