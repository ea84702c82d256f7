import { writeSnapshot, type SandboxSnapshot, type SandboxMemory } from "./snapshot.ts";

/** Keeps the saved snapshot up to date. */
export type Recorder = {
  /** Saves now if something changed since the last save; throws what the memory throws. */
  readonly settle: () => void;
  /** Saves soon; several calls within one turn of the event loop cause one save. */
  readonly soon: () => void;
  /** Saves a last time and stops. */
  readonly close: () => void;
};

/** Creates a recorder of `now` in this memory; without a memory it does nothing. */
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
      // No response has been sent yet: the next one saves first, and is not sent if saving fails.
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
