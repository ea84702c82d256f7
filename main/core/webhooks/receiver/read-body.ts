import type { IncomingMessage } from "node:http";

/** Memory for bodies, shared by all requests of a receiver. */
export type MemoryBudget = { take(bytes: number): boolean; give(bytes: number): void };

/** Room for `most` bytes. */
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
  /** There is no room for it at the moment. */
  | { readonly kind: "no-room" }
  /** The sender broke off. */
  | { readonly kind: "gone" };

/** A body that fits one read of the socket, which is nearly every notification, is taken as it comes. */
const ONE_READ = 16 * 1024;

/**
 * Reads a body of at most `cap` bytes; `declared` is its Content-Length, undefined for one in chunks. Memory is
 * claimed before it is used, and the claim lasts until `release`.
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
  let over = false;
  const end = (outcome: BodyOutcome): void => {
    if (over) return;
    over = true;
    if (outcome.kind !== "read") room.give(claimed);
    done(outcome);
  };
  request.on("data", (piece: Buffer) => {
    if (over) return;
    const before = bytes;
    bytes += piece.length;
    if (bytes > cap) return end({ kind: "too-large" });
    if (bytes > claimed) {
      if (!room.take(bytes - claimed)) return end({ kind: "no-room" });
      claimed = bytes;
    }
    if (whole === undefined) pieces.push(piece);
    else piece.copy(whole, before);
  });
  request.on("end", () => {
    const [first] = pieces;
    const body = whole ?? (pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces, bytes));
    end({ kind: "read", body, release: () => room.give(claimed) });
  });
  request.on("close", () => end({ kind: "gone" }));
}
