import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { unpacked } from "./unpacked.ts";

const SHORTEST_WITH_HALVES = 16;

/** Every encoding in which a secret's text may be hidden in a file or an output, by name. */
export function encodingsOf(secret: string): Readonly<Record<string, Buffer>> {
  const bytes = Buffer.from(secret, "utf8");
  const characters = Array.from(secret);
  const wide = Buffer.from(secret, "utf16le");
  const found: Record<string, Buffer> = {
    "utf-8": bytes,
    "utf-16le": wide,
    "utf-16be": Buffer.from(wide).swap16(),
    hex: Buffer.from(bytes.toString("hex")),
    "upper-case hex": Buffer.from(bytes.toString("hex").toUpperCase()),
    percent: Buffer.from(encodeURIComponent(secret)),
    "percent, lower-case": Buffer.from(
      encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (one) => one.toLowerCase()),
    ),
    "percent of every byte": Buffer.from(
      [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join(""),
    ),
    "percent of every byte, lower-case": Buffer.from(
      [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    ),
    form: Buffer.from(new URLSearchParams({ "": secret }).toString().slice(1)),
    reversed: Buffer.from(characters.toReversed().join("")),
    "reversed bytes": Buffer.from(bytes).reverse(),
    "json-escaped": Buffer.from(JSON.stringify(secret).slice(1, -1)),
    "json-escaped twice": Buffer.from(JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1)),
    "json-escaped character by character": Buffer.from(
      Array.from(
        { length: secret.length },
        (_, at) => `\\u${secret.charCodeAt(at).toString(16).padStart(4, "0")}`,
      ).join(""),
    ),
  };
  // Halves of a short secret would be found by chance.
  if (characters.length >= SHORTEST_WITH_HALVES) {
    const middle = Math.floor(characters.length / 2);
    for (const [half, text] of [
      ["first half", characters.slice(0, middle)],
      ["second half", characters.slice(middle)],
    ] as const) {
      found[half] = Buffer.from(text.join(""));
      found[`${half}, reversed`] = Buffer.from(text.toReversed().join(""));
    }
  }
  for (const alphabet of ["base64", "base64url"] as const) {
    for (const shift of [0, 1, 2]) found[`${alphabet} at ${shift}`] = middleOf(bytes, shift, alphabet);
  }
  return found;
}

/**
 * The base64 characters that depend on the secret alone and not on the bytes before and after it. `shift` is
 * the secret's offset (0 to 2) within a base64 group of three bytes.
 */
function middleOf(bytes: Buffer, shift: number, alphabet: "base64" | "base64url"): Buffer {
  const skipped = (3 - shift) % 3;
  const whole = Math.floor((bytes.length - skipped) / 3) * 3;
  return Buffer.from(bytes.subarray(skipped, skipped + whole).toString(alphabet));
}

/** Every file below a folder, at any depth. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? filesBelow(path) : [path];
  });
}

/**
 * Lists each occurrence of a secret in the folder's files, in any encoding, as "file: encoding of secret n".
 * Empty when no secret was found. `halves: false` for a text that isn't random: another may begin or end like it.
 */
export function secretsFoundIn(
  folder: string,
  secrets: readonly string[],
  { halves = true } = {},
): readonly string[] {
  const named = Object.fromEntries(secrets.map((secret, index) => [`secret ${index}`, secret]));
  return secretScanner(named, { halves }).inFolder(folder);
}

/** The same for what was printed, shown or sent. */
export function secretsIn(content: string | Buffer, secrets: readonly string[]): readonly string[] {
  const named = Object.fromEntries(secrets.map((secret, index) => [`secret ${index}`, secret]));
  return secretScanner(named).inBytes(Buffer.from(content as string), "here");
}

