const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** What a scan meets: a bracket at an offset, or a string whose quotation marks are at `at` and `end`. */
export type ScanListener = {
  /** `depth` counts this bracket; true ends the scan. */
  readonly opened: (at: number, depth: number) => boolean;
  readonly closed?: () => void;
  /** `end` is the length of the text where the string doesn't end; true ends the scan. */
  readonly string?: (at: number, end: number) => boolean;
};

/**
 * Goes once through the brackets and strings of a JSON text, in a loop and without a copy, so that no nesting depth can
 * exhaust the stack; brackets in strings don't count. What is between them is for a parser to check.
 */
export function scanJson(text: string, { opened, closed, string }: ScanListener): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = closingQuote(text, at);
      if (string?.(at, end) === true) return;
      at = end;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (opened(at, depth)) return;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
      closed?.();
    }
  }
}

/** The offset of the quotation mark that ends the text which begins at `start`, or the length without one. */
function closingQuote(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
