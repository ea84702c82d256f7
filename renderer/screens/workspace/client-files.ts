import type { InputOf } from "../../../shared/rpc/api.ts";

/** The files of a client certificate that were chosen so far. */
export type ClientFiles = { readonly [Field in "pfx" | "cert" | "key"]?: File };

type Given = InputOf<"connections.keepClient">["client"];

/** What the vault takes is 64 KiB of text, and a PFX grows by a third on its way into base64. */
const MOST_BYTES = 48 * 1024;

/** Is a file larger than any client certificate? */
export function tooLarge(file: File | undefined): boolean {
  return file !== undefined && file.size > MOST_BYTES;
}

/** Reads the files of a client certificate, for the one call that hands them over. A file that cannot be read reads as empty. */
export async function readClientFiles(
  kind: Given["kind"],
  { pfx, cert, key }: ClientFiles,
  passphrase: string,
): Promise<Given> {
  const along = passphrase === "" ? {} : { passphrase };
  if (kind === "pfx") return { kind, pfx: base64(await bytesOf(pfx)), ...along };
  const text = async (file: File | undefined): Promise<string> =>
    orSpace(new TextDecoder().decode(await bytesOf(file)));
  return { kind, cert: await text(cert), key: await text(key), ...along };
}

async function bytesOf(file: File | undefined): Promise<Uint8Array> {
  try {
    return new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  } catch {
    // It was moved or deleted since it was chosen. What is empty is told as no certificate, at its own field.
    return new Uint8Array();
  }
}

function base64(bytes: Uint8Array): string {
  return orSpace(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

// The contract takes no empty text; what holds nothing but a space is refused for what it is.
function orSpace(text: string): string {
  return text === "" ? " " : text;
}
