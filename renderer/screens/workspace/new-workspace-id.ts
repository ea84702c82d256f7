import { WorkspaceId } from "../../../shared/workspace/workspace.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Bytes from this limit on are rejected: they would make some letters more likely. */
const FAIR = 256 - (256 % LETTERS.length);

/** Returns an id for a new workspace, e.g. `ws-7k2q9d0a`. */
export function newWorkspaceId(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = defaultRandom,
): WorkspaceId {
  let id = "";
  while (id.length < 8) {
    const bytes = random(new Uint8Array(16));
    for (const byte of bytes) if (byte < FAIR && id.length < 8) id += LETTERS[byte % LETTERS.length];
  }
  return WorkspaceId.parse(`ws-${id}`);
}

function defaultRandom(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(bytes);
}
