/*
 * JSON by RFC 8259, read byte by byte, for a second opinion about what an answer says: it shares no line with the
 * program, and no parser of the runtime. What could be read in two ways is no JSON here.
 */

export type Plain =
  | { readonly is: "object"; readonly members: ReadonlyMap<string, Plain> }
  | { readonly is: "list"; readonly items: readonly Plain[] }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "number"; readonly digits: string }
  | { readonly is: "word"; readonly word: "true" | "false" | "null" };

const DEEPEST = 64;
class NoJson extends Error {}

/** The one value that these bytes stand for; undefined if they are no JSON, or may be read otherwise elsewhere. */
export function plainJson(bytes: Uint8Array): Plain | undefined {
  try {
    const reader = new Reader(bytes);
    const value = reader.value(1);
    reader.end();
    return value;
  } catch (cause) {
    if (cause instanceof NoJson) return undefined;
    throw cause;
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  end(): void {
    this.#space();
    if (this.#at < this.#bytes.length) throw new NoJson();
  }

  value(depth: number): Plain {
    this.#space();
    const first = this.#bytes[this.#at];
    if (first === 0x7b || first === 0x5b) {
      if (depth > DEEPEST) throw new NoJson();
      this.#at += 1;
      return first === 0x7b ? this.#object(depth) : this.#list(depth);
    }
    if (first === 0x22) return { is: "text", text: this.#text() };
    for (const word of ["true", "false", "null"] as const) {
      if (this.#latin(this.#at, this.#at + word.length) !== word) continue;
      this.#at += word.length;
      return { is: "word", word };
    }
    const [digits] =
      /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/.exec(this.#latin(this.#at, Infinity)) ?? [];
    if (digits === undefined) throw new NoJson();
    this.#at += digits.length;
    return { is: "number", digits };
  }

  #object(depth: number): Plain {
    const members = new Map<string, Plain>();
    for (let more = !this.#passes(0x7d); more; more = this.#goesOn(0x7d)) {
      this.#space();
      if (this.#bytes[this.#at] !== 0x22) throw new NoJson();
      const name = this.#text();
      if (members.has(name) || !this.#passes(0x3a)) throw new NoJson();
      members.set(name, this.value(depth + 1));
    }
    return { is: "object", members };
  }

  #list(depth: number): Plain {
    const items: Plain[] = [];
    for (let more = !this.#passes(0x5d); more; more = this.#goesOn(0x5d)) items.push(this.value(depth + 1));
    return { is: "list", items };
  }

  /** After a member or an item: true after a comma, false after the closing bracket. */
  #goesOn(close: number): boolean {
    if (this.#passes(0x2c)) return true;
    if (this.#passes(close)) return false;
    throw new NoJson();
  }

  #passes(byte: number): boolean {
    this.#space();
    if (this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }

  #space(): void {
    while ([0x20, 0x09, 0x0a, 0x0d].includes(this.#bytes[this.#at] ?? 0)) this.#at += 1;
  }

  #text(): string {
    let text = "";
    for (this.#at += 1; ;) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined || byte < 0x20) throw new NoJson();
      if (byte === 0x22) {
        this.#at += 1;
        return text;
      }
      text += byte === 0x5c ? this.#escape() : this.#character(byte);
    }
  }

  #escape(): string {
    const mark = this.#latin(this.#at + 1, this.#at + 2);
    if (mark === "u") {
      const hex = this.#latin(this.#at + 2, this.#at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw new NoJson();
      this.#at += 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const plain = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }[mark];
    if (plain === undefined) throw new NoJson();
    this.#at += 2;
    return plain;
  }

  /** One character of UTF-8 in its shortest form, no surrogate, not above U+10FFFF. */
  #character(first: number): string {
    const length =
      first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length === 0) throw new NoJson();
    let point = length === 1 ? first : first & (0x7f >> length);
    for (let next = 1; next < length; next += 1) {
      const byte = this.#bytes[this.#at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) throw new NoJson();
      point = point * 64 + (byte & 0x3f);
    }
    const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
    if (point < least || (point >= 0xd800 && point <= 0xdfff) || point > 0x10ffff) throw new NoJson();
    this.#at += length;
    return String.fromCodePoint(point);
  }

  #latin(from: number, to: number): string {
    // No number of a megabyte is needed to tell that it is one.
    return String.fromCharCode(...this.#bytes.subarray(from, Math.min(to, from + 40_000)));
  }
}
