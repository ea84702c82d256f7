import type { IncomingMessage } from "node:http";
import { freeNow } from "../../runtime/free-now.ts";

/** The memory for bodies that all requests of a receiver share. */
export type MemoryBudget = { take(bytes: number): boolean; give(bytes: number): void };

/** Returns a budget of `most` bytes. */
export function memoryBudget(most: number): MemoryBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    give(bytes) {
      taken -= bytes;
    },
  };
}

export type BodyOutcome =
  | { readonly kind: "read"; readonly body: Buffer; readonly release: () => void }
  | { readonly kind: "too-large" }
  /** The budget has no room for it now. */
  | { readonly kind: "no-room" }
  /** The sender closed the connection. */
  | { readonly kind: "gone" };

/** A body up to this size fits one read of the socket; nearly every notification does, and is not copied. */
const ONE_READ = 16 * 1024;

/**
 * Reads a body of at most `cap` bytes; `declared` is its Content-Length, undefined for a chunked body. Memory
 * is claimed before use, until `release` is called. The body is the only copy: what Node read it in is freed.
 */
export function readBody(
  request: IncomingMessage,
  {
    cap,
    declared,
    room,
  }: { readonly cap: number; readonly declared: number | undefined; readonly room: MemoryBudget },
  done: (outcome: BodyOutcome) => void,
): void {
  let claimed = declared ?? 0;
  if (!room.take(claimed)) return done({ kind: "no-room" });
  const whole = declared !== undefined && declared > ONE_READ ? Buffer.allocUnsafeSlow(declared) : undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  let ended = false;
  const end = (outcome: BodyOutcome): void => {
    if (ended) return;
    ended = true;
    if (outcome.kind !== "read") {
      room.give(claimed);
      for (const unread of whole === undefined ? pieces : [whole]) freeNow(unread);
    }
    done(outcome);
  };
  request.on("data", (piece: Buffer) => {
    if (ended) return;
    const before = bytes;
    bytes += piece.length;
    if (bytes > cap) return end({ kind: "too-large" });
    if (bytes > claimed) {
      if (!room.take(bytes - claimed)) return end({ kind: "no-room" });
      claimed = bytes;
    }
    if (whole === undefined) return void pieces.push(piece);
    piece.copy(whole, before);
    // Node copied it for this listener alone.
    freeNow(piece);
  });
  request.on("end", () => {
    if (ended) return;
    const [first] = pieces;
    const body = whole ?? (pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces, bytes));
    if (body !== first) for (const piece of pieces) freeNow(piece);
    end({ kind: "read", body, release: () => room.give(claimed) });
  });
  request.on("close", () => end({ kind: "gone" }));
}
