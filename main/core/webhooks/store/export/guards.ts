// What stands in an export comes from strangers. Nothing in it may be run by the program that opens it.

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A cell that a spreadsheet takes for text, whatever it begins with. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A word that a POSIX shell takes as it stands. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Other control characters than tab and line feed would act on a terminal that shows the file. */
const UNFIT = /(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** A shell command that prints exactly these bytes. */
export function printedBytes(body: Buffer): string {
  const text = body.toString("utf8");
  if (!UNFIT.test(text) && Buffer.from(text, "utf8").equals(body)) return `printf '%s' ${shellQuoted(text)}`;
  let octal = "";
  for (const byte of body) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x27;
    octal += plain ? String.fromCharCode(byte) : `\\0${byte.toString(8).padStart(3, "0")}`;
  }
  return `printf '%b' '${octal}'`;
}
