/**
 * The desktop entry that starts a program at login, as the Desktop Entry Specification writes it: each argument in
 * quotes, where `"`, backquote, `$` and `\` are escaped, then every `\` as in any string value, and `%` doubled.
 */
export function autostartEntry(words: readonly string[]): string {
  const command = words.map(quoted).join(" ");
  return [
    "[Desktop Entry]",
    "Type=Application",
    "Name=Switchover",
    `Exec=${command}`,
    "Terminal=false",
    "X-GNOME-Autostart-enabled=true",
    "",
  ].join("\n");
}

function quoted(word: string): string {
  // A line break would begin another key.
  const inQuotes = word.replaceAll(/[\n\r]/g, "").replaceAll(/["`$\\]/g, String.raw`\$&`);
  return `"${inQuotes.replaceAll("\\", "\\\\").replaceAll("%", "%%")}"`;
}
