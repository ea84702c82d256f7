/** The time that the practice platform lives by, in milliseconds since 1970. */
export type SandboxClock = {
  readonly nowMs: () => number;
  readonly advance?: (ms: number) => void;
};

/** The clock of the computer. */
export const realClock: SandboxClock = { nowMs: () => Date.now() };

/** A clock that stands still until it is told to `advance`, so that days pass in no time. */
export function steppedClock(startMs: number): Required<SandboxClock> {
  let now = startMs;
  return {
    nowMs: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
