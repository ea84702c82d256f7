import { readFileSync } from "node:fs";
import { replaceDurably } from "./durable-file.ts";
import { errorCode, isUnreadable } from "./system-error.ts";
import { quarantine } from "./quarantine.ts";

/** What a text is. "newer": of a later format, which this program does not check further. */
export type Parsed<T> =
  | { readonly kind: "whole"; readonly value: T }
  | { readonly kind: "damaged" }
  | { readonly kind: "newer"; readonly found: number };

/** What one of the two files is. `cause`: the file error of one that is there and can't be read. */
export type Found<T> =
  | { readonly kind: "whole"; readonly value: T; readonly text: string }
  | { readonly kind: "damaged"; readonly path: string; readonly cause?: Error }
  | { readonly kind: "newer"; readonly found: number }
  | { readonly kind: "missing" };

/**
 * A small file that exists twice, because one damaged file must not cost what can't be made again. Both have the same
 * bytes.
 */
export type MirroredFile<T> = {
  readonly first: string;
  readonly second: string;
  readonly parse: (text: string) => Parsed<T>;
  /**
   * True if `one` was certainly written after `other`, so that an older file that was put back in one of the two places
   * doesn't count. Without it, a whole first file counts.
   */
  readonly isLater?: (one: T, other: T) => boolean;
  /**
   * Set if whatever is written has other bytes throughout. A first file that differs from a whole second one in nothing but
   * a character of its format is then damaged, and not of a newer format.
   */
  readonly isRewritten?: true;
};

/**
 * Reads the first file, or the second one if that was written later or the first is missing or damaged. A first one of
 * a newer format is never passed over, see `isRewritten`. If neither is whole, one that is damaged is returned. Throws file errors other
 * than `cause`.
 */
export function readMirrored<T>(file: MirroredFile<T>): Found<T> {
  const text = readText(file.first);
  const first = foundIn(file.first, text, file.parse);
  if (first.kind === "newer") return standInFor(file) ?? first;
  if (first.kind === "whole") return laterThan(file, { value: first.value, text }) ?? first;
  const second = findAt(file.second, file.parse);
  if (second.kind === "whole" || second.kind === "newer") return second;
  // One that the disk can't read may be whole.
  const isUnread = second.kind === "damaged" && second.cause !== undefined;
  return isUnread || first.kind === "missing" ? second : first;
}

/** The second file, if the first one is the same text save for the character that makes it look newer. */
function standInFor<T>(file: MirroredFile<T>): Found<T> | undefined {
  if (file.isRewritten === undefined) return undefined;
  try {
    const [one, other] = [readText(file.first), readText(file.second)];
    const second = foundIn(file.second, other, file.parse);
    return second.kind === "whole" && isNearly(file, one, other) ? second : undefined;
  } catch (cause) {
    // A second file without permission doesn't change what the first one is.
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}

function isNearly<T>({ isRewritten }: MirroredFile<T>, one: Read, other: Read): boolean {
  if (isRewritten === undefined || typeof one !== "string" || typeof other !== "string") return false;
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at < one.length && one.slice(at + 1) === other.slice(at + 1);
}

/** Throws the error of a file that the disk can't read: it may be whole, so nothing may be concluded from it. */
export function throwUnreadable<T>(found: Found<T>): Found<T> {
  if (found.kind === "damaged" && found.cause !== undefined) throw found.cause;
  return found;
}

function laterThan<T>(
  file: MirroredFile<T>,
  { value, text }: { readonly value: T; readonly text: Read },
): Found<T> | undefined {
  if (file.isLater === undefined) return undefined;
  try {
    const other = readText(file.second);
    // Nearly always: then nothing has to be parsed again.
    if (other === text) return undefined;
    const second = foundIn(file.second, other, file.parse);
    return second.kind === "whole" && file.isLater(second.value, value) ? second : undefined;
  } catch (cause) {
    // A second file without permission must not close what the first one opens.
    if (errorCode(cause) === "") throw cause;
    return undefined;
  }
}

/** Reads one file; an unreadable name or block is a damaged file. Throws other file errors. */
export function findAt<T>(path: string, parse: (text: string) => Parsed<T>): Found<T> {
  return foundIn(path, readText(path), parse);
}

/** A file's text, or that it is missing or can't be read. */
type Read = string | Exclude<Found<never>, { kind: "whole" | "newer" }>;

function readText(path: string): Read {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return { kind: "missing" };
    if (isUnreadable(cause)) return { kind: "damaged", path, cause };
    throw cause;
  }
}

function foundIn<T>(path: string, read: Read, parse: (text: string) => Parsed<T>): Found<T> {
  if (typeof read !== "string") return read;
  const parsed = parse(read);
  if (parsed.kind === "whole") return { ...parsed, text: read };
  return parsed.kind === "damaged" ? { kind: "damaged", path } : parsed;
}

/** True if the two files differ and one of them, which `isOwn` accepts, can replace the other. */
export function canMend<T>(file: MirroredFile<T>, isOwn: (value: T) => boolean): boolean {
  return mendingOf(file, isOwn) !== undefined;
}

/**
 * Makes both files the same again, by the one that counts if `isOwn` accepts it. A damaged one is kept beside it; one of
 * a newer format stays. Throws file errors.
 */
export function mendMirrored<T>(file: MirroredFile<T>, isOwn: (value: T) => boolean): void {
  const mending = mendingOf(file, isOwn);
  if (mending === undefined) return;
  if (mending.isDamaged) quarantine(mending.to);
  replaceDurably(mending.to, mending.text);
}

type Mending = { readonly text: string; readonly to: string; readonly isDamaged: boolean };

function mendingOf<T>(file: MirroredFile<T>, isOwn: (value: T) => boolean): Mending | undefined {
  const [one, other] = [readText(file.first), readText(file.second)];
  // Parsing may mean decrypting.
  if (one === other) return undefined;
  const second = foundIn(file.second, other, file.parse);
  const isHarmed = second.kind === "whole" && isNearly(file, one, other);
  const parsed = foundIn(file.first, one, file.parse);
  const first: Found<T> =
    parsed.kind === "newer" && isHarmed ? { kind: "damaged", path: file.first } : parsed;
  if (first.kind === "newer" || second.kind === "newer") return undefined;
  const isSecondLater =
    first.kind !== "whole" || (second.kind === "whole" && file.isLater?.(second.value, first.value) === true);
  const [from, target, to] = isSecondLater ? [second, first, file.first] : [first, second, file.second];
  if (from.kind !== "whole" || !isOwn(from.value)) return undefined;
  return { text: from.text, to, isDamaged: target.kind === "damaged" };
}
