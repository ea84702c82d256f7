import { createHash, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { z } from "zod";
import { RunId } from "../../../shared/ids.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { ReportForm, type ReportKey } from "../../../shared/report/report.ts";
import { MARKDOWN_MARK } from "./render-markdown.ts";

/** What is signed: which bytes, by which key, and where the migration's journal ended then. */
const Statement = z.object({
  form: ReportForm,
  run: RunId,
  madeAt: z.iso.datetime(),
  /** Number and hash of the journal's last readable row; missing where none is. */
  head: z.object({ seq: z.number(), hash: z.string() }).optional(),
  /** SHA-256 of every byte before the trailer, hexadecimal. */
  sha256: z.string(),
  publicKey: z.string(),
});
export type Statement = z.infer<typeof Statement>;

export type SigningKey = ReportKey & { readonly privateKey: KeyObject };

/** What stands around the trailer in each form, so that the file stays one of its kind. */
const AROUND: Readonly<Record<ReportForm, readonly [before: string, after: string]>> = {
  html: ["<!-- ", " -->\n"],
  md: ["\n<!-- ", " -->\n"],
  // A comment after a PDF's end: readers look for the end mark within the last 1,024 bytes.
  pdf: ["% ", "\n"],
  json: [',\n  "signature": "', '"\n}\n'],
};
const TRAILER = "switchover-report-signature v1 ";

/** The text of a PDF is compressed. This comment behind its end tells what it is, and which key it names. */
export function pdfMark({ fingerprint }: Pick<ReportKey, "fingerprint">): string {
  return `${PDF_MARK}${fingerprint}\n`;
}
const PDF_MARK = "% Switchover migration report, key ";

/** Appends the signature over every byte of `content` to it. */
export function signReport(
  content: Uint8Array,
  stated: Omit<Statement, "sha256" | "publicKey">,
  { privateKey, publicKey }: SigningKey,
): Uint8Array {
  const statement = Buffer.from(
    JSON.stringify({ ...stated, sha256: sha256(content), publicKey } satisfies Statement),
  );
  const signature = sign(null, statement, privateKey);
  const [before, after] = AROUND[stated.form];
  const trailer = `${TRAILER}${statement.toString("base64url")} ${signature.toString("base64url")}`;
  return Buffer.concat([content, Buffer.from(`${before}${trailer}${after}`)]);
}

/** `altered`: why a file that says it is a report isn't what was signed. */
export type Verified =
  | { readonly kind: "genuine"; readonly statement: Statement; readonly key: ReportKey }
  | { readonly kind: "altered"; readonly why: "bytes" | "signature" | "after" | "missing" | "named" }
  | { readonly kind: "unknown" };

/** Checks a file by what is in it alone: is every byte of it as it was when its key signed it? */
export function verifyReport(file: Uint8Array): Verified {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const at = bytes.lastIndexOf(TRAILER);
  if (at === -1) return saysItIsReport(bytes) ? altered("missing") : { kind: "unknown" };
  const found = /^([\w-]+) ([\w-]+)/.exec(bytes.toString("latin1", at + TRAILER.length));
  const [all = "", stated = "", signed = ""] = found ?? [];
  const text = bytesOf(stated);
  const signature = bytesOf(signed);
  if (text === undefined || signature === undefined) return altered("signature");
  const statement = Statement.safeParse(parseJson(text.toString("utf8")));
  if (!statement.success) return altered("signature");
  const { form, publicKey, sha256: digest } = statement.data;
  if (!isSignedBy(publicKey, text, signature)) return altered("signature");
  const [before, after] = AROUND[form];
  const end = at + TRAILER.length + all.length;
  if (bytes.toString("latin1", end) !== after) return altered("after");
  const start = at - before.length;
  if (start < 0 || bytes.toString("latin1", start, at) !== before) return altered("bytes");
  const content = bytes.subarray(0, start);
  if (sha256(content) !== digest) return altered("bytes");
  const key = reportKey(publicKey);
  if (!content.includes(key.fingerprint)) return altered("named");
  return { kind: "genuine", statement: statement.data, key };
}

/** The bytes that base64url stands for; undefined if it isn't how they are written, so that no bit of it is free. */
function bytesOf(written: string): Buffer | undefined {
  const bytes = Buffer.from(written, "base64url");
  return bytes.toString("base64url") === written ? bytes : undefined;
}

function altered(why: Extract<Verified, { kind: "altered" }>["why"]): Verified {
  return { kind: "altered", why };
}

const MARKS = [
  'content="Switchover migration report"',
  MARKDOWN_MARK,
  '"format": "switchover-report"',
  PDF_MARK,
  "switchover-report-signature",
];
/** A PDF's title stands near its beginning; of one that was cut off, it is what is left. */
const PDF_TITLE = /^%PDF-[\s\S]*\/Title \([^\n]*\\\(r-\d{8}-[0-9a-z]{6}\\\)\)/;
const TITLE_WITHIN = 4_096;

function saysItIsReport(bytes: Buffer): boolean {
  return (
    MARKS.some((mark) => bytes.includes(mark)) || PDF_TITLE.test(bytes.toString("latin1", 0, TITLE_WITHIN))
  );
}

function isSignedBy(publicKey: string, text: Uint8Array, signature: Uint8Array): boolean {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
    return verify(null, text, key, signature);
  } catch {
    // No key of this kind.
    return false;
  }
}

/** The public half of a key with its fingerprint. `publicKey`: 32 bytes, base64url. */
export function reportKey(publicKey: string): ReportKey {
  const digest = sha256(Buffer.from(publicKey, "base64url")).toUpperCase();
  return {
    algorithm: "Ed25519",
    publicKey,
    fingerprint: (digest.match(/.{4}/g) ?? []).join(" "),
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
