import type { EventFilter, EventKind } from "../../../../../shared/webhook/event.ts";
import { KINDS, directionOf, kindCode } from "../codes.ts";
import type { NumberRefs } from "../tables/number-refs.ts";

// User input is a list of words, never a query language: each word is quoted; only the quote has a meaning
// there, and words never contain one.

const WORD = /[^\s"\p{Cc}]+/gu;
const MOST_WORDS = 16;
/** The index knows only letters and digits: a word without any cannot be found. */
const SOUND = /[\p{L}\p{N}\p{Co}]/u;

/**
 * Returns the full-text query for user input: every word must occur, the last one at least as a prefix.
 * Undefined if nothing in it can be searched.
 */
function wordsQuery(typed: string): string | undefined {
  const words = (typed.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return `${words.map((word) => `"${word}"`).join(" AND ")}*`;
}

/** Returns the query for a whole id or number, searched only among ids. */
function idQuery(id: string): string | undefined {
  const words = (id.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  return words.length === 0 ? undefined : `ids : (${words.map((word) => `"${word}"`).join(" AND ")})`;
}

/** A filter in the store's terms. Lists hold codes or ids; undefined means no restriction. */
export type Conditions = {
  /** The only event that matches. */
  readonly id: number | undefined;
  readonly lines: readonly number[] | undefined;
  readonly kinds: readonly number[] | undefined;
  readonly sources: readonly number[] | undefined;
  readonly refused: boolean | undefined;
  readonly since: number | undefined;
  readonly until: number | undefined;
  /** Exact values; includes the fingerprint of a user's number. */
  readonly users: readonly string[] | undefined;
  readonly messageId: string | undefined;
  /** Full-text query; undefined if no words are searched. */
  readonly words: string | undefined;
  /** No event can match. */
  readonly nothing: boolean;
};

/** Converts a filter. `fingerprint` returns the value stored for a user if only metadata is stored. */
export function conditionsOf(
  filter: EventFilter,
  lines: NumberRefs,
  fingerprint: (user: string) => string | undefined,
): Conditions {
  const { id, source, refused, since, until, user, messageId } = filter;
  const kinds = kindsOf(filter);
  const typed = typedIn(filter);
  const users = user === undefined ? undefined : usersOf(user, fingerprint);
  const ofLines = linesOf(filter, lines);
  return {
    id,
    lines: ofLines,
    kinds: kinds.length === KINDS.length ? undefined : kinds.map((one) => kindCode.code(one)),
    sources: source === undefined ? undefined : [source === "cloud" ? 0 : 1],
    refused,
    since: momentOf(since),
    until: momentOf(until),
    users,
    messageId,
    words: wordsOf(typed, users, messageId),
    nothing: kinds.length === 0 || ofLines?.length === 0 || typed === "nothing",
  };
}

function kindsOf({ kind, direction }: EventFilter): readonly EventKind[] {
  return KINDS.filter(
    (one) =>
      (kind === undefined || one === kind) && (direction === undefined || directionOf(one) === direction),
  );
}

function linesOf(
  { workspace, phoneNumberId }: EventFilter,
  lines: NumberRefs,
): readonly number[] | undefined {
  return lines.matching({
    ...(workspace === undefined ? {} : { workspace }),
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
  });
}

/** The query for user input; `nothing` if it cannot be searched. */
function typedIn({ text = "" }: EventFilter): { readonly query: string } | "nothing" | undefined {
  if (text.trim() === "") return undefined;
  const query = wordsQuery(text);
  return query === undefined ? "nothing" : { query };
}

/** Everything to search in the word index, combined. */
function wordsOf(
  typed: ReturnType<typeof typedIn>,
  users: readonly string[] | undefined,
  messageId: string | undefined,
): string | undefined {
  const queries = [
    typeof typed === "object" ? typed.query : undefined,
    users === undefined ? undefined : anyOf(users.map(idQuery)),
    messageId === undefined ? undefined : idQuery(messageId),
  ].filter((query) => query !== undefined);
  return queries.length === 0 ? undefined : queries.map((query) => `(${query})`).join(" AND ");
}

function momentOf(iso: string | undefined): number | undefined {
  return iso === undefined ? undefined : Date.parse(iso);
}

/**
 * Any of the ids; undefined if one of them has no searchable word, so only its stored value can be compared.
 */
function anyOf(queries: readonly (string | undefined)[]): string | undefined {
  return queries.includes(undefined) ? undefined : queries.map((query) => `(${query})`).join(" OR ");
}

/** Returns the forms in which a user's number may be stored: as given, digits only, and fingerprints. */
export function usersOf(user: string, fingerprint: (user: string) => string | undefined): readonly string[] {
  const digits = user.replaceAll(/[\s()+.-]/g, "");
  const plain = /^[0-9]+$/.test(digits) ? [...new Set([user, digits])] : [user];
  const keyed = plain.flatMap((one) => fingerprint(one) ?? []);
  return [...plain, ...keyed];
}
