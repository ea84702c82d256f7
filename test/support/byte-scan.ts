import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every way in which a secret's text may lie in a file or an output without being in plain sight. */
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

/** The part of a base64 text that does not depend on what stands around the secret, `shift` bytes after a border of three. */
function middleOf(bytes: Buffer, shift: number, alphabet: "base64" | "base64url"): Buffer {
  const skipped = (3 - shift) % 3;
  const whole = Math.floor((bytes.length - skipped) / 3) * 3;
  return Buffer.from(bytes.subarray(skipped, skipped + whole).toString(alphabet));
}

/** Every file below a folder. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Where any of the secrets lies in a folder's files, in whatever encoding: "file: encoding of secret n". Empty is good. */
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
