import type { IncomingHttpHeaders } from "node:http";

/** The header that identifies one of our copies when it comes back. It carries no other information. */
export const MARK_HEADER = "switchover-forwarded";

/**
 * Maximum number of receivers that may forward one notification; more mean a loop in which a hop removes our
 * mark.
 */
const MOST_HOPS = 8;
const NONE: readonly string[] = [];
const MARK = /^[A-Za-z0-9_-]{22}$/;

/** The marks that a receiver recognizes as its own. */
export type Marks = {
  /**
   * Registers a mark until the returned function is called; `onBack` runs for each request that carries it.
   */
  open(mark: string, onBack: () => void): () => void;
  /** Whether a request carries one of our marks or too many marks; runs the `onBack` of each one. */
  isBack(headers: IncomingHttpHeaders): boolean;
};

/** Returns the marks of one receiver, initially none. */
export function openMarks(): Marks {
  const own = new Map<string, () => void>();
  return {
    open(mark, onBack) {
      own.set(mark, onBack);
      return () => void own.delete(mark);
    },
    isBack(headers) {
      const brought = marksIn(headers);
      if (brought.length === 0) return false;
      const ours = brought.filter((mark) => own.has(mark));
      for (const mark of ours) own.get(mark)?.();
      return ours.length > 0 || brought.length >= MOST_HOPS;
    },
  };
}

/** The header value for a copy of this request: the marks that it came with, and ours. */
export function marksOn(headers: IncomingHttpHeaders, own: string): string {
  const brought = marksIn(headers);
  return brought.length === 0 ? own : [...brought, own].join(",");
}

function marksIn(headers: IncomingHttpHeaders): readonly string[] {
  const value = headers[MARK_HEADER];
  if (value === undefined) return NONE;
  const text = Array.isArray(value) ? value.join(",") : value;
  return text
    .split(",")
    .map((mark) => mark.trim())
    .filter((mark) => MARK.test(mark));
}

/** A mark for one request: `came` returns whether that request arrived back here. */
export type OpenMark = { readonly mark: string; came(): boolean; close(): void };