/** Finds secrets by their names, in any encoding. */
export type SecretScanner = {
  /** Each secret in the bytes, as "where: encoding of name". */
  readonly inBytes: (content: Buffer, where: string) => readonly string[];
  /** The same for every file below a folder that `isScanned` accepts by its path; a file that vanishes is left out. */
  readonly inFolder: (folder: string, isScanned?: (path: string) => boolean) => readonly string[];
};

/**
 * Prepares a scan for many contents. A secret of a few digits counts only where it stands alone: amid longer numbers,
 * such as times, and amid checksums it would be found by chance.
 */
export function secretScanner(
  secrets: Readonly<Record<string, string>>,
  { halves = true } = {},
): SecretScanner {
  const wanted = Object.entries(secrets).flatMap(([name, secret]) => {
    const byBytes = new Map<string, string>();
    for (const [encoding, bytes] of Object.entries(encodingsOf(secret)))
      if (
        bytes.length >= SHORTEST_ENCODED &&
        !byBytes.has(bytes.toString("latin1")) &&
        (halves || !encoding.includes("half"))
      )
        byBytes.set(bytes.toString("latin1"), encoding);
    return [...byBytes].map(([bytes, encoding]) => ({
      bytes: Buffer.from(bytes, "latin1"),
      what: `${encoding} of ${name}`,
      alone: /^\d{1,8}$/.test(bytes),
    }));
  });
  const inLayer = (content: Buffer, where: string): readonly string[] =>
    wanted
      .filter(({ bytes, alone }) => (alone ? standsAlone(content, bytes) : content.includes(bytes)))
      .map(({ what }) => `${where}: ${what}`);
  const inBytes = (content: Buffer, where: string): readonly string[] => [
    ...inLayer(content, where),
    ...new Set(unpacked(content).flatMap((layer) => inLayer(layer, `${where}, unpacked`))),
  ];
  return {
    inBytes,
    inFolder: (folder, isScanned = () => true) =>
      filesBelow(folder)
        .filter(isScanned)
        .flatMap((path) => inBytes(contentOf(path), path)),
  };
}

/** Shorter ones would be found by chance: of six digits, base64 shows too little at two of its three offsets. */
const SHORTEST_ENCODED = 6;

/** Random ids are hexadecimal words of so many characters or more. */
const SHORTEST_ID = 8;
/** Checksums and fingerprints have so many hexadecimal characters in a row, whatever a database puts beside them. */
const SHORTEST_CHECKSUM = 16;
/** What stands for one character before digits, though it ends with a digit itself. */
const ESCAPE = /(?:%[\da-f]{2}|\\u[\da-f]{4}|\\x[\da-f]{2})$/i;

/** Whether the digits are somewhere in the content, and neither part of a longer number nor of hexadecimal text. */
function standsAlone(content: Buffer, digits: Buffer): boolean {
  for (let at = content.indexOf(digits); at >= 0; at = content.indexOf(digits, at + 1)) {
    const from = Math.max(0, at - SHORTEST_CHECKSUM);
    const end = at + digits.length;
    const before = content.toString("latin1", from, at);
    const after = content.toString("latin1", end, end + SHORTEST_CHECKSUM);
    const unescaped = ESCAPE.test(before) ? "" : before;
    if (/\d\.?$/.test(unescaped) || /^\.?\d/.test(after)) continue;
    const word = longestAround(unescaped, digits.toString(), after, /^[\da-z]*/i);
    const isId = word.length >= SHORTEST_ID && /^[\da-f]*$/i.test(word);
    const row = longestAround(unescaped, digits.toString(), after, /^[\da-f]*/i);
    if (!isId && row.length < SHORTEST_CHECKSUM) return true;
  }
  return false;
}

/** The characters of a kind that are in a row around a text, and the text; `kind` is anchored at its start. */
function longestAround(before: string, text: string, after: string, kind: RegExp): string {
  const backwards = kind.exec(Array.from(before).toReversed().join(""))?.[0] ?? "";
  return `${Array.from(backwards).toReversed().join("")}${text}${kind.exec(after)?.[0] ?? ""}`;
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
