import { join } from "node:path";
import { RestoredFrom } from "../../../shared/data-folder/restored-from.ts";
import { checkedText, parseChecked } from "./checked-json.ts";
import { nameTaken, replaceDurably, textIfThere } from "./durable-file.ts";

function notePath(dataDir: string): string {
  return join(dataDir, "restored.json");
}

/** That this folder was restored, and when its copy was made; undefined if it wasn't. Throws file errors. */
export function readRestored(dataDir: string): RestoredFrom | undefined {
  const read = RestoredFrom.safeParse(parseChecked(textIfThere(notePath(dataDir)) ?? ""));
  return read.success ? read.data : undefined;
}

/** True unless the folder certainly wasn't restored from a copy. */
export function mayBeRestored(dataDir: string): boolean {
  return nameTaken(notePath(dataDir));
}

/** Writes it. Throws file errors. */
export function writeRestoredNote(dataDir: string, note: RestoredFrom): void {
  replaceDurably(notePath(dataDir), checkedText({ format: 1, ...note }, 2));
}
