import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkedText, parseChecked } from "../storage/checked-json.ts";
import { replaceDurably } from "../storage/durable-file.ts";
import { errorCode, isUnreadable } from "../storage/system-error.ts";

/** Identifies one wrap in the key file: its nonce. A note about another wrap doesn't count. */
const WrapMark = z.base64();

/**
 * What the vault remembers about its recovery key beside the key file: dates, how it was confirmed, and the
 * waiver. Nothing in it opens anything, and a vault without it works.
 */
const RecoveryNotes = z.object({
  format: z.literal(2),
  vaultId: z.string(),
  /** How a key was confirmed; only the one in the key file counts. */
  confirmed: z.array(z.object({ wrap: WrapMark, at: z.string(), by: z.enum(["typed", "file"]) })),
  /** The sheets, oldest first, each with a keyed fingerprint of its last group. */
  sheets: z.array(z.object({ wrap: WrapMark, at: z.string(), lastGroup: z.string() })),
  waivedAt: z.string().optional(),
});
export type RecoveryNotes = z.infer<typeof RecoveryNotes>;

/** The notes about this vault; empty ones if there are none, or they are unreadable or of another vault. */
export function readNotes(folder: string, vaultId: string): RecoveryNotes {
  try {
    return notesToChange(folder, vaultId);
  } catch (cause) {
    // Without its notes, a key works as before.
    if (errorCode(cause) === "") throw cause;
    return notesIn("", vaultId);
  }
}

/** The same, to be written anew: those that another program holds, or another user owns, aren't lost. Throws file errors. */
export function notesToChange(folder: string, vaultId: string): RecoveryNotes {
  try {
    return notesIn(readFileSync(notesPath(folder), "utf8"), vaultId);
  } catch (cause) {
    if (errorCode(cause) !== "ENOENT" && !isUnreadable(cause)) throw cause;
    return notesIn("", vaultId);
  }
}

function notesIn(text: string, vaultId: string): RecoveryNotes {
  const read = RecoveryNotes.safeParse(parseChecked(text));
  const none: RecoveryNotes = { format: 2, vaultId, confirmed: [], sheets: [] };
  return read.success && read.data.vaultId === vaultId ? read.data : none;
}

/** Replaces the notes durably. Throws file errors. */
export function writeNotes(folder: string, notes: RecoveryNotes): void {
  replaceDurably(notesPath(folder), checkedText(notes, 2));
}

function notesPath(folder: string): string {
  return join(folder, "recovery.json");
}
