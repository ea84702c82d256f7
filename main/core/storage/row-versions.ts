import { z } from "zod";
import { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { isRefusalStill, upcastOutcome, type RowContent } from "./upcast-outcome.ts";
import { upcastReadings } from "./upcast-observation.ts";
import { parseJson } from "../../../shared/parse-json.ts";

/**
 * The version in which rows are written. It grows with every change of what a row means.
 * 3: an outcome may say that a sign-in was refused on the way to a request, and an answer may stand beside its outcome.
 */
export const ROW_VERSION = 3;

/** What an older row does not say by itself: the digits of the number that its run is about, once that is known. */
export type RowsAbout = { readonly asked: string | undefined };

/**
 * What takes a row's content from its version to the next, by the version it is in. A row goes through all of them up
 * to today's. They are only ever added to: people keep data folders for years.
 */
const UPCASTERS: Readonly<Record<number, (content: RowContent, about: RowsAbout) => RowContent>> = {
  // 0.1.0, whose rows say no version: refusals that were none, and looks that proved less than it took them for.
  1: (content, { asked }) => upcastReadings(upcastOutcome(content, isRefusalStill), asked),
  // Nothing that version 2 wrote has come to mean something else.
  2: (content) => content,
};

const Content = z.record(z.string(), z.unknown());
const Version = z.number().int().min(2).optional();

/** A row's content as far as this program can read it. */
export type ReadContent =
  | { readonly kind: "entry"; readonly entry: JournalEntry }
  | { readonly kind: "newer"; readonly version: number }
  | { readonly kind: "unreadable" };

/** Writes an entry as the text of a row. */
export function contentOf(entry: JournalEntry): string {
  return JSON.stringify({ v: ROW_VERSION, ...entry });
}

/** Reads the text of a row of any version. A newer one is not looked into: what it means is not known here. */
export function readContent(text: string, about: RowsAbout = { asked: undefined }): ReadContent {
  const content = Content.safeParse(parseJson(text));
  if (!content.success) return { kind: "unreadable" };
  const { v, ...members } = content.data;
  const version = Version.safeParse(v);
  if (!version.success) return { kind: "unreadable" };
  const written = version.data ?? 1;
  if (written > ROW_VERSION) return { kind: "newer", version: written };
  const entry = JournalEntry.safeParse(brought(members, written, about));
  return entry.success ? { kind: "entry", entry: entry.data } : { kind: "unreadable" };
}

function brought(content: RowContent, from: number, about: RowsAbout): RowContent {
  let today = content;
  for (let version = from; version < ROW_VERSION; version += 1)
    today = UPCASTERS[version]?.(today, about) ?? today;
  return today;
}
