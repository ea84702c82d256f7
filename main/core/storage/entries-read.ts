import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { recentMap } from "../runtime/recent-map.ts";

/** So many characters of rows' texts are kept at most. */
const MOST_CHARACTERS = 2_000_000;

/** What texts of rows were read as, the ones used last. */
export type EntriesRead = {
  of(text: string): JournalEntry | undefined;
  /** Keeps it, unchangeable from now on: each reader of the text gets the same object. Returns it. */
  note(text: string, entry: JournalEntry): JournalEntry;
};

/**
 * Remembers entries by the whole text of their rows, which says all that they are read from: a process reads the same rows for
 * the register, for the number's other migrations and for the status, and checking them against their schema is most of that.
 * Each half of what is kept has half of the characters.
 */
export function rememberEntries(most = MOST_CHARACTERS): EntriesRead {
  const kept = recentMap<JournalEntry>();
  let characters = 0;
  const keep = (text: string, entry: JournalEntry): void => {
    if (kept.isRecent(text) || text.length > most / 2) return;
    if (characters + text.length > most / 2) {
      kept.turn();
      characters = 0;
    }
    kept.set(text, entry);
    characters += text.length;
  };
  return {
    of(text) {
      const known = kept.of(text);
      // What is used again is forgotten later.
      if (known !== undefined) keep(text, known);
      return known;
    },
    note(text, entry) {
      frozen(entry);
      keep(text, entry);
      return entry;
    },
  };
}

/** One after the other, because a row that somebody else wrote may be nested deeper than calls can be. */
function frozen(entry: JournalEntry): void {
  const left: unknown[] = [entry];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) continue;
    Object.freeze(value);
    for (const member of Object.values(value)) left.push(member);
  }
}
