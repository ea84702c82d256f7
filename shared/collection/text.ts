/**
 * The names that stand for secrets in a collection. A shell script reads them as variables; the other forms
 * show them as `${PIN}`.
 */
export const PLACEHOLDERS = [
  "CLOUD_TOKEN",
  "APPSECRET_PROOF",
  "ONPREM_TOKEN",
  "ONPREM_PASSWORD",
  "ONPREM_NEW_PASSWORD",
  "ONPREM_BASIC",
  "PIN",
  "BACKUP_PASSWORD",
  "BACKUP_DATA",
  "CERT",
  "CODE",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A text in which each secret is a name, never a value. */
export type Text = readonly (string | { readonly secret: Placeholder })[];

/** The text with its secrets as `${NAME}`. */
export function plainly(text: Text): string {
  return text.map((piece) => (typeof piece === "string" ? piece : `\${${piece.secret}}`)).join("");
}

/** The secrets that a text names, each once, in order. */
export function secretsIn(...texts: readonly Text[]): readonly Placeholder[] {
  const named = texts.flat().flatMap((piece) => (typeof piece === "string" ? [] : [piece.secret]));
  return [...new Set(named)];
}
