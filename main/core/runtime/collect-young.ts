import { setFlagsFromString } from "node:v8";
import { constants, createContext } from "node:vm";

/** So many bytes of large values may become garbage before it is collected. */
const MOST_BYTES = 24_000_000;

let gone = 0;
let collect: (() => void) | undefined;

/**
 * Tells that large values of so many bytes, parsed text above all, became garbage, and collects V8's young generation once they
 * are many. Call it where none of them is in use: what a collection meets in use moves to the old generation, where it stays
 * until a full collection, and V8's own collections come while a body is parsed. Takes about a millisecond.
 */
export function tellGarbage(bytes: number): void {
  gone += bytes;
  if (gone < MOST_BYTES) return;
  gone = 0;
  collect ??= youngCollection();
  collect();
}

/** V8 gives its collection only to contexts that were created after the flag was set. */
function youngCollection(): () => void {
  setFlagsFromString("--expose-gc");
  const { gc } = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  }) as {
    readonly gc?: (how: { type: "minor" }) => void;
  };
  setFlagsFromString("--no-expose-gc");
  return gc === undefined ? () => undefined : () => gc({ type: "minor" });
}
