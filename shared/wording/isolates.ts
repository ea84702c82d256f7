import type { Words } from "./catalogue/words.ts";

/*
 * In a sentence that is written from right to left, whatever is written from left to right has to be marked as a unit
 * of its own: otherwise "+1 202 555 0123" is shown as "0123 555 202 1+". The marks are Unicode's isolates. They are
 * invisible, and belong to text that a person reads, never to values that a program reads.
 */
const FIRST_STRONG = "\u2068";
const LEFT_TO_RIGHT = "\u2066";
const END = "\u2069";

/** Characters that change the direction of what follows them. */
const DIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text without any character that changes a direction. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTIONAL, "");
}

const RIGHT_TO_LEFT = "\u2067";

/**
 * The text without the marks that sentences put around what is written from left to right, for whoever pastes it where they
 * aren't wanted: into a search, a form, a program. Other marks are a person's own, and stay.
 */
export function withoutOurMarks(text: string): string {
  const open: string[] = [];
  return text.replaceAll(/[\u2066-\u2069]/gu, (mark) => {
    if (mark !== END) {
      open.push(mark);
      return mark === RIGHT_TO_LEFT ? mark : "";
    }
    // Without a beginning: what was selected begins within a unit.
    return open.pop() === RIGHT_TO_LEFT ? mark : "";
  });
}

/**
 * A value as a unit of its own within a sentence. A number needs no marks. Of a value whose own marks are not closed, or
 * that has others than isolates, all are removed: it could reverse what follows it.
 */
export function isolated(value: string): string {
  if (/^\p{Nd}*$/u.test(value)) return value;
  return `${FIRST_STRONG}${isClosed(value) ? value : withoutDirection(value)}${END}`;
}

function isClosed(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(DIRECTIONAL)) {
    if (mark === END) depth -= 1;
    else if (mark >= LEFT_TO_RIGHT && mark <= FIRST_STRONG) depth += 1;
    else return false;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The sentences of a language written from right to left, with commands, paths, URLs and ranges in them as units. */
export function withIsolates(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === "string" ? inSentence(value) : withIsolates(value),
    ]),
  );
}

/** Words of ASCII that follow each other, with the punctuation at both ends, which belongs to the sentence. */
const ASCII = /[\x21-\x7E]+(?: [\x21-\x7E]+)*/gu;
const EDGES = /^([("'[]*)(.*?)([.,:;!?)"'\]]*)$/u;
/** A placeholder alone: what is put in for it has marks of its own. */
const PLACEHOLDER = /^[("'[]*\{\{\w+\}\}[.,:;!?)"'\]]*$/u;

function inSentence(sentence: string): string {
  return sentence.replace(ASCII, (run) => {
    const all = run.split(" ");
    // Punctuation alone at an end belongs to the sentence: the colon of "a table: CSV".
    const from = all.findIndex((word) => !isPunctuation(word));
    if (from === -1) return run;
    const to = all.findLastIndex((word) => !isPunctuation(word)) + 1;
    const units: string[][] = [];
    for (const word of all.slice(from, to)) {
      const last = units.at(-1);
      const alone = PLACEHOLDER.test(word);
      if (isAmount(last, word)) last?.push(word);
      else if (last === undefined || alone || PLACEHOLDER.test(last[0] ?? "")) units.push([word]);
      else last.push(word);
    }
    const marked = units.map((words) => unit(words.join(" ")));
    return [...all.slice(0, from), ...marked, ...all.slice(to)].join(" ");
  });
}

function isPunctuation(word: string): boolean {
  return !/[A-Za-z\d]/.test(word);
}

/** A number that is put in, and its unit: "12 MB". */
function isAmount(before: readonly string[] | undefined, word: string): boolean {
  return (
    before?.length === 1 &&
    /^\{\{\w+\}\}$/u.test(before[0] ?? "") &&
    /^(?:ms|s|min|h|[KMGT]?B)[.,:;)]?$/u.test(word)
  );
}

// Letters alone keep their order by themselves, and so do digits.
function unit(words: string): string {
  if (PLACEHOLDER.test(words)) return words;
  const [, before = "", text = "", after = ""] = EDGES.exec(words) ?? [];
  const needsMarks = /[A-Za-z\d]/.test(text) && /[^A-Za-z ]/.test(text) && !/^\d+$/.test(text);
  return needsMarks ? `${before}${LEFT_TO_RIGHT}${text}${END}${after}` : words;
}
