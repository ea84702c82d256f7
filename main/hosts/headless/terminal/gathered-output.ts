import type { Host } from "../host.ts";

/** So many characters are written at once. */
const MOST_CHARACTERS = 64 * 1024;

/** Output of many small texts, written in few large pieces. */
export type GatheredOutput = {
  /** The host to write to. */
  readonly host: Host;
  /** Writes what is still held. */
  readonly flush: () => void;
};

/**
 * Gathers what is written to a host. Nothing is held while the program waits for anything, and the order of all texts
 * stays as it is, over both streams.
 */
export function gatherOutput(host: Host): GatheredOutput {
  let held = "";
  let heldFor: 1 | 2 = 1;
  let isDue = false;
  const flush = (): void => {
    const text = held;
    held = "";
    if (text !== "") host.write(heldFor, text);
  };
  return {
    flush,
    host: {
      ...host,
      write(stream, text) {
        if (stream !== heldFor) flush();
        heldFor = stream;
        held += text;
        if (held.length >= MOST_CHARACTERS) flush();
        if (isDue) return;
        isDue = true;
        queueMicrotask(() => {
          isDue = false;
          flush();
        });
      },
    },
  };
}
