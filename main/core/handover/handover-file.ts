import { createHash } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { LARGEST_HANDOVER, type HandoverRefused } from "../../../shared/rpc/areas/handover.ts";
import type { Random } from "../runtime/random.ts";
import { canonical, closeBox, NONCE_BYTES, openBox, sameFingerprint } from "../vault/cipher.ts";
import type { ScryptCost } from "../vault/key-file.ts";
import { boundToKdf, FileKdf, isRightPassphrase, keysOfFile, newFileKdf } from "../vault/passphrase-file.ts";

const FORMAT = "switchover-workspace";
const VERSION = 1;
/** How a file begins that was cut off and is no JSON any more. */
const BEGINS = `{"format":"${FORMAT}"`;

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const HandoverFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  kdf: FileKdf,
  /** Tells a wrong passphrase from a damaged file. Guessing takes as long with it as without. */
  check: z.string().regex(/^[0-9a-f]{64}$/),
  nonce: base64,
  sealed: base64,
  /** SHA-256 over the members before it: a file that was damaged by chance is named as that. */
  sum: z.string().regex(/^[0-9a-f]{64}$/),
});
type HandoverFile = z.infer<typeof HandoverFile>;
type Head = Pick<HandoverFile, "kdf">;

const Later = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(VERSION + 1) });
const Ours = z.looseObject({ format: z.literal(FORMAT) });

export function handoverRefused(why: HandoverRefused["why"]): HandoverRefused {
  return { kind: "handoverRefused", why };
}

/** Encrypts a text with a passphrase: scrypt and AES-256-GCM, the header authenticated with it. */
export async function closeHandover(
  text: Redacted<string>,
  passphrase: Redacted<string>,
  { random, cost }: { readonly random: Random; readonly cost?: ScryptCost },
): Promise<string> {
  const head: Head = { kdf: newFileKdf(random, cost) };
  const keys = await keysOfFile(passphrase, head.kdf, "handover");
  const box = closeBox(
    keys.content,
    random.bytes(NONCE_BYTES),
    Buffer.from(text.reveal(), "utf8"),
    boundTo(head),
  );
  const members = { ...head, check: keys.checkOf(boundTo(head)), ...box };
  keys.forget();
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...members, sum: sumOf(members) })}\n`;
}

/** Decrypts such a file. Problems: too-large, other-file, newer, damaged, wrong-passphrase. */
export async function openHandover(
  file: string,
  passphrase: Redacted<string>,
): Promise<Result<Redacted<string>, HandoverRefused>> {
  if (file.length > LARGEST_HANDOVER) return err(handoverRefused("too-large"));
  const json = parseJson(file);
  if (!Ours.safeParse(json).success)
    return err(handoverRefused(file.trimStart().startsWith(BEGINS) ? "damaged" : "other-file"));
  const later = Later.safeParse(json);
  if (later.success) {
    // A disk that changed the number of our own version left the sum as it was.
    const ours = HandoverFile.safeParse({ ...later.data, version: VERSION });
    return err(handoverRefused(ours.success && hasOwnSum(ours.data) ? "damaged" : "newer"));
  }
  const read = HandoverFile.safeParse(json);
  if (!read.success || !hasOwnSum(read.data)) return err(handoverRefused("damaged"));
  const { kdf, check, nonce, sealed } = read.data;
  const keys = await keysOfFile(passphrase, kdf, "handover");
  try {
    if (!isRightPassphrase(keys, check, boundTo({ kdf }))) return err(handoverRefused("wrong-passphrase"));
    const opened = openBox(keys.content, { nonce, sealed }, boundTo({ kdf }));
    return opened === undefined
      ? err(handoverRefused("damaged"))
      : ok(redact(opened.toString("utf8"), "handed-over workspace"));
  } finally {
    keys.forget();
  }
}

function hasOwnSum({ kdf, check, nonce, sealed, sum }: HandoverFile): boolean {
  return sameFingerprint(sum, sumOf({ kdf, check, nonce, sealed }));
}

function boundTo({ kdf }: Head): readonly string[] {
  return [FORMAT, String(VERSION), ...boundToKdf(kdf)];
}

function sumOf({ kdf, check, nonce, sealed }: Omit<HandoverFile, "format" | "version" | "sum">): string {
  return createHash("sha256")
    .update(canonical([...boundTo({ kdf }), check, nonce, sealed]))
    .digest("hex");
}
