import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every encoding in which a secret's text may be hidden in a file or an output, by name. */
export function encodingsOf(secret: string): Readonly<Record<string, Buffer>> {
  const bytes = Buffer.from(secret, "utf8");
  const found: Record<string, Buffer> = {
    "utf-8": bytes,
    "utf-16le": Buffer.from(secret, "utf16le"),
    hex: Buffer.from(bytes.toString("hex")),
    "upper-case hex": Buffer.from(bytes.toString("hex").toUpperCase()),
    percent: Buffer.from(encodeURIComponent(secret)),
    "percent of every byte": Buffer.from(
      [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join(""),
    ),
    reversed: Buffer.from(Array.from(secret).reverse().join("")),
    "json-escaped": Buffer.from(JSON.stringify(secret).slice(1, -1)),
    "json-escaped twice": Buffer.from(JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1)),
  };
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
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * Lists each occurrence of a secret in the folder's files, in any encoding, as "file: encoding of secret n".
 * Empty when no secret was found.
 */
export function secretsFoundIn(folder: string, secrets: readonly string[]): readonly string[] {
  return filesBelow(folder).flatMap((path) => {
    const content = readFileSync(path);
    return secrets.flatMap((secret, index) =>
      Object.entries(encodingsOf(secret)).flatMap(([encoding, bytes]) =>
        content.includes(bytes) ? [`${path}: ${encoding} of secret ${index}`] : [],
      ),
    );
  });
}
