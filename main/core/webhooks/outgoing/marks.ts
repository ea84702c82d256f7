import type { IncomingHttpHeaders } from "node:http";

/** The header by which a copy of ours is known when it comes back. It says nothing but that it is one. */
export const MARK_HEADER = "switchover-forwarded";

/** So many receivers may pass one notification on; more of them are a circle in which somebody drops our mark. */
const MOST_HOPS = 8;
const MARK = /^[A-Za-z0-9_-]{22}$/;

/** The marks that a receiver knows for its own. */
export type Marks = {
  /** Takes one more mark for its own, until it is ended; `onBack` hears each request that brings it. */
  open(mark: string, onBack: () => void): () => void;
  /** Does a request bring a mark of ours, or more of them than any way to production has? Who waits for it is told. */
  isBack(headers: IncomingHttpHeaders): boolean;
};

/** The marks of one receiver; none at first. */
export function openMarks(): Marks {
  const own = new Map<string, () => void>();
  return {
    open(mark, onBack) {
      own.set(mark, onBack);
      return () => void own.delete(mark);
    },
    isBack(headers) {
      const brought = marksIn(headers);
      const ours = brought.filter((mark) => own.has(mark));
      for (const mark of ours) own.get(mark)?.();
      return ours.length > 0 || brought.length >= MOST_HOPS;
    },
  };
}

/** What a copy of this request carries on: the marks that it came with, and ours. */
export function marksOn(headers: IncomingHttpHeaders, own: string): string {
  return [...marksIn(headers), own].join(",");
}

function marksIn(headers: IncomingHttpHeaders): readonly string[] {
  const value = headers[MARK_HEADER];
  const text = Array.isArray(value) ? value.join(",") : (value ?? "");
  return text
    .split(",")
    .map((mark) => mark.trim())
    .filter((mark) => MARK.test(mark));
}

/** A mark for one question: did what was sent with it come back here? */
export type OpenMark = { readonly mark: string; came(): boolean; close(): void };
