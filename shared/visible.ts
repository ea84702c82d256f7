// Control and format characters (including those that change direction) and line separators. Joiners stay,
// because some scripts need them.
const HIDDEN = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200C\u200D]]/gv;
/** The same without what JSON text has between its values. */
const HIDDEN_IN_JSON = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n\r\t\u200C\u200D]]/gv;

/**
 * A JSON text with its hidden characters escaped as JSON has it: another program reads the same value, and a terminal obeys
 * none of them.
 */
export function plainJson(json: string): string {
  return json.replace(HIDDEN_IN_JSON, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

const RIGHT_TO_LEFT = "\u2067";
const END = "\u2069";

/**
 * An untrusted text, or a sentence with one in it, with every character escaped that could hide, reverse or break it, such
 * as `\u{202e}`. Isolates that are closed within the text stay: sentences written from right to left have them around what
 * is written from left to right, and they change the direction of nothing else.
 *
 * Cut to `most` characters, with an ellipsis.
 */
export function visible(text: string, most = 1_000): string {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  const closed = closedIsolates(text);
  let open = 0;
  const shown = cut.replace(HIDDEN, (character, at: number) => {
    if (!closed.has(at)) return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    open += character === END ? -1 : 1;
    return character;
  });
  // What was cut off may have closed an isolate.
  return `${shown}${END.repeat(open)}`;
}

// Whatever any language puts around a text. Apostrophes stay: they end no quotation here, and names have them.
const QUOTATION_MARKS = /["\u00AB\u00BB\u201C-\u201F\u2039\u203A\u2E42\u300C-\u300F\u301D-\u301F\uFF02]/gu;

/**
 * An untrusted text for use between quotation marks: `visible`, and with the quotation marks in it escaped too, so that
 * it can't end the quotation and go on as if it were the sentence around it.
 */
export function quotable(text: string, most?: number): string {
  return withoutQuotationMarks(visible(text, most));
}

/** The text with the quotation marks in it escaped. */
export function withoutQuotationMarks(text: string): string {
  return text.replace(QUOTATION_MARKS, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Where isolates begin and end that are closed within the text, without those from right to left. */
function closedIsolates(text: string): ReadonlySet<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u2066-\u2069]/gu)) {
    if (mark !== END) open.push(index);
    else {
      const from = open.pop();
      if (from !== undefined && text[from] !== RIGHT_TO_LEFT) closed.add(from).add(index);
    }
  }
  return closed;
}
