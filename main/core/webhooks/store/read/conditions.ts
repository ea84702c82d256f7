import type { EventFilter, EventKind } from "../../../../../shared/webhook/event.ts";
import { KINDS, directionOf, kindCode } from "../codes.ts";
import type { NumberRefs } from "../tables/number-refs.ts";

// What a person types is words to be found and never a query language: each word goes between quotes, in which nothing
// has a meaning but the quote itself, and that is doubled.

const WORD = /[^\s"\p{Cc}]+/gu;
const MOST_WORDS = 16;
/** The index knows letters and digits: something without any of them is no word to it. */
const SOUND = /[\p{L}\p{N}\p{Co}]/u;

/**
 * The full-text query for what was typed: every word must occur, the last one at least as a beginning. Undefined where
 * nothing that was typed can be looked for.
 */
function wordsQuery(typed: string): string | undefined {
  const words = (typed.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return `${words.map((word) => `"${word}"`).join(" AND ")}*`;
}

/** The query for an id or a number as a whole, among ids only. */
function idQuery(id: string): string | undefined {
  const words = (id.match(WORD) ?? []).filter((word) => SOUND.test(word)).slice(0, MOST_WORDS);
  return words.length === 0 ? undefined : `ids : (${words.map((word) => `"${word}"`).join(" AND ")})`;
}

/** A filter as the store can look for it. Lists are codes or ids; undefined does not narrow. */
export type Conditions = {
  /** The only event that fits. */
  readonly id: number | undefined;
  readonly lines: readonly number[] | undefined;
  readonly kinds: readonly number[] | undefined;
  readonly sources: readonly number[] | undefined;
  readonly refused: boolean | undefined;
  readonly since: number | undefined;
  readonly until: number | undefined;
  /** Exact values; a fingerprint stands beside a user's number. */
  readonly users: readonly string[] | undefined;
  readonly messageId: string | undefined;
  /** Full-text query; undefined where no words are looked for. */
  readonly words: string | undefined;
  /** Nothing can fit. */
  readonly nothing: boolean;
};

/** Reads a filter. `fingerprint` is what stands for a user where only facts are kept. */
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

/** The query for what was typed; `nothing` where something was typed that cannot be looked for. */
function typedIn({ text = "" }: EventFilter): { readonly query: string } | "nothing" | undefined {
  if (text.trim() === "") return undefined;
  const query = wordsQuery(text);
  return query === undefined ? "nothing" : { query };
}

/** Everything that the index of words is asked for at once. */
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

/** One of the ids; undefined where one of them is no word, so that only its stored value can be compared. */
function anyOf(queries: readonly (string | undefined)[]): string | undefined {
  return queries.includes(undefined) ? undefined : queries.map((query) => `(${query})`).join(" OR ");
}

/** A user's number as it may be stored: as typed, its digits alone, and what stands for it. */
export function usersOf(user: string, fingerprint: (user: string) => string | undefined): readonly string[] {
  const digits = user.replaceAll(/[\s()+.-]/g, "");
  const plain = /^[0-9]+$/.test(digits) ? [...new Set([user, digits])] : [user];
  const keyed = plain.flatMap((one) => fingerprint(one) ?? []);
  return [...plain, ...keyed];
}
