/**
 * The desktop entry that starts a program at login, as the Desktop Entry Specification writes it: each argument in
 * quotes, where `"`, backquote, `$` and `\` are escaped, then every `\` as in any string value, and `%` doubled.
 */
export function autostartEntry(words: readonly string[]): string {
  const command = words.map(quoted).join(" ");
  return [
    GROUP,
    "Type=Application",
    "Name=Switchover",
    `Exec=${command}`,
    "Terminal=false",
    "X-GNOME-Autostart-enabled=true",
    "",
  ].join("\n");
}

/** The program and arguments that a desktop entry starts at login; undefined if it starts nothing. */
export function startedBy(entry: string): readonly string[] | undefined {
  const keys = keysOf(entry);
  const isOff =
    isTrue(keys.get("Hidden")) || keys.get("X-GNOME-Autostart-enabled")?.toLowerCase() === "false";
  const words = isOff ? [] : wordsOf(keys.get("Exec") ?? "");
  return words.length === 0 ? undefined : words;
}

const GROUP = "[Desktop Entry]";

/** The keys of the group that counts. A desktop that turns an entry off adds a key or changes one. */
function keysOf(entry: string): ReadonlyMap<string, string> {
  const lines = entry.split(/\r?\n/).map((line) => line.trim());
  const rest = lines.slice(lines.indexOf(GROUP) + 1);
  const end = rest.findIndex((line) => line.startsWith("["));
  const own = lines.includes(GROUP) ? rest.slice(0, end < 0 ? rest.length : end) : [];
  return new Map(
    own.flatMap((line): readonly [string, string][] => {
      const at = line.indexOf("=");
      return at < 1 || line.startsWith("#") ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    }),
  );
}

function isTrue(value: string | undefined): boolean {
  return value?.toLowerCase() === "true" || value === "1";
}

const ESCAPED: Readonly<Record<string, string>> = { s: " ", n: "\n", t: "\t", r: "\r" };
const WORD = /"((?:[^"\\]|\\.)*)"|([^\s"]+)/g;
/** Placeholders for files and URLs that nobody passes at login. */
const FIELD_CODE = /^%[a-zA-Z]$/;

function wordsOf(value: string): readonly string[] {
  const text = value.replaceAll(/\\(.)/g, (_whole, next: string) => ESCAPED[next] ?? next);
  return [...text.matchAll(WORD)]
    .map(([, inside, bare = ""]) => (inside === undefined ? bare : inside.replaceAll(/\\(.)/g, "$1")))
    .filter((word) => !FIELD_CODE.test(word))
    .map((word) => word.replaceAll("%%", "%"));
}

function quoted(word: string): string {
  return `"${plain(word)
    .replaceAll(/["`$\\]/g, String.raw`\$&`)
    .replaceAll("\\", "\\\\")
    .replaceAll("%", "%%")}"`;
}

/** A line break would begin another key. */
function plain(word: string): string {
  return word.replaceAll(/[\n\r]/g, "");
}
