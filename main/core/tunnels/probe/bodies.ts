import { createHmac } from "node:crypto";
import type { Random } from "../../runtime/random.ts";

/** The test bodies; some proxies are known to change, cut or reject each of these. */
export const BODY_NAMES = ["ascii", "accents", "escaped", "spacing", "medium", "large"] as const;
export type BodyName = (typeof BODY_NAMES)[number];

/** A body to send through a public URL, signed as the platform signs. */
export type ProbeBody = { readonly name: BodyName; readonly bytes: Buffer; readonly signature: string };

const MEDIUM_BYTES = 64 * 1_024;
/** Just under the 3 MiB of the platform's largest notifications. */
const LARGE_BYTES = 3_040_000;

/** Returns the bodies of one probe, each with its own nonce, signed with a key that is then discarded. */
export function probeBodies(random: Random): readonly ProbeBody[] {
  const key = random.bytes(32);
  return BODY_NAMES.map((name) => {
    const bytes = Buffer.from(textOf(name, Buffer.from(random.bytes(16)).toString("hex")), "utf8");
    return { name, bytes, signature: `sha256=${createHmac("sha256", key).update(bytes).digest("hex")}` };
  });
}

function textOf(name: BodyName, nonce: string): string {
  switch (name) {
    case "ascii":
      return `{"object":"switchover_probe","nonce":"${nonce}"}`;
    case "accents":
      return `{"nonce":"${nonce}","text":"Señor Ñandú, ¿qué tal? Grüße, 漢字, שלום 👋🏽 👨‍👩‍👧 \u2028"}`;
    case "escaped":
      // Upper and lower case hexadecimal digits, half of a surrogate pair, and characters that need no
      // escape.
      return String.raw`{"nonce":"${nonce}","text":"Se\u00f1or \u00D1and\u00fa \ud83d\udc4b \/ \u0041 \ud83d"}`;
    case "spacing":
      return `\r\n{\r\n\t"nonce" :  "${nonce}",\r\n "number": 1.0e2,  "again": 1,"again":2 ,\n"empty":{ }}  \r\n`;
    case "medium":
      return filled(nonce, MEDIUM_BYTES);
    case "large":
      return filled(nonce, LARGE_BYTES);
  }
}

function filled(nonce: string, bytes: number): string {
  const start = `{"nonce":"${nonce}","text":"`;
  const end = `"}`;
  const room = bytes - start.length - end.length;
  const piece = "The quick brown fox, el zorro veloz. 0123456789 ";
  return start + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + end;
}
