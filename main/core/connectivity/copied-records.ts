import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkedText, parseChecked } from "../storage/checked-json.ts";
import { replaceDurably, textIfThere } from "../storage/durable-file.ts";
import { leftOf, TestRecord, testsFolder, withOthers } from "./records.ts";

/**
 * Marks the records of replaced callback URLs in a data folder that was restored from a copy of `madeAt`, before any
 * program uses it: none of them is restored without a person's request, and then only if two successive queries show ours.
 * Returns how many there are. Throws file errors.
 */
export function markCopied(dataDir: string, madeAt: string): number {
  const folder = testsFolder(dataDir);
  if (!existsSync(folder)) return 0;
  let marked = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Requests between processes of the folder that was copied.
    if (/\.(?:restore|answer)$/.test(name)) rmSync(path, { force: true });
    if (!name.endsWith(".json")) continue;
    const read = TestRecord.safeParse(parseChecked(textIfThere(path) ?? ""));
    if (!read.success || leftOf(read.data) === undefined) continue;
    const { seq } = read.data;
    replaceDurably(path, checkedText({ ...withOthers(read.data), seq: seq + 1, fromCopy: madeAt }, 2));
    marked += 1;
  }
  return marked;
}

/**
 * How many callback URLs are replaced according to the records of a data folder, or perhaps are, because a record can't be
 * read. Only those that `counts` says true of; it gets undefined for a record that can't be read. Changes nothing. Throws
 * file errors.
 */
export function replacedIn(
  dataDir: string,
  counts: (record: Pick<TestRecord, "receiver" | "number"> | undefined) => boolean = () => true,
): number {
  const folder = testsFolder(dataDir);
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => {
    if (!name.endsWith(".json")) return false;
    const text = readable(join(folder, name));
    if (text === undefined) return false;
    const read = text === "unreadable" ? undefined : TestRecord.safeParse(parseChecked(text)).data;
    return (read === undefined || leftOf(read) !== undefined) && counts(read);
  }).length;
}

function readable(path: string): string | undefined {
  try {
    return textIfThere(path);
  } catch {
    return "unreadable";
  }
}
