/**
 * Removes the one newline (`\n` or `\r\n`) that editors and `echo` add after a secret; further ones belong to
 * it.
 */
export function withoutTrailingNewline(text: string): string {
  return text.replace(/\r?\n$/, "");
}
