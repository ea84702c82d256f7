/** The sandbox's clock, in milliseconds since 1970. */
export type SandboxClock = {
  readonly nowMs: () => number;
  readonly advance?: (ms: number) => void;
};

/** The clock of the computer. */
export const realClock: SandboxClock = { nowMs: () => Date.now() };

/** A clock that shows this time now and runs on from there. */
export function clockFrom(startMs: number): SandboxClock {
  const begun = performance.now();
  return { nowMs: () => startMs + Math.floor(performance.now() - begun) };
}

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
