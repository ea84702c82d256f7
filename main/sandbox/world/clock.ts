/** The sandbox's clock, in milliseconds since 1970. */
export type SandboxClock = {
  readonly nowMs: () => number;
  readonly advance?: (ms: number) => void;
};

/** The clock of the computer. */
export const realClock: SandboxClock = { nowMs: () => Date.now() };

/** A clock whose time changes only by `advance`, so that tests can skip days. */
export function steppedClock(startMs: number): Required<SandboxClock> {
  let now = startMs;
  return {
    nowMs: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
