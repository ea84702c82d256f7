import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { catchStorageErrors } from "./problems.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { checkedText, parseChecked } from "./checked-json.ts";
import { replaceDurably, syncFolder, textIfThere } from "./durable-file.ts";
import { removeFile } from "./removal.ts";

/** How far the copy of a move has come: written to a file without its name, about to get its name, or made. */
type MovePhase = "writing" | "naming" | "made";

const Moved = z.looseObject({ format: z.literal(1), at: z.string(), phase: z.string().optional() });

function movedPath(dataDir: string): string {
  return join(dataDir, "moved.json");
}

/**
 * When a data folder was marked as moved to another place; undefined if it isn't. A mark that can't be read counts as one
 * of an unknown time. Throws file system errors.
 */
export function movedAt(dataDir: string): string | undefined {
  const text = textIfThere(movedPath(dataDir));
  if (text === undefined) return undefined;
  const read = Moved.safeParse(parseChecked(text));
  return read.success ? read.data.at : "";
}

/** True if the copy of the last move certainly never got its name: whoever made it ended before. Throws file system errors. */
export function isWithoutCopy(dataDir: string): boolean {
  const text = textIfThere(movedPath(dataDir));
  return (
    text !== undefined && Moved.safeParse(parseChecked(text)).data?.phase === ("writing" satisfies MovePhase)
  );
}

/** The problem of whatever would start or continue something in a folder that is marked as moved. */
export function notMoved(dataDir: string): Result<null, StorageProblem> {
  return catchStorageErrors(() => {
    const at = movedAt(dataDir);
    return at === undefined ? ok(null) : err({ kind: "folderMoved" as const, at });
  });
}

/** True if the folder at this path is marked as moved; false where that can't be told. */
export function isMarkedMoved(dataDir: string): boolean {
  return existsSync(movedPath(dataDir));
}

/** True if a copy of this folder may have been restored for a move, and gone on; also where that can't be told. */
export function mayGoOnElsewhere(dataDir: string): boolean {
  if (!isMarkedMoved(dataDir)) return false;
  const without = catchStorageErrors(() => ok(isWithoutCopy(dataDir)));
  return !(without.ok && without.value);
}

/** Marks a data folder as moved: from then on it opens, continues and changes nothing. Durable when it returns. */
export function markMoved(dataDir: string, at: Instant, phase: MovePhase = "made"): void {
  replaceDurably(movedPath(dataDir), checkedText({ format: 1, at: isoOf(at), phase }, 2));
}

/**
 * Notes how far the copy of a move is, in the mark that is there. It only rises: a mark whose copy may be somewhere is never
 * again one without a copy.
 */
export function raiseMark(dataDir: string, phase: "naming" | "made"): void {
  const read = Moved.safeParse(parseChecked(textIfThere(movedPath(dataDir)) ?? ""));
  const { at, phase: before } = read.data ?? {};
  const rises = before === "writing" || (before === "naming" && phase === "made");
  if (at !== undefined && rises) replaceDurably(movedPath(dataDir), checkedText({ format: 1, at, phase }, 2));
}

/** Removes the mark. */
export function unmarkMoved(dataDir: string): void {
  removeFile(movedPath(dataDir));
  if (existsSync(dataDir)) syncFolder(dataDir);
}
