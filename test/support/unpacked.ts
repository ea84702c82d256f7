import { gunzipSync, inflateSync } from "node:zlib";
import { unzipSync } from "fflate";

/** What is packed in the bytes of a PDF, an archive or a compressed file, besides the bytes themselves. */
export function unpacked(content: Buffer): readonly Buffer[] {
  if (content.subarray(0, 5).equals(Buffer.from("%PDF-"))) return ofPdf(content);
  try {
    if (content.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004")))
      return Object.values(unzipSync(content)).map((file) => Buffer.from(file));
    if (content[0] === 0x1f && content[1] === 0x8b) return [gunzipSync(content)];
  } catch {
    // Cut off, as by a kill: its bytes alone are left to scan.
  }
  return [];
}

/** Every stream of a PDF, inflated where it was compressed, and its texts as they are read. */
function ofPdf(content: Buffer): readonly Buffer[] {
  const streams: Buffer[] = [];
  const begin = Buffer.from("stream");
  const end = Buffer.from("endstream");
  for (let at = content.indexOf(begin); at >= 0; at = content.indexOf(begin, at + 1)) {
    if (content.subarray(at - 3, at).toString() === "end") continue;
    const from = at + begin.length + (content[at + begin.length] === 0x0d ? 2 : 1);
    const to = content.indexOf(end, from);
    streams.push(inflated(content.subarray(from, to < 0 ? content.length : to)));
  }
  const texts = streams.map((stream) => stream.toString("latin1"));
  const fonts = texts.filter((text) => text.includes("begincmap")).map(charactersOf);
  const runs = texts.filter((text) => /\b(?:Tj|TJ)\b/.test(text));
  // Which font a text has is named elsewhere: read by each of them, it is right once.
  const read = fonts.flatMap((font) => runs.map((run) => Buffer.from(textOf(run, font))));
  return [...streams, ...read];
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    return bytes;
  }
}

/** The characters of a font by the number of their glyph, from its ToUnicode map. */
function charactersOf(map: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const number = (hex: string | undefined): number => Number.parseInt(hex ?? "", 16);
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, character] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]{4})[\da-f]*>/gi))
      found.set(number(glyph), String.fromCharCode(number(character)));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, first] of block.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]{4})[\da-f]*>/gi,
    ))
      for (let glyph = number(from); glyph <= number(to); glyph += 1)
        found.set(glyph, String.fromCharCode(number(first) + glyph - number(from)));
  return found;
}

/** The text of a page's glyphs; what is at another height begins a new line. */
function textOf(page: string, font: ReadonlyMap<number, string>): string {
  return page
    .split(/\bET\b|\bTm\b|-?[\d.]+ (?!0 )-?[\d.]+ Td\b/)
    .map((part) =>
      [...part.matchAll(/<([\da-f]+)>/gi)]
        .flatMap(([, glyphs = ""]) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "\u0000")
        .join(""),
    )
    .join("\n");
}
