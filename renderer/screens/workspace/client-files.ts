import type { InputOf } from "../../../shared/rpc/api.ts";

/** The selected files of a client certificate. */
export type ClientFiles = { readonly [Field in "pfx" | "cert" | "key"]?: File };

type Given = InputOf<"connections.keepClient">["client"];

/** The largest file in bytes: the vault accepts 64 KiB of text, and base64 makes a PFX a third larger. */
const MOST_BYTES = 48 * 1024;

/** Whether a file is larger than any client certificate. */
export function tooLarge(file: File | undefined): boolean {
  return file !== undefined && file.size > MOST_BYTES;
}

/** Reads the files of a client certificate. An unreadable file is returned as empty. */
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
    // It was moved or deleted since its selection. An empty file is reported as no certificate, at its own
    // field.
    return new Uint8Array();
  }
}

function base64(bytes: Uint8Array): string {
  return orSpace(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

// The contract rejects empty text; a single space is rejected with the fault of its field instead.
function orSpace(text: string): string {
  return text === "" ? " " : text;
}
