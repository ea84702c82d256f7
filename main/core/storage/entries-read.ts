import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";

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
 * What was used lately is in one map and what was used before it in another, so that forgetting drops a whole map: deleting
 * from the front of one makes each look at it longer.
 */
export function rememberEntries(most = MOST_CHARACTERS): EntriesRead {
  let recent = new Map<string, JournalEntry>();
  let before = new Map<string, JournalEntry>();
  let characters = 0;
  const keep = (text: string, entry: JournalEntry): void => {
    if (text.length > most / 2) return;
    if (characters + text.length > most / 2) {
      before = recent;
      recent = new Map();
      characters = 0;
    }
    recent.set(text, entry);
    characters += text.length;
  };
  return {
    of(text) {
      const known = recent.get(text);
      if (known !== undefined) return known;
      const older = before.get(text);
      if (older !== undefined) keep(text, older);
      return older;
    },
    note(text, entry) {
      frozen(entry);
      if (!recent.has(text)) keep(text, entry);
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
