import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkedText, isChecked, parseChecked } from "../storage/checked-json.ts";
import { replaceDurably, textIfThere } from "../storage/durable-file.ts";
import { leftOf, TestRecord, testsFolder, withOthers } from "./records.ts";
import { removeFile } from "../storage/removal.ts";

/**
 * Marks the records of replaced callback URLs in a data folder that was restored from a copy of `madeAt`, before any
 * program uses it: none of them is restored without a person's request, and then only if two successive queries show ours.
 * Returns how many callback URLs are replaced, or perhaps are. Throws file errors.
 */
export function markCopied(dataDir: string, madeAt: string): number {
  const folder = testsFolder(dataDir);
  if (!existsSync(folder)) return 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Requests between processes of the folder that was copied.
    if (/\.(?:restore|answer)$/.test(name)) removeFile(path);
    if (!name.endsWith(".json")) continue;
    const marked = markedRecord(readable(path) ?? "", madeAt);
    if (marked !== undefined) replaceDurably(path, checkedText(marked, 2));
  }
  return replacedIn(dataDir);
}

/** What a later version's record needs to be marked; what else it has stays as it is. */
const Markable = z.looseObject({ format: z.int(), seq: z.int(), borrowed: z.looseObject({}).optional() });

/** A record with the mark; undefined if it left nothing replaced, or can't have one: then no version acts on it. */
function markedRecord(text: string, madeAt: string): object | undefined {
  const json = parseChecked(text);
  const read = TestRecord.safeParse(json);
  if (read.success)
    return leftOf(read.data) === undefined
      ? undefined
      : { ...withOthers(read.data), seq: read.data.seq + 1, fromCopy: madeAt };
  const later = Markable.safeParse(json).data;
  // Without its checksum, what this version doesn't understand may be damaged: the mark would make it look written so.
  if (later === undefined || !isChecked(text)) return undefined;
  const { borrowed } = later;
  return {
    ...later,
    ...(borrowed === undefined ? {} : { borrowed: { ...borrowed, others: true } }),
    seq: later.seq + 1,
    fromCopy: madeAt,
  };
}

/** The records, and those that were put aside because they can't be read. */
const RECORD = /\.json(?:\.damaged)?$/;

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
    if (!RECORD.test(name)) return false;
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
