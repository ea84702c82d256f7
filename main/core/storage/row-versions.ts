import { z } from "zod";
import { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { rememberEntries } from "./entries-read.ts";
import { isRefusalStill, upcastOutcome, type RowContent } from "./upcast-outcome.ts";
import { upcastReadings } from "./upcast-observation.ts";
import { firstValues } from "../../../shared/first-values.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/**
 * The version of new rows. Raised with every change of what a row means. 3: an outcome may say that a login
 * was refused before the request, and a late answer may follow its outcome. 4: both APIs may be observed because of the
 * throughput, and an observation may hold what is compared before and after.
 */
export const ROW_VERSION = 4;

/** What an older row does not contain: the digits of its run's number, once known. */
export type RowsAbout = { readonly asked: string | undefined };

/**
 * Converts a row's content to the next version, by its current version. A row passes through all of them up
 * to the current one. Entries are never removed: data folders are kept for years.
 */
const UPCASTERS: Readonly<Record<number, (content: RowContent, about: RowsAbout) => RowContent>> = {
  // 0.1.0, whose rows have no version: some refusals were none, and some observations proved less than it
  // assumed.
  1: (content, { asked }) => upcastReadings(upcastOutcome(content, isRefusalStill), asked),
  // Nothing written by version 2 has changed its meaning.
  2: (content) => content,
  // Neither has anything written by version 3.
  3: (content) => content,
};

const entriesRead = rememberEntries();

const Content = z.record(z.string(), z.unknown());
const Version = z.number().int().min(2).optional();

/** A row's content as far as this program can read it. */
export type ReadContent =
  | { readonly kind: "entry"; readonly entry: JournalEntry }
  | { readonly kind: "newer"; readonly version: number }
  | { readonly kind: "unreadable" };

/** The text of a row for an entry. */
export function contentOf(entry: JournalEntry): string {
  return JSON.stringify({ v: ROW_VERSION, ...entry });
}

/**
 * Reads the text of a row of any version. The content of a newer one is not parsed, because its meaning is
 * unknown here.
 */
export function readContent(text: string, about: RowsAbout = { asked: undefined }): ReadContent {
  const known = entriesRead.of(text);
  if (known !== undefined) return { kind: "entry", entry: known };
  const content = Content.safeParse(parseJson(text), firstValues());
  if (!content.success) return { kind: "unreadable" };
  const { v, ...members } = content.data;
  const version = Version.safeParse(v);
  if (!version.success) return { kind: "unreadable" };
  const written = version.data ?? 1;
  if (written > ROW_VERSION) return { kind: "newer", version: written };
  const entry = JournalEntry.safeParse(upcast(members, written, about), firstValues());
  if (!entry.success) return { kind: "unreadable" };
  // What a row of version 1 means depends on the number of its run too.
  return { kind: "entry", entry: written === 1 ? entry.data : entriesRead.note(text, entry.data) };
}

function upcast(content: RowContent, from: number, about: RowsAbout): RowContent {
  let current = content;
  for (let version = from; version < ROW_VERSION; version += 1)
    current = UPCASTERS[version]?.(current, about) ?? current;
  return current;
}
