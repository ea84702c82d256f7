import { writeSnapshot, type SandboxSnapshot, type SandboxMemory } from "./snapshot.ts";

/** Sees to it that what is kept follows what is so. */
export type Recorder = {
  /** Saves now where something changed since the last time; throws what the memory throws. */
  readonly settle: () => void;
  /** Saves before long; several wishes within one turn of the event loop become one. */
  readonly soon: () => void;
  /** Saves a last time and lets go. */
  readonly close: () => void;
};

/** A recorder of `now` in that memory; without a memory it does nothing. */
export function createRecorder(memory: SandboxMemory | undefined, now: () => SandboxSnapshot): Recorder {
  if (memory === undefined) return { settle: () => undefined, soon: () => undefined, close: () => undefined };
  let saved: string | undefined;
  let planned: NodeJS.Immediate | undefined;
  let closed = false;
  const settle = (): void => {
    clearImmediate(planned);
    planned = undefined;
    const text = writeSnapshot(now());
    if (text === saved) return;
    memory.save(text);
    saved = text;
  };
  const quietly = (): void => {
    try {
      settle();
    } catch {
      // Nobody has been told yet: the next answer saves first, and does not leave where that fails.
    }
  };
  return {
    settle,
    soon: () => {
      if (!closed) planned ??= setImmediate(quietly);
    },
    close: () => {
      closed = true;
      quietly();
    },
  };
}
